import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openFinished } from './finished.ts';
import { expectFits } from './fits.ts';
import { begin, doNext } from './playing.ts';
import { expect, test } from './server.ts';

const PHONE = { width: 390, height: 844 };

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

/** A table of Noor and two bots on the server, not started. */
async function onlineTable(request: APIRequestContext, clock: object): Promise<{ id: string; code: string }> {
  await request.post('/api/session', { data: { name: 'Noor' } });
  const bot = { kind: 'bot', bot: 'rookie' };
  const seats = [{ kind: 'me', name: 'Noor' }, bot, bot];
  const made = await request.post('/api/tables', { data: { game: 'taking-stock', seats, clock } });
  return (await made.json()) as { id: string; code: string };
}

/** Starts a game with a clock from the waiting room, so that no time runs while the app is loaded. */
async function startWithClock(page: Page, clock: object): Promise<void> {
  await begin(page);
  const { code } = await onlineTable(page.request, clock);
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Start' }).click();
}

/** Starts the game and answers for Noor, always with the first legal move, until it is over. */
async function playOnline(request: APIRequestContext, id: string): Promise<void> {
  await request.post(`/api/tables/${id}/start`);
  for (let key = 0; ; key++) {
    const at = await (await request.get(`/api/tables/${id}/position`)).json();
    if (at.result !== null) return;
    if (at.asked === null) continue;
    const data = { seat: 0, decision: at.asked, move: at.legal[0], key: `history-${id}-${key}` };
    await request.post(`/api/tables/${id}/moves`, { data });
  }
}

test('what was played on this device and online stands in history and records, and can be deleted', async ({
  page,
}) => {
  await begin(page);
  await page.goto('/history');
  await expect(page.getByText('No game finished yet.')).toBeVisible();

  const { id, code } = await onlineTable(page.request, { kind: 'none' });
  await playOnline(page.request, id);
  await openFinished(page, 'speculation');
  await expect(page.locator('.places')).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: 'History and records' }).click();
  const games = page.locator('.finished-games li');
  await expect(games).toHaveCount(2);
  await expect(games.filter({ hasText: 'Speculation' })).toContainText(/\d(st|nd|rd|th) of 4\s*\$\d+/);
  await expect(games.filter({ hasText: 'online' })).toContainText(/Taking Stock.*of 3/s);
  const record = page.getByRole('row', { name: /^Speculation/ });
  await expect(record).toContainText(/Trader [01] of 1/);
  await looksRight(page);

  await page.getByRole('radio', { name: 'Taking Stock' }).check();
  await expect(games).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Speculation' }).check();
  await expect(page.locator('.sources')).toContainText(/At the start\s*\$\d+/);
  await page.getByRole('radio', { name: 'Taking Stock' }).check();
  await page.getByRole('link', { name: /^Look back at Taking Stock/ }).click();
  await expect(page).toHaveURL(new RegExp(code));
  await expect(page.locator('.places li')).toHaveCount(3);

  await page.goBack();
  await page.getByRole('link', { name: /^Replay Speculation/ }).click();
  await expect(page.getByRole('slider').first()).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.goto('/history');
  await expect(games).toHaveCount(2);
  await looksRight(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    kept: { history: [{ game: 'speculation' }], settings: { name: 'Noor' } },
  });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('will be gone for good');
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.locator('.posters')).toBeVisible();
  await page.goto('/history');
  await expect(games).toHaveCount(1);
  await expect(games).toContainText('online');
});

test('an owner’s tables are checked to the line, shown beside the printed ones, and played with', async ({ page }) => {
  await begin(page);
  await page.goto('/rules/taking-stock');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Printed tables as a file' }).click(),
  ]);
  const template = readFileSync(await download.path(), 'utf8');
  const give = (name: string, text: string) =>
    page
      .getByLabel('Tables of your own box')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

  await give('torn.json', template.replace('"game"', 'game'));
  await expect(page.getByRole('alert')).toHaveText(/torn\.json does not fit: .*line 3, column 3$/);
  await give('wrong.json', template.replace('"start": 1', '"start": "one"'));
  await expect(page.getByRole('alert')).toHaveText(
    /wrong\.json does not fit: .*starting box: a whole number is needed/,
  );
  await give('mine.json', template.replace('"start": 1', '"start": 3'));
  await expect(page.getByRole('alert')).toBeHidden();
  const own = page.locator('.data-file .tables');
  await expect(own.locator('details', { hasText: '1 difference' })).toContainText('starting box our reconstruction');
  await expect(own.locator('del')).toHaveText('1');
  await expect(own.locator('ins')).toHaveText('3');
  await looksRight(page);

  await page.getByRole('link', { name: 'Make a table with them' }).click();
  await expect(page.getByText('mine.json fits and will be used.')).toBeVisible();
  await page.getByLabel('Alone against bots').check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(async () => {
    await doNext(page);
    await expect(page.locator('.tape .rule-link').first()).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.locator('.tape').getByRole('link', { name: 'Rule T6' }).first().click();
  await expect(page.locator('.rule.wanted .rule-number')).toHaveText('T6');
  await expect(page.locator('.drawer .tables ins')).toHaveText('3');
});

test('a clock runs down before one’s eyes; then a bot plays, until one takes the seat back', async ({ page }) => {
  await startWithClock(page, { kind: 'move', seconds: 10 });
  const clock = page.locator('.ask').getByRole('timer');
  await expect(clock).toHaveText(/^0:(10|0\d)$/);
  await expect(clock).toHaveClass(/low/);
  const takeBack = page.getByRole('button', { name: 'Take my seat back' });
  await expect(takeBack).toBeVisible();
  await expect(page.locator('.tape')).toContainText('Noor ran out of time; a bot plays on.');
  await takeBack.click();
  await expect(page.locator('.tape')).toContainText('Noor is back.');
});

test('a bank of time stands still while others think, and grows with every move', async ({ page }) => {
  await startWithClock(page, { kind: 'bank', seconds: 300, increment: 600 });
  const clock = page.locator('.ask').getByRole('timer');
  await expect(clock).toHaveText(/^(5:00|[2-4]:\d\d)$/);
  await expect(clock).not.toHaveClass(/low/);
  await expect(async () => {
    await doNext(page);
    await expect(clock).toHaveText(/^1[0-5]:\d\d$/, { timeout: 100 });
  }).toPass();
});
