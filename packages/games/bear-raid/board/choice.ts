import { numberOf, tappedOf } from '@outcry/ui/taps.ts';
import type { Sayings } from '@outcry/ui/taps.ts';
import { FACES } from '../data.ts';
import type { Company, Counts, Move } from '../state.ts';
import type { View } from '../view.ts';

/** The five actions (B7). */
export type Act = Exclude<Move['kind'], 'bag'>;

/**
 * What a person taps: an action, a company and how many, one of the dice that lie at a company (its pips, and which of
 * those that show the same), or one of their own dice (its company, and which of them).
 */
export type Tap =
  `act ${Act}` | `${'company' | 'count'} ${number}` | `lying ${number} ${number} ${number}` | `own ${number} ${number}`;

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const ownTaps = (dice: Counts): readonly Tap[] =>
  dice.flatMap((count, company) => times(count).map((which) => `own ${company} ${which}` as const));

function tapsOf(move: Move): readonly Tap[] {
  switch (move.kind) {
    case 'pass':
      return ['act pass'];
    case 'buy':
    case 'short':
      return [`act ${move.kind}`, `company ${move.company}`, `count ${move.count}`];
    case 'take':
      return ['act take', ...numbered(move.pips.map((pip) => `lying ${move.company} ${pip} 0` as const))];
    case 'place':
      return ['act place', ...ownTaps(move.dice)];
    case 'bag':
      return ownTaps(move.dice);
  }
}

/** Dice that are alike, counted from the first: which of them were tapped makes no difference. */
function numbered(choice: readonly Tap[]): readonly Tap[] {
  const counts = new Map<string, number>();
  return choice.map((tap) => {
    if (!tap.startsWith('lying ') && !tap.startsWith('own ')) return tap;
    const die = tap.slice(0, tap.lastIndexOf(' '));
    const which = counts.get(die) ?? 0;
    counts.set(die, which + 1);
    return `${die} ${which}` as Tap;
  });
}

/** How moves of Bear Raid are said by taps. Nothing for the bag is a choice, too (B9). */
export const SAYINGS: Sayings<Move, Tap> = { tapsOf, asNamed: numbered };

/** The action that is tapped; null: none. */
export const actIn = (choice: readonly Tap[]): Act | null =>
  (choice.find((tap) => tap.startsWith('act '))?.slice('act '.length) as Act | undefined) ?? null;

/** A trade that is tapped. */
export type Trade = Extract<Move, { kind: 'buy' | 'short' }>;
export const tradeIn = (choice: readonly Tap[]): Trade | null => {
  const kind = actIn(choice);
  if (kind !== 'buy' && kind !== 'short') return null;
  return { kind, company: numberOf(choice, 'company')!, count: numberOf(choice, 'count')! };
};

/** The company that the choice is about; null: none, or several. */
export const companyIn = (choice: readonly Tap[]): Company | null =>
  numberOf(choice, 'company') ?? numberOf(choice, 'lying');

/** The companies of the viewer's dice that are tapped. */
export const ownIn = (choice: readonly Tap[]): readonly Company[] =>
  tappedOf(choice, 'own').map(([company]) => company!);

/** The choice with one tap added, or taken back. */
export const toggled = (choice: readonly Tap[], tap: Tap): readonly Tap[] =>
  choice.includes(tap) ? choice.filter((other) => other !== tap) : [...choice, tap];

/** A die as it is drawn: what it shows, and which of those that are alike. */
export interface Drawn {
  readonly face: number;
  readonly which: number;
}

const drawn = (counts: readonly (readonly [face: number, count: number])[]): Drawn[] =>
  counts.flatMap(([face, count]) => times(count).map((which) => ({ face, which })));

/** The pips of the dice at a company, highest first. */
export const lying = ({ faces }: View, company: Company): Drawn[] =>
  drawn(times(FACES).map((i) => [FACES - i, faces[company * FACES + FACES - i - 1]!]));

/** The companies of dice counted by company. */
export const behind = (dice: Counts): Drawn[] => drawn(dice.map((count, company) => [company, count]));

/** The viewer's own dice; a spectator has none. */
export const ownDice = ({ seat, screens }: View): Drawn[] => behind((seat !== null && screens[seat]!.dice) || []);

/** How much of each thing may be done, by company. */
export interface Limits {
  readonly buy: Counts;
  readonly short: Counts;
  readonly take: Counts;
  readonly place: boolean;
  readonly bag: boolean;
}

/** What the legal moves allow. */
export function limitsOf(legal: readonly Move[], companies: number): Limits {
  const none = (): number[] => Array.from({ length: companies }, () => 0);
  const most = { buy: none(), short: none(), take: none() };
  let place = false;
  let bag = false;
  for (const move of legal) {
    if (move.kind === 'place') place = true;
    else if (move.kind === 'bag') bag = true;
    else if (move.kind !== 'pass') {
      const count = move.kind === 'take' ? move.pips.length : move.count;
      most[move.kind][move.company] = Math.max(most[move.kind][move.company]!, count);
    }
  }
  return { ...most, place, bag };
}
