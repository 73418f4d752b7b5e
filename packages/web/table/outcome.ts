import type { Result } from '@outcry/engine';
import type { BoardModule } from '@outcry/ui';
import type { Messages } from '../i18n.ts';
import type { Online, Snapshot } from './source.ts';
import type { AtGame } from './useGame.ts';

/** Places and scores at the end; of a game that was stopped, where everybody stood then. Null: that is not known yet. */
export function stoodAtEnd({ result, worth }: Pick<Snapshot, 'result' | 'worth'>): Result | null {
  const scores = worth?.at(-1);
  if (result !== null || scores === undefined) return result;
  return { places: scores.map((score) => 1 + scores.filter((other) => other > score).length), scores };
}

/** Why a game ended before its time. Empty: it did not. */
export function whyEarly({ now: { history }, words, who }: Pick<AtGame, 'now' | 'words' | 'who'>): string {
  const { view, events } = history.at(-1)!;
  return words.early?.(view, events, who) ?? '';
}

interface Ended {
  readonly now: Pick<Snapshot, 'result'> & {
    readonly seats: readonly unknown[];
    readonly online: Pick<Online, 'ended' | 'votes'> | null;
  };
  readonly board: Pick<BoardModule, 'money'>;
  readonly who: (seat: number) => string;
}

/** What the end screen says first: who won, and by how much; or why there is no result. */
export function outcome({ now, board, who }: Ended, t: Pick<Messages, 'end' | 'locale'>): string[] {
  const { result, online } = now;
  if (result === null) {
    const voters = online?.ended === 'vote' ? [t.end.voted(online.votes.map(who))] : [];
    return [t.end.stopped[online?.ended ?? 'closed'], [...voters, t.end.noResult].join(' ')];
  }
  const { places, scores } = result;
  const money = (amount: number) => board.money(amount, t.locale);
  const seats = now.seats.map((_, seat) => seat);
  const winners = seats.filter((seat) => places[seat] === 1);
  const best = scores[winners[0]!]!;
  const title =
    winners.length > 1 ? t.end.shared(winners.map(who), money(best)) : t.end.wins(who(winners[0]!), money(best));
  const [rival] = seats.filter((seat) => places[seat] !== 1).toSorted((a, b) => scores[b]! - scores[a]!);
  if (rival === undefined) return [title];
  const margin = best - scores[rival]!;
  return [title, margin === 0 ? t.end.tieBroken(who(rival)) : t.end.margin(money(margin), who(rival))];
}
