import { Type } from 'typebox';
import type { Static } from 'typebox';
import { MISSING } from '@outcry/engine';
import {
  Attempt,
  DealStep,
  Id,
  Json,
  literals,
  nullable,
  object,
  SeatNumber,
  Seq,
  StandInReason,
  Time,
} from './parts.ts';

/** Somebody who plays here. The id stays the same for as long as the server knows them. */
export const Person = object({ id: Id, name: Type.String(), guest: Type.Boolean() });
export type Person = Static<typeof Person>;

/** A bot one can play against. Its name and description are the words of the app. */
export const BotInfo = object({ id: Type.String(), name: Type.String(), description: Type.String() });
export type BotInfo = Static<typeof BotInfo>;

/** A game, with the schemas of what a program sends for it. */
export const GameInfo = object({
  id: Type.String(),
  name: Type.String(),
  rulesVersion: Type.Integer(),
  seats: object({ min: Type.Integer(), max: Type.Integer() }),
  options: Json,
  move: Json,
  data: Json,
});
export type GameInfo = Static<typeof GameInfo>;

const Seconds = Type.Integer({ minimum: 1, maximum: 60 * 60 * 24 * 30 });
const Week = object(
  {
    days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
    zone: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_+/-]+$' }),
  },
  'The days of the week on which clocks run, Monday is 1, from midnight to midnight in a time zone such as Europe/Brussels.',
);

/** How long a seat may think. When its time is up a bot plays for the seat until the person takes it back. */
export const Clock = Type.Union([
  object({ kind: Type.Literal('none') }, 'As long as one likes.'),
  object({ kind: Type.Literal('move'), seconds: Seconds, week: Type.Optional(Week) }, 'So long for every decision.'),
  object(
    {
      kind: Type.Literal('bank'),
      seconds: Seconds,
      increment: Type.Integer({ minimum: 0, maximum: 86_400 }),
      week: Type.Optional(Week),
    },
    'So long for the whole game, and `increment` seconds back after every decision.',
  ),
]);
export type Clock = Static<typeof Clock>;

/** How long an asked seat may be away (no stream open) before a bot plays for it; null: for ever. */
export const Absence = nullable(Type.Integer({ minimum: 10, maximum: 60 * 60 * 24 * 30 }));

/** A seat as its table shows it. */
export const SeatInfo = object({
  seat: SeatNumber,
  kind: literals(['open', 'person', 'bot']),
  /** Null unless a person sits here. One person may hold several seats (hot-seat). */
  person: nullable(Id),
  /** What the table calls this seat; empty when it is open. */
  name: Type.String(),
  /** The bot that sits here, or that plays for the person now; null when a person decides. */
  bot: nullable(Type.String()),
  /** Why a bot plays for the person; null when it does not. */
  standIn: nullable(StandInReason),
  /** Whether the person has a stream open now. Always true for a bot. */
  connected: Type.Boolean(),
  /** The decision this seat is asked for: the number to send as `decision` with the move. Null: nothing is asked. */
  asked: nullable(Seq),
  /** When the running clock of this seat ends; null when none runs. */
  deadline: nullable(Time),
  /** Until when its person is on vacation, at a slow table; null: they are not. */
  vacation: nullable(Time),
  /** Milliseconds in the bank while the clock does not run; null without a bank. */
  left: nullable(Type.Number()),
});
export type SeatInfo = Static<typeof SeatInfo>;

/** The proof that the shuffle was fair: see docs/fairness.md. */
export const FairnessInfo = object({
  commitment: nullable(
    Type.String({ description: 'What the server committed to; null: the host has not started the game.' }),
  ),
  contributions: Type.Array(
    object({
      entropy: Type.String({ description: 'Empty until everybody has revealed, and where the seat added nothing.' }),
      commitment: nullable(Type.String()),
      missing: nullable(literals([...MISSING], 'Why the seat adds nothing; null: it does.')),
    }),
    { description: 'What each seat added, in the order of the seats; empty before the start.' },
  ),
  voided: Type.Array(
    object({
      commitment: Type.String(),
      step: DealStep,
      seats: Type.Array(SeatNumber, { description: 'Those that did not answer in time.' }),
      seed: nullable(Type.String({ description: 'Shown once the game is over.' })),
    }),
    { description: 'Attempts to deal that failed before, oldest first.' },
  ),
  seed: nullable(Type.String({ description: 'Shown once the game is over.' })),
});

/** The cards are being dealt: seats and terms are frozen. */
export const DealingInfo = object({
  attempt: Attempt,
  step: DealStep,
  waiting: Type.Array(SeatNumber, { description: 'Seats that have not answered yet.' }),
});

export const ResultInfo = object({ places: Type.Array(Type.Integer()), scores: Type.Array(Type.Number()) });

