import { verifyFile } from '@outcry/engine';
import { gameOf } from '@outcry/games';
import { expect, test } from 'vitest';
import { refused } from '../testing/guests.ts';
import { dealTable } from '../testing/deal.ts';
import { ANSWER_TIME } from './dealing.ts';
import { fileOf } from './file.ts';
import { endTable } from './play.ts';

const kindsOf = (entries: readonly { kind: string }[]) =>
  entries.map(({ kind }) => kind).filter((kind) => kind !== 'seat' && kind !== 'move');

/** Ends the game and yields its file, as anybody can then download it. */
async function fileAfter({ tables, id }: Awaited<ReturnType<typeof dealTable>>) {
  await tables.change(
    id,
    ({ row }) => endTable(row, 'vote'),
    () => null,
  );
  return tables.read(id, (table) => fileOf(tables, table));
}

test('everybody connected commits, then everybody reveals, then the cards are dealt', async () => {
  const deal = await dealTable();
  const { ada, ben, cleo } = deal.people;
  expect(await deal.start()).toMatchObject({
    status: 'waiting',
    dealing: { attempt: 1, step: 'commit', waiting: [0, 1, 2] },
    fairness: {
      commitment: (await deal.row()).deal!.commitment,
      contributions: [
        { missing: null },
        { missing: null },
        { missing: null },
        { missing: 'same-person' },
        { missing: 'bot' },
      ],
    },
  });
  await deal.commit(cleo);
  await deal.commit(ada);
  await expect(deal.reveal(ada)).rejects.toMatchObject(refused(409, 'not-possible'));
  expect(await deal.commit(ben)).toMatchObject({ dealing: { step: 'reveal', waiting: [0, 1, 2] } });
  await deal.reveal(ben);
  expect(await deal.reveal(ada)).toMatchObject({ status: 'waiting', dealing: { waiting: [2] } });
  const table = await deal.reveal(cleo);
  expect(table).toMatchObject({ status: 'playing', dealing: null, fairness: { seed: null } });
  expect(table.fairness.contributions.map(({ entropy }) => entropy)).toEqual([
    ...[ada, ben, cleo].map(({ id }) => deal.secrets.get(id)),
    '',
    '',
  ]);
  expect(kindsOf(await deal.entries())).toEqual([
    'deal',
    ...Array<string>(3).fill('deal-commit'),
    ...Array<string>(3).fill('deal-reveal'),
    'start',
  ]);
  const file = await fileAfter(deal);
  expect(verifyFile(await gameOf(file), file)).toMatchObject({ verified: true });
  expect(file.fairness).toMatchObject({ ...table.fairness, seed: (await deal.row()).deal!.seed });
});

test('nothing of the deal can change while the cards are dealt', async () => {
  const deal = await dealTable();
  const { ada, ben } = deal.people;
  await deal.start();
  const frozen = await deal.row();
  await expect(deal.join(ben)).rejects.toMatchObject(refused(409, 'started'));
  await expect(deal.start()).rejects.toMatchObject(refused(409, 'started'));
  deal.here.clear();
  const left = await deal.leave(ben);
  expect(left.seats[1]).toMatchObject({ kind: 'person', person: ben.id, standIn: 'left' });
  const { deal: after, terms } = await deal.row();
  expect({ deal: after, terms }).toEqual({ deal: frozen.deal, terms: frozen.terms });
  await expect(deal.reveal(ada, 2)).rejects.toMatchObject(refused(409, 'not-possible'));
});

test('whoever is not connected adds nothing, and the record says so', async () => {
  const deal = await dealTable();
  const { ada, ben, cleo } = deal.people;
  deal.here.delete(ben.id);
  expect(await deal.start()).toMatchObject({ dealing: { waiting: [0, 2] } });
  await expect(deal.commit(ben)).rejects.toThrow('you take no part in this attempt to deal: not-connected');
  for (const person of [ada, cleo]) await deal.commit(person);
  for (const person of [ada, cleo]) await deal.reveal(person);
  const file = await fileAfter(deal);
  expect(file.fairness.contributions[1]).toEqual({ entropy: '', commitment: null, missing: 'not-connected' });
  expect(verifyFile(await gameOf(file), file)).toMatchObject({ verified: true });
});

test('where nobody is connected the cards are dealt at once', async () => {
  const deal = await dealTable();
  deal.here.clear();
  expect(await deal.start()).toMatchObject({ status: 'playing', dealing: null });
  expect(kindsOf(await deal.entries())).toEqual(['start']);
});

test('a missing commitment voids the attempt, and the table deals without that seat', async () => {
  const deal = await dealTable();
  const { ada, ben, cleo } = deal.people;
  await deal.start();
  const first = (await deal.row()).deal!;
  for (const person of [ada, cleo]) await deal.commit(person);
  expect(await deal.after(ANSWER_TIME - 1)).toMatchObject({ dealing: { attempt: 1, step: 'commit', waiting: [1] } });
  const again = await deal.after(1);
  expect(again).toMatchObject({
    dealing: { attempt: 2, step: 'commit', waiting: [0, 2] },
    fairness: { voided: [{ commitment: first.commitment, step: 'commit', seats: [1], seed: null }] },
  });
  expect((await deal.row()).deal!.seed).not.toBe(first.seed);
  await expect(deal.commit(ben)).rejects.toThrow('this is attempt 2 to deal, not 1');
  await expect(deal.commit(ben, 2)).rejects.toThrow('no-answer');
  for (const person of [ada, cleo]) await deal.commit(person, 2);
  for (const person of [ada, cleo]) await deal.reveal(person, 2);
  const file = await fileAfter(deal);
  expect(file.fairness.contributions[1]!.missing).toBe('no-answer');
  expect(file.fairness.voided).toEqual([
    { seed: first.seed, commitment: first.commitment, step: 'commit', seats: [1] },
  ]);
  expect(verifyFile(await gameOf(file), file)).toMatchObject({ verified: true });
  expect((await deal.entries()).find(({ kind }) => kind === 'deal-void')).toMatchObject({ attempt: 1, seats: [1] });
});

