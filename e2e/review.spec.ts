import type { Page } from '@playwright/test';
import type { GameFile } from '@outcry/engine';
import { randomFile } from '../packages/games/testing/randomFile.ts';
import { expectAccessible } from './axe.ts';
import { begin } from './playing.ts';
import { expect, test } from './server.ts';

/** Brings a game file and opens its review. */
async function openReview(page: Page, file: GameFile): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(file));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Review', exact: true }).click();
}

const headline = (page: Page) => page.locator('.review-head h2');

test('@long the review of a game: chart, costs, luck, the better move found, and kept for later', async ({ page }) => {
  await begin(page);
  await openReview(page, await randomFile('taking-stock'));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(headline(page)).toBeVisible({ timeout: 300_000 });
  await expect(page.locator('.cost')).toHaveCount(5);
  await page.screenshot({ path: 'test-results/review.png', fullPage: true });
  await expectAccessible(page);
});
