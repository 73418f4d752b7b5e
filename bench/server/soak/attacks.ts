import { connect } from 'node:net';
import { newestGame } from '@outcry/games';
import type { Browser, From, Outgoing } from './http.ts';
import { pick, sleep } from './schedule.ts';

/** What an attacker has at hand. */
export interface Target {
  readonly browser: Browser;
  /** Tables that honest people play at. */
  readonly tables: () => readonly string[];
  /** Sends a request and counts the status of its answer. */
  readonly send: (from: From, outgoing: Outgoing) => Promise<{ status: number; body: string; cookie: string }>;
}

/** Sets an attacker up; what it returns is one blow. */
type Attack = (target: Target) => Promise<() => Promise<void>>;

const byte = (): number => Math.floor(Math.random() * 256);
/** An address out of many: IPv4 at random, or IPv6 within one network. */
const anyAddress = (): string =>
  Math.random() < 0.5 ? `100.${byte()}.${byte()}.${byte()}` : `2001:db8::${byte().toString(16)}:${byte().toString(16)}`;
const nobody = (): From => ({ cookie: '', address: anyAddress() });

const post = (path: string, body: unknown): Outgoing => ({ method: 'POST', path, body: JSON.stringify(body) });
const get = (path: string): Outgoing => ({ method: 'GET', path });

/** A guest who attacks, always from the same address. */
async function attacker({ send }: Target): Promise<From> {
  const address = anyAddress();
  for (;;) {
    const { cookie } = await send({ cookie: '', address }, post('/api/session', { name: 'Mallory' }));
    if (cookie !== '') return { cookie, address };
    await sleep(2000);
  }
}

const idOf = (body: string): string | null => (JSON.parse(body) as { id?: string }).id ?? null;

/** Makes a table of Taking Stock; null when that was refused. */
async function newTable({ send }: Target, from: From, seats: readonly object[], more: object = {}) {
  const { status, body } = await send(from, post('/api/tables', { game: 'taking-stock', seats, ...more }));
  return status === 200 ? idOf(body) : null;
}

const me = { kind: 'me' };
const trader = { kind: 'bot', bot: 'trader' };

const names: Attack = async ({ send }) => {
  const NAMES = [
    `${'a'.repeat(100_000)}\u0001`,
    `${' '.repeat(100_000)}\u0001`,
    'a\u0000b',
    '\u202Egnp.exe',
    '\u200B\u200B',
    'é'.repeat(5000),
    '<script>alert(1)</script>',
    '\u001b[2J',
  ];
  return async () => void (await send(nobody(), post('/api/session', { name: pick(NAMES) })));
};

const paths: Attack = async ({ send, tables }) => {
  const PATHS = [
    '/%61pi/session',
    '/api%2fsession',
    '//api/session',
    '/api/./session',
    'http://elsewhere.example/api/session',
    '/api/session/%00',
    `/api/codes/${'A'.repeat(2000)}`,
    '/api/tables/..%2f..%2fsecret',
  ];
  return async () => {
    await send(nobody(), post(pick(PATHS), { name: 'Mallory' }));
    await send(nobody(), get(`/%61pi/tables/${pick(tables())}/position`));
  };
};

const guests: Attack =
  async ({ send }) =>
  async () =>
    void (await send(nobody(), post('/api/session', { name: 'Flood' })));

const ownData: Attack = async (target) => {
  const game = await newestGame('bear-raid');
  const { events } = game.data as { events: readonly unknown[] };
  const data = { events: Array.from({ length: 3000 }, (_, number) => events[number % events.length]) };
  let from = await attacker(target);
  return async () => {
    const seats = [me, { kind: 'open' }, { kind: 'open' }];
    const body = { game: 'bear-raid', public: true, seats, data };
    const { status } = await target.send(from, post('/api/tables', body));
    await target.send(nobody(), get('/api/lobby'));
    if (status === 401) from = await attacker(target);
  };
};

/** Tables of bots alone, as many as one may have, watched so that they do not rest. */
const botTables: Attack = async (target) => {
  const from = await attacker(target);
  const made: string[] = [];
  return async () => {
    const id = await newTable(target, from, [trader, trader, trader], { start: true });
    if (id !== null) made.push(id);
    if (made.length > 0) await target.send(from, get(`/api/tables/${pick(made)}`));
    const watched = Array.from({ length: 10 }, () => pick(made)).join();
    const close = target.browser.listen(
      from,
      `/api/stream?watch=${watched}`,
      () => {},
      () => {},
    );
    await sleep(5000);
    close();
  };
};

