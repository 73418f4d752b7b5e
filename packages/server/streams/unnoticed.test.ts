import { expect, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { Tables } from '../tables/tables.ts';
import { openHub } from '../testing/hub.ts';
import type { Heard } from '../testing/hub.ts';

test('what another process wrote and this one was not told of yet is told as the table is then', async () => {
  const hub = await openHub();
  const ada = await hub.person('Ada');
  const id = await hub.table(ada);
  await hub.tables.read(id, () => null); // it is in memory from now on
  const before = hub.store.settled();
  const other = new Tables({ store: hub.store, bus: localBus(), now: Date.now, hotTables: 9 });
  await other.change(
    id,
    () => ({ entries: [{ kind: 'settings', person: ada.id }], row: { public: true } }),
    () => null,
  );
  const heard: Heard[] = [];
  const close = hub.listen(ada, (one) => heard.push(one), { after: `${hub.store.epoch}.${before}` });
  await hub.hub.told();
  close();
  const told = heard.flatMap(({ message }) => (message.kind === 'entry' ? [message] : []));
  expect(told).toMatchObject([{ entry: { kind: 'settings' }, info: { public: true } }]);
  expect(told[0]!.info!.seq).toBe(told[0]!.entry.seq);
});
