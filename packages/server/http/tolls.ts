import type { Limits } from '../config.ts';
import type { RouteName } from '../paths.ts';

/** Something that is counted apart from the cost, by the name of the setting that limits it a minute. */
export interface Quota {
  readonly by: 'person' | 'address';
  /** Counts only people who have no session yet. */
  readonly strangers?: boolean;
}

export const QUOTAS = {
  guests: { by: 'address', strangers: true },
  renames: { by: 'person' },
  chat: { by: 'person' },
  tokens: { by: 'person' },
  codes: { by: 'address' },
  newTables: { by: 'person' },
  undos: { by: 'person' },
  accounts: { by: 'person' },
  signIns: { by: 'address' },
} as const satisfies Partial<Record<keyof Limits, Quota>>;

export type QuotaName = keyof typeof QUOTAS;

/**
 * What a route states about itself before it can be registered. Kinds: `api` answers JSON, to somebody in particular;
 * `page` is the same for everybody; `probe` is for machines that watch the server, at any host name.
 */
export interface Toll {
  readonly kind: 'api' | 'page' | 'probe';
  /** Units taken from the budgets of the sender's person and address. One is about a millisecond of processor time. */
  readonly cost: number;
  readonly quotas?: readonly QuotaName[];
  /** Takes bodies as large as the settings allow. Others take a few kilobytes. */
  readonly largeBody?: boolean;
  /**
   * Whether a large answer is compressed. Never where it may hold something only its reader may know (an own move, the
   * code of a private table) next to text that other people choose (chat, names): whoever can choose that text and see
   * the length of the answer on the network could guess the secret letter by letter (BREACH).
   */
  readonly compressed?: boolean;
  /** Who may send it all the same: people who are banned, and everybody while the server is being updated. */
  readonly open?: readonly ('banned' | 'maintenance')[];
}

const api = (cost: number, more: Omit<Toll, 'kind' | 'cost'> = {}): Toll => ({ kind: 'api', cost, ...more });

/** What the banned may still do (come in, take out what is theirs, and leave), also during a maintenance. */
const EVEN_BANNED = ['banned', 'maintenance'] as const;
const admin = (cost: number): Toll => api(cost, { open: ['maintenance'] });

