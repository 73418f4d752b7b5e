import { isBotName } from '@outcry/bots/cast.ts';
import type { Seat } from '@outcry/engine';
import type { Feeling, Remark, SeatInfo } from '@outcry/ui';
import type { Messages } from '../i18n.ts';

/** A bot shows what it feels when its wealth changes by this part of it. */
const MUCH = 1 / 5;
/** How many moves of every seat pass before the same bot, or another, speaks again. */
const SAME_BOT = 8;
const ANY_BOT = 5;

/** When each seat last spoke: the number of the move. */
export type Spoken = ReadonlyMap<Seat, number>;

type Who = Pick<SeatInfo, 'name' | 'bot' | 'away'>;

const speaks = ({ name, bot, away }: Who): boolean => bot && !away && isBotName(name);

/** Who is glad or sorry because their wealth changed much, where it is known. */
export const feltBy = (before: readonly (number | null)[], after: readonly (number | null)[]): Feeling[] =>
  before.flatMap((had, seat) => {
    const has = after[seat] ?? null;
    if (had === null || has === null || had <= 0 || Math.abs(has - had) < MUCH * had) return [];
    return [{ seat, mood: has > had ? 'gloat' : 'groan' }];
  });

/** What a bot says of a move, out of all that seats feel about it; null: nobody speaks, which is the rule. */
export function remarkOn(
  feelings: readonly Feeling[],
  move: number,
  seats: readonly Who[],
  spoken: Spoken,
  cast: Messages['cast'],
): Remark | null {
  if (move - Math.max(-Infinity, ...spoken.values()) < ANY_BOT * seats.length) return null;
  const rested = (seat: Seat) => move - (spoken.get(seat) ?? -Infinity) >= SAME_BOT * seats.length;
  const may = (seat: Seat) => speaks(seats[seat]!) && rested(seat);
  const own = feelings.find(({ seat }) => may(seat));
  if (own) return { ...own, text: lineOf(seats[own.seat]!.name, own.mood, move, cast) };
  // Nobody's own luck: somebody else's may deserve a word.
  const lucky = feelings.find(({ mood }) => mood === 'gloat');
  const other = lucky && seats.findIndex((_, seat) => seat !== lucky.seat && may(seat));
  if (other === undefined || other < 0) return null;
  return { seat: other, mood: 'calm', text: lineOf(seats[other]!.name, 'calm', move, cast) };
}

/** One of a character's lines; the number makes sure that it is not always the same. */
function lineOf(name: string, mood: Remark['mood'], number: number, cast: Messages['cast']): string {
  if (!isBotName(name)) throw new Error(`${name} is not of the cast`);
  const { compliment, ...lines } = cast[name];
  return mood === 'calm' ? compliment : lines[mood][number % 2]!;
}

/** What a bot says at the end: the winner gloats, the last groans, the others say nothing. */
export function lastWord(
  info: Who,
  place: number,
  places: readonly number[],
  cast: Messages['cast'],
): Remark['text'] | null {
  if (!speaks(info) || new Set(places).size === 1) return null;
  const number = info.name.length + places.length;
  if (place === 1) return lineOf(info.name, 'gloat', number, cast);
  return place === Math.max(...places) ? lineOf(info.name, 'groan', number, cast) : null;
}
