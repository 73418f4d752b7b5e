import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import type { RouteName } from './paths.ts';

export { PATHS } from './paths.ts';
export type { RouteName } from './paths.ts';

/**
 * Every request, response and stream message of the server, as one schema each: the server validates with them, the
 * OpenAPI description is made of them, and a client takes its types from them. No Node in here: a browser imports it too.
 *
 * All times are milliseconds since 1970 by the server's clock. Ids are opaque text.
 */

const closed = { additionalProperties: false } as const;
const object = <Properties extends Parameters<typeof Type.Object>[0]>(properties: Properties, description?: string) =>
  Type.Object(properties, description === undefined ? closed : { ...closed, description });
const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const literals = <const Values extends string[]>(values: readonly [...Values], description?: string) =>
  Type.Enum(values, description === undefined ? {} : { description });

const Time = Type.Number({ description: 'Milliseconds since 1970 by the clock of the server.' });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 11, description: 'A place at the table, clockwise from 0.' });
const Seq = Type.Integer({ minimum: 0, maximum: 2 ** 31, description: 'Number of an entry of the table.' });
const Id = Type.String({ pattern: '^[a-z0-9]{1,32}$' });
const Json = Type.Unknown({ description: "A value of the game's own: see the schemas under /api/games." });
const Name = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
  description: 'A name as others see it: no control characters, not only spaces.',
});
const Entropy = Type.String({
  maxLength: 200,
  description: "Random text of the player's own, mixed into the shuffle.",
});

/** Why a game refuses something: the number of the rule, and a key that the game's words turn into a sentence. */
export const RefusalSchema = object({
  rule: Type.String(),
  reason: Type.String(),
  args: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});

/** What every answer that is not 2xx looks like. */
export const ErrorBody = object(
  {
    error: literals(
      [
        'bad-request', // 400: not whole JSON, or not what the schema asks for
        'signed-out', // 401: no session; POST /api/session makes one
        'not-your-seat', // 403
        'not-host', // 403: only the host may
        'removed', // 403: the host removed you from this table
        'no-spectators', // 403: only who sits here may look
        'cross-site', // 403: the request came from another site
        'not-found', // 404: no such table, code, seat or address
        'closed', // 409: that decision is answered already (or undone); `asked` is the one that is open
        'full', // 409: no open seat
        'started', // 409: only possible before the start
        'not-started', // 409: only possible once the game runs
        'not-possible', // 409: the table is not in a state for this; the message says why
        'over', // 410: the game is over
        'too-large', // 413
        'illegal', // 422: the rules forbid it; `refusal` says which and why
        'malformed', // 422: not a move (option, table) of this game
        'too-many', // 429: slow down; see Retry-After
        'busy', // 503: the server cannot write now (disk full, read-only) or is going down; nothing was changed
        'failed', // 500
      ],
      'What went wrong, for programs.',
    ),
    message: Type.String({ description: 'The same for people, in English, one line.' }),
    refusal: Type.Optional(RefusalSchema),
    asked: Type.Optional(nullable(Seq)),
  },
  'Something was refused; nothing was changed.',
);
export type ErrorBody = Static<typeof ErrorBody>;
export type ErrorCode = ErrorBody['error'];

