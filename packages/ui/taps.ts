/** What the legal moves allow beside what is tapped already. */
export interface Offer<Move, Tap extends string> {
  /** What can be tapped at all: a tap on what does not go with the choice begins anew. */
  readonly can: ReadonlySet<Tap>;
  /** What goes with the choice, and is lit. */
  readonly may: ReadonlySet<Tap>;
  /** The move that these taps say and no more; null: none. */
  readonly exact: Move | null;
  /** The move that is said: the exact one, or the only one that goes with the taps; null while something is missing. */
  readonly ready: Move | null;
  /** The move that needs no tap: it ends the turn, or this part of it. */
  readonly end: Move | null;
  /** How many moves go with the choice. */
  readonly left: number;
}

/** How a game's moves are said by taps, each named by its kind and what it means ("pile 2"). */
export interface Sayings<Move, Tap extends string> {
  /** The set of taps that says a move, in any order. Distinct legal moves have distinct sets; one of them may be empty. */
  tapsOf(move: Move): readonly Tap[];
  /** What is tapped, as `tapsOf` would name it: where things are alike (two dice with the same pips), any may be tapped. */
  asNamed?(choice: readonly Tap[]): readonly Tap[];
  /** What is chosen before anything is tapped. */
  first?(legal: readonly Move[]): readonly Tap[];
  /** The move that a tap on a place that does not light would come to, for the rule that forbids it; null: it means nothing. */
  unlit?(legal: readonly Move[], choice: readonly Tap[], tap: Tap): Move | null;
}

const fits = (taps: readonly string[], choice: readonly string[]): boolean => choice.every((one) => taps.includes(one));

const named = <Move, Tap extends string>({ asNamed }: Sayings<Move, Tap>, choice: readonly Tap[]): readonly Tap[] =>
  asNamed?.(choice) ?? choice;

/** What can be said with these taps. */
export function offerOf<Move, Tap extends string>(
  sayings: Sayings<Move, Tap>,
  legal: readonly Move[],
  choice: readonly Tap[],
): Offer<Move, Tap> {
  const wanted = named(sayings, choice);
  const all = legal.map((move) => ({ move, taps: sayings.tapsOf(move) }));
  const said = all.filter(({ taps }) => taps.length > 0);
  const left = said.filter(({ taps }) => fits(taps, wanted));
  const exact = left.find(({ taps }) => taps.length === wanted.length)?.move ?? null;
  const only = left.length === 1 && wanted.length > 0 ? left[0]!.move : null;
  return {
    can: new Set(said.flatMap(({ taps }) => taps)),
    may: new Set(left.flatMap(({ taps }) => taps)),
    exact,
    ready: exact ?? only,
    end: all.find(({ taps }) => taps.length === 0)?.move ?? null,
    left: left.length,
  };
}

/** The choice after one more tap: a second tap takes back, and what does not go with the new one is forgotten. */
export function tapped<Move, Tap extends string>(
  sayings: Sayings<Move, Tap>,
  legal: readonly Move[],
  choice: readonly Tap[],
  tap: Tap,
): readonly Tap[] {
  if (choice.includes(tap)) return choice.filter((one) => one !== tap);
  const all = legal.map((move) => sayings.tapsOf(move));
  let next: readonly Tap[] = [tap];
  for (const one of choice.toReversed()) {
    const wanted = [one, ...next];
    if (all.some((taps) => fits(taps, named(sayings, wanted)))) next = wanted;
  }
  return next;
}

/** The numbers in the taps of a kind: of "bid 1 6" it is 1 and 6. */
export const tappedOf = (choice: readonly string[], kind: string): readonly (readonly number[])[] =>
  choice.flatMap((tap) => {
    const [first, ...rest] = tap.split(' ');
    return first === kind ? [rest.map(Number)] : [];
  });

/** The number in the tap of a kind; null: there is no such tap. */
export const numberOf = (choice: readonly string[], kind: string): number | null =>
  tappedOf(choice, kind)[0]?.[0] ?? null;
