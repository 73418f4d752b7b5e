import type { Seat } from '@outcry/engine';
import type { Entry } from '../api.ts';

/** Somebody wants to take back everything from entry `to` on. */
export interface UndoAsk {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** Somebody wants a bot to play for an absent person, or wants the seat for themselves. */
export interface ReplaceAsk {
  /** The seat in question. */
  readonly seat: Seat;
  readonly by: 'bot' | 'person';
  /** Who asks; with `by: 'person'` the one who would take the seat. */
  readonly person: string;
  readonly at: number;
  readonly agreed: readonly Seat[];
}

/** What people at a table ask of each other. Follows from the entries alone. */
export interface Agreements {
  readonly undo: UndoAsk | null;
  readonly replace: ReplaceAsk | null;
  /** Seats that voted to end the game. */
  readonly votes: readonly Seat[];
  /** Since when there has been such a vote; null: there is none. */
  readonly votesSince: number | null;
  /** When a vote to end the game was refused last; a move ends the wait. */
  readonly voteRefused: number | null;
  /** The seat whose undo was refused last, and when; a move, undo or redo ends its wait. */
  readonly undoRefused: { readonly seat: Seat; readonly at: number } | null;
  /** People whose wish for a seat or a bot was refused, lapsed or was withdrawn within `ASK_AGAIN`, and when. */
  readonly replaceRefused: readonly { readonly person: string; readonly at: number }[];
  /** The names of those whose seat another person has taken, and the entry that says so, oldest first. */
  readonly formers: readonly { readonly seat: Seat; readonly name: string; readonly seq: number }[];
}

/** How long somebody waits before they ask about a seat, or for the end, again. */
export const ASK_AGAIN = 60_000;

export const NOTHING_ASKED: Agreements = {
  undo: null,
  replace: null,
  votes: [],
  votesSince: null,
  voteRefused: null,
  undoRefused: null,
  replaceRefused: [],
  formers: [],
};

const without = (seats: readonly Seat[], gone: Seat): Seat[] => seats.filter((seat) => seat !== gone);

const withVotes = (before: Agreements, votes: readonly Seat[], at: number): Agreements => ({
  ...before,
  votes,
  votesSince: votes.length === 0 ? null : (before.votesSince ?? at),
});

/** The request is over, and its asker waits before the next. */
function withoutAsk(before: Agreements, { person }: ReplaceAsk, at: number): Agreements {
  const others = before.replaceRefused.filter((refused) => refused.person !== person && at < refused.at + ASK_AGAIN);
  return { ...before, replace: null, replaceRefused: [...others, { person, at }] };
}

/** The agreements after one more entry. */
export function afterEntry(before: Agreements, entry: Entry): Agreements {
  const { undo, replace, votes } = before;
  switch (entry.kind) {
    case 'move':
      if (!undo && !before.undoRefused && before.voteRefused === null) return before;
      return { ...before, undo: null, undoRefused: null, voteRefused: null };
    case 'undo':
    case 'redo':
      return undo || before.undoRefused ? { ...before, undo: null, undoRefused: null } : before;
    case 'undo-ask':
      return { ...before, undo: { seat: entry.seat, to: entry.to, agreed: [] } };
    case 'undo-answer': {
      if (!undo) return before;
      if (entry.agree) return { ...before, undo: { ...undo, agreed: [...undo.agreed, entry.seat] } };
      const undoRefused = entry.seat === undo.seat ? before.undoRefused : { seat: undo.seat, at: entry.at };
      return { ...before, undo: null, undoRefused };
    }
    case 'replace-ask': {
      const { seat, by, person, at } = entry;
      return { ...before, replace: { seat, by, person, at, agreed: [] } };
    }
    case 'replace-answer': {
      const { seat, agree } = entry;
      if (!replace) return before;
      if (agree && seat !== null) return { ...before, replace: { ...replace, agreed: [...replace.agreed, seat] } };
      return withoutAsk(before, replace, entry.at);
    }
    case 'replace-lapsed':
      // A seat that somebody from outside asked for in vain is free for others to ask for.
      return replace?.by === 'person' ? withoutAsk(before, replace, entry.at) : { ...before, replace: null };
    case 'stand-in':
      return replace?.seat === entry.seat && replace.by === 'bot' ? { ...before, replace: null } : before;
    case 'take-back':
      return {
        ...withVotes(before, without(votes, entry.seat), entry.at),
        replace: replace?.seat === entry.seat ? null : replace,
      };
    case 'replaced': {
      // Whoever takes the seat has asked for nothing yet, and cannot agree for whoever had it.
      const { seat, was, seq } = entry;
      const formers = [...before.formers, { seat, name: was, seq }];
      return { ...withVotes(before, without(votes, seat), entry.at), undo: null, replace: null, formers };
    }
    case 'vote':
      if (entry.end) return withVotes(before, [...without(votes, entry.seat), entry.seat], entry.at);
      // Whoever voted takes their vote back; the no of anybody else ends the vote.
      if (votes.includes(entry.seat)) return withVotes(before, without(votes, entry.seat), entry.at);
      return { ...withVotes(before, [], entry.at), voteRefused: entry.at };
    case 'end':
      return { ...before, undo: null, replace: null };
    default:
      return before;
  }
}
