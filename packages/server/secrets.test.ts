import { canonical, fastRng } from '@outcry/engine';
import type { Seat } from '@outcry/engine';
import { CATALOGUE } from '@outcry/games';
import { expect, test } from 'vitest';
import type { PastView, Position } from './api.ts';
import type { Server } from './server.ts';
import { logEntry } from './tables/describe.ts';
import { messages } from './streams/tell.ts';
import type { Guest } from './testing/guests.ts';
import { withDatabase } from './testing/database.ts';
import { guest, listen, moveOnce, startedTable, startServer, temporaryFolder, until } from './testing/guests.ts';
import { entries as told } from './testing/listening.ts';

const LONG = Boolean(process.env.OUTCRY_LONG);
const RESAMPLES = LONG ? 20 : 3;
const LOOKS = LONG ? 20 : 5;
const MOVES_BETWEEN = 7;
const REFUSALS = 6;

/** Somebody who looks at a table: with a seat of their own, or without. */
interface Viewer {
  readonly guest: Guest;
  readonly seat: Seat | null;
}

/** What the server sends a viewer, but for the time of the answer. */
const sent = async ({ url }: Server, { guest: { cookie } }: Viewer, path: string, body?: unknown): Promise<string> => {
  const post = { method: 'POST', body: JSON.stringify(body) };
  const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
  const answer = await fetch(`${url}/api/tables/${path}`, { headers, ...(body ? post : {}) });
  return `${answer.status} ${await answer.text()}`.replace(/"now":\d+/g, '');
};
const asSeen = ({ seat }: Viewer): string => `seat=${seat ?? 'spectator'}`;

/** Everything that is made of the state of the game for a viewer, as the bytes they are sent, refusals included. */
async function everything(server: Server, id: string, viewer: Viewer, moves: readonly unknown[]): Promise<string[]> {
  const own = viewer.seat ?? 0;
  const { decision, refused } = await server.tables.read(id, ({ row, match }) => {
    const { game, state } = match!;
    // A spectator has no legal move; what seat 0 may do depends on what is hidden from them.
    const legal = new Set(viewer.seat === null ? [] : game.legal(state, own).map(canonical));
    const never = moves.filter((move) => !legal.has(canonical(move)));
    return { decision: row.turn.asked[own] ?? 0, refused: never.slice(-REFUSALS) };
  });
  const stream = await server.tables.read(id, (table) => {
    const entries = table.recent.map(({ entry }) => entry).slice(-5);
    const seats = viewer.seat === null ? [] : [viewer.seat];
    return messages(server.tables, table, viewer.guest.id, seats, entries, () => true);
  });
  return Promise.all([
    sent(server, viewer, `${id}/position?${asSeen(viewer)}`),
    sent(server, viewer, id),
    sent(server, viewer, `${id}/file`),
    JSON.stringify(stream.map(({ message }) => message)).replace(/"now":\d+/g, ''),
    ...refused.map((move, index) =>
      sent(server, viewer, `${id}/moves`, { seat: own, decision, move, key: `never-legal-${index}` }),
    ),
  ]);
}

/** Puts other hidden things in the place of the true ones, as far as this viewer could not tell; yields how many differed. */
async function resample(server: Server, id: string, viewer: Viewer, moves: readonly unknown[], seed: number) {
  const before = await everything(server, id, viewer, moves);
  const truth = await server.tables.read(id, ({ match }) => match!.state);
  let differed = 0;
  for (let sample = 0; sample < RESAMPLES; sample++) {
    await server.tables.read(id, ({ match }) => {
      const { game } = match!;
      match!.state = game.imagine(game.view(truth, viewer.seat), fastRng(seed * 100 + sample));
      if (canonical(match!.state) !== canonical(truth)) differed++;
    });
    expect(await everything(server, id, viewer, moves)).toEqual(before);
  }
  await server.tables.read(id, ({ match }) => {
    match!.state = truth;
  });
  return differed;
}

