import type { RouteName } from '@outcry/server/api';
import type { Probe, Request, Sender } from './probes.ts';

const NO_SECRET = '0000-0000-0000-0000-0000';
const same =
  (make: (sender: Sender) => Request): Probe =>
  async (sender) =>
  async () =>
    make(sender);
/** What only administrators may ask is refused: to take it costs no more than the check that is measured. */
const admin = (ask: Request = {}): Probe => same(() => ask);

type OrderRoute = Extract<
  RouteName,
  | `admin${string}`
  | 'announcement'
  | 'blocks'
  | 'block'
  | 'report'
  | 'invite'
  | 'invitations'
  | 'dropInvitation'
  | 'lookAtAdminLink'
  | 'becomeAdmin'
  | 'closeReport'
  | 'ban'
  | 'liftBan'
  | 'silence'
  | 'removeAdmin'
  | 'deleteMessage'
  | 'deleteTable'
  | 'seatBots'
  | 'announce'
  | 'liftAnnouncement'
>;

/** Probes for requests that keep order. */
export const ORDER_PROBES: Readonly<Record<OrderRoute, Probe>> = {
  announcement: same(() => ({})),
  blocks: same(() => ({})),
  block:
    async ({ otherId }) =>
    async (turn) => ({ params: { person: otherId }, body: { blocked: turn % 2 === 0 } }),
  report: same(({ table }) => ({ params: { id: table }, body: {} })),
  invite: same(({ table }) => ({ params: { id: table }, body: { name: 'Nobody' } })),
  invitations: same(() => ({})),
  dropInvitation: same(() => ({ params: { invitation: 'none' } })),
  lookAtAdminLink: same(() => ({ body: { secret: NO_SECRET } })),
  becomeAdmin: same(() => ({ body: { secret: NO_SECRET } })),
  adminPage: admin(),
  adminPeople: admin(),
  adminAudit: admin(),
  adminReport: admin({ params: { report: 'none' } }),
  adminReportFile: admin({ params: { report: 'none' } }),
  closeReport: admin({ params: { report: 'none' } }),
  ban: admin({ body: { network: '203.0.113.7', reason: 'bench', until: null } }),
  liftBan: admin({ params: { ban: 'none' } }),
  silence: admin({ params: { person: 'none' }, body: { until: 1 } }),
  adminSignInLink: admin({ params: { person: 'none' } }),
  adminLink: admin({ params: { person: 'none' } }),
  removeAdmin: admin({ params: { person: 'none' } }),
  deleteMessage: admin({ params: { id: 'none', seq: 1 } }),
  deleteTable: admin({ params: { id: 'none' } }),
  seatBots: admin({ params: { id: 'none' } }),
  announce: admin({ body: { begins: 1, minutes: 1 } }),
  liftAnnouncement: admin(),
};
