import { expect, test } from 'vitest';
import { databases } from './testing/databases.ts';
import { guest, listen, moveOnce, newKey, startedTable, startServer, until } from './testing/guests.ts';
import type { Listener } from './testing/guests.ts';

const { make } = databases();

/** Some servers on one new database. */
async function nodes(count: number, more: Parameters<typeof startServer>[0] = {}) {
  const databaseUrl = await make();
  return Promise.all(Array.from({ length: count }, () => startServer({ databaseUrl, ...more })));
}

const seqsOf = ({ messages }: Listener, table: string): number[] =>
  messages.flatMap(({ message }) => (message.kind === 'entry' && message.table === table ? [message.entry.seq] : []));

test('a move at one server is seen on the streams of the others, once and in order, and answered by all', async () => {
  const [one, two, three] = await nodes(3);
  const [ada, bob] = [await guest(one!.url, 'Ada'), await guest(two!.url, 'Bob')];
  const streams = [await listen(two!.url, ada.cookie), await listen(three!.url, bob.cookie)];
  const { id } = await startedTable([ada, bob], ['rookie']);
  for (let moves = 0; moves < 12;) for (const mover of [ada, bob]) if (await moveOnce(mover, id)) moves++;
  await ada.api('chat', { params: { id }, body: { text: 'Sell!', key: newKey() } });
  const { seq } = await bob.api('table', { params: { id } });
  for (const stream of streams) {
    await until(() => seqsOf(stream, id).at(-1)! >= seq, 'every entry');
    const seqs = seqsOf(stream, id);
    expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, index) => seqs[0]! + index));
  }
});
