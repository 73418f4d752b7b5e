import { rules, RulesError } from '../worker/client.ts';
import type { Examined } from './examine.ts';
import { imports } from './imports.ts';

/** No game comes near it: a thousand moves take about a tenth. */
const LARGEST = 2_000_000;

/** Checks a file somebody brought and keeps it. Whatever is wrong with it, nothing is changed. */
export async function bring(given: File): Promise<Examined> {
  const refused = (kind: 'huge' | 'no-room' | 'unreadable') => ({ fault: { kind }, game: null });
  if (given.size > LARGEST) return refused('huge');
  let examined: Examined;
  try {
    examined = await rules().ask('examine', { text: await given.text() });
  } catch (error) {
    // A folder, a file that went away meanwhile, or one the rules cannot make anything of.
    if (error instanceof DOMException || error instanceof RulesError) return refused('unreadable');
    throw error;
  }
  if ('fault' in examined) return examined;
  try {
    imports.save({ id: examined.id, file: examined.file, updated: Date.now() });
  } catch (error) {
    if (error instanceof DOMException) return refused('no-room');
    throw error;
  }
  return examined;
}
