import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { close, seatTwo, start } from './people.ts';
import { begin, playACard, playNow } from './playing.ts';
import { expect, test } from './server.ts';

/** Saves a report from the menu of a table; yields its text. */
async function report(page: Page, said: string): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByLabel('What went wrong?').fill(said);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the report' }).click();
  await expect(page.getByText('Saved. Give the file')).toBeVisible();
  return readFile(await (await saved).path(), 'utf8');
}

test('a report of a game on this device holds the game and what the person says', async ({ page }) => {
  await begin(page);
  await playNow(page);
  await playACard(page);
  const { said, table, page: about } = JSON.parse(await report(page, 'The price was wrong.'));
  expect(said).toBe('The price was wrong.');
  expect(table.file).toMatchObject({ format: 'outcry-game', game: 'taking-stock' });
  expect(about).not.toHaveProperty('settings.name');
});

test('a report of a game with others that runs holds what one saw, and no seed', async ({ browser, server }) => {
  const [noor, jules] = await seatTwo(browser, server.url);
  await start(noor, jules);
  const text = await report(jules, 'Odd.');
  const { table } = JSON.parse(text);
  expect(table).toMatchObject({ file: null, viewer: 1, isOnline: true });
  expect(table.seen.length).toBeGreaterThan(0);
  for (const { view } of table.seen) expect(view.seat).toBe(1);
  expect(text).not.toMatch(/"seed"|Noor|Jules/);
  await close(noor, jules);
});
