import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import type { RouteName } from './paths.ts';
import {
  Attempt,
  Hex32,
  Id,
  Json,
  Key,
  literals,
  Name,
  nullable,
  object,
  SeatNumber,
  Seq,
  Time,
} from './schemas/parts.ts';
import {
  Account,
  Arrived,
  Credential,
  DeviceCode,
  LoginId,
  NoteText,
  Password,
  Secret,
  Session,
  SoloGame,
  Vacation,
} from './schemas/account.ts';
import { LogEntry, Names } from './schemas/entries.ts';
import { AdminPage, Announcement, AuditEntry, Invitation, ReportWithChat, SeenPerson } from './schemas/order.ts';
import {
  HookKind,
  MailAddress,
  Next,
  Notifications,
  NotifySettings,
  PushSubscription,
  TableChange,
} from './schemas/notify.ts';
import { PastView, Position, StreamMessage } from './schemas/play.ts';
import { Companion, GameResult, Ladder, Point, Profile, Who } from './schemas/ratings.ts';
import { Token, TokenWish } from './schemas/tokens.ts';
import {
  Absence,
  BotInfo,
  Clock,
  FinishedGame,
  GameInfo,
  MyTable,
  Person,
  Table,
  TableSummary,
} from './schemas/tables.ts';

export { PATHS } from './paths.ts';
export type { RouteName } from './paths.ts';
export * from './schemas/account.ts';
export * from './schemas/entries.ts';
export * from './schemas/errors.ts';
export * from './schemas/notify.ts';
export type { StandInReason } from './schemas/parts.ts';
export * from './schemas/order.ts';
export * from './schemas/play.ts';
export * from './schemas/ratings.ts';
export * from './schemas/tables.ts';
export * from './schemas/tokens.ts';

/**
 * Every request, response and stream message of the server, as one schema each: the server validates with them, the
 * OpenAPI description is made of them, and a client takes its types from them. No Node in here: a browser imports it too.
 *
 * All times are milliseconds since 1970 by the server's clock. Ids are opaque text.
 */

const TableParams = object({ id: Id });
const WhoParams = object({ who: Type.String({ minLength: 1, maxLength: 40 }) });
const GameName = Type.String({ maxLength: 40, pattern: '^[a-z0-9-]+$' });
const SeatQuery = Type.Optional(
  Type.String({
    maxLength: 9,
    pattern: '^(spectator|[0-9]|1[01])$',
    description:
      'A seat of yours, or "spectator" for what everybody may see. Default: your first seat, else spectator.',
  }),
);
/** Values of the game's own, by name. Their size is bounded by that of the request, then by the game's schemas. */
const GameValues = Type.Record(Type.String(), Type.Unknown(), { maxProperties: 40 });
const Along = Type.Optional(Type.Boolean());
const Done = object({ ok: Type.Literal(true) });

