import { canonical, fastRng } from '@outcry/engine';
import { expect, test } from 'vitest';
import type { Server } from './server.ts';
import { logEntry } from './tables/describe.ts';
import { messages } from './streams/tell.ts';
import type { Guest } from './testing/guests.ts';
import { guest, moveOnce, startedTable, startServer } from './testing/guests.ts';

const RESAMPLES = process.env.OUTCRY_LONG ? 20 : 4;

/** Everything a viewer can get out of the server about a table, as the bytes that he is sent; only the time is cut out. */
async function everything(server: Server, id: string, viewer: Guest, seat: number | null): Promise<string[]> {
  const query = seat === null ? '?seat=spectator' : `?seat=${seat}`;
  const get = async (path: string): Promise<string> => {
    const answer = await fetch(`${server.url}/api/tables/${id}${path}`, { headers: { cookie: viewer.cookie } });
    return `${answer.status} ${await answer.text()}`.replace(/"now":\d+/g, '');
  };
  const post = async (body: unknown): Promise<string> => {
    const answer = await fetch(`${server.url}/api/tables/${id}/moves`, {
      method: 'POST',
      headers: { cookie: viewer.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return `${answer.status} ${await answer.text()}`;
  };
  const { own, decision, legal } = await server.tables.read(id, ({ row, game, state }) => {
    const own = Math.max(
      0,
      row.seats.findIndex(({ person }) => person === viewer.id),
    );
    return { own, decision: row.turn.asked[own] ?? 0, legal: game.legal(state, own).map(canonical) };
  });
  // Moves that the rules refuse: the refusal must not tell what another holds.
  const refusals = Array.from({ length: 12 }, (_, card) => ({ kind: 'take', card: card * 5 }))
    .filter((move) => !legal.includes(canonical(move)))
    .map((move) => post({ seat: own, decision, move, key: `never-legal-${move.card}` }));
  const stream = await server.tables.read(id, async (table) => {
    const entries = table.recent.map(({ entry }) => entry).slice(-5);
    return messages(server.tables, table, viewer.id, seat === null ? [] : [seat], entries, () => true);
  });
  return [
    await get(`/position${query}`),
    await get(''),
    await get('/file'),
    JSON.stringify(stream.map(({ message }) => message)).replace(/"now":\d+/g, ''),
    ...(await Promise.all(refusals)),
  ];
}

test('whatever is hidden from a seat or a spectator, the bytes he is sent are the same', async () => {
  const server = await startServer();
  const guests = [await guest(server.url, 'Ada'), await guest(server.url, 'Bob'), await guest(server.url, 'Cem')];
  const eve = await guest(server.url, 'Eve');
  const { id } = await startedTable(guests);
  let compared = 0;
  let hidden = 0;
  for (let turn = 0; turn < 12; turn++) {
    for (const each of guests) await moveOnce(each, id, undefined, (count) => (turn * 7) % count);
    const viewers = [...guests.map((viewer, seat) => ({ viewer, seat })), { viewer: eve, seat: null }];
    for (const { viewer, seat } of viewers) {
      const sent = await everything(server, id, viewer, seat);
      const truth = await server.tables.read(id, ({ state }) => state);
      for (let sample = 0; sample < RESAMPLES; sample++) {
        await server.tables.read(id, (table) => {
          table.state = table.game.imagine(table.game.view(truth, seat), fastRng(turn * 100 + sample));
          if (canonical(table.state) !== canonical(truth)) hidden++;
        });
        expect(await everything(server, id, viewer, seat)).toEqual(sent);
        compared++;
      }
      await server.tables.read(id, (table) => {
        table.state = truth;
      });
    }
  }
  expect(compared).toBe(12 * 4 * RESAMPLES);
  expect(hidden).toBeGreaterThan(compared / 2); // else there was nothing to hide
});

test('an entry tells a viewer nothing of a move but the events addressed to him', () => {
  const entry = { id: 1, seq: 5, kind: 'move', seat: 1, key: 'k', barrier: false, at: 9 };
  const told = (secret: string) => [
    { event: { kind: 'public' }, to: null },
    { event: { kind: 'secret', card: secret }, to: [1] },
  ];
  const shown = (viewer: number | null, secret: string) =>
    JSON.stringify(logEntry({ ...entry, body: { move: { card: secret }, bot: false } }, told(secret), viewer));
  for (const viewer of [0, 2, null]) expect(shown(viewer, 'red')).toBe(shown(viewer, 'blue'));
  expect(shown(1, 'red')).not.toBe(shown(1, 'blue'));
});
