import { summaryOf } from '@outcry/engine';
import type { GameFile, Seat } from '@outcry/engine';
import { whoOf } from './names.ts';

const WORDS = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the record of a deal says, in sentences: who added to the shuffle, who did not, and which attempts failed. */
export function dealSaid({ fairness, seats }: GameFile): string[] {
  const named = (these: readonly Seat[]): string => WORDS.format(these.map(whoOf(seats)));
  const { how, added, absent } = summaryOf(fairness);
  if (how === 'alone') return ['Dealt in one place: no player added to the shuffle.'];
  if (how === 'open') return [`${named(added)} added to the shuffle without committing first (an older table).`];
  const missing = (why: (typeof absent)[number]['why']) => absent.flatMap((one) => (one.why === why ? [one.seat] : []));
  const [away, silent] = [missing('not-connected'), missing('no-answer')];
  const players = added.length + absent.length;
  return [
    added.length === 0
      ? 'No player added to the shuffle: the server alone chose it.'
      : `The server committed to its seed; then ${added.length} of ${players} players committed and revealed: ${named(added)}.`,
    ...(away.length > 0 ? [`Not connected, contributed nothing: ${named(away)}.`] : []),
    ...(silent.length > 0 ? [`Did not answer, contributed nothing: ${named(silent)}.`] : []),
    ...fairness.voided.map(
      ({ step, seats: blamed }, at) => `Attempt ${at + 1} was void: ${named(blamed)} did not ${step} in time.`,
    ),
  ];
}
