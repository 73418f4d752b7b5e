import { expect, onTestFinished, test, vi } from 'vitest';
import type { StreamMessage } from '../api.ts';
import type { PersonRow } from '../store/store.ts';
import { createTable } from '../tables/making.ts';
import { changeSettings, join } from '../tables/seating.ts';
import { openHub } from '../testing/hub.ts';

type Told = Extract<StreamMessage, { kind: 'lobby' | 'lobby-changed' }>;

/** A hub with public tables of many hosts and a stream that wants the lobby; time goes on when it is told to. */
async function withTables(count: number) {
  const all = await openHub();
  const { tables, hub, store } = all;
  const hosts: PersonRow[] = [];
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const host = await all.person(`Host ${n}`);
    hosts.push(host);
    ids.push(await publicTable(host));
  }
  async function publicTable(host: PersonRow): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    return createTable(tables, host, { game: 'taking-stock', public: true, seats: [...seats] });
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const told: Told[] = [];
  const hear = (into: Told[]) => (heard: { message: StreamMessage }) => {
    const { message } = heard;
    if (message.kind === 'lobby' || message.kind === 'lobby-changed') into.push(message);
  };
  const listen = async (into: Told[]) => {
    all.listen(await all.person('Cleo'), hear(into), { lobby: true });
    await hub.told();
  };
  await listen(told);
  /** Lets time pass until whatever waits has been told. */
  const wait = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await hub.told();
  };
  const show = (index: number, isPublic: boolean) =>
    tables.change(
      ids[index]!,
      (table) => changeSettings(table, hosts[index]!.id, { public: isPublic }),
      () => null,
    );
  return { ...all, store, told, listen, wait, hosts, ids, show, publicTable };
}

/** A list of open tables after what a stream was told, kept as a client keeps it. */
const after = (told: readonly Told[]): string[] =>
  told
    .reduce<Extract<Told, { kind: 'lobby' }>['tables']>((list, message) => {
      if (message.kind === 'lobby') return message.tables;
      const gone = new Set([...message.gone, ...message.tables.map(({ id }) => id)]);
      return [...list.filter(({ id }) => !gone.has(id)), ...message.tables];
    }, [])
    .map(({ id }) => id)
    .toSorted();

const bytesOf = (told: readonly Told[]): number => JSON.stringify(told).length;

test('many changes within seconds are one message, which holds only what changed', async () => {
  const { told, wait, show, ids } = await withTables(40);
  expect(told).toMatchObject([{ kind: 'lobby' }]);
  const whole = bytesOf(told.splice(0));
  for (let round = 0; round < 10; round++) {
    await show(3, false);
    await wait(100);
    await show(3, true);
    await wait(100);
  }
  await show(3, false);
  await wait(5000);
  expect(told.length).toBeLessThanOrEqual(2);
  expect(told.at(-1)).toEqual({ kind: 'lobby-changed', tables: [], gone: [ids[3]] });
  expect(bytesOf(told)).toBeLessThan(whole / 10);
});

test('nothing is told when nothing that is shown changed', async () => {
  const { told, wait, show, say, ids } = await withTables(3);
  told.splice(0);
  await show(0, false);
  await show(0, true);
  await wait(5000);
  await say(ids[1]!);
  await wait(5000);
  expect(told).toEqual([]);
});

test('the differences add up to the list, also for who came between two of them', async () => {
  const { told, listen, wait, show, tables, hosts, ids, publicTable } = await withTables(4);
  await show(0, false);
  const late: Told[] = [];
  await listen(late);
  await show(0, true);
  await tables.change(
    ids[1]!,
    (table) => join(table, hosts[2]!, {}),
    () => null,
  );
  const made = await publicTable(hosts[3]!);
  await wait(5000);
  await show(2, false);
  await wait(5000);
  const shown = (await tables.openTables.list()).map(({ id }) => id).toSorted();
  expect(shown).toEqual([ids[0], ids[1], ids[3], made].toSorted());
  expect(after(told)).toEqual(shown);
  expect(after(late)).toEqual(shown);
});
