import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentToEntropy, newSeed } from '@outcry/engine';
import { onTestFinished } from 'vitest';
import type { Body, ErrorCode, StreamMessage, Table } from '../api.ts';
import { createClient } from '../client.ts';
import type { Client } from '../client.ts';
import type { Config } from '../config.ts';
import { createServer } from '../server.ts';
import type { Server } from '../server.ts';

/** Limits nobody reaches in a test that is not about them. */
export const NO_LIMITS: Config['limits'] = {
  requests: 1e9,
  address: 1e9,
  guests: 1e9,
  renames: 1e9,
  chat: 1e9,
  tokens: 1e9,
  codes: 1e9,
  newTables: 1e9,
  undos: 1e9,
  accounts: 1e9,
  signIns: 1e9,
  passwords: 1e9,
  body: 262_144,
  streams: 1e6,
  addressStreams: 1e6,
};

/** Quotas nobody reaches in a test that is not about them. */
export const NO_QUOTAS: Config['quotas'] = {
  waiting: 1e9,
  running: 1e9,
  botsAlone: 1e9,
  tableData: 1e9,
  ownData: 1e9,
  undos: 1e9,
  address: 1,
};

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'outcry-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Something that is closed after the test. */
export async function closedAfter<Made extends { close(): unknown }>(making: Promise<Made>): Promise<Made> {
  const made = await making;
  onTestFinished(() => void made.close());
  return made;
}

/** A server of its own on any free port, closed after the test. */
export async function startServer(config: Partial<Config> = {}): Promise<Server> {
  const server = await createServer({
    host: '127.0.0.1',
    port: 0,
    data: config.data ?? temporaryFolder(),
    logLevel: 'silent',
    botPause: 0,
    limits: NO_LIMITS,
    quotas: NO_QUOTAS,
    web: '/nowhere',
    ...config,
  });
  onTestFinished(() => server.close().catch(() => {}));
  return server;
}

/** Somebody with a session of their own. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  readonly api: Client;
}

/** A new guest. */
export async function guest(url: string, name: string): Promise<Guest> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { id } = (await answer.json()) as { id: string };
  return { id, name, cookie, api: createClient(url, { cookie }) };
}

/** A started table of Taking Stock with these guests, the first of them its host, and with bots at the other seats. */
export async function startedTable(
  guests: readonly Guest[],
  bots: readonly string[] = [],
  more: Partial<Body<'createTable'>> = {},
): Promise<Table> {
  const [host, ...others] = guests;
  const { id } = await host!.api('createTable', {
    body: {
      game: 'taking-stock',
      seats: [
        { kind: 'me' },
        ...others.map(() => ({ kind: 'open' }) as const),
        ...bots.map((bot) => ({ kind: 'bot', bot }) as const),
      ],
      ...more,
    },
  });
  for (const other of others) await other.api('join', { params: { id }, body: {} });
  const table = await host!.api('start', { params: { id } });
  return table.dealing ? dealt(guests, table) : table;
}

/** Lets guests with open streams take part in the deal, until the game begins. Yields the table as the first sees it. */
export async function dealt(guests: readonly Guest[], { id, dealing, seats }: Table): Promise<Table> {
  const { attempt, waiting } = dealing!;
  const taking = guests
    .filter((each) => waiting.some((seat) => seats[seat]!.person === each.id))
    .map(({ api }) => ({ api, entropy: newSeed() }));
  for (const { api, entropy } of taking)
    await api('commit', { params: { id }, body: { attempt, commitment: commitmentToEntropy(entropy) } });
  for (const { api, entropy } of taking) await api('reveal', { params: { id }, body: { attempt, entropy } });
  return guests[0]!.api('table', { params: { id } });
}

/** What an error of the client looks like that was refused so. */
export const refused = (status: number, error: ErrorCode) => ({ status, body: { error } });

let keys = 0;
/** A client key that no other move of this run has. */
export const newKey = (): string => `test-key-${++keys}-${process.pid}`;

/** Answers a decision of a seat with the legal move that `choose` picks (default: the first); false when none is asked. */
export async function moveOnce(
  { api }: Guest,
  id: string,
  seat?: number,
  choose: (count: number) => number = () => 0,
): Promise<boolean> {
  const query = seat === undefined ? {} : { seat: String(seat) };
  const { asked, legal, seat: own } = await api('position', { params: { id }, query });
  if (asked === null) return false;
  const move = legal[choose(legal.length)];
  await api('move', { params: { id }, body: { seat: own!, decision: asked, move, key: newKey() } });
  return true;
}

/** Waits until something is so. The time limit only ends a test that hangs. */
export async function until<Result>(
  look: () => Result | Promise<Result>,
  what: string,
  milliseconds = 120_000,
): Promise<Exclude<Result, false | null | undefined>> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const found = await look();
    if (found) return found as Exclude<Result, false | null | undefined>;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** An open stream and all it has told so far. */
export interface Listener {
  readonly messages: { id: string | null; message: StreamMessage }[];
  readonly raw: () => string;
  readonly cursor: () => string | null;
  /** Whether the connection is over, by either side. */
  readonly ended: () => boolean;
  close(): void;
}

/** Opens a stream, after its hello. `who`: a cookie, or the headers of a program. */
export async function listen(
  url: string,
  who: string | Readonly<Record<string, string>>,
  query = '',
  lastEventId?: string,
): Promise<Listener> {
  const sender = typeof who === 'string' ? { cookie: who } : who;
  const stop = new AbortController();
  const answer = await fetch(`${url}/api/stream${query}`, {
    headers: { ...sender, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: stop.signal,
  });
  if (!answer.ok) throw new Error(`the stream answered ${answer.status}`);
  const messages: Listener['messages'] = [];
  let raw = '';
  let rest = '';
  const decoder = new TextDecoder();
  const read = async (): Promise<void> => {
    for await (const chunk of answer.body!) {
      const text = decoder.decode(chunk, { stream: true });
      raw += text;
      const parts = (rest + text).split('\n\n');
      rest = parts.pop()!;
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1];
        if (data)
          messages.push({ id: /^id: (.*)$/m.exec(part)?.[1] ?? null, message: JSON.parse(data) as StreamMessage });
      }
    }
  };
  let ended = false;
  read()
    .catch(() => {}) // cut off: by the test, or by the server it ends
    .finally(() => (ended = true));
  const close = () => stop.abort();
  onTestFinished(close);
  await until(() => messages.length > 0, 'hello');
  const cursor = () => messages.findLast(({ id }) => id)?.id ?? null;
  return { messages, raw: () => raw, cursor, ended: () => ended, close };
}
