import type { Page } from '@playwright/test';
import { begin, playACard, playNow } from './playing.ts';
import { expect, test } from './server.ts';

/** Counts what the page gives the browser to play, and how often it makes the device buzz. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard = { sounds: 0, buzzes: 0 };
    Object.assign(window, { heard });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function startHeard(...when) {
      heard.sounds++;
      return start.apply(this, when);
    };
    navigator.vibrate = () => ++heard.buzzes > 0;
  });

const heard = (page: Page): Promise<{ sounds: number; buzzes: number }> =>
  page.evaluate(() => (window as unknown as { heard: { sounds: number; buzzes: number } }).heard);

test('a table is heard, until somebody switches the sound off', async ({ page }) => {
  await listen(page);
  await begin(page);
  await playNow(page);
  await playACard(page);
  await expect.poll(async () => (await heard(page)).sounds).toBeGreaterThan(0);
  expect((await heard(page)).buzzes).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('group', { name: 'Sound' }).getByLabel('Off').check();
  await expect(page.getByLabel('Volume')).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500); // what sounded still
  const { sounds } = await heard(page);
  await playACard(page);
  await playACard(page);
  expect((await heard(page)).sounds).toBe(sounds);
});

test('a phone is silent until it is asked to sound, and buzzes on one’s turn where wanted', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await listen(page);
  await begin(page);
  await page.goto('/settings');
  await expect(page.getByRole('group', { name: 'Sound' }).getByLabel('Off')).toBeChecked();
  await page.getByRole('group', { name: 'Vibration' }).getByLabel('On').check();
  await playNow(page);
  for (let cards = 0; cards < 3; cards++) await playACard(page);
  await expect.poll(async () => (await heard(page)).buzzes).toBeGreaterThan(0);
  expect((await heard(page)).sounds).toBe(0);
  await context.close();
});
