import { expect, test } from 'vitest';
import { makeMove } from './tables/play.ts';
import { guest, moveOnce, refused, startedTable, startServer, temporaryFolder, until } from './testing/guests.ts';

test('when the time for a move is up a bot plays for the seat, and the person can take it back', async () => {
  const { url } = await startServer();
  const guests = [await guest(url, 'Ada'), await guest(url, 'Bob'), await guest(url, 'Cem')];
  const { id, actors, seats, now } = await startedTable(guests, [], { clock: { kind: 'move', seconds: 1 } });
  const at = { params: { id } };
  const seat = actors[0]!;
  expect(seats[seat]!.deadline! - now).toBeLessThanOrEqual(1000);
  const table = await until(async () => {
    const seen = await guests[0]!.api('table', at);
    return seen.seats[seat]!.standIn === 'time' && seen;
  }, 'the clock to run out');
  expect(table.seats[seat]).toMatchObject({ kind: 'person', bot: 'trader', deadline: null });
  await until(
    async () => (await guests[0]!.api('log', at)).some((entry) => entry.kind === 'move' && entry.bot),
    'a bot',
  );
  const back = await guests[seat]!.api('takeBack', { ...at, body: { seat } });
  expect(back.seats[seat]).toMatchObject({ bot: null, standIn: null });
});

test('when nobody plays himself any more, a stand-in leaves its person his time before each further move', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  const seconds = 2;
  const { id } = await startedTable([ada], ['rookie', 'rookie'], { clock: { kind: 'move', seconds } });
  const at = { params: { id } };
  const played = await until(async () => {
    const log = await ada.api('log', at);
    const from = log.findIndex(({ kind }) => kind === 'stand-in');
    const moves = log.flatMap((entry, index) => (entry.kind === 'move' && entry.seat === 0 ? [index] : []));
    const later = moves.filter((index) => index > from);
    return from >= 0 && later.length >= 3 && later.map((index) => log[index]!.at - log[index - 1]!.at);
  }, 'three moves of the stand-in');
  expect(played[0]).toBeLessThan(seconds * 1000); // the move that was due comes at once
  for (const waited of played.slice(1)) expect(waited).toBeGreaterThanOrEqual(seconds * 1000);
  const { seats } = await ada.api('takeBack', { ...at, body: { seat: 0 } });
  expect(seats[0]).toMatchObject({ bot: null, standIn: null });
});

test('what a stand-in still thought of when its person came back is not played', async () => {
  const { url, tables } = await startServer();
  const ada = await guest(url, 'Ada');
  const { id, actors } = await startedTable([ada], [], { seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
  const seat = actors[0]!;
  const { asked, legal } = await ada.api('position', { params: { id }, query: { seat: String(seat) } });
  const late = { seat, decision: asked!, move: legal[0], key: null, person: null };
  await expect(makeMove(tables, id, late)).rejects.toMatchObject(refused(409, 'closed'));
  expect((await ada.api('log', { params: { id } })).some(({ kind }) => kind === 'move')).toBe(false);
});

test('a bank runs only while its seat is asked, and survives a restart that is not counted', async () => {
  const data = temporaryFolder();
  const first = await startServer({ data });
  const ada = await guest(first.url, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] as const;
  const clock = { kind: 'bank', seconds: 60, increment: 0 } as const;
  const { id, actors } = await startedTable([ada], [], { seats: [...seats], clock });
  const at = { params: { id } };
  await new Promise((resolve) => setTimeout(resolve, 300));
  await moveOnce(ada, id, actors[0]);
  const table = await ada.api('table', at);
  const left = table.seats[actors[0]!]!.left!;
  expect(left).toBeLessThan(59_750);
  expect(left).toBeGreaterThan(50_000);
  const asked = table.seats[table.actors[0]!]!;
  await first.close();
  const stoppedFor = 1500;
  await new Promise((resolve) => setTimeout(resolve, stoppedFor));
  const second = await startServer({ data });
  const again = await fetch(`${second.url}/api/tables/${id}`, { headers: { cookie: ada.cookie } });
  const after = (await again.json()) as typeof table;
  expect(after.seats[actors[0]!]!.left).toBe(left);
  const lost = asked.deadline! - table.now - (after.seats[asked.seat]!.deadline! - after.now);
  expect(lost).toBeLessThan(after.now - table.now - stoppedFor + 200);
  expect(lost).toBeGreaterThanOrEqual(0);
});