/** Every request of the API. */
export const TOLLS: Readonly<Record<RouteName, Toll>> = {
  signIn: api(5, { quotas: ['guests', 'renames'], open: ['maintenance'] }),
  signOut: api(3, { open: EVEN_BANNED }),
  me: api(1, { open: EVEN_BANNED }),
  makeToken: api(2, { quotas: ['tokens'] }),
  tokens: api(1),
  dropToken: api(1),

  account: api(3, { open: EVEN_BANNED }),
  setPassword: api(20, { quotas: ['accounts'], open: EVEN_BANNED }),
  dropPassword: api(3, { quotas: ['accounts'] }),
  passkeyWish: api(3, { quotas: ['accounts'] }),
  addPasskey: api(8, { quotas: ['accounts'] }),
  dropPasskey: api(3, { quotas: ['accounts'] }),
  makeRecovery: api(3, { quotas: ['accounts'], open: EVEN_BANNED }),
  dropRecovery: api(2),
  seeHostLinks: api(1, { open: EVEN_BANNED }),
  sessions: api(2, { open: EVEN_BANNED }),
  endSession: api(2, { open: EVEN_BANNED }),
  makeDeviceCode: api(3, { quotas: ['accounts'], open: ['maintenance'] }),
  deviceCode: api(1),
  answerDevice: api(2, { open: ['maintenance'] }),
  takeOut: api(100, { quotas: ['accounts'], open: EVEN_BANNED }),
  deleteAccount: api(5, { quotas: ['accounts'], open: EVEN_BANNED }),
  soloGames: api(3, { open: EVEN_BANNED }),
  soloFile: api(3, { compressed: true, open: EVEN_BANNED }),
  putSolo: api(8, { largeBody: true }),

  setMail: api(5, { quotas: ['accounts', 'signIns'] }),
  dropMail: api(2),
  lookAtMail: api(2, { quotas: ['signIns'] }),
  confirmMail: api(5, { quotas: ['signIns'] }),

  notifications: api(3),
  setNotifications: api(2),
  addPush: api(3, { quotas: ['accounts'] }),
  addHook: api(5, { quotas: ['accounts'] }),
  setChannel: api(2),
  dropChannel: api(2),
  testChannels: api(60, { quotas: ['accounts'] }), // ten messages, each of which a slow host may hold for ten seconds
  notifyTable: api(2),

  ways: api(1, { open: EVEN_BANNED }),
  signInMail: api(5, { quotas: ['signIns'], open: EVEN_BANNED }),
  signInPassword: api(20, { quotas: ['signIns'], open: EVEN_BANNED }),
  passkeyChallenge: api(3, { quotas: ['signIns'], open: EVEN_BANNED }),
  signInPasskey: api(8, { quotas: ['signIns'], open: EVEN_BANNED }),
  lookAtLink: api(2, { quotas: ['signIns'], open: EVEN_BANNED }),
  signInLink: api(5, { quotas: ['signIns'], open: EVEN_BANNED }),
  scanDevice: api(3, { quotas: ['signIns'], open: ['maintenance'] }),
  claimDevice: api(2, { open: ['maintenance'] }),

  profile: api(5),
  results: api(3),
  points: api(2, { compressed: true }),
  company: api(3),
  ladder: api(5),
  tableRatings: api(3),

  invitation: api(1),
  games: api(2, { compressed: true, open: EVEN_BANNED }),
  bots: api(1, { compressed: true, open: EVEN_BANNED }),

  lobby: api(2, { compressed: true }),
  running: api(2, { compressed: true }),
  mine: api(3, { open: EVEN_BANNED }),
  next: api(2),
  dropTable: api(1),
  history: api(3, { open: EVEN_BANNED }),
  byCode: api(2, { quotas: ['codes'] }),

  createTable: api(8, { quotas: ['newTables'], largeBody: true }),
  table: api(1),
  data: api(2, { compressed: true }),
  join: api(1),
  leave: api(1),
  setSeat: api(1),
  settings: api(1),
  terms: api(2),
  start: api(4),
  commit: api(1),
  reveal: api(4),
  rematch: api(8, { quotas: ['newTables'] }),

  move: api(1),
  position: api(2, { compressed: true }),
  views: api(10, { compressed: true }),
  log: api(10),
  file: api(5, { compressed: true, open: EVEN_BANNED }),
  review: api(2, { compressed: true }),
  askReview: api(30),
  positionOfDay: api(10, { compressed: true }),

  askUndo: api(5, { quotas: ['undos'] }),
  answerUndo: api(5),
  redo: api(5, { quotas: ['undos'] }),
  takeBack: api(1),
  askReplace: api(5, { quotas: ['undos'] }),
  answerReplace: api(5),
  standing: api(1),
  vote: api(1),
  chat: api(1, { quotas: ['chat'], open: ['maintenance'] }),

  vacation: api(1),
  takeVacation: api(30, { quotas: ['accounts'] }),
  endVacation: api(30, { quotas: ['accounts'] }),
  privateNote: api(1),
  putNote: api(2),
  mutes: api(1),
  mute: api(1),

  announcement: api(1, { open: EVEN_BANNED }),
  blocks: api(1),
  block: api(1),
  report: api(5, { quotas: ['chat'] }),
  invite: api(2, { quotas: ['chat'] }),
  invitations: api(3),
  dropInvitation: api(1),
  lookAtAdminLink: api(2, { quotas: ['signIns'] }),
  becomeAdmin: api(3, { quotas: ['signIns'] }),

  adminPage: admin(10),
  adminPeople: admin(10),
  adminAudit: admin(5),
  adminReport: admin(3),
  adminReportFile: admin(5),
  closeReport: admin(2),
  ban: admin(10),
  liftBan: admin(2),
  silence: admin(2),
  adminSignInLink: admin(3),
  adminLink: admin(3),
  removeAdmin: admin(2),
  deleteMessage: admin(3),
  deleteTable: admin(3),
  seatBots: admin(5),
  announce: admin(2),
  liftAnnouncement: admin(2),

  stream: api(10),
  presence: api(1, { open: ['maintenance'] }),
};

/** Everything else. Probes are free: a flood through an unnamed proxy must not make a healthy server look ill. */
export const PAGE: Toll = { kind: 'page', cost: 1 };
export const HEALTH: Toll = { kind: 'probe', cost: 0 };
export const METRICS: Toll = { kind: 'probe', cost: 2 };
