import type { Page } from '@playwright/test';
import { nameOfFile, playFile } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { REVIEW_VERSION } from '../packages/bots/review/review.ts';
import type { Review } from '../packages/bots/review/review.ts';
import { newestGame } from '../packages/games/registry.ts';
import { randomFile } from '../packages/games/testing/randomFile.ts';
import { createClient } from '@outcry/server/client';
import { expectAccessible } from './axe.ts';
import { finishedTable } from './finished.ts';
import { expectFits } from './fits.ts';
import { begin } from './playing.ts';
import { expect, test } from './server.ts';

/** Brings a game file and opens its review. */
async function openReview(page: Page, file: GameFile): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(file));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Review', exact: true }).click();
}

/** The review of a table's first seat that this browser keeps. */
const keptHere = (page: Page, id: string): Promise<unknown> =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key)!) as { review: unknown }).review,
    `outcry.review.t/${id}/0`,
  );

const headline = (page: Page) => page.locator('.review-head h2');

/** A review with two mistakes: the first card of the first seat, where the last one it could play was better, and its last. */
async function madeUp(file: GameFile): Promise<{ review: Review; better: number; wrong: number }> {
  const game = await newestGame(file.game);
  const at = file.moves.findIndex(([seat]) => seat === 0);
  const { state } = playFile(game, { ...file, moves: file.moves.slice(0, at) });
  const cards = game.legal(state, 0) as { card: number; target: number | null }[];
  const made = file.moves[at]![1] as { card: number };
  const better = cards.findLast(({ card, target }) => card !== made.card && target === null)!;
  const choice = { chance: 0.2, wealth: 8, rival: 9 };
  const cost = { chance: { mean: 0.1, error: 0.01 }, money: { mean: 2, error: 0.1 } };
  const review: Review = {
    version: REVIEW_VERSION,
    seat: 0,
    curve: [...file.moves.map(() => [0.4, 0.3, 0.3]), [0, 1, 0]],
    decisions: 20,
    good: 18,
    small: 1,
    rest: 0.5,
    mistakes: [at, file.moves.findLastIndex(([seat]) => seat === 0)].map((moment) => ({
      at: moment,
      legal: cards.length,
      made: { ...choice, move: made },
      better: { ...choice, chance: 0.3, move: better },
      asGood: [],
      cost,
      deals: 1000,
      reasons: [{ cause: 'majority', company: 1, amount: 1.5 }],
    })),
    sum: { start: 12, luck: 1, others: 1, choices: -2.5, error: 0.5, result: 12 },
  };
  const wrong = cards.find(({ card, target }) => card !== made.card && card !== better.card && target === null)!;
  return { review, better: better.card, wrong: wrong.card };
}

