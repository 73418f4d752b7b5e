import { expect, test } from 'vitest';
import type { Bus, Notice } from './bus.ts';

const notice = (from: number): Notice => ({
  kind: 'table',
  table: 't',
  from,
  to: from,
  firstId: from,
  people: ['ada'],
  lobby: false,
});

/** What every bus must do, whatever carries it. `settled` waits until what was published has had time to arrive. */
export function busLaws(open: () => Promise<Bus>, settled: () => Promise<void>): void {
  test('everybody hears everything, in the order it was published', async () => {
    const bus = await open();
    const heard: Notice[][] = [[], []];
    heard.forEach((list) => bus.subscribe((told) => list.push(told)));
    const told = Array.from({ length: 20 }, (_, number) => notice(number));
    told.forEach((each) => bus.publish(each));
    await settled();
    expect(heard).toEqual([told, told]);
    await bus.close();
  });

  test('who has unsubscribed hears no more', async () => {
    const bus = await open();
    const heard: Notice[] = [];
    const stop = bus.subscribe((told) => heard.push(told));
    bus.publish(notice(1));
    await settled();
    stop();
    bus.publish(notice(2));
    await settled();
    expect(heard).toEqual([notice(1)]);
    await bus.close();
  });
}