test.each(CATALOGUE)(
  '$id: whatever is hidden from a seat or a spectator, the bytes they are sent are the same, then and later',
  async ({ id: game, seats: { min } }) => {
    const server = await startServer();
    const people = await Promise.all(Array.from({ length: min }, (_, seat) => guest(server.url, `Guest ${seat}`)));
    const eve = await guest(server.url, 'Eve');
    const { id } = await startedTable(people, [], { game });
    const viewers: Viewer[] = [...people.map((each, seat) => ({ guest: each, seat })), { guest: eve, seat: null }];
    const moves: unknown[] = [];
    const views = new Map<string, unknown>();
    let hidden = 0;
    let compared = 0;
    for (let look = 0; look < LOOKS; look++) {
      for (let turn = 0; turn < MOVES_BETWEEN; turn++)
        for (const [seat, each] of people.entries()) {
          const { legal } = await each.api('position', { params: { id } });
          moves.push(...legal.slice(0, 2));
          await moveOnce(each, id, seat, (count) => (look * 7 + turn) % count);
        }
      if ((await eve.api('table', { params: { id } })).status !== 'playing') break; // nothing is hidden any more
      for (const viewer of viewers) {
        compared += RESAMPLES;
        hidden += await resample(server, id, viewer, moves, look);
        const { seq, view } = JSON.parse(
          (await sent(server, viewer, `${id}/position?${asSeen(viewer)}`)).slice(4),
        ) as Position;
        views.set(`${viewer.seat} ${seq}`, view);
      }
    }
    expect(hidden).toBeGreaterThan(compared / 2); // else there was nothing to hide
    expect(compared).toBeGreaterThan(0);
    // What is served of the past is what was served then: it tells nothing that came out since, and nothing else.
    for (const viewer of viewers)
      for (const [name, view] of views) {
        const [seat, seq] = name.split(' ');
        if (seat !== String(viewer.seat)) continue;
        const past = await sent(server, viewer, `${id}/views?from=${seq}&to=${seq}&${asSeen(viewer)}`);
        const [{ view: shown }] = JSON.parse(past.slice(4)) as [PastView];
        expect(shown).toEqual(view);
      }
  },
  120_000,
);

test('an entry tells a viewer nothing of a move but the events addressed to them', () => {
  const entry = { id: 1, seq: 5, kind: 'move', seat: 1, bot: false, key: 'k', barrier: false, at: 9 } as const;
  const told = (secret: string) => [
    { event: { kind: 'public' }, to: null },
    { event: { kind: 'secret', card: secret }, to: [1] },
  ];
  const shown = (viewer: number | null, secret: string) =>
    JSON.stringify(logEntry({ ...entry, move: { card: secret } }, told(secret), viewer));
  for (const viewer of [0, 2, null]) expect(shown(viewer, 'red')).toBe(shown(viewer, 'blue'));
  expect(shown(1, 'red')).not.toBe(shown(1, 'blue'));
});

test('a field that an entry has on disk and its schema does not name reaches nobody', async () => {
  const data = temporaryFolder();
  const server = await startServer({ data });
  const [ada, bob] = [await guest(server.url, 'Ada'), await guest(server.url, 'Bob')];
  const { id } = await startedTable([ada, bob]);
  const at = { params: { id } };
  const [epoch] = (await listen(server.url, bob.cookie)).cursor()!.split('.');
  const { actors } = await ada.api('table', at);
  await moveOnce([ada, bob][actors[0]!]!, id);
  await ada.api('chat', { ...at, body: { text: 'hello' } });
  await bob.api('vote', { ...at, body: { seat: 1, end: true } });
  const { changes } = withDatabase(data, (db) =>
    db.prepare(`update entry set body = json_set(body, '$.secret', 'ace of spades')`).run(),
  );
  const kinds = new Set((await server.store.entries(id)).map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['seat', 'start', 'move', 'chat', 'vote']));
  server.tables.evictIdle(Infinity);
  expect(JSON.stringify(await server.store.entries(id))).toContain('ace of spades');
  for (const each of [ada, bob]) {
    const { entries } = await each.api('log', at);
    expect(entries).toHaveLength(changes);
    expect(JSON.stringify(entries)).not.toContain('ace of spades');
    const stream = await listen(server.url, each.cookie, '', `${epoch}.0`);
    await until(() => told(stream, id).length === changes, 'all entries');
    expect(stream.raw()).not.toContain('ace of spades');
    expect(told(stream, id).map(({ entry }) => entry)).toEqual(entries);
  }
});
