import { Type } from 'typebox';
import { Secret } from '../schemas/account.ts';
import { Names } from '../schemas/entries.ts';
import { Announcement, Invitation } from '../schemas/order.ts';
import { Done, Id, Name, nullable, object, Seq, TableParams, text } from '../schemas/parts.ts';

/** What keeps company pleasant. */
export const ORDER = {
  /** What everybody is told now: a maintenance, or words of the host; null: nothing. */
  announcement: { response: object({ announcement: nullable(Announcement) }) },
  blocks: { response: Names },
  /** You are not seated with them unasked, and get no messages of theirs. They are not told. */
  block: { params: object({ person: Id }), body: object({ blocked: Type.Boolean() }), response: Done },
  /** The hosts of the server see the message (`seq`; absent: the table), the chat around it and, once it is over, the game's file. */
  report: {
    params: TableParams,
    body: object({ seq: Type.Optional(Seq), reason: Type.Optional(text(0, 500)) }),
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
} as const;
