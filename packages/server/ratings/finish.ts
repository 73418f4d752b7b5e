import { programIn } from '../programs/named.ts';
import type { ListedRow, SeatRow } from '../store/store.ts';

/**
 * How somebody took part. `whole`: to the end. `left`: a bot or another person had their seat at the end, so they are last.
 * `joined`: they took a seat over. `gone`: their account was deleted meanwhile. The last two count for no rating.
 */
export type Part = 'whole' | 'left' | 'joined' | 'gone';

/**
 * Whether a game counts for ratings, or why not. `off`: the table was not rated. `people`: one person had several seats,
 * or nobody sat there. `busy`: a bot thought less because the server was busy. `data`: played with an owner's tables.
 * `program`: a program of the host played.
 * `often`: two of its people had met too often.
 */
export type Counts = 'yes' | 'off' | 'people' | 'busy' | 'data' | 'program' | 'often';

/** How a seat, or who had it before, came out. */
export interface SeatFinish {
  readonly seat: number;
  /** A person's id, or "bot:LEVEL". */
  readonly who: string;
  readonly part: Part;
  /** The place as it counts: those who left are last. */
  readonly place: number;
  readonly wealth: number;
  readonly moves: number;
  readonly spent: number;
}

/** A finished game, as results and ratings see it. */
export interface Finish {
  readonly counts: Exclude<Counts, 'often'>;
  readonly seats: readonly SeatFinish[];
}

/** A seat that another person took: who had it before (null: a bot). */
export interface Replaced {
  readonly seat: number;
  readonly from: string | null;
}

export const botNamed = (level: string): string => `bot:${level}`;
export const isBot = (who: string): boolean => who.startsWith('bot:');
export const levelOf = (who: string): string => who.slice('bot:'.length);

/** What a finished table says of its people and bots. `replaced`: the seats that changed hands, oldest first. */
export function finishOf(
  { seats, result, turn, rated, unrated, ownData }: ListedRow,
  replaced: readonly Replaced[],
  isKnown: (person: string) => boolean,
): Finish {
  const { places, scores } = result!;
  const starters = startersOf(seats, replaced);
  const hasStayed = seats.map(({ standIn }) => standIn === null);
  const placeOf = (seat: number) =>
    hasStayed[seat]
      ? 1 + places.filter((place, other) => hasStayed[other] && place < places[seat]!).length
      : seats.length;
  const partOf = (seat: number, who: string): Part => {
    if (!isBot(who) && !isKnown(who)) return 'gone';
    if (starters[seat] !== who) return 'joined';
    return hasStayed[seat] ? 'whole' : 'left';
  };
  const finished = seats.flatMap(({ person, bot }, seat): SeatFinish[] => {
    const who = person ?? botNamed(bot!);
    const [moves, spent] = turn.spent?.[seat] ?? [0, 0];
    const wealth = scores[seat]!;
    const now = { seat, who, part: partOf(seat, who), place: placeOf(seat), wealth, moves, spent };
    const before = starters[seat]!;
    if (before === who || before === null) return [now];
    const part = isKnown(before) ? 'left' : 'gone';
    return [now, { seat, who: before, part, place: seats.length, wealth, moves: 0, spent: 0 }];
  });
  return { counts: countsOf({ rated, unrated, ownData }, finished), seats: finished };
}

/** By seat, who had it when the game began; null: a bot whose seat a person took. */
function startersOf(seats: readonly SeatRow[], replaced: readonly Replaced[]): (string | null)[] {
  const starters: (string | null)[] = seats.map(({ person, bot }) => person ?? botNamed(bot!));
  for (const { seat, from } of replaced.toReversed()) starters[seat] = from;
  return starters;
}

function countsOf(
  { rated, unrated, ownData }: Pick<ListedRow, 'rated' | 'unrated' | 'ownData'>,
  finished: readonly SeatFinish[],
): Finish['counts'] {
  if (!rated) return 'off';
  if (ownData > 0) return 'data';
  if (finished.some(({ who }) => isBot(who) && programIn(levelOf(who)) !== null)) return 'program';
  const people = finished.filter(({ who }) => !isBot(who)).map(({ who, seat }) => `${who} ${seat}`);
  const distinct = new Set(people.map((each) => each.split(' ')[0]));
  if (distinct.size < new Set(people).size || finished.filter(takesPart).length < 2 || distinct.size === 0)
    return 'people';
  return unrated ? 'busy' : 'yes';
}

/** Whether this result counts, where the game does. */
export const takesPart = ({ part }: { readonly part: string }): boolean => part === 'whole' || part === 'left';
