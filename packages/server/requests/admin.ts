import { Type } from 'typebox';
import { AdminPage, AuditEntry, ReportWithChat, SeenPerson } from '../schemas/order.ts';
import { Done, Id, Json, nullable, object, Seq, TableParams, text, Time } from '../schemas/parts.ts';

/** For administrators alone: for everybody else there is nothing at these addresses. */
export const ADMIN = {
  adminPage: { response: AdminPage },
  /** Those who are here; with `all` everybody; with `find` those with this in their name, or with this id. */
  adminPeople: {
    querystring: object({ find: Type.Optional(text(0, 40)), all: Type.Optional(Type.Boolean()) }),
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
      reason: text(1, 200),
      until: nullable(Time),
    }),
    response: Done,
  },
  liftBan: { params: object({ ban: Id }), response: Done },
  silence: {
    params: object({ person: Id }),
    body: object({ until: Time, reason: Type.Optional(text(0, 200)) }),
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
      text: Type.Optional(text(0, 300)),
    }),
    response: Done,
  },
  liftAnnouncement: { response: Done },
} as const;
