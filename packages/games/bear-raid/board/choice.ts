import { FACES } from '../data.ts';
import type { Company, Counts, Move } from '../state.ts';
import type { View } from '../view.ts';

/** What the player is about to do. Dice are indices into `lying` and `behind`. */
export type Choice =
  | { readonly kind: 'buy' | 'short'; readonly company: Company; readonly count: number }
  | { readonly kind: 'take'; readonly company: Company | null; readonly at: readonly number[] }
  | { readonly kind: 'place' | 'bag'; readonly at: readonly number[] }
  | { readonly kind: 'pass' };

/** The pips of the dice at a company, highest first, as they are drawn. */
export const lying = ({ faces }: View, company: Company): number[] =>
  Array.from({ length: FACES }, (_, i) => FACES - i).flatMap((pip) =>
    Array.from({ length: faces[company * FACES + pip - 1]! }, () => pip),
  );

/** The companies of dice counted by company, as they are drawn. */
export const behind = (dice: Counts): Company[] =>
  dice.flatMap((count, company) => Array.from({ length: count }, () => company));

/** The viewer's own dice; a spectator has none. */
export const ownDice = ({ seat, screens }: View): Company[] => behind((seat !== null && screens[seat]!.dice) || []);

function counted(view: View, at: readonly number[]): number[] {
  const own = ownDice(view);
  const counts = view.prices.map(() => 0);
  for (const die of at) counts[own[die]!]!++;
  return counts;
}

/** The move a choice amounts to; null while something is missing. */
export function moveOf(view: View, choice: Choice): Move | null {
  switch (choice.kind) {
    case 'pass':
    case 'buy':
    case 'short':
      return choice;
    case 'take': {
      const { company, at } = choice;
      if (company === null || at.length === 0) return null;
      const pips = lying(view, company);
      return { kind: 'take', company, pips: at.map((die) => pips[die]!).toSorted((a, b) => a - b) };
    }
    case 'place':
      return choice.at.length === 0 ? null : { kind: 'place', dice: counted(view, choice.at) };
    case 'bag':
      return { kind: 'bag', dice: counted(view, choice.at) };
  }
}

const alike = (a: Counts, b: Counts): boolean => a.length === b.length && a.every((value, i) => value === b[i]);

/** Whether two moves are the same. */
export function sameMove(a: Move, b: Move): boolean {
  switch (a.kind) {
    case 'pass':
      return b.kind === 'pass';
    case 'buy':
    case 'short':
      return b.kind === a.kind && b.company === a.company && b.count === a.count;
    case 'take':
      return b.kind === 'take' && b.company === a.company && alike(a.pips, b.pips);
    case 'place':
    case 'bag':
      return b.kind === a.kind && alike(a.dice, b.dice);
  }
}

/** How much of each thing may be done, by company. */
export interface May {
  readonly buy: Counts;
  readonly short: Counts;
  readonly take: Counts;
  readonly place: boolean;
  readonly bag: boolean;
}

/** What the legal moves allow. */
export function mayOf(legal: readonly Move[], companies: number): May {
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

/** The places with one toggled: added, or removed if it was there. */
export const toggled = (at: readonly number[], die: number): readonly number[] =>
  at.includes(die) ? at.filter((other) => other !== die) : [...at, die];
