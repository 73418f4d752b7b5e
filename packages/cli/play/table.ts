import { InputError } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { seatsOf, wholeNumber } from '../arguments.ts';
import type { Talk } from './talk.ts';

/** The opponents a person is offered: what they are, and the list of bots it means. */
const OPPONENTS: readonly (readonly [text: string, bots: string])[] = [
  ['rookies, who still misjudge things', 'rookie'],
  ['traders, who know what they want', 'trader'],
  ['one trader among rookies', 'trader,rookie'],
];
/** Who sits there when nobody is asked. */
const USUAL_BOTS = 'trader';

/** How many sit at the table: as the flag says, or asked where somebody can answer. Null: they left. */
export async function askSeats(game: AnyGame, flag: number | undefined, talk: Talk): Promise<number | null> {
  if (flag !== undefined || !talk.interactive) return seatsOf(game, flag);
  const { min, max } = game.seats;
  if (min === max) return min;
  for (;;) {
    const text = await talk.ask(`How many at the table, you among them (${min} to ${max})?`, String(seatsOf(game)));
    if (text === null) return null;
    try {
      return wholeNumber('that', min, max)(text.trim());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      talk.say([error.message]);
    }
  }
}

/** Against which bots, as a list for `botsFor` over so many seats. Null: they left. */
export async function askBots(flag: string | undefined, others: number, talk: Talk): Promise<string | null> {
  if (flag !== undefined) return flag;
  if (!talk.interactive) return USUAL_BOTS;
  const offered = OPPONENTS.filter(([, bots]) => bots.split(',').length <= others);
  const texts = offered.map(([text]) => text);
  const answer = await talk.choose('Against whom?', texts, []);
  return answer.kind === 'choice' ? offered[answer.index]![1] : null;
}
