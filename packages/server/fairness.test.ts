import { commitmentToEntropy, Match, newSeed, tableKey, verifyFile } from '@outcry/engine';
import type { Contribution, GameFile } from '@outcry/engine';
import { gameOf, newestGame } from '@outcry/games';
import { expect, test } from 'vitest';
import type { DealRow } from './store/store.ts';
import { withDatabase } from './testing/database.ts';
import type { Guest } from './testing/guests.ts';
import { guest, listen, refused, startServer, temporaryFolder, until } from './testing/guests.ts';

/** Two guests with open streams at a table that waits for its start. */
async function twoConnected() {
  const data = temporaryFolder();
  const server = await startServer({ data });
  const [ada, mallory] = [await guest(server.url, 'Ada'), await guest(server.url, 'Mallory')];
  const streams = await Promise.all([ada, mallory].map(({ cookie }) => listen(server.url, cookie)));
  const { id } = await ada.api('createTable', {
    body: { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  await mallory.api('join', { params: { id }, body: {} });
  const [adds, plans] = [newSeed(), newSeed()];
  const commit = ({ api }: Guest, entropy: string) =>
    api('commit', { params: { id }, body: { attempt: 1, commitment: commitmentToEntropy(entropy) } });
  const reveal = ({ api }: Guest, entropy: string) => api('reveal', { params: { id }, body: { attempt: 1, entropy } });
  return { data, server, ada, mallory, streams, id, at: { params: { id } }, adds, plans, commit, reveal };
}

/** All that the database holds of tables, as text. */
const onDisk = (data: string): string =>
  withDatabase(data, (db) =>
    JSON.stringify([db.prepare('select * from game_table').all(), db.prepare('select * from terms').all()]),
  );

const dealOnDisk = (data: string): DealRow =>
  withDatabase(data, (db) => {
    const { body } = db.prepare('select body from game_table').get() as { body: string };
    return (JSON.parse(body) as { deal: DealRow }).deal;
  });

test('an operator who reads the seed and has a seat cannot choose the cards', async () => {
  const { data, ada, mallory, at, adds, plans, commit, reveal } = await twoConnected();
  // Before the start there is no seed to read.
  expect(onDisk(data)).not.toContain('seed');
  await ada.api('start', at);
  await commit(ada, adds);
  await commit(mallory, plans);
  await reveal(ada, adds);
  // Now Mallory can work out the deal of every entropy of theirs, and find the one they like best.
  const deal = dealOnDisk(data);
  const game = await newestGame('taking-stock');
  const { options } = await mallory.api('table', at);
  const cardsWith = (entropy: string) => {
    const mine: Contribution = { entropy, commitment: commitmentToEntropy(entropy), missing: null };
    const contributions = deal.contributions.with(1, mine);
    return new Match(game, { seats: 2, options, key: tableKey({ ...deal, contributions }) });
  };
  const views = (entropy: string) => game.view(cardsWith(entropy).state, 1);
  const candidates = Array.from({ length: 50 }, newSeed);
  const best = candidates.toSorted((a, b) => (JSON.stringify(views(a)) < JSON.stringify(views(b)) ? -1 : 1))[0]!;
  await expect(reveal(mallory, best)).rejects.toMatchObject(refused(422, 'malformed'));
  expect(await mallory.api('table', at)).toMatchObject({
    status: 'waiting',
    dealing: { step: 'reveal', waiting: [1] },
  });
  // What they committed to is all that is left, or to void the attempt for everybody to see.
  await reveal(mallory, plans);
  const { view } = await mallory.api('position', at);
  expect(view).toEqual(views(plans));
  expect(view).not.toEqual(views(best));
});

test('nobody is told the seed before the end, nor anybody’s entropy before all have revealed', async () => {
  const { data, ada, mallory, server, streams, id, at, adds, plans, commit, reveal } = await twoConnected();
  const eve = await guest(server.url, 'Eve');
  streams.push(await listen(server.url, eve.cookie, `?watch=${id}`));
  const everything = async (): Promise<string> => {
    const answers = [ada, mallory, eve].flatMap(({ api }) => [
      api('table', at),
      api('log', at),
      api('mine', {}),
      api('file', at).catch(String),
      api('position', at).catch(String),
    ]);
    await server.hub.told();
    return JSON.stringify(await Promise.all(answers)) + streams.map(({ raw }) => raw()).join('\n');
  };
  await ada.api('start', at);
  const { seed } = dealOnDisk(data);
  await commit(ada, adds);
  await commit(mallory, plans);
  expect(JSON.stringify(await reveal(ada, adds))).not.toContain(adds);
  const before = await everything();
  expect(before).toContain(commitmentToEntropy(adds));
  for (const secret of [seed, adds, plans]) expect(before).not.toContain(secret);
  await reveal(mallory, plans);
  await until(async () => (await everything()).includes(adds), 'the reveals');
  expect(await everything()).not.toContain(seed);
  for (const [seat, { api }] of [ada, mallory].entries()) await api('vote', { ...at, body: { seat, end: true } });
  expect(await everything()).toContain(seed);
  const file = (await ada.api('file', at)) as GameFile;
  expect(file.ended).toBe('vote');
  expect(verifyFile(await gameOf(file), file)).toMatchObject({ verified: true });
});
