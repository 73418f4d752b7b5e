import { expect, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import type { ChannelRow } from '../store/notifyStore.ts';
import type { Store } from '../store/store.ts';
import { Wants } from './wants.ts';

test('what was read while somebody changed it is read again', async () => {
  let channels: Partial<ChannelRow>[] = [];
  let answer = () => {};
  const store = {
    channels: async () => {
      const before = channels;
      await new Promise<void>((resolve) => (answer = resolve));
      return before;
    },
    notifySettings: async () => null,
    tableSettings: async () => [],
  } as unknown as Store;
  const bus = localBus();
  const wants = new Wants(store, bus);
  const reading = wants.of('ada');
  channels = [{ on: true }];
  await bus.publish({ kind: 'wants', person: 'ada' });
  answer();
  expect(await reading).toBeNull();
  const again = wants.of('ada');
  answer();
  expect((await again)?.channels).toEqual(channels);
});
