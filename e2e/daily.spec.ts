import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { playFile } from '@outcry/engine';
import { createClient } from '@outcry/server/client';
import { REVIEW_VERSION } from '../packages/bots/review/review.ts';
import type { Mistake } from '../packages/bots/review/review.ts';
import type { Position } from '../packages/bots/review/position.ts';
import { gameOf } from '../packages/games/registry.ts';
import { expectAccessible } from './axe.ts';
import { finishedTable } from './finished.ts';
import { expectFits } from './fits.ts';
import { chancesSaid } from '../packages/web/review/figures.ts';
import { begin, playNow } from './playing.ts';
import { expect, test } from './server.ts';

const DAY = 86_400_000;
const GAMES = ['taking-stock', 'speculation', 'bear-raid', 'speculate', 'stockpile'];

/** The positions that come with the app. */
const shipped = (game: string): readonly Position[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../packages/web/daily/positions/${game}.json`), 'utf8'));

const slip = (page: Page, name: string) => page.locator('.days a').filter({ hasText: name });

/** A move of Taking Stock. */
interface Card {
  readonly card: number;
  readonly target: number | null;
}

async function playCard(page: Page, { card }: Card): Promise<void> {
  await page.locator(`[data-held="${card}"]`).click();
  await page.locator('.ask .go').click();
}

test('the position of the day comes from a public game of yesterday, without the names of those who played', async ({
  page,
  server,
}) => {
  const { id, cookie } = await finishedTable(server.url);
  const api = createClient(server.url, { cookie });
  await api('settings', { params: { id }, body: { public: true } });
  const file = (await api('file', { params: { id } })) as Position['file'];
  const game = await gameOf(file);
  const legalAt = (at: number) =>
    game.legal(playFile(game, { ...file, moves: file.moves.slice(0, at) }).state, 0) as Card[];
  /** The cards that need no target, but for the one that was played. */
  const plainAt = (at: number) =>
    legalAt(at).filter(({ card, target }) => card !== (file.moves[at]![1] as Card).card && target === null);
  const at = file.moves.findIndex(([seat], index) => seat === 0 && plainAt(index).length > 1);
  const [better, other] = plainAt(at);
  const choice = { chance: 0.2, wealth: 8, rival: 9 };
  const mistake: Mistake = {
    at,
    legal: legalAt(at).length,
    made: { ...choice, move: file.moves[at]![1] },
    better: { ...choice, chance: 0.3, move: better },
    asGood: [],
    cost: { chance: { mean: 0.1, error: 0.01 }, money: { mean: 2, error: 0.1 } },
    deals: 1000,
    reasons: [{ cause: 'majority', company: 1, amount: 1.5 }],
  };
  const db = new DatabaseSync(join(server.data, 'outcry.db'), { timeout: 5000 });
  db.prepare('insert into review (table_id, seat, body, made, cost) values (?, 0, ?, ?, 0.1)').run(
    id,
    JSON.stringify({ version: REVIEW_VERSION, seat: 0, mistakes: [mistake] }),
    Math.floor(Date.now() / DAY) * DAY - 1,
  );
  db.close();

  await begin(page, { name: 'Cem' });
  await page.goto('/daily/taking-stock');
  await expect(page.getByText('With one move you win 30%')).toBeVisible();
  await expect(page.getByText('Noor')).toHaveCount(0);
  await playCard(page, other!);
  await expect(page.getByText('Not that one. Try once more.')).toBeVisible();
  await expect(slip(page, 'Taking Stock')).toContainText('Not found yet');
  await playCard(page, better!);
  await expect(page.getByText('30% to win instead of 20%.')).toBeVisible();
  await expect(slip(page, 'Taking Stock')).toContainText('Found');
  await page.getByRole('button', { name: 'See why' }).click();
  await expect(page.getByText('Your place among the holders of Green Globe')).toBeVisible();
  await expect(page.getByText('What was played')).toBeVisible();
  await page.reload();
  await expect(slip(page, 'Taking Stock')).toContainText('Found');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', baseURL: ({ ownServer }, use) => use(ownServer.url) });

  test('a game has one of the positions that came with the app, reached from the home page', async ({
    page,
    context,
  }) => {
    await begin(page);
    await playNow(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    for (const game of process.env.OUTCRY_LONG ? GAMES : GAMES.slice(0, 2)) {
      await page.goto('/');
      await page.locator(`.days a[href="/daily/${game}"]`).click();
      const all = shipped(game);
      const { mistake } = all[Math.floor(Date.now() / DAY) % all.length]!;
      const percent = new Intl.NumberFormat('en', { style: 'percent' }).format(chancesSaid(mistake).better);
      await expect(page.getByText(`With one move you win ${percent}`)).toBeVisible();
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await expect(page.locator('.told-way.better')).toBeInViewport();
      await expect(page.locator('.days [aria-current]')).toContainText('Answer shown');
    }
  });
});

test('somebody who has never played is not asked to, and finds the positions from the rules and at /daily', async ({
  page,
}) => {
  await begin(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.days')).toHaveCount(0);
  await page.goto('/rules/bear-raid');
  await page.getByRole('link', { name: 'Position of the day' }).click();
  await expect(page.getByText(/With one move you win/)).toBeVisible();
  await page.goto('/daily');
  await expect(page.locator('.days a')).toHaveCount(GAMES.length);
  await expectFits(page);
  await expectAccessible(page);
});

test('position of the day and the slips of the home page: every size, both themes', async ({ page }) => {
  await begin(page, { locale: 'fr' });
  await page.route('**/api/positions-of-the-day/*', (route) =>
    route.fulfill({ json: { day: '2026-11-19', position: shipped('taking-stock')[0] } }),
  );
  await playNow(page);
  for (const path of ['/', '/daily/taking-stock'])
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.locator('.days').first()).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
    }
});
