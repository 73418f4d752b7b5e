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
}

const api = (cost: number, more: Omit<Toll, 'kind' | 'cost'> = {}): Toll => ({ kind: 'api', cost, ...more });

/** Every request of the API. */
export const TOLLS: Readonly<Record<RouteName, Toll>> = {
  signIn: api(5, { quotas: ['guests', 'renames'] }),
  signOut: api(3),
  me: api(1),
  makeToken: api(2, { quotas: ['tokens'] }),
  tokens: api(1),
  dropToken: api(1),

  account: api(3),
  setPassword: api(20, { quotas: ['accounts'] }),
  dropPassword: api(3, { quotas: ['accounts'] }),
  passkeyWish: api(3, { quotas: ['accounts'] }),
  addPasskey: api(8, { quotas: ['accounts'] }),
  dropPasskey: api(3, { quotas: ['accounts'] }),
  makeRecovery: api(3, { quotas: ['accounts'] }),
  dropRecovery: api(2),
  seeHostLinks: api(1),
  sessions: api(2),
  endSession: api(2),
  makeDeviceCode: api(3, { quotas: ['accounts'] }),
  deviceCode: api(1),
  answerDevice: api(2),
  takeOut: api(100, { quotas: ['accounts'] }),
  deleteAccount: api(5, { quotas: ['accounts'] }),
  soloGames: api(3),
  soloFile: api(3, { compressed: true }),
  putSolo: api(8, { largeBody: true }),

  signInPassword: api(20, { quotas: ['signIns'] }),
  passkeyChallenge: api(3, { quotas: ['signIns'] }),
  signInPasskey: api(8, { quotas: ['signIns'] }),
  lookAtLink: api(2, { quotas: ['signIns'] }),
  signInLink: api(5, { quotas: ['signIns'] }),
  scanDevice: api(3, { quotas: ['signIns'] }),
  claimDevice: api(2),

  invitation: api(1),
  games: api(2, { compressed: true }),
  bots: api(1, { compressed: true }),

  lobby: api(2, { compressed: true }),
  running: api(2, { compressed: true }),
  mine: api(3),
  dropTable: api(1),
  history: api(3),
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
  file: api(5, { compressed: true }),

  askUndo: api(5, { quotas: ['undos'] }),
  answerUndo: api(5),
  redo: api(5, { quotas: ['undos'] }),
  takeBack: api(1),
  askReplace: api(5, { quotas: ['undos'] }),
  answerReplace: api(5),
  standing: api(1),
  vote: api(1),
  chat: api(1, { quotas: ['chat'] }),

  mutes: api(1),
  mute: api(1),

  stream: api(10),
  presence: api(1),
};

/** Everything else. Probes are free: a flood through an unnamed proxy must not make a healthy server look ill. */
export const PAGE: Toll = { kind: 'page', cost: 1 };
export const HEALTH: Toll = { kind: 'probe', cost: 0 };
export const METRICS: Toll = { kind: 'probe', cost: 2 };
