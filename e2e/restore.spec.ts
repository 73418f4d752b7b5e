import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { close, makeTable, moves, person, playUntil, sitDown, start } from './people.ts';
import type { RealServer } from './realServer.ts';
import { expect, test } from './server.ts';

const run = promisify(execFile);
const outcry = (...args: readonly string[]) =>
  run(process.execPath, [join(import.meta.dirname, '../packages/cli/main.ts'), ...args]);

/** Waits, playing, until all pages know of so many moves. */
const playOn = (pages: readonly Page[], least: number): Promise<void> =>
  playUntil(pages, async () => (await Promise.all(pages.map(moves))).every((count) => count >= least));

/** A table of two that was backed up after some moves and played on; yields the moves in the backup. */
async function playedOn(browser: Browser, { url, data }: RealServer, file: string): Promise<[Page[], number]> {
  const noor = await person(browser, url, 'Noor');
  const link = await makeTable(noor, { seats: 2 });
  const jules = await person(browser, url, 'Jules');
  await sitDown(jules, link);
  await start(noor, jules);
  const pages = [noor, jules];
  await playOn(pages, 3);
  await expect.poll(async () => (await moves(noor)) === (await moves(jules))).toBe(true);
  await outcry('backup', file, '--data', data);
  const kept = await moves(noor);
  await playOn(pages, kept + 6);
  return [pages, kept];
}

/** The pages show the restored game and can be played at. */
async function expectRestored(pages: readonly Page[], kept: number): Promise<void> {
  for (const page of pages) await expect.poll(() => moves(page), { timeout: 60_000 }).toBe(kept);
  const said = `The server was restored from a backup: the game goes on from move ${kept}.`;
  for (const page of pages) await expect(page.locator('.notices')).toContainText(said);
  await playOn(pages, kept + 4);
  for (const page of pages) await expect(page.getByRole('alert')).toBeHidden();
}

test('after a restore open pages show the restored game, and play on @long', async ({ browser, ownServer }) => {
  const file = join(ownServer.data, 'backup.db');
  const [pages, kept] = await playedOn(browser, ownServer, file);
  await outcry('restore', file, '--data', ownServer.data);
  await expectRestored(pages, kept);
  await close(...pages);
});

test('a backup restored into an empty folder knows everybody: open pages go on there', async ({
  browser,
  ownServer,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'outcry-e2e-'));
  const file = join(folder, 'backup.db');
  const [pages, kept] = await playedOn(browser, ownServer, file);
  await ownServer.kill();
  const elsewhere = join(folder, 'data');
  await outcry('restore', file, '--data', elsewhere);
  await ownServer.start({ OUTCRY_DATA: elsewhere });
  await expectRestored(pages, kept);
  await close(...pages);
  await ownServer.kill();
  rmSync(folder, { recursive: true });
});

test('a table that a restored backup does not know says that it is gone @long', async ({ browser, ownServer }) => {
  const noor = await person(browser, ownServer.url, 'Noor');
  await makeTable(noor, { seats: 2 });
  const file = join(ownServer.data, 'backup.db');
  await outcry('backup', file, '--data', ownServer.data);
  const link = await makeTable(noor, { seats: 2 });
  const jules = await person(browser, ownServer.url, 'Jules');
  await sitDown(jules, link);
  await start(noor, jules);
  await playOn([noor, jules], 2);
  await outcry('restore', file, '--data', ownServer.data);
  const gone = (page: Page) => page.getByRole('heading', { name: 'This table is not on the server any more' });
  await expect(gone(noor)).toBeVisible({ timeout: 60_000 });
  // Jules is not even known as a guest any more.
  await expect(jules.getByRole('heading', { name: 'You are signed out here' })).toBeVisible({ timeout: 60_000 });
  await jules.getByRole('button', { name: 'Go on as a new guest' }).click();
  await expect(gone(jules)).toBeVisible();
  await close(noor, jules);
});
