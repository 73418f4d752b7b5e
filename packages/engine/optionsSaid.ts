import type { Words } from './words.ts';

type OptionWords = Words['options'][string];
type Term = (label: string, value: string) => string;

/** An option and what was chosen, by `term`; null: it is off. */
export function optionSaid({ label, values = {} }: OptionWords, value: unknown, term: Term): string | null {
  if (value === true) return label;
  const said = (Array.isArray(value) ? value : [value ?? false])
    .filter((one) => one !== false)
    .map((one) => values[String(one)] ?? String(one));
  return said.length > 0 ? term(label, said.join(', ')) : null;
}

/** The options a table is played with, as people read them by `term`; what is off is not said. */
export const optionsSaid = (
  words: Pick<Words, 'options'>,
  options: Readonly<Record<string, unknown>>,
  term: Term,
): string[] => Object.entries(words.options).flatMap(([name, option]) => optionSaid(option, options[name], term) ?? []);
