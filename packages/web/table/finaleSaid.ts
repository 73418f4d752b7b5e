import type { Messages } from '../i18n.ts';
import { isClose, seatsOn } from './finale.ts';
import type { Standing } from './finale.ts';
import { outcome } from './outcome.ts';
import type { AtTable } from './Table.tsx';

/** What the end says in large letters. */
interface Said {
  readonly title: string;
  /** Somebody of this device won. */
  readonly isYours: boolean;
  readonly lead: string;
  /** The best true thing besides: a record, a first win. Null: there is none. */
  readonly fame: readonly [title: string, text: string] | null;
}

type Ended = Pick<AtTable, 'board' | 'who'> & {
  readonly now: Pick<AtTable['now'], 'result' | 'seats' | 'online' | 'yours'>;
};

/** What is said when a game is over: to its winner, to the others, to several people at one device, or to who looks on. */
export function finaleSaid(ended: Ended, standing: Standing | null, t: Messages): Said {
  const { now, board, who } = ended;
  const { places, scores } = now.result!;
  const money = (amount: number) => board.money(amount, t.locale);
  const winners = seatsOn(places, 1);
  const you = now.yours.length === 1 ? now.yours[0]! : null;
  const best = scores[winners[0]!]!;
  const [, margin] = outcome(ended, t);
  const isTie = scores.some((score, seat) => places[seat] !== 1 && score === best);
  const sum = margin === undefined ? `${money(best)}.` : `${money(best)}${isTie ? '.' : ','} ${margin}`;
  if (you === null) {
    const isYours = winners.some((seat) => now.yours.includes(seat));
    return { title: t.end.win(winners.map(who)), isYours, lead: sum, fame: null };
  }
  const fame = fameOf(scores[you]!, standing, t, money);
  if (places[you] !== 1) {
    const isSoClose = places[you] === 2 && isClose(scores[you]!, best);
    const title = isSoClose ? t.end.soClose : t.end.place(places[you]!);
    return { title, isYours: false, lead: `${money(scores[you]!)}. ${t.end.won(winners.map(who), money(best))}`, fame };
  }
  const others = winners.filter((seat) => seat !== you).map(who);
  return { title: others.length > 0 ? t.end.youAnd(others) : t.end.youWin, isYours: true, lead: sum, fame };
}

function fameOf(
  score: number,
  standing: Standing | null,
  t: Messages,
  money: (amount: number) => string,
): Said['fame'] {
  if (standing === null) return null;
  const more = standing.best === null ? 0 : score - standing.best;
  if (more > 0) return [t.end.best, t.end.bestBy(money(more))];
  return standing.isFirstWin ? [t.end.firstWin, t.end.firstWinText] : null;
}
