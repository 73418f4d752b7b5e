import { expect, test } from 'vitest';
import type { Bus, Notice } from './bus.ts';

const notice = (number: number): Notice => ({ kind: 'gone', table: String(number) });

/**
 * What every bus must do, whatever carries it. `open` yields the bus as each process has it; `settled` waits until what was
 * published has had time to arrive.
 */
export function busLaws(open: () => Promise<readonly Bus[]>, settled: () => Promise<void>): void {
  test('everybody hears everything, in the order it was published', async () => {
    const buses = await open();
    const heard = buses.flatMap((bus) =>
      [1, 2].map(() => {
        const list: Notice[] = [];
        bus.subscribe((told) => list.push(told));
        return list;
      }),
    );
    const told = Array.from({ length: 20 }, (_, number) => notice(number));
    await Promise.all(told.map((each) => buses[0]!.publish(each)));
    await settled();
    for (const list of heard) expect(list).toMatchObject(told);
    for (const bus of buses) await bus.close();
  });

  test('who has unsubscribed hears no more', async () => {
    const buses = await open();
    const heard: Notice[] = [];
    const stop = buses.at(-1)!.subscribe((told) => heard.push(told));
    await buses[0]!.publish(notice(1));
    await settled();
    stop();
    await buses[0]!.publish(notice(2));
    await settled();
    expect(heard).toMatchObject([notice(1)]);
    for (const bus of buses) await bus.close();
  });
}
