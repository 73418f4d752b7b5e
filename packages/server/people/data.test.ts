import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFile } from '../../games/testing/randomFile.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { guest, moveOnce, refused, startedTable, startServer, until } from '../testing/guests.ts';
import type { Guest } from '../testing/guests.ts';
import { playedGame } from '../testing/played.ts';
import { signedInBy } from '../testing/signIn.ts';
import { forgetLeaving } from './leaving.ts';

const { make } = databases();
const PASSWORD = 'a long password';

/** Ada plays a game of two seats of her own to its end, and says something. */
async function finishedGame(ada: Guest): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'me' as const, name: 'Bea' }];
  const { id } = await ada.api('createTable', { body: { game: 'taking-stock', seats, start: true } });
  await ada.api('chat', { params: { id }, body: { text: 'good luck to all' } });
  for (;;) {
    const { actors, status } = await ada.api('table', { params: { id } });
    if (status === 'over') return id;
    await moveOnce(ada, id, actors[0]);
  }
}

/** Ada and Bob play a rated game to its end, and it is tallied. */
async function ratedGame(ada: Guest, bob: Guest): Promise<string> {
  const id = await playedGame(ada, bob, { rated: true });
  await until(
    async () => (await ada.api('results', { params: { who: ada.id } })).games.some(({ table }) => table === id),
    'the game is tallied',
  );
  return id;
}

/** The files of a zip archive, by their names, as another program reads them. */
function unpacked(archive: Uint8Array): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'outcry-zip-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'it.zip'), archive);
  execFileSync('python3', ['-m', 'zipfile', '-e', join(folder, 'it.zip'), join(folder, 'out')]);
  const names = readdirSync(join(folder, 'out'), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  return new Map(names.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]));
}

