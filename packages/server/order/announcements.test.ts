import { describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { guest, listen, moveOnce, refused, startedTable, startServer, until } from '../testing/guests.ts';
import { administrator } from './testing.ts';

const pool = databases();
const { make } = pool;

describe.each(['SQLite', 'PostgreSQL'] as const)('announcements in %s', (kind) => {
  test('a maintenance: told to all, no change goes in meanwhile, and clocks get the time back', async () => {
    const databaseUrl = kind === 'SQLite' ? null : await make();
    const database = databaseUrl && new URL(databaseUrl).pathname.slice(1);
    const server = await startServer({ databaseUrl });
    const { url } = server;
    const { host } = await administrator(server);
    const ada = await guest(url, 'Ada');
    const clock = { kind: 'move' as const, seconds: 3600 };
    const { id } = await startedTable([ada, host], [], { clock });
    const { seats: before, actors } = await ada.api('table', { params: { id } });
    const [mover, other] = actors[0] === 0 ? [ada, host] : [host, ada];
    const stream = await listen(url, ada.cookie);
    await host.api('announce', { body: { begins: Date.now() - 1000, minutes: 10 } });
    await until(() => stream.messages.some(({ message: one }) => one.kind === 'announcement'), 'it is told');
    expect(await ada.api('announcement')).toMatchObject({ announcement: { minutes: 10, text: null } });
    const move = await moveOnce(mover, id).catch((error: unknown) => error);
    expect(move).toMatchObject({ status: 503, body: { error: 'maintenance' } });
    await ada.api('chat', { params: { id }, body: { text: 'see you' } });
    await until(() => server.tables.areClocksStopped(), 'clocks stand');
    await server.tables.beat();
    // As if it had lasted a minute: that long ago the server said for the last time that it lives.
    if (kind === 'SQLite') await server.store.beat(Date.now() - 60_000);
    else await pool.postgres.query(`update meta set value = value::bigint - 60000 where name = 'beat'`, database!);
    await host.api('liftAnnouncement');
    await server.tables.beat(); // must not say that the server lived meanwhile
    await until(async () => {
      const after = (await ada.api('table', { params: { id } })).seats;
      return after[actors[0]!]!.deadline! >= before[actors[0]!]!.deadline! + 60_000;
    }, 'the clock gets its time back');
    expect(await moveOnce(mover, id)).toBe(true);
    expect(await ada.api('announcement')).toEqual({ announcement: null });
    await host.api('announce', { body: { begins: Date.now(), minutes: 60, text: 'Cake at eight' } });
    expect((await moveOnce(other, id)) || (await moveOnce(mover, id))).toBe(true); // words stop nothing
    const over = host.api('announce', { body: { begins: 1, minutes: 1 } });
    await expect(over).rejects.toMatchObject(refused(400, 'bad-request'));
  });
});