/** A table, as everybody at it sees it: nothing of the game's own state is in here. */
export const Table = object({
  id: Id,
  /** Short, to say aloud; `/t/CODE` is the link to send. */
  code: Type.String(),
  game: Type.String(),
  rulesVersion: Type.Integer(),
  /** Whether this server has that version of the rules. Without it nothing can be played or looked at, only read. */
  playable: Type.Boolean(),
  options: Json,
  /** Played with an owner's tables: GET /api/tables/:id/data has them. */
  ownData: Type.Boolean(),
  /** `over`: played to its end. `ended`: stopped before (see `ended`). */
  status: literals(['waiting', 'playing', 'over', 'ended']),
  ended: nullable(literals(['vote', 'closed', 'abandoned'])),
  /** Listed in the lobby. Otherwise only people with the link or code find it. */
  public: Type.Boolean(),
  /** Whether people without a seat may look on. */
  spectators: Type.Boolean(),
  /** The game counts for ratings once it is over, unless it is stopped. Settled when the game begins. */
  rated: Type.Boolean(),
  /** Whether browsers give hints to who plays. Never where it is rated. Nobody can check a second window. */
  hints: Type.Boolean(),
  /** A bot thought less here because the server was busy: the game counts for nobody's rating. */
  unrated: Type.Boolean(),
  clock: Clock,
  absence: Absence,
  /** The person who made the table. */
  host: Id,
  seats: Type.Array(SeatInfo),
  /** Number of the last entry. Grows by one with everything that happens at the table. */
  seq: Seq,
  /** Who must decide now; empty before the start and after the end. */
  actors: Type.Array(SeatNumber),
  /** Null: the cards are not being dealt. Only while the table waits. */
  dealing: nullable(DealingInfo),
  fairness: FairnessInfo,
  /** An undo somebody asked for that is not answered by all yet; null: none. */
  undo: nullable(
    object({
      seat: SeatNumber,
      /** Everything from this entry on would be taken back. */
      to: Seq,
      /** Seats that agreed already; the asker's own are among them. */
      agreed: Type.Array(SeatNumber),
      /** Seats that still have to answer. */
      waiting: Type.Array(SeatNumber),
    }),
  ),
  /** The seat whose undo was refused last: it may ask again at `until`, or after the next move. */
  undoRefused: nullable(object({ seat: SeatNumber, until: Time })),
  /** Somebody asked that a bot plays for an absent person, or for their seat or a bot's; null: nobody. */
  replace: nullable(
    object({
      /** The seat in question. */
      seat: SeatNumber,
      by: literals(['bot', 'person']),
      /** Who asks; with `by: person` the one who would take the seat. */
      person: Id,
      /** Seats that agreed already. */
      agreed: Type.Array(SeatNumber),
      /** Seats of people who are present and have not answered. */
      waiting: Type.Array(SeatNumber),
    }),
  ),
  /** The seat that may redo what was undone last; null: nothing to redo. */
  redo: nullable(SeatNumber),
  /**
   * Seats that voted to end the game, the one that asked first. It ends once everybody has, not counting people who have
   * been away for a day; one no ends the vote.
   */
  votes: Type.Array(SeatNumber),
  /** The table of the rematch, once somebody wanted one. */
  next: nullable(Id),
  result: nullable(ResultInfo),
  created: Time,
  updated: Time,
  /** The server's clock when this was written, to reckon clocks by. */
  now: Time,
  you: object({
    seats: Type.Array(SeatNumber),
    host: Type.Boolean(),
    /** What your seats answer in advance, where they do: see PUT standing. */
    standing: Type.Optional(Type.Array(object({ seat: SeatNumber, answers: Type.Array(Json) }))),
    /**
     * Seats that others took in your absence: POST take-back gives them back to you at once, until then. Null: the time
     * begins when you look at the table.
     */
    reclaim: Type.Optional(Type.Array(object({ seat: SeatNumber, until: nullable(Time) }))),
  }),
});
export type Table = Static<typeof Table>;

const listed = {
  id: Id,
  code: Type.String(),
  game: Type.String(),
  status: literals(['waiting', 'playing', 'over', 'ended']),
  clock: Clock,
  seats: Type.Array(object({ name: Type.String(), kind: literals(['open', 'person', 'bot']), person: nullable(Id) })),
  open: Type.Integer(),
  /** The game counts for ratings. */
  rated: Type.Boolean(),
  created: Time,
  updated: Time,
  /** One of your seats is asked to decide. */
  yourTurn: Type.Boolean(),
};

/** A table in a list. */
export const TableSummary = object(listed);
export type TableSummary = Static<typeof TableSummary>;

/** A table of yours in a list. */
export const MyTable = object({
  ...listed,
  /** Your seats. */
  yours: Type.Array(SeatNumber),
  /** Who must decide now. */
  actors: Type.Array(SeatNumber),
  /** Since when it is your turn, else since when the others decide; null: nobody's clock runs. */
  since: nullable(Time),
  /** When the first running clock of a seat of yours ends; null: none runs. */
  deadline: nullable(Time),
  result: nullable(ResultInfo),
  /** A seat of yours that a bot plays for you, or that another person took; null: you play all of yours. */
  takenOver: nullable(
    object({
      seat: SeatNumber,
      by: literals(['bot', 'person']),
      /** What the table calls the seat now: the name of the person who took it. */
      name: Type.String(),
      /** Whether you may look at the table. If not, its names, times and code are left out. */
      mayLook: Type.Boolean(),
    }),
  ),
  /** The server's clock when this was written, to reckon deadlines by. */
  now: Time,
});
export type MyTable = Static<typeof MyTable>;

/** A game you played to its end. All of it is public by then. */
export const FinishedGame = object({
  id: Id,
  code: Type.String(),
  game: Type.String(),
  /** Played with an owner's tables. */
  ownData: Type.Boolean(),
  seats: Type.Array(
    object({
      name: Type.String(),
      /** The bot that sat here, or that had taken over for the person at the end; null: a person played it. */
      bot: nullable(Type.String()),
    }),
  ),
  /** Your seats. */
  yours: Type.Array(SeatNumber),
  result: ResultInfo,
  started: Time,
  finished: Time,
});
export type FinishedGame = Static<typeof FinishedGame>;
