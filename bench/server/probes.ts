import type { RouteName } from '@outcry/server/api';
import { ApiError } from '@outcry/server/client';
import type { Client } from '@outcry/server/client';
import { ORDER_PROBES } from './orderProbes.ts';

/** Somebody who sends requests. `api` sets the scene: for an anonymous visitor it is that of the seated person. */
export interface Sender {
  readonly api: Client;
  readonly cookie: string;
  /** A table that is played, with a seat of theirs, and one that is over. */
  readonly table: string;
  readonly finished: string;
  /** Another person, for what takes two. */
  readonly other: Client;
  readonly otherId: string;
  /** Makes a new guest; returns their cookie. */
  readonly newGuest: () => Promise<string>;
}

/** A request to measure. `cookie`: another one than the sender's. */
export interface Request {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number>;
  readonly body?: unknown;
  readonly cookie?: string;
}

const SETTINGS = {
  events: { turn: true, invited: true, over: true, mentioned: false },
  when: 'now',
  daily: 1080,
  quiet: { on: false, from: 0, until: 0 },
  locale: 'en',
  zone: 'UTC',
} as const;

/** Sets the scene once for a sender; what it returns prepares each request. What they do themselves is not measured. */
export type Probe = (sender: Sender) => Promise<(turn: number) => Promise<Request>>;

const three = (kind: 'me' | 'open') => [{ kind: 'me' } as const, { kind } as const, { kind } as const];
let keys = 0;

/** The same request every time. */
const same =
  (request: (sender: Sender) => Request): Probe =>
  async (sender) =>
  async () =>
    request(sender);

/** A request about a new table that waits for people. */
const atNewTable =
  (more: Request, seats: 'me' | 'open' = 'open'): Probe =>
  async ({ api }) =>
  async () => {
    const { id } = await api('createTable', { body: { game: 'taking-stock', seats: three(seats) } });
    return { ...more, params: { id, ...more.params } };
  };

/** A started table at which the sender has every seat. */
async function newGame(api: Client, game = 'taking-stock'): Promise<string> {
  return (await api('createTable', { body: { game, seats: three('me'), start: true } })).id;
}

/** A started table of a person and a bot. */
async function gameWithBot(api: Client): Promise<string> {
  const seats = [{ kind: 'me' } as const, { kind: 'bot', bot: 'rookie' } as const];
  return (await api('createTable', { body: { game: 'taking-stock', seats, start: true } })).id;
}

