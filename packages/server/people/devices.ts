import { Refused } from '../errors.ts';
import { newId } from '../ids.ts';
import type { CodeRow } from '../store/accountStore.ts';
import type { PersonRow, Store } from '../store/store.ts';
import { agentOf } from './agent.ts';
import { hashOfSecret, newFigures, newSecret } from './secrets.ts';

/** How long a code for a second device works. */
const VALID = 60_000;
const LONGEST_AGENT = 200;

const tooLate = () => new Refused('link-gone', 'this code no longer works: make a new one on the first device');

/** What the first device is shown of its code. */
const shown = ({ id, state, ends, figures, agent, scanned }: CodeRow, now: number) => ({
  id,
  state: state === 'shown' || state === 'scanned' ? (ends > now ? state : ('ended' as const)) : state,
  left: Math.max(0, ends - now),
  scanned:
    figures === null || scanned === null
      ? null
      : { figures, agent: agentOf(agent ?? ''), ago: Math.max(0, now - scanned) },
});

/** A code for a second device. Whoever scans it still needs a yes on the first. */
export async function makeCode(store: Store, { id: person }: PersonRow, now: number) {
  const secret = newSecret();
  const code = { id: newId(), person, ends: now + VALID };
  await store.addCode(code, hashOfSecret(secret));
  return { id: code.id, secret, left: VALID };
}

export async function lookAtCode(store: Store, person: PersonRow, id: string, now: number) {
  const code = await store.code(person.id, id);
  if (!code) throw new Refused('not-found', 'there is no such code');
  return shown(code, now);
}

/** The second device scanned a code: it gets a claim of its own, and figures that both show. */
export async function scanCode(store: Store, secret: string, agent: string, now: number) {
  const [claim, figures] = [newSecret(), newFigures()];
  const by = { claim: hashOfSecret(claim), figures, agent: agent.slice(0, LONGEST_AGENT) };
  if (!(await store.scanCode(hashOfSecret(secret), by, now))) throw tooLate();
  return { claim, figures };
}

/** The first device says whether the second is theirs. */
export async function answerCode(store: Store, person: PersonRow, id: string, agree: boolean, now: number) {
  if (!(await store.answerCode(person.id, id, agree, now))) throw tooLate();
  return lookAtCode(store, person, id, now);
}

/** The second device asks what became of it; `person` once it may sign in, which happens once. */
export async function claimCode(store: Store, claim: string, now: number) {
  const found = await store.claimCode(hashOfSecret(claim), now);
  if (!found) throw tooLate();
  const { code, isUsed } = found;
  if (isUsed) return { state: 'confirmed' as const, person: code.person };
  if (code.state === 'stopped') return { state: 'stopped' as const, person: null };
  if (code.state !== 'scanned' || code.ends <= now) throw tooLate();
  return { state: 'scanned' as const, person: null };
}
