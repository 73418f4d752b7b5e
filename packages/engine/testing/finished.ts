import { commitmentTo, commitmentToEntropy, tableKey } from '../fairness.ts';
import type { Fairness } from '../fairness.ts';
import { fileOfMatch } from '../file.ts';
import type { GameFile } from '../file.ts';
import { Match } from '../match.ts';
import { fastRng, pick } from '../rng.ts';
import { whispers } from './whispers.ts';

const SEED = 'ab'.repeat(32);

const FAIRNESS: Fairness = {
  seed: SEED,
  commitment: commitmentTo(SEED),
  contributions: [
    { entropy: 'x', commitment: commitmentToEntropy('x'), missing: null },
    { entropy: '', commitment: null, missing: 'bot' },
    { entropy: '', commitment: null, missing: 'no-answer' },
  ],
  voided: [{ seed: 'ef'.repeat(32), commitment: commitmentTo('ef'.repeat(32)), step: 'reveal', seats: [2] }],
};

/** A whole game of whispers with three seats, always the same. */
export function finishedMatch(): Match {
  const match = new Match(whispers, { seats: 3, options: {}, key: tableKey(FAIRNESS) });
  const rng = fastRng(1);
  for (let actors = match.game.actors(match.state); actors.length > 0; actors = match.game.actors(match.state)) {
    const seat = pick(actors, rng);
    match.make(seat, pick(match.game.legal(match.state, seat), rng));
  }
  return match;
}

/** Its file. */
export const finishedFile = (): GameFile =>
  fileOfMatch(finishedMatch(), {
    seats: [
      { name: 'Ada', kind: 'person', level: null },
      { name: 'Ben', kind: 'bot', level: 'trader' },
      { name: 'Cleo', kind: 'person', level: null },
    ],
    data: null,
    fairness: FAIRNESS,
  });
