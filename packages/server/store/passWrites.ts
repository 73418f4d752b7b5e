import type Database from 'better-sqlite3';
import type { writings } from './statements.ts';

/** A token in the columns of the database. */
export type TokenValues = readonly [
  id: string,
  person: string,
  label: string,
  hash: string,
  created: number,
  scope: string,
  ends: number,
];
/** A lease in the columns of the database. */
export type LeaseValues = readonly [
  stream: string,
  node: string,
  person: string,
  looking: string,
  visible: number,
  until: number,
];

/** What can be written about tokens, and about who is here. */
export const passWrites = (run: ReturnType<typeof writings<Database.Statement<unknown[]>>>) => ({
  /** False: the person has `most` tokens already. */
  insertToken(token: TokenValues, most: number): boolean {
    if ((run.countTokens.get(token[1]) as { count: number }).count >= most) return false;
    run.insertToken.run(...token);
    return true;
  },
  dropToken: (id: string, person: string): boolean => run.dropToken.run(id, person).changes === 1,
  dropEndedTokens: (now: number): number => run.dropEndedTokens.run(now).changes,
  useTokens(ids: readonly string[], now: number): void {
    for (const id of ids) run.useToken.run(now, id);
  },

  seen(people: readonly string[], now: number): void {
    for (const person of people) run.seen.run(now, person);
  },

  /** Whoever's lease is dropped or has ended was seen until then. */
  lease(put: readonly LeaseValues[], dropped: readonly string[], now: number): void {
    for (const values of put) run.putLease.run(...values);
    for (const stream of dropped) {
      const gone = run.dropLease.get(stream) as { person: string } | undefined;
      if (gone) run.seen.run(now, gone.person);
    }
    for (const { person, until } of run.dropEndedLeases.all(now) as { person: string; until: number }[])
      run.seen.run(until, person);
  },

  /** Time in which no server ran (`gap`, after the last `beat`) is nobody's absence, and ends nobody's lease. */
  shiftPresence(beat: number, gap: number): void {
    run.shiftLeases.run(gap, beat);
    run.shiftSeen.run(gap);
  },
});