/** A seat when a table is made: for yourself (several times: hot-seat), for somebody to come, or for a bot. */
export const SeatWish = Type.Union([
  object({ kind: Type.Literal('me'), name: Type.Optional(Name) }),
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
  /** A token for a program, shown once: `Authorization: Bearer TOKEN` then acts as you, as far as its scope goes. */
  makeToken: {
    body: object({ label: Name, ...TokenWish }),
    response: object({ ...Token.properties, token: Type.String() }),
  },
  tokens: { response: Type.Array(Token) },
  dropToken: { params: object({ token: Id }), response: Done },

  /** How you can come back in. */
  account: { response: Account },
  /**
   * Adds a password, or changes it (`current` is the one before). A guest keeps everything and is an account from then
   * on; 409 `name-taken` where another account has the name (`name`: take this one instead).
   */
  setPassword: {
    body: object({
      password: Password,
      current: Type.Optional(Type.String({ maxLength: 128 })),
      name: Type.Optional(Name),
    }),
    response: Account,
  },
  dropPassword: { response: Account },
  /** What `navigator.credentials.create` needs for a new passkey. The answer sets a cookie that `addPasskey` needs. */
  passkeyWish: { body: object({ name: Type.Optional(Name) }), response: Json },
  addPasskey: { body: object({ credential: Credential, name: Type.Optional(Name) }), response: Account },
  dropPasskey: { params: object({ passkey: LoginId }), response: Account },
  /** A link on paper that signs you in once, `/back#SECRET`. It is shown this once; the one before is withdrawn. */
  makeRecovery: { response: object({ secret: Type.String(), made: Time }) },
  dropRecovery: { response: Account },
  /** You have read which sign-in links hosts made for you. */
  seeHostLinks: { response: Account },
  /** Where you are signed in, this one first. */
  sessions: { response: Type.Array(Session) },
  endSession: { params: object({ session: LoginId }), response: Done },
  /** A code that signs in a second device, `/device#SECRET`, for a minute and once, after a yes here. */
  makeDeviceCode: { response: object({ id: Id, secret: Type.String(), left: Type.Number() }) },
  deviceCode: { params: object({ device: Id }), response: DeviceCode },
  answerDevice: { params: object({ device: Id }), body: object({ agree: Type.Boolean() }), response: DeviceCode },
  /** A zip archive of everything that is kept of you: account.json, and the file of every finished game. */
  takeOut: { response: Json },
  /** Signs you out everywhere. After seven days you are forgotten; signing in until then brings all back. */
  deleteAccount: { response: object({ until: Time }) },
  /** Mails a link by which one confirms that the address is one's own. */
  setMail: { body: object({ address: MailAddress }), response: Account },
  dropMail: { response: Account },
  /** Whose confirmation a link is, and of which address. Nothing is used by this. */
  lookAtMail: { body: object({ secret: Secret }), response: object({ name: Type.String(), address: Type.String() }) },
  confirmMail: { body: object({ secret: Secret }), response: Done },

  notifications: { response: Notifications },
  setNotifications: { body: NotifySettings, response: Notifications },
  /** Messages go to this browser from now on. */
  addPush: { body: PushSubscription, response: Notifications },
  /** Messages go to a webhook from now on. */
  addHook: {
    body: object({ kind: HookKind, url: Type.String({ minLength: 8, maxLength: 1000, pattern: '^https?://' }) }),
    response: Notifications,
  },
  setChannel: { params: object({ channel: Id }), body: object({ on: Type.Boolean() }), response: Notifications },
  dropChannel: { params: object({ channel: Id }), response: Notifications },
  /** Sends a message to every channel that is on. */
  testChannels: { response: object({ channels: Type.Integer() }) },
  /** How one is told of one table; null: as of all others. */
  notifyTable: { params: object({ id: Id }), body: TableChange, response: Notifications },

  /** Finished solo games of an account, the last finished first. */
  soloGames: { response: Type.Array(SoloGame) },
  soloFile: { params: object({ id: Id }), response: Json },
  /** Keeps the file of a finished solo game. The oldest make room. */
  putSolo: {
    params: object({ id: Id }),
    body: object({ file: Json, you: SeatNumber, started: Time, finished: Time, counts: Type.Boolean() }),
    response: Done,
  },

  /**
   * `along`: the account takes what the guest of before had here (seats, results, history), in one transaction. Where both
   * sat at one table, or both finished games, all stays as it was, and `along` of the answer says why.
   */
  signInPassword: {
    body: object({ name: Name, password: Type.String({ maxLength: 128 }), along: Along }),
    response: Arrived,
  },
  /** What `navigator.credentials.get` needs. The answer sets a cookie that `signInPasskey` needs. */
  passkeyChallenge: { response: Json },
  signInPasskey: { body: object({ credential: Credential, along: Along }), response: Arrived },
  /** Whose a link is and whether it works. Nothing is used by this. */
  lookAtLink: {
    body: object({ secret: Secret }),
    response: object({
      state: literals(['open', 'used', 'withdrawn', 'ended']),
      since: nullable(Time),
      name: nullable(Type.String()),
    }),
  },
  signInLink: { body: object({ secret: Secret, along: Along }), response: Arrived },
  /** The second device has scanned a code: both devices show the figures, and the first confirms. */
  scanDevice: {
    body: object({ secret: Secret }),
    response: object({ claim: Type.String(), figures: Type.String() }),
  },
  /** Whether links to sign in come by mail here. */
  ways: { response: object({ mail: Type.Boolean() }) },
  /** Mails a sign-in link, if an account has this address. The answer is the same if none has. */
  signInMail: { body: object({ address: MailAddress }), response: Done },
  /** Whether the first device said yes; then the second is signed in. */
  claimDevice: {
    body: object({ claim: Secret, along: Along }),
    response: object({ state: literals(['scanned', 'confirmed', 'stopped']), person: nullable(Arrived) }),
  },

  /** Of an id, or of the name of an account. */
  profile: { params: WhoParams, response: Profile },
  /** `next` of a page is the `before` of the next. */
  results: {
    params: WhoParams,
    querystring: object({
      game: Type.Optional(GameName),
      before: Type.Optional(Time),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    }),
    response: object({ games: Type.Array(GameResult), next: nullable(Time) }),
  },
  /** The last games of one kind, oldest first. */
  points: {
    params: WhoParams,
    querystring: object({
      game: GameName,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 100 })),
    }),
    response: Type.Array(Point),
  },
  /** People of these ids: with whom one would sit down. */
  company: {
    querystring: object({
      people: Type.String({ maxLength: 1650, pattern: '^[a-z0-9,]*$', description: 'Ids, with commas between them.' }),
    }),
    response: Type.Array(Companion),
  },
  /**
   * Everybody with five games that counted, by the lower end of the bar. `who`: people alone, or those you played with
   * (`known`). `when`: only who played a rated game since Monday (UTC).
   */
  ladder: {
    params: object({ game: GameName }),
    querystring: object({
      who: Type.Optional(literals(['all', 'people', 'known'])),
      when: Type.Optional(literals(['all', 'week'])),
      after: Type.Optional(Type.String({ maxLength: 60, pattern: '^-?[0-9]{1,6} [a-z0-9:]{1,40}$' })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 12 })),
    }),
    response: Ladder,
  },
  /** Once the game is over (409 `not-possible` before). `counted`: of how many games each rating is made. */
  tableRatings: {
    params: TableParams,
    response: object({
      ...GameResult.properties,
      counted: Type.Array(object({ who: Who, games: Type.Integer() })),
    }),
  },

  /** Addresses of this server that others can open, for a link to a table; null: the one you use. */
  invitation: { response: object({ addresses: nullable(Type.Array(Type.String())) }) },

  games: { response: Type.Array(GameInfo) },
  bots: { response: Type.Array(BotInfo) },

  /** Open public tables, newest first. */
  lobby: { response: Type.Array(TableSummary) },
  /** Public games being played that everybody may watch, the newest table first; at most 50. */
  running: { response: Type.Array(TableSummary) },
  /**
   * Tables you sit at. First those that go on: your turn first, by the deadline, then the last changed. Then finished ones,
   * the last made first, without those you dropped. `before` goes on after the last table of a page.
   */
  mine: {
    querystring: object({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
      before: Type.Optional(Id),
    }),
    response: Type.Array(MyTable),
  },
  next: { response: Next },
  /** Leaves a finished table out of your list, on all your devices, or puts it back. Your history keeps it. */
  dropTable: { params: TableParams, body: object({ dropped: Type.Boolean() }), response: Done },
  /** Games you played to their end, the last begun first, page by page. */
  history: {
    querystring: object({
      game: Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z0-9-]*$', description: 'Only this game.' })),
      /** `next` of the page before. */
      before: Type.Optional(Id),
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
      options: Type.Optional(GameValues),
      /** An owner's tables, as in the `data` of a data file: they replace the printed ones of the same name. */
      data: Type.Optional(nullable(GameValues)),
      seats: Type.Array(SeatWish, { minItems: 1, maxItems: 12 }),
      public: Type.Optional(Type.Boolean({ default: false })),
      spectators: Type.Optional(Type.Boolean({ default: true })),
      clock: Type.Optional(Clock),
      absence: Type.Optional(Absence),
      /** The game counts for ratings: no hints, and who leaves early counts as last. Not with an owner's tables. */
      rated: Type.Optional(Type.Boolean({ default: false })),
      /** Whether browsers may give hints; a rated table has none. */
      hints: Type.Optional(Type.Boolean({ default: true })),
      /** Starts at once, if no seat is open. */
      start: Type.Optional(Type.Boolean({ default: false })),
    }),
    response: Table,
  },
  table: { params: TableParams, response: Table },
  data: { params: TableParams, response: object({ data: nullable(GameValues) }) },
  /** Takes an open seat. A person who has a seat here gets the table unchanged, unless `another` asks for one more (hot-seat). */
  join: {
    params: TableParams,
    body: object({
      name: Type.Optional(Name),
      seat: Type.Optional(SeatNumber),
      another: Type.Optional(Type.Boolean()),
      /** Sits down also where somebody sits whom you have blocked. */
      anyway: Type.Optional(Type.Boolean()),
    }),
    response: Table,
  },
  /** Gives up your seats: open again before the start (the last person's leaving closes the table), a bot's after it. */
  leave: { params: TableParams, response: Done },
  /** The host, before the start: opens a seat (removing the person there, for good) or gives a seat without a person to a bot. */
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
  /**
   * The host, before the start: what the game is played by. Options that are left out stay as they are. `seats` adds open
   * seats, or takes the last ones away at which nobody sits. The others are told what changed.
   */
  terms: {
    params: TableParams,
    body: object({
      options: Type.Optional(GameValues),
      clock: Type.Optional(Clock),
      absence: Type.Optional(Absence),
      rated: Type.Optional(Type.Boolean()),
      hints: Type.Optional(Type.Boolean()),
      seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    }),
    response: Table,
  },
  /**
   * The host, when no seat is open. Freezes the table and asks everybody with an open stream to add to the shuffle
   * (`dealing`, see docs/fairness.md); where nobody has one the game begins at once.
   */
  start: { params: TableParams, response: Table },
  /** While the cards are dealt, first: SHA-256 of "outcry contribution 1" and the entropy, which is 32 random bytes in hex. */
  commit: { params: TableParams, body: object({ attempt: Attempt, commitment: Hex32 }), response: Table },
  /** When everybody has committed: the entropy itself. 422 `malformed` when it does not fit the commitment. */
  reveal: { params: TableParams, body: object({ attempt: Attempt, entropy: Hex32 }), response: Table },
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
      key: Key,
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
  /** The entries after number `after`, oldest first, 500 of them; fewer: these are the last. */
  log: {
    params: TableParams,
    querystring: object({ seat: SeatQuery, after: Type.Optional(Seq) }),
    response: object({ entries: Type.Array(LogEntry), people: Names }),
  },
  /** The portable game file, once the game is over (409 `not-possible` before). */
  file: { params: TableParams, response: Json },
  /** What the server worked out (docs/review.md), once the game is over (409 `not-possible` before); null: nothing yet. */
  review: { params: object({ id: Id, seat: SeatNumber }), response: object({ review: Json }) },
  /** Who sat there has it worked out. `asked`: whether the host allows one more now; it is there some time later. */
  askReview: { params: object({ id: Id, seat: SeatNumber }), response: object({ asked: Type.Boolean() }) },
  /**
   * The position of the day of a game: `file` up to it, whose `seat` it is, and the `mistake` that was made (docs/review.md).
   * `day` is that of UTC. Null: yesterday's reviews had none, and programs that come with their own take one of those.
   */
  positionOfDay: {
    params: object({ game: Type.String({ maxLength: 40 }) }),
    response: object({ day: Type.String(), position: Json }),
  },

  /**
   * Asks to take back everything from one of your moves on; done at once when no other seat of a person has to agree.
   * After a refusal 409 `refused-lately` for a minute, or until somebody moves.
   */
  askUndo: { params: TableParams, body: object({ seat: SeatNumber, to: Type.Optional(Seq) }), response: Table },
  /** Agrees to the undo or refuses it, for all your seats. The asker withdraws it in the same way. */
  answerUndo: { params: TableParams, body: object({ seat: SeatNumber, agree: Type.Boolean() }), response: Table },
  /** The seat that asked for the undo, until the next move. */
  redo: { params: TableParams, body: object({ seat: SeatNumber }), response: Table },
  /** Takes your seat back from the bot that plays for you. */
  takeBack: { params: TableParams, body: object({ seat: SeatNumber }), response: Table },
  /**
   * Asks that a bot plays for a person who is not connected (only who plays here), or for the seat of such a person or of a
   * bot for yourself (only who has no seat here). It happens once everybody present agrees; for a person's seat the host
   * alone decides after 3 minutes. It lapses when the person is back, or after 10 minutes.
   */
  askReplace: {
    params: TableParams,
    body: object({ seat: SeatNumber, by: literals(['bot', 'me']) }),
    response: Table,
  },
  /** Agrees for all your seats, or refuses. The asker withdraws it in the same way. */
  answerReplace: { params: TableParams, body: object({ agree: Type.Boolean() }), response: Table },
  /** Answers in advance what a seat of yours will be asked, as far as the game knows such answers. The list replaces the last one. */
  standing: {
    params: TableParams,
    body: object({ seat: SeatNumber, answers: Type.Array(Json, { maxItems: 16 }) }),
    response: Table,
  },
  /** Votes to end the game without a result, for all your seats, or takes the vote back. */
  vote: { params: TableParams, body: object({ seat: SeatNumber, end: Type.Boolean() }), response: Table },
  /** Says something. The same `key` again gets the first answer again. */
  chat: {
    params: TableParams,
    body: object({ text: Type.String({ minLength: 1, maxLength: 500 }), key: Type.Optional(Key) }),
    response: object({ seq: Seq, at: Time }),
  },

  /** People whose chat you do not want to see. */
  /** Your vacation: what is left of it and at most can be, in milliseconds, and until when you are away. */
  vacation: { response: Vacation },
  takeVacation: { body: object({ until: Time }), response: Vacation },
  endVacation: { response: Vacation },
  /** What you noted at a table. Nobody else can see it. */
  privateNote: { params: TableParams, response: object({ text: Type.String() }) },
  putNote: { params: TableParams, body: object({ text: NoteText }), response: Done },
  mutes: { response: Type.Array(object({ person: Id, name: Type.String() })) },
  mute: { params: object({ person: Id }), body: object({ muted: Type.Boolean() }), response: Done },

  /**
   * Server-sent events: everything that concerns you, over one connection. Resumes exactly after the id in the header
   * Last-Event-ID, or in `after` (for a new EventSource). `watch` names tables you look on without a seat.
   */
  /** What everybody is told now: a maintenance, or words of the host; null: nothing. */
  announcement: { response: object({ announcement: nullable(Announcement) }) },
  blocks: { response: Names },
  /** You are not seated with them unasked, and get no messages of theirs. They are not told. */
  block: { params: object({ person: Id }), body: object({ blocked: Type.Boolean() }), response: Done },
  /** The hosts of the server see the message (`seq`; absent: the table), the chat around it and, once it is over, the game's file. */
  report: {
    params: TableParams,
    body: object({ seq: Type.Optional(Seq), reason: Type.Optional(Type.String({ maxLength: 500 })) }),
    response: Done,
  },
  /** Asks the account of this name to sit down at a waiting table. */
  invite: { params: TableParams, body: object({ name: Name }), response: Done },
  /** Tables that you are asked to sit down at and that have an open seat, the last first. */
  invitations: { response: Type.Array(Invitation) },
  dropInvitation: { params: object({ invitation: Id }), response: Done },
  /** Whether a link (`/admin/link#SECRET`) still makes somebody an administrator; `name`: the only one it is for. */
  lookAtAdminLink: {
    body: object({ secret: Secret }),
    response: object({ open: Type.Boolean(), name: nullable(Type.String()) }),
  },
  becomeAdmin: { body: object({ secret: Secret }), response: Done },

  /** From here on for administrators alone: for everybody else there is nothing at these addresses. */
  adminPage: { response: AdminPage },
  /** Those who are here; with `all` everybody; with `find` those with this in their name, or with this id. */
  adminPeople: {
    querystring: object({ find: Type.Optional(Type.String({ maxLength: 40 })), all: Type.Optional(Type.Boolean()) }),
    response: Type.Array(SeenPerson),
  },
  adminAudit: { querystring: object({ before: Type.Optional(Time) }), response: Type.Array(AuditEntry) },
  adminReport: { params: object({ report: Id }), response: ReportWithChat },
  adminReportFile: { params: object({ report: Id }), response: Json },
  closeReport: { params: object({ report: Id }), response: Done },
  /** A person (and with `alsoNetwork` the network they were last seen in), or a network. `until` null: until it is lifted. */
  ban: {
    body: object({
      person: Type.Optional(Id),
      network: Type.Optional(Type.String({ maxLength: 60 })),
      alsoNetwork: Type.Optional(Type.Boolean()),
      reason: Type.String({ minLength: 1, maxLength: 200 }),
      until: nullable(Time),
    }),
    response: Done,
  },
  liftBan: { params: object({ ban: Id }), response: Done },
  silence: {
    params: object({ person: Id }),
    body: object({ until: Time, reason: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: Done,
  },
  adminSignInLink: { params: object({ person: Id }), response: object({ secret: Type.String(), ends: Time }) },
  adminLink: { params: object({ person: Id }), response: object({ secret: Type.String(), ends: Time }) },
  removeAdmin: { params: object({ person: Id }), response: Done },
  deleteMessage: { params: object({ id: Id, seq: Seq }), response: Done },
  deleteTable: { params: TableParams, response: Done },
  seatBots: { params: TableParams, response: Done },
  announce: {
    body: object({
      begins: Time,
      minutes: Type.Integer({ minimum: 1, maximum: 10_080 }),
      text: Type.Optional(Type.String({ maxLength: 300 })),
    }),
    response: Done,
  },
  liftAnnouncement: { response: Done },

  stream: {
    querystring: object({
      after: Type.Optional(Type.String({ maxLength: 64 })),
      visible: Type.Optional(
        Type.Boolean({ default: true, description: 'Whether somebody looks at it now. See PUT /api/presence.' }),
      ),
      watch: Type.Optional(
        Type.String({
          maxLength: 400,
          pattern: '^[a-z0-9,]*$',
          description: 'Ids, with commas between them; at most 10.',
        }),
      ),
      lobby: Type.Optional(Type.Boolean()),
    }),
    response: StreamMessage,
  },
  /**
   * Says of an open stream of yours (named by its `hello`) whether somebody looks at it, and at which of the tables it
   * watches. Without this a stream counts as visible, at every table it watches.
   */
  presence: {
    body: object({ stream: Id, visible: Type.Boolean(), looking: Type.Array(Id, { maxItems: 10 }) }),
    response: Done,
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