/** A started table of the other person and the sender. */
async function gameOfTwo({ api, other }: Sender): Promise<string> {
  const { id } = await other('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  const params = { id };
  await api('join', { params, body: {} });
  await other('start', { params });
  return id;
}

/** The next move of whoever is asked; null when the game is over. */
async function nextMove(id: string, clients: readonly Client[]) {
  for (const api of clients) {
    const { actors, you } = await api('table', { params: { id } });
    const seat = you.seats.find((own) => actors.includes(own));
    if (seat === undefined) continue;
    const { asked, legal } = await api('position', { params: { id }, query: { seat: String(seat) } });
    return { api, body: { seat, decision: asked!, move: legal[0], key: `bench-key-${++keys}` } };
  }
  return null;
}

/** Plays until a seat can take something back; returns the seat and its table, a new one when the game is over. */
async function untilUndoable(id: string, clients: readonly Client[], fresh: () => Promise<string>) {
  for (let table = id, tries = 0; ; tries++) {
    const next = await nextMove(table, clients);
    if (!next) {
      table = await fresh();
      continue;
    }
    await next.api('move', { params: { id: table }, body: next.body });
    const { seat } = next.body;
    const { undo } = await next.api('position', { params: { id: table }, query: { seat: String(seat) } });
    if (undo !== null || tries > 30) return { table, seat, api: next.api };
  }
}

/** What is refused while the scene is set shows in the answer to the request. */
async function ifAllowed(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

const ofTable = same(({ table }) => ({ params: { id: table } }));

const ofSelf =
  ({ id }: { readonly id: string }) =>
  async () => ({ params: { who: id } });

/** A person has a bounded number of tokens. */
async function dropTokens(api: Client): Promise<void> {
  for (const { id } of await api('tokens')) await api('dropToken', { params: { token: id } });
}

const NO_SECRET = '0000-0000-0000-0000-0000';

/** One probe for every request of the API. */
export const PROBES: Readonly<Record<RouteName, Probe>> = {
  signIn: async () => async (turn) => ({ body: { name: `Bench ${turn}` } }),
  // Of a new guest each time: whoever signs out sends no more requests.
  signOut: async (sender) => async () => (sender.cookie === '' ? {} : { cookie: await sender.newGuest() }),
  me: same(() => ({})),
  makeToken:
    async ({ api }) =>
    async (turn) => {
      await dropTokens(api);
      return { body: { label: `bench ${turn}` } };
    },
  tokens: same(() => ({})),
  dropToken:
    async ({ api }) =>
    async (turn) => {
      await dropTokens(api);
      return { params: { token: (await api('makeToken', { body: { label: `drop ${turn}` } })).id } };
    },

  account: same(() => ({})),
  // What would change the sender for good is refused: to take it costs no more than the check that is measured.
  setPassword: same(() => ({ body: { password: 'a long password', current: 'wrong' } })),
  dropPassword: same(() => ({})),
  passkeyWish: same(() => ({ body: {} })),
  addPasskey: same(() => ({ body: { credential: {} } })),
  dropPasskey: same(() => ({ params: { passkey: 'none' } })),
  makeRecovery: same(() => ({})),
  dropRecovery: same(() => ({})),
  seeHostLinks: same(() => ({})),
  sessions: same(() => ({})),
  endSession: same(() => ({ params: { session: 'none' } })),
  makeDeviceCode: same(() => ({})),
  deviceCode:
    async ({ api }) =>
    async () => ({ params: { device: (await api('makeDeviceCode')).id } }),
  answerDevice:
    async ({ api }) =>
    async () => ({ params: { device: (await api('makeDeviceCode')).id }, body: { agree: false } }),
  takeOut: same(() => ({})),
  // Of a new guest each time: whoever deletes their account sends no more requests.
  deleteAccount: async (sender) => async () => (sender.cookie === '' ? {} : { cookie: await sender.newGuest() }),
  soloGames: same(() => ({})),
  soloFile: same(() => ({ params: { id: 'none' } })),
  putSolo: same(() => ({ params: { id: 'none' }, body: { file: {}, you: 0, started: 1, finished: 2, counts: true } })),
  setMail: same(() => ({ body: { address: 'nobody@example.org' } })),
  dropMail: same(() => ({})),
  lookAtMail: same(() => ({ body: { secret: NO_SECRET } })),
  confirmMail: same(() => ({ body: { secret: NO_SECRET } })),
  notifications: same(() => ({})),
  setNotifications: same(() => ({ body: SETTINGS })),
  addPush: same(() => ({
    body: { endpoint: 'https://127.0.0.1/push', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
  })),
  addHook: same(() => ({ body: { kind: 'json' as const, url: 'https://127.0.0.1/hook' } })),
  setChannel: same(() => ({ params: { channel: 'none' }, body: { on: false } })),
  dropChannel: same(() => ({ params: { channel: 'none' } })),
  testChannels: same(() => ({})),
  notifyTable: same(({ table }) => ({ params: { id: table }, body: { when: null } })),
  ways: same(() => ({})),
  signInMail: same(() => ({ body: { address: 'nobody@example.org' } })),
  signInPassword: same(() => ({ body: { name: 'Nobody', password: 'a long password' } })),
  passkeyChallenge: same(() => ({})),
  signInPasskey: same(() => ({ body: { credential: { id: 'none' } } })),
  lookAtLink: same(() => ({ body: { secret: NO_SECRET } })),
  signInLink: same(() => ({ body: { secret: NO_SECRET } })),
  scanDevice: same(() => ({ body: { secret: NO_SECRET } })),
  claimDevice: same(() => ({ body: { claim: NO_SECRET } })),

  invitation: same(() => ({})),
  games: same(() => ({})),
  bots: same(() => ({})),

  lobby: same(() => ({})),
  running: same(() => ({})),
  mine: same(() => ({})),
  next: same(() => ({})),
  dropTable:
    async ({ finished }) =>
    async (turn) => ({ params: { id: finished }, body: { dropped: turn % 2 === 0 } }),
  history: same(() => ({})),
  profile: async ({ api }) => ofSelf(await api('me')),
  results: async ({ api }) => ofSelf(await api('me')),
  points: async ({ api }) => {
    const { id } = await api('me');
    return async () => ({ params: { who: id }, query: { game: 'taking-stock' } });
  },
  company: async ({ api }) => {
    const { id } = await api('me');
    return async () => ({ query: { people: id } });
  },
  ladder: same(() => ({ params: { game: 'taking-stock' } })),
  tableRatings: ofTable,
  byCode: async ({ api, table }) => {
    const { code } = await api('table', { params: { id: table } });
    return async () => ({ params: { code } });
  },

  createTable: same(() => ({ body: { game: 'taking-stock', seats: three('open') } })),
  table: ofTable,
  data: ofTable,
  join:
    async ({ other }) =>
    async () => {
      const { id } = await other('createTable', { body: { game: 'taking-stock', seats: three('open') } });
      return { params: { id }, body: {} };
    },
  leave: atNewTable({}),
  setSeat: atNewTable({ params: { seat: 1 }, body: { kind: 'bot', bot: 'rookie' } }),
  settings: atNewTable({ body: { public: true } }),
  terms: atNewTable({ body: { clock: { kind: 'move', seconds: 60 } } }),
  start: atNewTable({}, 'me'),
  // No deal is under way there: what is measured is the refusal.
  commit: atNewTable({ body: { attempt: 1, commitment: '0'.repeat(64) } }),
  reveal: atNewTable({ body: { attempt: 1, entropy: '0'.repeat(64) } }),
  rematch: same(({ finished }) => ({ params: { id: finished } })),

  move: async ({ api }) => {
    let id = await newGame(api);
    return async () => {
      const next = await nextMove(id, [api]);
      if (next) return { params: { id }, body: next.body };
      id = await newGame(api);
      return { params: { id }, body: (await nextMove(id, [api]))!.body };
    };
  },
  position: ofTable,
  views: same(({ table }) => ({ params: { id: table }, query: { from: 1, to: 100 } })),
  log: ofTable,
  file: same(({ finished }) => ({ params: { id: finished } })),
  review: same(({ finished }) => ({ params: { id: finished, seat: 0 } })),
  askReview: same(({ finished }) => ({ params: { id: finished, seat: 0 } })),
  positionOfDay: same(() => ({ params: { game: 'taking-stock' } })),

  askUndo: async ({ api }) => {
    let id = await newGame(api);
    return async () => {
      const { table, seat } = await untilUndoable(id, [api], () => newGame(api));
      id = table;
      return { params: { id }, body: { seat } };
    };
  },
  answerUndo: async (sender) => {
    const clients = [sender.other, sender.api];
    let id = await gameOfTwo(sender);
    return async () => {
      const { table, seat, api } = await untilUndoable(id, clients, () => gameOfTwo(sender));
      id = table;
      await ifAllowed(() => api('askUndo', { params: { id }, body: { seat } }));
      const { you } = await sender.api('table', { params: { id } });
      return { params: { id }, body: { seat: you.seats[0], agree: true } };
    };
  },
  redo: async ({ api }) => {
    let id = await newGame(api);
    return async () => {
      const { table, seat } = await untilUndoable(id, [api], () => newGame(api));
      id = table;
      await ifAllowed(() => api('askUndo', { params: { id }, body: { seat } }));
      await ifAllowed(() => api('answerUndo', { params: { id }, body: { seat, agree: true } }));
      return { params: { id }, body: { seat } };
    };
  },
  takeBack: async (sender) => {
    const id = await gameOfTwo(sender);
    const { you } = await sender.api('table', { params: { id } });
    return async () => {
      await ifAllowed(() => sender.api('leave', { params: { id } }));
      return { params: { id }, body: { seat: you.seats[0] } };
    };
  },
  // Each time at another table: after an answer the asker waits a minute.
  askReplace:
    async ({ other }) =>
    async () => ({ params: { id: await gameWithBot(other) }, body: { seat: 1, by: 'me' } }),
  answerReplace:
    async ({ api, other }) =>
    async () => {
      const params = { id: await gameWithBot(other) };
      await ifAllowed(() => api('askReplace', { params, body: { seat: 1, by: 'me' } }));
      return { params, body: { agree: false } };
    },
  standing: async ({ api }) => {
    const id = await newGame(api, 'speculate');
    return async (turn) => ({
      params: { id },
      body: { seat: 0, answers: turn % 2 === 0 ? [{ to: 'sector', sector: 0 }] : [] },
    });
  },
  vote: async (sender) => {
    const id = await gameOfTwo(sender);
    const { you } = await sender.api('table', { params: { id } });
    return async (turn) => ({ params: { id }, body: { seat: you.seats[0], end: turn % 2 === 0 } });
  },
  chat: same(({ table }) => ({ params: { id: table }, body: { text: 'Well played!' } })),

  vacation: same(() => ({})),
  takeVacation: async () => async (turn) => ({ body: { until: Date.now() + 86_400_000 + turn } }),
  endVacation: same(() => ({})),
  privateNote: ofTable,
  putNote:
    async ({ table }) =>
    async (turn) => ({ params: { id: table }, body: { text: `Note ${turn}` } }),
  mutes: same(() => ({})),
  mute:
    async ({ otherId }) =>
    async (turn) => ({ params: { person: otherId }, body: { muted: turn % 2 === 0 } }),

  stream: same(({ table }) => ({ query: { watch: table } })),
  ...ORDER_PROBES,
  // No stream is open, so it is refused; to take it costs no more.
  presence: same(({ table }) => ({ body: { stream: 'none', visible: true, looking: [table] } })),
};
