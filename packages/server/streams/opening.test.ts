import { expect, test } from 'vitest';
import { openHub } from '../testing/hub.ts';
import type { Heard } from '../testing/hub.ts';

/** A hub with tables of one person, which counts how often a table is loaded or read, by turns of the event loop. */
async function hubWithTables(count: number) {
  const hub = await openHub();
  const ada = await hub.person('Ada');
  const from = `${hub.store.epoch}.${hub.store.settled()}`;
  const ids: string[] = [];
  for (let made = 0; made < count; made++) ids.push(await hub.table(ada));
  const reads: number[] = [];
  let turn = 0;
  const read = hub.tables.read.bind(hub.tables);
  hub.tables.read = (id, look) => {
    reads.push(turn);
    return read(id, look);
  };
  /** Opens a stream and waits until it was told everything; yields what it was told. */
  const openStream = async (after?: string): Promise<Heard[]> => {
    const heard: Heard[] = [];
    let open = true;
    const count = (): void => {
      turn++;
      if (open) setImmediate(count);
    };
    setImmediate(count);
    const close = hub.listen(ada, (message) => heard.push(message), after === undefined ? {} : { after });
    await hub.hub.told();
    open = false;
    close();
    return heard;
  };
  return { ...hub, ids, from, reads, openStream };
}

const kinds = (heard: readonly Heard[]): string[] => [...new Set(heard.map(({ message }) => message.kind))];

test('a stream that missed nothing loads no game, however many tables its owner sits at', async () => {
  const { ids, reads, openStream } = await hubWithTables(12);
  const heard = await openStream();
  expect(reads).toEqual([]);
  const present = heard.flatMap(({ message }) => (message.kind === 'presence' ? [message.table] : []));
  expect(present.toSorted()).toEqual(ids.toSorted());
});

test('tables with something missed are told one in a turn of the event loop', async () => {
  const { ids, reads, from, openStream } = await hubWithTables(12);
  const heard = await openStream(from);
  const told = heard.flatMap(({ message }) => (message.kind === 'entry' ? [message.table] : []));
  expect([...new Set(told)].toSorted()).toEqual(ids.toSorted());
  expect(reads).toHaveLength(12);
  expect(new Set(reads).size).toBe(12);
});

test('who missed something at more than a hundred tables fetches what they look at; no game is loaded for it', async () => {
  const { reads, from, openStream } = await hubWithTables(101);
  const heard = await openStream(from);
  expect(kinds(heard)).toContain('reset');
  expect(kinds(heard)).not.toContain('entry');
  expect(reads).toEqual([]);
});
