import { expect, test } from 'vitest';
import { guest, moveOnce, startedTable, startServer, temporaryFolder, until } from './testing/guests.ts';

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
