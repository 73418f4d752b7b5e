import { PATHS } from './paths.ts';
import type { RouteName } from './paths.ts';
import type { TokenScope } from './schemas/tokens.ts';

/**
 * Who may send each request besides a session: `read`, any token; `play`, a token that may play; `session`, no token.
 * No token manages tokens or sessions, so a leaked one cannot outlive its end or lock its person out.
 */
export const SCOPES: Readonly<Record<RouteName, TokenScope | 'session'>> = {
  signIn: 'session',
  signOut: 'session',
  me: 'read',
  makeToken: 'session',
  tokens: 'session',
  dropToken: 'session',

  account: 'session',
  setPassword: 'session',
  dropPassword: 'session',
  passkeyWish: 'session',
  addPasskey: 'session',
  dropPasskey: 'session',
  makeRecovery: 'session',
  dropRecovery: 'session',
  seeHostLinks: 'session',
  sessions: 'session',
  endSession: 'session',
  makeDeviceCode: 'session',
  deviceCode: 'session',
  answerDevice: 'session',
  takeOut: 'session',
  deleteAccount: 'session',
  soloGames: 'read',
  soloFile: 'read',
  putSolo: 'play',

  setMail: 'session',
  dropMail: 'session',
  lookAtMail: 'session',
  confirmMail: 'session',

  notifications: 'session',
  setNotifications: 'session',
  addPush: 'session',
  addHook: 'session',
  setChannel: 'session',
  dropChannel: 'session',
  testChannels: 'session',
  notifyTable: 'session',

  ways: 'read',
  signInMail: 'session',
  signInPassword: 'session',
  passkeyChallenge: 'session',
  signInPasskey: 'session',
  lookAtLink: 'session',
  signInLink: 'session',
  scanDevice: 'session',
  claimDevice: 'session',

  profile: 'read',
  results: 'read',
  points: 'read',
  company: 'read',
  ladder: 'read',
  tableRatings: 'read',

  invitation: 'read',

  games: 'read',
  bots: 'read',

  lobby: 'read',
  running: 'read',
  mine: 'read',
  next: 'read',
  dropTable: 'play',
  history: 'read',
  byCode: 'read',

  createTable: 'play',
  table: 'read',
  data: 'read',
  join: 'play',
  leave: 'play',
  setSeat: 'play',
  settings: 'play',
  terms: 'play',
  start: 'play',
  commit: 'play',
  reveal: 'play',
  rematch: 'play',

  move: 'play',
  position: 'read',
  views: 'read',
  log: 'read',
  file: 'read',
  review: 'read',
  askReview: 'play',
  positionOfDay: 'read',

  askUndo: 'play',
  answerUndo: 'play',
  redo: 'play',
  takeBack: 'play',
  askReplace: 'play',
  answerReplace: 'play',
  vote: 'play',
  chat: 'play',
  standing: 'play',

  vacation: 'read',
  takeVacation: 'session',
  endVacation: 'session',
  privateNote: 'session',
  putNote: 'session',
  mutes: 'read',
  mute: 'play',

  announcement: 'read',
  blocks: 'read',
  block: 'play',
  report: 'session',
  invite: 'play',
  invitations: 'read',
  dropInvitation: 'play',
  lookAtAdminLink: 'session',
  becomeAdmin: 'session',

  adminPage: 'session',
  adminPeople: 'session',
  adminAudit: 'session',
  adminReport: 'session',
  adminReportFile: 'session',
  closeReport: 'session',
  ban: 'session',
  liftBan: 'session',
  silence: 'session',
  adminSignInLink: 'session',
  adminLink: 'session',
  removeAdmin: 'session',
  deleteMessage: 'session',
  deleteTable: 'session',
  seatBots: 'session',
  announce: 'session',
  liftAnnouncement: 'session',

  stream: 'read',
  presence: 'read',
};

const BY_ROUTE = new Map(
  Object.entries(PATHS).map(([name, [method, url]]) => [`${method} ${url}`, SCOPES[name as RouteName]]),
);

/** Whether a token of a scope may use a route, given by its method and pattern. An unknown route is closed. */
export function allows(scope: TokenScope, method: string, url: string): boolean {
  const needed = BY_ROUTE.get(`${method === 'HEAD' ? 'GET' : method} ${url}`);
  return needed === 'read' || (needed === 'play' && scope === 'play');
}
