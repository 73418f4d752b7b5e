import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Postgres } from '../packages/server/testing/postgres.ts';
import { balancer } from './balancer.ts';
import type { Balancer } from './balancer.ts';
import { close, moves, playUntil, tableOfTwo } from './people.ts';
import { playToTheEnd, RESULT } from './playing.ts';
import { RealServer } from './realServer.ts';

const cookieOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

/** Two nodes on one PostgreSQL, behind one address. */
const test = base.extend<{ cluster: { nodes: readonly RealServer[]; address: Balancer } }>({
  cluster: async ({ playwright: _any }, use) => {
    const postgres = await Postgres.start();
    const nodes = [new RealServer(), new RealServer()];
    const OUTCRY_DATABASE_URL = await postgres.createDatabase('outcry');
    await Promise.all(nodes.map((node) => node.start({ OUTCRY_DATABASE_URL })));
    const address = await balancer(nodes.map(({ url }) => url));
    await use({ nodes, address });
    address.close();
    await Promise.all(nodes.map((node) => node.close()));
    await postgres.stop();
  },
});

test('two people are at two nodes, and one of these is killed: both go on at the other, to the end', async ({
  browser,
  cluster: { nodes, address },
}) => {
  const [noor, jules] = await tableOfTwo(browser, address.url);
  const nodeOf = async (page: Page): Promise<string> => address.streams.get(await cookieOf(page))!;
  expect(await nodeOf(noor)).not.toBe(await nodeOf(jules));
  await playUntil([noor, jules], async () => (await moves(noor)) >= 4 && (await moves(jules)) >= 4);
  const before = Math.max(await moves(noor), await moves(jules));

  const at = await nodeOf(jules);
  const [dead, alive] = nodes[0]!.url === at ? nodes : nodes.toReversed();
  await dead!.kill();
  await playUntil([noor, jules], async () => (await moves(noor)) >= before + 6 && (await moves(jules)) >= before + 6);
  for (const page of [noor, jules]) await expect(page.getByRole('alert')).toBeHidden({ timeout: 60_000 });
  for (const page of [noor, jules]) expect(await nodeOf(page)).toBe(alive!.url);
  await Promise.all([playToTheEnd(noor), playToTheEnd(jules)]);
  // Each is told their own place besides.
  const winnerAt = async (page: Page) =>
    /[^.]+ with \$\d+/.exec(await page.getByText(RESULT).first().innerText())![0].trim();
  expect(await winnerAt(noor)).toBe(await winnerAt(jules));

  await close(noor, jules);
});