describe.each(['SQLite', 'PostgreSQL'] as const)("a person's data in %s", (kind) => {
  const start = async () => startServer(kind === 'SQLite' ? {} : { databaseUrl: await make() });

  test('solo games of an account are kept, listed anywhere and given back; a guest and what is no game are refused', async () => {
    const { url } = await start();
    const ada = await guest(url, 'Ada');
    const file = await randomFile('taking-stock');
    const you = file.seats.findIndex((seat) => seat.kind === 'person');
    const body = { file, you, started: 5, finished: 9, counts: true };
    const put = (more: object = {}) => ada.api('putSolo', { params: { id: 'g1' }, body: { ...body, ...more } });
    await expect(put()).rejects.toMatchObject(refused(409, 'not-possible'));
    await ada.api('setPassword', { body: { password: PASSWORD } });
    for (const wrong of [{ format: 'outcry-account', version: 1 }, 'text', { ...file, game: 'chess' }])
      await expect(put({ file: wrong })).rejects.toMatchObject(refused(422, 'malformed'));
    await expect(put({ file: { format: 'outcry-account' } })).rejects.toThrow('export of an account');
    await expect(put({ file: { ...file, result: null } })).rejects.toMatchObject(refused(409, 'not-possible'));
    await expect(put({ you: 11 })).rejects.toMatchObject(refused(422, 'malformed'));
    expect(await ada.api('soloGames')).toEqual([]);
    await put();
    await put({ finished: 99 }); // sent again, it stays as it is
    const phone = await signedInBy(url, 'signInPassword', { name: 'Ada', password: PASSWORD });
    expect(await phone.api('soloGames')).toMatchObject([{ id: 'g1', game: 'taking-stock', finished: 9, counts: true }]);
    expect(await phone.api('soloFile', { params: { id: 'g1' } })).toEqual(file);
    const bob = await guest(url, 'Bob');
    await expect(bob.api('soloFile', { params: { id: 'g1' } })).rejects.toMatchObject(refused(404, 'not-found'));
  });

  test('an export holds everything about a person, the file of each game, and nothing that signs in', async () => {
    const { url } = await start();
    const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
    const id = await finishedGame(ada);
    const rated = await ratedGame(ada, bob);
    await ada.api('setPassword', { body: { password: PASSWORD } });
    await ada.api('putSolo', {
      params: { id: 'g1' },
      body: { file: await randomFile('taking-stock'), you: 0, started: 1, finished: 2, counts: true },
    });
    const answer = await fetch(`${url}/api/account/export`, { headers: { cookie: ada.cookie } });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unpacked(new Uint8Array(await answer.arrayBuffer()));
    const names = ['account.json', 'g1.json', ...[id, rated].map((table) => `taking-stock-${table}.json`)];
    expect([...files.keys()].toSorted()).toEqual(names.toSorted());
    const about = JSON.parse(files.get('account.json')!) as Record<string, unknown>;
    expect(about).toMatchObject({ person: { name: 'Ada' }, password: true });
    expect(about.tables).toEqual(expect.arrayContaining([id, rated]));
    expect(about).toMatchObject({
      ratings: [{ game: 'taking-stock', who: ada.id, games: 1, mu: expect.any(Number) as number }],
      played: [{ game: 'taking-stock', games: 1, stayed: 1 }],
    });
    const results = about.results as { table: string; who: string; rating: unknown }[];
    expect(results.map(({ table, who, rating }) => [table, who, rating !== null]).toSorted()).toEqual(
      [
        [id, ada.id, false],
        [id, ada.id, false],
        [rated, ada.id, true],
      ].toSorted(),
    );
    expect(about.against).toEqual(expect.arrayContaining([expect.objectContaining({ other: bob.id, games: 1 })]));
    expect(about.messages).toMatchObject([{ table: id, text: 'good luck to all' }]);
    expect(JSON.parse(files.get(`taking-stock-${id}.json`)!)).toMatchObject({ format: 'outcry-game' });
    const session = decodeURIComponent(ada.cookie.split('=')[1]!).split('.')[0]!;
    for (const text of files.values()) expect(text).not.toContain(session);
  });

  test('after seven days a deleted account is gone: others still have the game, with somebody', async () => {
    const { url, tables, store } = await start();
    const [ada, bob] = [await guest(url, 'Ada'), await guest(url, 'Bob')];
    const running = await startedTable([bob, ada]);
    const over = await finishedGame(ada);
    const rated = await ratedGame(bob, ada);
    const bobs = await store.ratingsOf([bob.id], null);
    await ada.api('deleteAccount');
    await forgetLeaving(tables, 9);
    expect(await store.person(ada.id)).not.toBeNull(); // not yet
    await store.setLeaving(ada.id, tables.now() - 1);
    await forgetLeaving(tables, 9);
    expect(await store.person(ada.id)).toBeNull();
    const { seats } = await bob.api('table', { params: { id: running.id } });
    expect(seats.map(({ name, standIn }) => [name, standIn])).toEqual([
      ['Bob', null],
      ['somebody', 'left'],
    ]);
    const row = await store.table(over);
    expect(row?.seats.map(({ name }) => name)).toEqual(['somebody', 'somebody 2']);
    const said = (await store.entries(over)).flatMap((entry) => (entry.kind === 'chat' ? [entry.text] : []));
    expect(said).toEqual(['']);
    const gone = [store.ratingsOf([ada.id], null), store.careersOf([ada.id]), store.versus(ada.id, 9)];
    expect(await Promise.all(gone)).toEqual([[], [], []]);
    for (const who of [ada.id, 'Ada'])
      await expect(bob.api('profile', { params: { who } })).rejects.toMatchObject(refused(404, 'not-found'));
    const [result] = (await bob.api('results', { params: { who: bob.id } })).games;
    expect(result).toMatchObject({ table: rated, seats: [{ who: { name: 'Bob' } }, { who: { name: null } }, {}] });
    expect(result!.seats[1]!.who.person).toBeNull();
    expect((await store.gameResult(rated, null))!.results[1]!.rating).toBeNull();
    expect(await store.ratingsOf([bob.id], null)).toEqual(bobs);
    await forgetLeaving(tables, 9); // nothing is left to do
  });
});
