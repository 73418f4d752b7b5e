import type { Table } from '@outcry/server/api';
import type { Browser, Page } from '@playwright/test';
import { setRulesVersion } from '../packages/server/testing/database.ts';
import { close, makeTable, moves, person, playUntil, sitDown, start } from './people.ts';
import { playQuickly } from './playing.ts';
import type { RealServer } from './realServer.ts';
import { expect, test } from './server.ts';

const tableAt = async (page: Page, link: string): Promise<Table> =>
  (await page.request.get(`/api/codes/${link.split('/').at(-1)}`)).json() as Promise<Table>;

/** Stops the server, gives a table another version of the rules, and starts the server again. */
async function changeVersion(server: RealServer, id: string, version: number): Promise<void> {
  await server.kill();
  setRulesVersion(server.data, id, version);
  await server.start();
}

/** Noor and Jules sit at a table of Stockpile, which an older server made with version 1 of the rules. */
async function oldTable(browser: Browser, server: RealServer): Promise<[noor: Page, jules: Page, link: string]> {
  const noor = await person(browser, server.url, 'Noor');
  const link = await makeTable(noor, { game: 'stockpile', seats: 2 });
  const jules = await person(browser, server.url, 'Jules');
  await sitDown(jules, link);
  const { id, rulesVersion } = await tableAt(noor, link);
  expect(rulesVersion).toBe(2);
  await changeVersion(server, id, 1);
  for (const page of [noor, jules]) await page.goto(link);
  return [noor, jules, link];
}

test('a table of version 1 is played across a restart, to its end and by version 1; its rematch has version 2 @long', async ({
  browser,
  ownServer,
}) => {
  const [noor, jules, link] = await oldTable(browser, ownServer);
  await start(noor, jules);
  const both = [noor, jules];
  await playUntil(both, async () => (await moves(noor)) >= 6 && (await moves(jules)) >= 6);
  const before = await moves(noor);
  await ownServer.kill();
  await expect(noor.getByRole('alert')).toContainText('The connection is lost');
  await ownServer.start();
  for (const page of both) await expect(page.getByRole('alert')).toBeHidden({ timeout: 60_000 });
  await playUntil(both, async () => (await moves(noor)) >= before + 4 && (await moves(jules)) >= before + 4);
  expect(await tableAt(noor, link)).toMatchObject({ rulesVersion: 1, playable: true, status: 'playing' });

  await Promise.all(both.map((page) => playQuickly(page)));
  await expect(noor.locator('.places li')).toHaveCount(2);
  await noor.getByRole('button', { name: 'Check it' }).click();
  await expect(noor.getByText(/Fair: all \d+ moves/)).toBeVisible();
  expect(await tableAt(noor, link)).toMatchObject({ rulesVersion: 1, status: 'over' });
  await noor.locator('.end').getByRole('button', { name: 'Rematch' }).click();
  await expect(noor.locator('.chairs')).toBeVisible();
  await expect.poll(() => noor.url()).not.toBe(link);
  expect(await tableAt(noor, noor.url())).toMatchObject({ rulesVersion: 2, playable: true });
  await close(...both);
});

test('a table of a version that no server here has shows its names and one sentence in place of the board @long', async ({
  browser,
  ownServer,
}) => {
  const [noor, jules, link] = await oldTable(browser, ownServer);
  await start(noor, jules);
  await playUntil([noor, jules], async () => (await moves(noor)) >= 2);
  const { id } = await tableAt(noor, link);
  await changeVersion(ownServer, id, 99);
  for (const page of [noor, jules]) {
    await page.goto(link);
    await expect(page.getByRole('status')).toHaveText(/does not have the version of the rules this game is played by/);
    await expect(page.locator('.chairs li')).toHaveText([/Noor/, /Jules/]);
    await expect(page.locator('.board, .ask, .hand')).toHaveCount(0);
  }
  // Once the server has the rules, it goes on where it was.
  await changeVersion(ownServer, id, 1);
  for (const page of [noor, jules]) await page.goto(link);
  await playUntil([noor, jules], async () => (await moves(noor)) >= 4);
  await close(noor, jules);
});