const undo: Attack = async (target) => {
  const from = await attacker(target);
  let id: string | null = null;
  return async () => {
    id ??= await newTable(target, from, [me, me, me], { start: true });
    if (id === null) return;
    for (const seat of [0, 1, 2]) {
      const { body, status } = await target.send(from, get(`/api/tables/${id}/position?seat=${seat}`));
      if (status !== 200) continue;
      const { asked, legal } = JSON.parse(body) as { asked: number | null; legal: unknown[] };
      if (asked === null) continue;
      const move = { seat, decision: asked, move: legal[0], key: crypto.randomUUID() };
      await target.send(from, post(`/api/tables/${id}/moves`, move));
      for (let pair = 0; pair < 10; pair++) {
        await target.send(from, post(`/api/tables/${id}/undo`, { seat }));
        await target.send(from, post(`/api/tables/${id}/redo`, { seat }));
      }
    }
    await target.send(from, get(`/api/tables/${id}/log`));
  };
};

/** Streams that are dropped at once, and streams of somebody with many tables. */
const streams: Attack = async (target) => {
  const from = await attacker(target);
  return async () => {
    await newTable(target, from, [me, { kind: 'open' }]);
    const watched = Array.from({ length: 10 }, () => pick(target.tables())).join();
    for (const path of [`/api/stream?watch=${watched}&lobby=true`, '/api/stream?after=0.0', '/api/stream']) {
      const close = target.browser.listen(
        from,
        path,
        () => {},
        () => {},
      );
      await sleep(Math.random() * 300);
      close();
    }
  };
};

/** Connections that say a byte now and then, or never read. */
const slow: Attack =
  async ({ browser: { port } }) =>
  async () => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => {});
    socket.write('POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n');
    if (Math.random() < 0.5) socket.write('content-length: 1000\r\n\r\n{"name":"');
    else socket.pause();
    for (let beat = 0; beat < 20 && !socket.destroyed; beat++) {
      await sleep(1000);
      socket.write('x');
    }
    socket.destroy();
  };

const bodies: Attack = async (target) => {
  const from = await attacker(target);
  const BODIES = [
    `{"name":"${'x'.repeat(4_000_000)}"}`,
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `{"game":"taking-stock","seats":[${'{"kind":"me"},'.repeat(15_000)}{"kind":"me"}]}`,
    `{"__proto__":{"admin":true},"name":"a"}`,
    '{"name":',
  ];
  return async () => {
    const path = pick(['/api/session', '/api/tables', '/api/tokens']);
    await target.send(from, { method: 'POST', path, body: pick(BODIES) });
  };
};

/** Moves at tables of others, for decisions that are long closed or never were, and with things that are no moves. */
const moves: Attack = async (target) => {
  const from = await attacker(target);
  return async () => {
    const path = `/api/tables/${pick(target.tables())}`;
    const key = crypto.randomUUID();
    const move = pick([null, {}, { kind: 'play', card: -1 }, 'x'.repeat(1000), Array(1000).fill({})]);
    await target.send(from, post(`${path}/moves`, { seat: byte() % 4, decision: byte(), move, key }));
    await target.send(from, post(`${path}/undo`, { seat: 0 }));
    await target.send(from, post(`${path}/chat`, { text: '\u202E'.repeat(500) }));
    await target.send({ ...from, cookie: `${from.cookie}x` }, post(`${path}/start`, {}));
  };
};

/** Anonymous looks at what costs the most, and codes that are guessed. */
const looks: Attack = async (target) => {
  const PATHS = ['/api/lobby', '/api/games', '/api/docs/json', '/api/openapi.json', '/readyz', '/metrics', '/'];
  return async () => {
    await target.send(nobody(), get(pick(PATHS)));
    const code = Array.from({ length: 6 }, () => pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('');
    await target.send(nobody(), get(`/api/codes/${code}`));
    const table = `/api/tables/${pick(target.tables())}`;
    await target.send(nobody(), get(pick([`${table}/log`, `${table}/views?from=0&to=100`, `${table}/file`])));
  };
};

/** Every attack, and how many blows a second it strikes. */
export const ATTACKS = {
  names: [names, 4],
  paths: [paths, 4],
  guests: [guests, 8],
  ownData: [ownData, 2],
  botTables: [botTables, 2],
  undo: [undo, 1],
  streams: [streams, 3],
  slow: [slow, 4],
  bodies: [bodies, 2],
  moves: [moves, 5],
  looks: [looks, 5],
} as const satisfies Record<string, readonly [Attack, number]>;
export type AttackName = keyof typeof ATTACKS;
