import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { close, person, seatTwo, start } from './people.ts';
import { expect, test } from './server.ts';

/** Everybody votes to end the game. */
async function endGame(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Vote to end the game' }).click();
    await page.keyboard.press('Escape');
  }
  for (const page of pages) await expect(page.locator('.end .proof')).toBeVisible();
}

const said = (page: Page) => page.locator('.deal-checks li').allInnerTexts();

test('two browsers take part in the deal, compare it at the end, and say what they checked', async ({
  browser,
  server,
}) => {
  const [noor, jules] = await seatTwo(browser, server.url);
  const sent = [noor, jules].map((page) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const [, what] = /\/deal\/(\w+)$/.exec(request.url()) ?? [];
      if (what !== undefined) requests.push(what);
    });
    return requests;
  });
  await start(noor, jules);
  expect(sent).toEqual([
    ['commit', 'reveal'],
    ['commit', 'reveal'],
  ]);
  await endGame(noor, jules);
  for (const page of [noor, jules]) {
    const [mine, players] = await said(page);
    expect(mine).toMatch(/^Your browser added \w{4} \w{4} … \w{4}\. The server had committed to .* in the shuffle\.$/);
    expect(players).toBe('2 of 2 players contributed.');
    await page.getByRole('button', { name: 'Check it' }).click();
    await expect(page.locator('.proof .proved')).toBeVisible();
  }
  await expectAccessible(noor);
  // The replay in a browser that took part, and in one that did not.
  await noor.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(noor.locator('.replay-desk .deal-checks')).toContainText('2 of 2 players contributed.');
  await expect(noor.locator('.replay-desk .deal-checks')).toContainText('Your browser added');
  const eve = await person(browser, server.url, 'Eve');
  await eve.goto(noor.url());
  await expect(eve.locator('.replay-desk .deal-checks')).toContainText('This browser took no part in the deal');
  await close(noor, jules, eve);
});

test('a browser that does not answer voids the attempt for all to see, and the table deals without it', async ({
  browser,
  server,
}) => {
  const [noor, jules] = await seatTwo(browser, server.url);
  await jules.route('**/deal/commit', (route) => route.abort());
  await noor.getByRole('button', { name: 'Start' }).click();
  await expect(noor.getByRole('status').filter({ hasText: 'Waiting for' })).toContainText('Waiting for Jules.');
  await expectAccessible(noor);
  for (const page of [noor, jules]) await expect(page.locator('.ask')).toBeVisible();
  await endGame(noor, jules);
  expect((await said(noor)).slice(1)).toEqual([
    '1 of 2 players contributed.',
    'Jules did not answer and contributed nothing.',
    'Attempt 1 was void because Jules did not answer in time.',
  ]);
  await close(noor, jules);
});
