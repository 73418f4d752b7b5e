import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, literals, nullable, object, Time } from './parts.ts';
import { Clock } from './tables.ts';

/** A minute of the day, from 0 to 1439. */
const Minute = Type.Integer({ minimum: 0, maximum: 1439 });

/** How long somebody is away before they are told: `daily` is once a day. */
export const When = literals(['now', 'ten-minutes', 'hour', 'daily']);
export type When = Static<typeof When>;
/** The same of one table. */
export const TableWhen = literals(['now', 'ten-minutes', 'hour', 'daily', 'never']);
export type TableWhen = Static<typeof TableWhen>;

/** What somebody wants to hear of. */
export const NotifyEvents = object({
  turn: Type.Boolean({ description: 'It is your turn.' }),
  invited: Type.Boolean({ description: 'You are invited to a table or a rematch.' }),
  over: Type.Boolean({ description: 'A game of yours is over.' }),
  mentioned: Type.Boolean({ description: 'Somebody wrote @ and your name.' }),
});
export type NotifyEvents = Static<typeof NotifyEvents>;
export type NotifyEvent = keyof NotifyEvents;

/** Hours in which nothing arrives. */
export const QuietHours = object({ on: Type.Boolean(), from: Minute, until: Minute });
export type QuietHours = Static<typeof QuietHours>;

/** What somebody wants to hear of one table; null: as of all others. */
export const TableWish = object({
  when: nullable(TableWhen),
  events: nullable(NotifyEvents),
  quiet: nullable(QuietHours),
});
export type TableWish = Static<typeof TableWish>;
/** A change of it: what is left out stays as it is. */
export const TableChange = object({
  when: Type.Optional(nullable(TableWhen)),
  events: Type.Optional(nullable(NotifyEvents)),
  quiet: Type.Optional(nullable(QuietHours)),
});

export const NotifySettings = object({
  events: NotifyEvents,
  when: When,
  daily: Minute,
  quiet: QuietHours,
  locale: literals(['en', 'fr', 'nl']),
  zone: Type.String({ minLength: 1, maxLength: 60, description: 'A time zone, such as Europe/Brussels.' }),
});
export type NotifySettings = Static<typeof NotifySettings>;

/** Formats of webhooks. */
export const HookKind = literals(['json', 'ntfy', 'discord', 'slack', 'matrix']);
export type HookKind = Static<typeof HookKind>;

/** Where messages go. Never with the address itself, which is a secret. */
export const Channel = object({
  id: Id,
  kind: literals(['push', 'mail', 'json', 'ntfy', 'discord', 'slack', 'matrix']),
  label: Type.String({ description: 'The browser, the mail address, or the host of a webhook.' }),
  form: nullable(literals(['computer', 'phone', 'tablet'])),
  on: Type.Boolean(),
  arrived: nullable(Time),
  failed: nullable(Time),
});
export type Channel = Static<typeof Channel>;

/** A table that goes on, and whether it is told of in another way than all others. */
export const NotifyTable = object({
  id: Id,
  game: Type.String(),
  others: Type.Array(Type.String()),
  clock: Clock,
  ...TableWish.properties,
});
export type NotifyTable = Static<typeof NotifyTable>;

export const Notifications = object({
  settings: NotifySettings,
  channels: Type.Array(Channel),
  tables: Type.Array(NotifyTable),
  /** The public key that a browser asks for push with. */
  pushKey: Type.String(),
  /** Whether this server sends mail. */
  mail: Type.Boolean(),
});
export type Notifications = Static<typeof Notifications>;

/** What a browser gives of its push service, as its `toJSON` says it. */
export const PushSubscription = object({
  endpoint: Type.String({ minLength: 10, maxLength: 1000, pattern: '^https?://' }),
  keys: object({
    p256dh: Type.String({ minLength: 80, maxLength: 100, pattern: '^[A-Za-z0-9_-]+=*$' }),
    auth: Type.String({ minLength: 20, maxLength: 30, pattern: '^[A-Za-z0-9_-]+=*$' }),
  }),
});
export type PushSubscription = Static<typeof PushSubscription>;

/** A mail address as people write it; what is wrong with it otherwise the mail server says. */
export const MailAddress = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@<>()\\[\\],;:"\\\\\\x00-\\x1f]{1,64}@[^\\s@<>()\\[\\],;:"\\\\\\x00-\\x1f]{1,189}$',
});

/** The table that has waited longest for you, and how many wait. */
export const Next = object({
  table: nullable(object({ id: Id, code: Type.String(), game: Type.String() })),
  waiting: Type.Integer(),
});
export type Next = Static<typeof Next>;
