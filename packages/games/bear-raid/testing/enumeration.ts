import type { Seat } from '@outcry/engine';
import type { Counts } from '../state.ts';
import type { View } from '../view.ts';

// The exact probabilities of hidden dice, by enumeration, for tables small enough. Written from B6 and B9 alone: it
// follows every possible screen through the log, which `imagine` does not.

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const choices = (n: number, k: number): number => (k > n ? 0 : factorial(n) / factorial(k) / factorial(n - k));
const total = (counts: Counts): number => counts.reduce((all, count) => all + count, 0);

/** Every way to have `size` dice of those there are. */
function sets(there: Counts, size: number): number[][] {
  if (there.length === 0) return size === 0 ? [[]] : [];
  const found: number[][] = [];
  for (let count = 0; count <= Math.min(there[0]!, size); count++)
    for (const rest of sets(there.slice(1), size - count)) found.push([count, ...rest]);
  return found;
}

/** How likely `drawn` come out when as many dice are drawn from `there`. */
const chanceOf = (there: Counts, drawn: Counts): number =>
  drawn.reduce((ways, count, c) => ways * choices(there[c]!, count), 1) / choices(total(there), total(drawn));

/** Dice behind the hidden screens, one after the other, counted by companies in play. */
type Screens = readonly number[][];

/** What can lie behind the hidden screens, with its probability. Keys are made by `nameOf`. */
export function possibleScreens(view: View): Map<string, number> {
  const { inPlay, seat: viewer, screens } = view;
  const seats = screens.length;
  const hidden: Seat[] = screens.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const ofCompanies = (counts: Counts): number[] => inPlay.map((company) => counts[company]!);
  const own = viewer === null ? inPlay.map(() => 0) : ofCompanies(screens[viewer]!.firstDice!);
  /** Dice behind hidden screens and in the bag. */
  let unseen = ofCompanies(view.opening).map((rolled, c) => 8 - rolled - own[c]!);
  let possible = new Map<string, number>([['[]', 1]]);

  const bagOf = (behind: Screens): number[] => unseen.map((count, c) => count - total(behind.map((dice) => dice[c]!)));
  /** Replaces each possibility by those `follow` returns, each with its share of the probability, and normalises. */
  const become = (follow: (behind: number[][]) => [Screens, number][]): void => {
    const next = new Map<string, number>();
    for (const [name, chance] of possible)
      for (const [behind, part] of follow(JSON.parse(name) as number[][])) {
        const key = JSON.stringify(behind);
        next.set(key, (next.get(key) ?? 0) + chance * part);
      }
    const all = total([...next.values()]);
    possible = new Map([...next].map(([name, chance]) => [name, chance / all]));
  };
  /** The screen of one seat changes. */
  const change = (seat: Seat, ways: (dice: number[]) => [number[], number][]): void =>
    become((behind) =>
      ways(behind[hidden.indexOf(seat)]!).map(([dice, part]) => [behind.with(hidden.indexOf(seat), dice), part]),
    );

  for (const _ of hidden)
    become((behind) => sets(bagOf(behind), 4).map((dice) => [[...behind, dice], chanceOf(bagOf(behind), dice)]));
  let onRumors = 0;
  for (const record of view.log) {
    if (record.kind === 'took' && record.seat !== viewer) {
      const taken = inPlay.map((company) => (company === record.company ? record.count : 0));
      unseen = unseen.map((count, c) => count + taken[c]!);
      change(record.seat, (dice) => [[dice.map((count, c) => count + taken[c]!), 1]]);
    } else if (record.kind === 'placed') {
      const placed = ofCompanies(record.dice);
      onRumors += total(placed);
      if (record.seat === viewer) continue;
      unseen = unseen.map((count, c) => count - placed[c]!);
      change(record.seat, (dice) => {
        const left = dice.map((count, c) => count - placed[c]!);
        return left.every((count) => count >= 0) ? [[left, 1]] : [];
      });
    } else if (record.kind === 'bagged') {
      if (record.seat === viewer) unseen = unseen.map((count, c) => count + ofCompanies(record.dice!)[c]!);
      else
        change(record.seat, (dice) => {
          const kept = [0, 1, 2, 3, 4, 5].flatMap((size) => sets(dice, size));
          return kept.map((stay) => [stay, 1 / kept.length]);
        });
    } else if (record.kind === 'drawn') {
      const drawn = ofCompanies(record.dice);
      const wanted = Math.max(0, 3 * seats - onRumors);
      become((behind) => {
        const bag = bagOf(behind);
        return total(drawn) === Math.min(wanted, total(bag)) ? [[behind, chanceOf(bag, drawn)]] : [];
      });
      unseen = unseen.map((count, c) => count - drawn[c]!);
      onRumors = 0;
    }
  }
  return new Map([...possible].filter(([, chance]) => chance > 0));
}

/** The key `possibleScreens` uses for the dice behind all screens but the viewer's. */
export const nameOf = (view: View, dice: readonly Counts[]): string =>
  JSON.stringify(
    dice.filter((_, seat) => seat !== view.seat).map((counts) => view.inPlay.map((company) => counts[company]!)),
  );