/** In both themes the numbers on the chart are of the colour of their ring. (Axe does not look at drawings.) */
async function expectLegible(page: Page): Promise<void> {
  const number = page.locator('.numbered:not(.on)');
  for (const theme of ['dark', 'light']) {
    await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
    const ring = await number.locator('circle').evaluate((drawn) => getComputedStyle(drawn).stroke);
    await expect(number.locator('text')).toHaveCSS('fill', ring);
  }
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`${width} wide: a kept review names the mistake and why, and the better move is found on the board`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await begin(page);
    const file = await randomFile('taking-stock', 3);
    const { review, better, wrong } = await madeUp(file);
    const id = `file/${nameOfFile(file)}/0`;
    await page.goto('/');
    await page.evaluate(
      ([key, kept]) => localStorage.setItem(key!, kept!),
      [`outcry.review.${id}`, JSON.stringify({ id, updated: 1, review })],
    );
    await openReview(page, file);
    await expect(page.getByText('10 points less').first()).toBeVisible();
    await expect(page.getByText('Review for Noor')).toBeVisible();
    const why = page.getByText('Your place among the holders of Green Globe');
    await expect(page.getByText('yours to find')).toHaveCount(2);
    await expect(why).toBeHidden();
    await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
    await expect(why).toBeVisible();
    await page.locator('.cost').nth(1).click();
    await expect(why).toBeHidden();
    await expect(page.locator('.review-where')).toBeInViewport();
    await page.locator('.cost').first().click();
    await expect(why).toBeInViewport();
    await expect(page.getByRole('img', { name: 'At the end: You 0%, Ada 100%, Jules 0%' })).toBeVisible();
    await expectFits(page);
    await expectLegible(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Find the better move' }).click();
    await expect(page.locator('.review-where')).toBeInViewport();
    if (width === 390) await expect(page.locator('.ask .question')).toBeInViewport();
    await expect(page.getByText('yours to find')).toHaveCount(2);
    for (const card of [wrong, better]) {
      await page.locator(`[data-held="${card}"]`).click();
      await page.locator('.ask .go').click();
      if (card === wrong) await expect(page.getByText('Not that one. Try once more.')).toBeInViewport();
    }
    await expect(page.getByText('30% to win instead of 20%.')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Next decision' })).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'See why' }).click();
    await expect(page.locator('.told-way.better')).toBeInViewport();
    await page.getByRole('button', { name: 'Find the better move' }).click();
    await page.locator(`[data-held="${better}"]`).click();
    await page.locator('.ask .go').click();
    await page.getByRole('button', { name: 'Next decision' }).click();
    await expect(page.locator('.review-where')).toBeInViewport();
    await expect(why).toBeHidden();
  });

test('whoever opens a link to a review after somebody who sat there has it at once, from the server', async ({
  browser,
  server,
}) => {
  const { id, cookie } = await finishedTable(server.url);
  const noor = await (await browser.newContext({ baseURL: server.url })).newPage();
  await noor.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await noor.context().addCookies(
    cookie.split('; ').map((one) => {
      const [name, value] = one.split('=') as [string, string];
      return { name, value, url: server.url };
    }),
  );
  await begin(noor);
  await noor.goto(`/review/t/${id}`);
  const api = createClient(server.url);
  const kept = async () => (await api('review', { params: { id, seat: 0 } })).review;
  await expect.poll(kept, { timeout: 400_000 }).not.toBeNull();
  await expect(headline(noor)).toBeVisible({ timeout: 400_000 });

  await noor.getByRole('button', { name: 'Copy the link' }).click();
  await expect(noor.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await noor.evaluate(() => navigator.clipboard.readText());
  const jules = await (await browser.newContext({ baseURL: server.url })).newPage();
  await jules.route('**/reviewWorker*', (route) => route.abort());
  await begin(jules, { name: 'Jules' });
  await jules.goto(link);
  await expect(headline(jules)).toHaveText(await headline(noor).innerText());
  expect(await kept()).toEqual(await keptHere(noor, id));
  expect(await kept()).toEqual(await keptHere(jules, id));
  await Promise.all([noor, jules].map((page) => page.context().close()));
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', baseURL: ({ ownServer }, use) => use(ownServer.url) });

  test('a review is worked out on the device, tells how far it is, can be stopped, and begun again', async ({
    page,
    context,
  }) => {
    await begin(page);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await openReview(page, await randomFile('taking-stock', 2));
    const bar = page.getByRole('progressbar');
    await expect.poll(() => bar.evaluate((shown: HTMLProgressElement) => shown.value)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('It was stopped.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Replay' })).toBeVisible();
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(headline(page)).toBeVisible({ timeout: 400_000 });
    await expect(page.locator('.waterfall')).toBeVisible();
  });
});

/** A game a Rookie might have played: random moves make many mistakes. Limits are those the review must reach. */
const LIMITS = [
  ['taking-stock', 20],
  ['speculation', 60],
  ['bear-raid', 60],
  ['speculate', 60],
  ['stockpile', 60],
] as const;

for (const [game] of LIMITS)
  test(`@long ${game}: the review of a whole game, in every size and both themes`, async ({ page }) => {
    await begin(page);
    await openReview(page, await randomFile(game));
    const began = Date.now();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(headline(page)).toBeVisible({ timeout: 400_000 });
    test.info().annotations.push({ type: 'seconds', description: String((Date.now() - began) / 1000) });
    const look = async (what: string) => {
      for (const theme of ['light', 'dark'])
        for (const width of [1440, 390]) {
          await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
          await page.setViewportSize({ width, height: width > 400 ? 900 : 844 });
          await expectFits(page);
          await expectAccessible(page);
          await page.screenshot({ path: `test-results/review-${game}-${what}-${theme}-${width}.png`, fullPage: true });
        }
    };
    await look('find');
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.locator('.verdict')).toBeVisible();
    await look('answer');
  });
