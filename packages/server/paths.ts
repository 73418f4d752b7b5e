/** Every request of the API: its method and path. Apart from the schemas, so that a browser need not load TypeBox to call. */
export const PATHS = {
  signIn: ['POST', '/api/session'],
  signOut: ['DELETE', '/api/session'],
  me: ['GET', '/api/me'],
  makeToken: ['POST', '/api/tokens'],
  tokens: ['GET', '/api/tokens'],
  dropToken: ['DELETE', '/api/tokens/:token'],

  invitation: ['GET', '/api/invitation'],

  games: ['GET', '/api/games'],
  bots: ['GET', '/api/bots'],

  lobby: ['GET', '/api/lobby'],
  running: ['GET', '/api/running'],
  mine: ['GET', '/api/mine'],
  dropTable: ['PUT', '/api/mine/:id'],
  history: ['GET', '/api/history'],
  byCode: ['GET', '/api/codes/:code'],

  createTable: ['POST', '/api/tables'],
  table: ['GET', '/api/tables/:id'],
  data: ['GET', '/api/tables/:id/data'],
  join: ['POST', '/api/tables/:id/join'],
  leave: ['POST', '/api/tables/:id/leave'],
  setSeat: ['PUT', '/api/tables/:id/seats/:seat'],
  settings: ['PATCH', '/api/tables/:id'],
  terms: ['PATCH', '/api/tables/:id/terms'],
  start: ['POST', '/api/tables/:id/start'],
  commit: ['POST', '/api/tables/:id/deal/commit'],
  reveal: ['POST', '/api/tables/:id/deal/reveal'],
  rematch: ['POST', '/api/tables/:id/rematch'],

  move: ['POST', '/api/tables/:id/moves'],
  position: ['GET', '/api/tables/:id/position'],
  views: ['GET', '/api/tables/:id/views'],
  log: ['GET', '/api/tables/:id/log'],
  file: ['GET', '/api/tables/:id/file'],

  askUndo: ['POST', '/api/tables/:id/undo'],
  answerUndo: ['POST', '/api/tables/:id/undo/answer'],
  redo: ['POST', '/api/tables/:id/redo'],
  takeBack: ['POST', '/api/tables/:id/take-back'],
  askReplace: ['POST', '/api/tables/:id/replace'],
  answerReplace: ['POST', '/api/tables/:id/replace/answer'],
  standing: ['PUT', '/api/tables/:id/standing'],
  vote: ['POST', '/api/tables/:id/vote'],
  chat: ['POST', '/api/tables/:id/chat'],

  mutes: ['GET', '/api/mutes'],
  mute: ['PUT', '/api/mutes/:person'],

  stream: ['GET', '/api/stream'],
  presence: ['PUT', '/api/presence'],
} as const;

export type RouteName = keyof typeof PATHS;