/** Somebody who plays here. The id stays the same for as long as he is known. */
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
/** How long a seat may think. When its time is up a bot plays for the seat until the person takes it back. */
export const Clock = Type.Union([
  object({ kind: Type.Literal('none') }, 'As long as one likes.'),
  object({ kind: Type.Literal('move'), seconds: Seconds }, 'So long for every decision.'),
  object(
    { kind: Type.Literal('bank'), seconds: Seconds, increment: Type.Integer({ minimum: 0, maximum: 86_400 }) },
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
  standIn: nullable(literals(['left', 'time', 'absent'])),
  /** Whether the person has a stream open now. Always true for a bot. */
  connected: Type.Boolean(),
  /** The decision this seat is asked for: the number to send as `decision` with the move. Null: nothing is asked. */
  asked: nullable(Seq),
  /** When the running clock of this seat ends; null when none runs. */
  deadline: nullable(Time),
  /** Milliseconds in the bank while the clock does not run; null without a bank. */
  left: nullable(Type.Number()),
});
export type SeatInfo = Static<typeof SeatInfo>;

/** The proof that the shuffle was fair: see `outcry verify`. */
export const FairnessInfo = object({
  commitment: Type.String({ description: 'SHA-256 of the seed, made before anybody sat down.' }),
  entropy: Type.Array(Type.String(), { description: 'What each seat added, in the order of the seats.' }),
  seed: nullable(Type.String({ description: 'Shown once the game is over.' })),
});

export const ResultInfo = object({ places: Type.Array(Type.Integer()), scores: Type.Array(Type.Number()) });

/** A table, as everybody at it sees it: nothing of the game's own state is in here. */
export const Table = object({
  id: Id,
  /** Short, to say aloud; `/t/CODE` is the link to send. */
  code: Type.String(),
  game: Type.String(),
  rulesVersion: Type.Integer(),
  options: Json,
  /** Played with an owner's tables: GET /api/tables/:id/data has them. */
  ownData: Type.Boolean(),
  /** `over`: played to its end. `ended`: stopped before (see `ended`). */
  status: literals(['waiting', 'playing', 'over', 'ended']),
  ended: nullable(literals(['vote', 'closed', 'abandoned'])),
  /** Listed in the lobby; else only who has link or code finds it. */
  public: Type.Boolean(),
  /** Whether people without a seat may look on. */
  spectators: Type.Boolean(),
  clock: Clock,
  absence: Absence,
  /** The person who made the table. */
  host: Id,
  seats: Type.Array(SeatInfo),
  /** Number of the last entry. Grows by one with everything that happens at the table. */
  seq: Seq,
  /** Who must decide now; empty before the start and after the end. */
  actors: Type.Array(SeatNumber),
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
  /** The seat that may redo what was undone last; null: nothing to redo. */
  redo: nullable(SeatNumber),
  /** Seats that voted to end the game; it ends when no person's seat is missing. */
  votes: Type.Array(SeatNumber),
  /** The table of the rematch, once somebody wanted one. */
  next: nullable(Id),
  result: nullable(ResultInfo),
  created: Time,
  updated: Time,
  /** The server's clock when this was written, to reckon clocks by. */
  now: Time,
  you: object({ seats: Type.Array(SeatNumber), host: Type.Boolean() }),
});
export type Table = Static<typeof Table>;

/** A table in a list. */
export const TableSummary = object({
  id: Id,
  code: Type.String(),
  game: Type.String(),
  status: literals(['waiting', 'playing', 'over', 'ended']),
  clock: Clock,
  seats: Type.Array(object({ name: Type.String(), kind: literals(['open', 'person', 'bot']) })),
  open: Type.Integer(),
  created: Time,
  updated: Time,
  /** One of your seats is asked to decide. */
  yourTurn: Type.Boolean(),
});
export type TableSummary = Static<typeof TableSummary>;

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

/** What one seat (null: a spectator) knows and may do now: all that a board needs. */
export const Position = object({
  table: Id,
  seq: Seq,
  seat: nullable(SeatNumber),
  view: Json,
  /** Every legal move; empty when this seat is not asked. */
  legal: Type.Array(Json),
  /** Send it as `decision` with the move; null when this seat is not asked. */
  asked: nullable(Seq),
  actors: Type.Array(SeatNumber),
  /** The earliest entry this seat may ask to take back to: its own last move that no barrier protects; null: none. */
  undo: nullable(Seq),
  result: nullable(ResultInfo),
});
export type Position = Static<typeof Position>;

const happened = { seq: Seq, at: Time };
/** Something that happened at a table, as one viewer may know it. */
export const LogEntry = Type.Union([
  object({
    ...happened,
    kind: Type.Literal('seat'),
    seat: SeatNumber,
    /** `opened` and `bot`: the host changed the seat; `removed`: he removed who sat there. */
    what: literals(['joined', 'left', 'removed', 'opened', 'bot']),
    name: Type.String(),
  }),
  object({ ...happened, kind: Type.Literal('settings') }),
  object({ ...happened, kind: Type.Literal('start') }),
  object({
    ...happened,
    kind: Type.Literal('move'),
    seat: SeatNumber,
    /** A bot decided it, for itself or for the person of the seat. */
    bot: Type.Boolean(),
    /** Only in the mover's own log. */
    move: Type.Optional(Json),
    /** What the viewer may know of what happened: the game's words make sentences of them. */
    events: Type.Array(Json),
  }),
  object({ ...happened, kind: Type.Literal('undo-ask'), seat: SeatNumber, to: Seq }),
  object({ ...happened, kind: Type.Literal('undo-answer'), seat: SeatNumber, agree: Type.Boolean() }),
  object({ ...happened, kind: Type.Literal('undo'), seat: SeatNumber, to: Seq, moves: Type.Integer() }),
  object({ ...happened, kind: Type.Literal('redo'), seat: SeatNumber, moves: Type.Integer() }),
  object({ ...happened, kind: Type.Literal('stand-in'), seat: SeatNumber, why: literals(['left', 'time', 'absent']) }),
  object({ ...happened, kind: Type.Literal('take-back'), seat: SeatNumber }),
  object({ ...happened, kind: Type.Literal('vote'), seat: SeatNumber, end: Type.Boolean() }),
  object({ ...happened, kind: Type.Literal('end'), why: literals(['vote', 'closed', 'abandoned']) }),
  object({
    ...happened,
    kind: Type.Literal('chat'),
    /** Null: a spectator. */
    seat: nullable(SeatNumber),
    person: Id,
    name: Type.String(),
    text: Type.String(),
  }),
  object({ ...happened, kind: Type.Literal('rematch'), next: Id, name: Type.String() }),
]);
export type LogEntry = Static<typeof LogEntry>;

/** A view of the past, for jumping in the log and for charts. `worth` is each seat's wealth, once the game is over. */
export const PastView = object({ seq: Seq, view: Json, worth: nullable(Type.Array(Type.Number())) });
export type PastView = Static<typeof PastView>;

/**
 * What the stream carries, one JSON object a message. The id of a message is the cursor to resume after; messages
 * without an id (presence, lobby) are of the moment and are not repeated.
 */
export const StreamMessage = Type.Union([
  /** First on every connection. `version` changes when the server was updated: an old tab should reload. */
  object({ kind: Type.Literal('hello'), person: Id, version: Type.String(), now: Time }),
  /** One entry of a table you sit at or watch. With the last one of a burst come the table and your positions. */
  object({
    kind: Type.Literal('entry'),
    table: Id,
    entry: LogEntry,
    /** The table as it is now; absent when only chat was added or more entries follow. */
    info: Type.Optional(Table),
    /** One for each of your seats, or the spectator's; absent when the game itself did not change. */
    positions: Type.Optional(Type.Array(Position)),
  }),
  /** Too much was missed (or the server's data was restored): fetch everything anew; the stream goes on from here. */
  object({ kind: Type.Literal('reset') }),
  object({ kind: Type.Literal('presence'), table: Id, seat: SeatNumber, connected: Type.Boolean() }),
  /** All open public tables, newest first, when asked for with `lobby=true`: at once and after every change. */
  object({ kind: Type.Literal('lobby'), tables: Type.Array(TableSummary) }),
]);
export type StreamMessage = Static<typeof StreamMessage>;

const TableParams = object({ id: Id });
const SeatQuery = Type.Optional(
  Type.String({
    pattern: '^(spectator|[0-9]|1[01])$',
    description:
      'A seat of yours, or "spectator" for what everybody may see. Default: your first seat, else spectator.',
  }),
);
const Done = object({ ok: Type.Literal(true) });

/** A seat when a table is made: for yourself (several times: hot-seat), for somebody to come, or for a bot. */
export const SeatWish = Type.Union([
  object({ kind: Type.Literal('me'), name: Type.Optional(Name), entropy: Type.Optional(Entropy) }),
  object({ kind: Type.Literal('open') }),
  object({ kind: Type.Literal('bot'), bot: Type.String({ maxLength: 40 }) }),
]);
export type SeatWish = Static<typeof SeatWish>;

/** Parameters, query, body and answer of every request, by the names in PATHS. */
export const SCHEMAS = {
  /** One click: a name, and you are somebody. With a session already: changes the name. */
  signIn: { body: object({ name: Name }), response: Person },
  signOut: { response: Done },
  /** 401 when there is no session. */
  me: { response: Person },
  /** A token for a program, shown once: `Authorization: Bearer TOKEN` then acts as you. */
  makeToken: {
    body: object({ label: Name }),
    response: object({ id: Id, label: Type.String(), created: Time, token: Type.String() }),
  },
  tokens: { response: Type.Array(object({ id: Id, label: Type.String(), created: Time })) },
  dropToken: { params: object({ token: Id }), response: Done },

  games: { response: Type.Array(GameInfo) },
  bots: { response: Type.Array(BotInfo) },

  /** Open public tables, newest first. */
  lobby: { response: Type.Array(TableSummary) },
  /** Tables you sit at: your turn first, then by the last change. */
  mine: {
    querystring: object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })) }),
    response: Type.Array(TableSummary),
  },
  /** Games you played to their end, the last begun first, page by page. */
  history: {
    querystring: object({
      game: Type.Optional(Type.String({ maxLength: 40, description: 'Only this game.' })),
      before: Type.Optional(Type.String({ maxLength: 32, description: '`next` of the page before.' })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    }),
    response: object({
      games: Type.Array(FinishedGame),
      next: nullable(Type.String({ description: 'Send it as `before` for the next page; null: there is none.' })),
    }),
  },
  /** The table of a code (or the last part of a link). */
  byCode: { params: object({ code: Type.String({ maxLength: 12 }) }), response: Table },

  createTable: {
    body: object({
      game: Type.String({ maxLength: 40 }),
      /** By the game's own schema; what is left out has its default. */
      options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      /** An owner's tables, as in the `data` of a data file: they replace the printed ones of the same name. */
      data: Type.Optional(nullable(Type.Record(Type.String(), Type.Unknown()))),
      seats: Type.Array(SeatWish, { minItems: 1, maxItems: 12 }),
      public: Type.Optional(Type.Boolean({ default: false })),
      spectators: Type.Optional(Type.Boolean({ default: true })),
      clock: Type.Optional(Clock),
      absence: Type.Optional(Absence),
      /** Starts at once, if no seat is open. */
      start: Type.Optional(Type.Boolean({ default: false })),
    }),
    response: Table,
  },
  table: { params: TableParams, response: Table },
  data: { params: TableParams, response: object({ data: nullable(Type.Record(Type.String(), Type.Unknown())) }) },
  /** Takes an open seat. Who sits here already gets the table as it is, unless `another` asks for one more (hot-seat). */
  join: {
    params: TableParams,
    body: object({
      name: Type.Optional(Name),
      seat: Type.Optional(SeatNumber),
      another: Type.Optional(Type.Boolean()),
      entropy: Type.Optional(Entropy),
    }),
    response: Table,
  },
  /** Gives up your seats: open again before the start (the last person's leaving closes the table), a bot's after it. */
  leave: { params: TableParams, response: Done },
  /** The host, before the start: opens a seat (removing who sits there, for good) or gives it to a bot. */
  setSeat: {
    params: object({ id: Id, seat: SeatNumber }),
    body: Type.Union([
      object({ kind: Type.Literal('open') }),
      object({ kind: Type.Literal('bot'), bot: Type.String({ maxLength: 40 }) }),
    ]),
    response: Table,
  },
  /** The host, at any time. */
  settings: {
    params: TableParams,
    body: object({ public: Type.Optional(Type.Boolean()), spectators: Type.Optional(Type.Boolean()) }),
    response: Table,
  },
  /** Before the start: the randomness of a seat of yours, chosen after its commitment was seen. */
  entropy: { params: TableParams, body: object({ seat: SeatNumber, entropy: Entropy }), response: Table },
  /** The host, when no seat is open. */
  start: { params: TableParams, response: Table },
  /** The same game once more: makes the table, or joins the one that another made. */
  rematch: { params: TableParams, response: Table },

  /**
   * Answers a decision. 409 `closed` when it is answered already; the same `key` again gets the first answer again,
   * whatever has happened since. What follows of it comes over the stream and with GET position.
   */
  move: {
    params: TableParams,
    body: object({
      seat: SeatNumber,
      decision: Seq,
      move: Json,
      key: Type.String({ minLength: 8, maxLength: 64, description: 'Made by the client, new for every decision.' }),
    }),
    response: object({ seq: Seq, at: Time }),
  },
  position: { params: TableParams, querystring: object({ seat: SeatQuery }), response: Position },
  /** Your own views after the entries `from` to `to` (at most 100 of them): log jumps, charts, a second device. */
  views: {
    params: TableParams,
    querystring: object({ seat: SeatQuery, from: Seq, to: Seq }),
    response: Type.Array(PastView),
  },
  /** The entries after number `after`, oldest first, at most 500. */
  log: {
    params: TableParams,
    querystring: object({ seat: SeatQuery, after: Type.Optional(Seq) }),
    response: Type.Array(LogEntry),
  },
  /** The portable game file, once the game is over (410 never: 409 `not-possible` while it runs). */
  file: { params: TableParams, response: Json },

  /** Asks to take back everything from one of your moves on; done at once when nobody else has to agree. */
  askUndo: { params: TableParams, body: object({ seat: SeatNumber, to: Type.Optional(Seq) }), response: Table },
  answerUndo: { params: TableParams, body: object({ seat: SeatNumber, agree: Type.Boolean() }), response: Table },
  /** The seat that asked for the undo, until the next move. */
  redo: { params: TableParams, body: object({ seat: SeatNumber }), response: Table },
  /** Takes your seat back from the bot that plays for you. */
  takeBack: { params: TableParams, body: object({ seat: SeatNumber }), response: Table },
  /** Votes to end the game without a result, or takes the vote back. */
  vote: { params: TableParams, body: object({ seat: SeatNumber, end: Type.Boolean() }), response: Table },
  chat: {
    params: TableParams,
    body: object({ text: Type.String({ minLength: 1, maxLength: 500 }) }),
    response: object({ seq: Seq, at: Time }),
  },

  /** People whose chat you do not want to see. */
  mutes: { response: Type.Array(object({ person: Id, name: Type.String() })) },
  mute: { params: object({ person: Id }), body: object({ muted: Type.Boolean() }), response: Done },

  /**
   * Server-sent events: everything that concerns you, over one connection. Resumes exactly after the id in the header
   * Last-Event-ID, or in `after` (for a new EventSource). `watch` names tables you look on without a seat.
   */
  stream: {
    querystring: object({
      after: Type.Optional(Type.String({ maxLength: 64 })),
      watch: Type.Optional(Type.String({ maxLength: 400, description: 'Ids, with commas between them; at most 10.' })),
      lobby: Type.Optional(Type.Boolean()),
    }),
    response: StreamMessage,
  },
} as const satisfies Record<RouteName, RouteSchemas>;

/** What a request takes and gives. */
export interface RouteSchemas {
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
  readonly response: TSchema;
}

type Part<Name extends RouteName, Key extends keyof RouteSchemas> = (typeof SCHEMAS)[Name] extends {
  readonly [Has in Key]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

export type Params<Name extends RouteName> = Part<Name, 'params'>;
export type Query<Name extends RouteName> = Part<Name, 'querystring'>;
export type Body<Name extends RouteName> = Part<Name, 'body'>;
export type Response<Name extends RouteName> = Part<Name, 'response'>;