test('a missing reveal voids the attempt: all commit anew, and who misses two is left out', async () => {
  const deal = await dealTable();
  const { ada, ben, cleo } = deal.people;
  await deal.start();
  const seeds: string[] = [];
  for (const attempt of [1, 2]) {
    for (const person of [ada, ben, cleo]) await deal.commit(person, attempt);
    for (const person of [ada, ben]) await deal.reveal(person, attempt);
    seeds.push((await deal.row()).deal!.seed);
    // The time for the reveal begins with the last commitment.
    expect(await deal.after(ANSWER_TIME - 1)).toMatchObject({ dealing: { attempt, step: 'reveal', waiting: [2] } });
    expect(await deal.after(1)).toMatchObject({ dealing: { attempt: attempt + 1, step: 'commit' } });
    await expect(deal.reveal(cleo, attempt)).rejects.toThrow(`this is attempt ${attempt + 1} to deal`);
  }
  expect(await deal.table()).toMatchObject({ dealing: { waiting: [0, 1] } });
  for (const person of [ada, ben]) await deal.commit(person, 3);
  for (const person of [ada, ben]) await deal.reveal(person, 3);
  const file = await fileAfter(deal);
  expect(file.fairness.contributions[2]!.missing).toBe('no-answer');
  expect(file.fairness.voided.map(({ seed }) => seed)).toEqual(seeds);
  expect(new Set([...seeds, file.fairness.seed]).size).toBe(3);
  expect(verifyFile(await gameOf(file), file)).toMatchObject({ verified: true });
});

test('when nobody answers, the table deals alone', async () => {
  const deal = await dealTable();
  await deal.start();
  expect(await deal.after(ANSWER_TIME)).toMatchObject({ status: 'playing' });
  expect(kindsOf(await deal.entries())).toEqual(['deal', 'deal-void', 'start']);
});

test('whoever leaves in the middle changes nothing of the attempt and is not asked again', async () => {
  const deal = await dealTable();
  const { ada, ben, cleo } = deal.people;
  await deal.start();
  for (const person of [ada, ben, cleo]) await deal.commit(person);
  await deal.leave(cleo);
  for (const person of [ada, ben]) await deal.reveal(person);
  expect(await deal.after(ANSWER_TIME)).toMatchObject({
    dealing: { attempt: 2, waiting: [0, 1] },
    fairness: { contributions: [{}, {}, { missing: 'not-connected' }, {}, {}] },
  });
  for (const person of [ada, ben]) await deal.commit(person, 2);
  for (const person of [ada, ben]) await deal.reveal(person, 2);
  expect(await deal.table()).toMatchObject({ status: 'playing', seats: [{}, {}, { standIn: 'left' }, {}, {}] });
});

test('a restart in the middle goes on with the same attempt, and its time does not run meanwhile', async () => {
  const deal = await dealTable();
  const { ada, ben, cleo } = deal.people;
  await deal.start();
  for (const person of [ada, ben, cleo]) await deal.commit(person);
  await deal.reveal(ben);
  const before = (await deal.row()).deal;
  await deal.restart(60_000);
  expect(await deal.after(ANSWER_TIME - 1)).toMatchObject({ dealing: { attempt: 1, waiting: [0, 2] } });
  expect((await deal.row()).deal).toEqual(before);
  await deal.reveal(ada);
  await deal.reveal(cleo);
  await deal.restart(1000);
  expect(await deal.table()).toMatchObject({ status: 'playing' });
  const file = await fileAfter(deal);
  expect(verifyFile(await gameOf(file), file)).toMatchObject({ verified: true });
});

test('only what was committed to can be revealed, and sending it twice changes nothing', async () => {
  const deal = await dealTable();
  const { ada, ben, cleo } = deal.people;
  await expect(deal.commit(ada)).rejects.toMatchObject(refused(409, 'not-started'));
  await deal.start();
  for (const person of [ada, ben]) await deal.commit(person);
  await expect(deal.commit(ada)).rejects.toThrow('another browser of yours has committed already');
  await deal.after(0);
  const secret = deal.secrets.get(ben.id)!;
  await deal.commit(cleo);
  const { seq } = await deal.row();
  await expect(deal.reveal(ben, 1, 'ab'.repeat(32))).rejects.toMatchObject(refused(422, 'malformed'));
  await expect(deal.reveal(ben, 1, deal.secrets.get(cleo.id))).rejects.toMatchObject(refused(422, 'malformed'));
  await expect(deal.reveal({ id: 'eve', name: 'Eve', guest: true })).rejects.toMatchObject(
    refused(403, 'not-your-seat'),
  );
  expect((await deal.row()).seq).toBe(seq);
  await deal.reveal(ben);
  await deal.reveal(ben, 1, secret);
  expect((await deal.row()).seq).toBe(seq + 1);
});

test('talk in the middle of a deal gives nobody more time', async () => {
  const deal = await dealTable();
  const { ada } = deal.people;
  await deal.start();
  deal.time.now += ANSWER_TIME - 1;
  await deal.tables.change(
    deal.id,
    () => ({ entries: [{ kind: 'chat', seat: 0, person: ada.id, text: 'hello?' }] }),
    () => null,
  );
  expect(await deal.after(1)).toMatchObject({ status: 'playing', fairness: { voided: [{ seats: [0, 1, 2] }] } });
});
