import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, literals, nullable, object, Seq, Time } from './parts.ts';

/** What everybody is told: the host's own words, or (`text` null) a maintenance that begins then and takes some minutes. */
export const Announcement = object({
  id: Id,
  begins: Time,
  minutes: Type.Integer(),
  text: nullable(Type.String()),
  /** When it is shown no more. A maintenance is over then, and clocks run again. */
  ends: Time,
});
export type Announcement = Static<typeof Announcement>;

/** What administrators do, as it is written down and as the person it concerns is told. */
export const Deed = literals([
  'sign-in-link',
  'admin-link',
  'admin-added',
  'admin-removed',
  'ban',
  'ban-network',
  'unban',
  'mute',
  'unmute',
  'message-deleted',
  'table-deleted',
  'bot-seated',
  'report',
  'report-opened',
  'report-closed',
  'announce',
  'announce-lifted',
]);
export type Deed = Static<typeof Deed>;

/** Something an administrator did that concerns you. */
export const Told = object({
  id: Id,
  at: Time,
  what: Type.String(),
  by: nullable(Type.String()),
  until: nullable(Time),
  reason: nullable(Type.String()),
});
export type Told = Static<typeof Told>;

/** Somebody asks you to sit down at a table that still has an open seat. */
export const Invitation = object({
  id: Id,
  by: Type.String(),
  at: Time,
  table: Id,
  code: Type.String(),
  game: Type.String(),
  open: Type.Integer(),
  names: Type.Array(Type.String()),
});
export type Invitation = Static<typeof Invitation>;

/** A line of chat as it was when it was reported. */
export const ReportedLine = object({
  seq: Seq,
  at: Time,
  person: nullable(Id),
  name: Type.String(),
  text: Type.String(),
});
export type ReportedLine = Static<typeof ReportedLine>;

export const Report = object({
  id: Id,
  at: Time,
  by: nullable(Type.String()),
  about: nullable(object({ id: Id, name: Type.String(), reports: Type.Integer() })),
  table: object({ id: Id, code: Type.String(), game: Type.String(), over: Type.Boolean() }),
  /** The message; null: it is about the table. */
  seq: nullable(Seq),
  text: nullable(Type.String()),
  reason: Type.String(),
});
export type Report = Static<typeof Report>;

export const ReportWithChat = object({ ...Report.properties, chat: Type.Array(ReportedLine) });

export const Ban = object({
  id: Id,
  /** Null: a network, of which only the beginning is known (`shown`). */
  person: nullable(object({ id: Id, name: Type.String() })),
  shown: Type.String(),
  reason: Type.String(),
  at: Time,
  ends: nullable(Time),
});
export type Ban = Static<typeof Ban>;

export const AuditEntry = object({
  id: Id,
  at: Time,
  /** The administrator; null: the command line, or nobody. */
  by: nullable(Type.String()),
  what: Type.String(),
  person: nullable(Type.String()),
  /** What more is known: until when, why, at which table. */
  until: nullable(Time),
  reason: nullable(Type.String()),
  table: nullable(Type.String()),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** A person as administrators see them. */
export const SeenPerson = object({
  id: Id,
  name: Type.String(),
  guest: Type.Boolean(),
  seen: Time,
  here: Type.Boolean(),
  doing: literals(['at-table', 'watching', 'here', 'away']),
  admin: Type.Boolean(),
  waysBack: Type.Array(literals(['passkey', 'password', 'mail', 'link'])),
  reports: Type.Integer(),
  tables: Type.Integer(),
  muted: Type.Boolean(),
  banned: Type.Boolean(),
});
export type SeenPerson = Static<typeof SeenPerson>;

/** A table that may need an administrator. */
export const StaleTable = object({
  id: Id,
  code: Type.String(),
  game: Type.String(),
  updated: Time,
  waitsFor: Type.Array(Type.String()),
  names: Type.Array(Type.String()),
});
export type StaleTable = Static<typeof StaleTable>;

/** The administrator's page: how things are. */
export const AdminPage = object({
  address: Type.String(),
  version: Type.String(),
  /** Seconds since this process started. */
  up: Type.Number(),
  /** Seconds since the last good backup; null: none is made by the server. */
  backupAge: nullable(Type.Number()),
  here: Type.Integer(),
  accounts: Type.Integer(),
  guests: Type.Integer(),
  waiting: Type.Integer(),
  playing: Type.Integer(),
  slow: Type.Integer(),
  /** How many people were here in the last 24 hours. */
  pulse: Type.Array(object({ at: Time, people: Type.Integer() })),
  /** Of 100 moves the slowest took about this long, in milliseconds, at this process; null: there was none. */
  slowest: nullable(Type.Number()),
  memory: object({ used: Type.Number(), of: Type.Number() }),
  disk: nullable(object({ used: Type.Number(), of: Type.Number() })),
  streams: Type.Integer(),
  tablesInMemory: Type.Integer(),
  botsWaiting: Type.Integer(),
  reports: Type.Array(Report),
  closedReports: Type.Integer(),
  lookAt: Type.Array(StaleTable),
  bans: Type.Array(Ban),
  admins: Type.Array(object({ id: Id, name: Type.String(), since: Time })),
  announcement: nullable(Announcement),
  audit: Type.Array(AuditEntry),
  now: Time,
});
export type AdminPage = Static<typeof AdminPage>;
