import type { Locator, Page } from '@playwright/test';
import type { GameFile } from '@outcry/engine';
import { randomFile } from '../packages/games/testing/randomFile.ts';
import { expectAccessible } from './axe.ts';
import { againstBots, finishedTable } from './finished.ts';
import { expectFits } from './fits.ts';
import { begin, byKeyboard, doNext } from './playing.ts';
import { expect, test } from './server.ts';

/** A file as a person brings it. */
const given = (content: string, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

/** Brings a file on the home page. */
async function bring(page: Page, content: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(given(content));
}

async function openReplay(page: Page, file: GameFile): Promise<void> {
  await page.goto('/');
  await bring(page, JSON.stringify(file));
  await expect(reel(page)).toBeVisible();
}

const reel = (page: Page): Locator => page.getByRole('region', { name: 'Through the game' });
const moment = (page: Page, at: number) => expect(reel(page)).toContainText(`Move ${at} of`);
const hand = (page: Page): Promise<(string | null)[]> =>
  page.locator('.hand [data-held]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-held')));

test('walks through a game: slider, steps, keys, play, seats, chart and tape lead to each other', async ({ page }) => {
  await begin(page);
  const file = await randomFile('taking-stock');
  await openReplay(page, file);
  await expect(page.getByText(`Fair: all ${file.moves.length} moves and shuffles are right.`)).toBeVisible();
  await moment(page, 0);

  await page.getByRole('slider').fill('40');
  await moment(page, 40);
  await page.getByRole('button', { name: 'One move on' }).click();
  await moment(page, 41);
  await expect(page.locator('.tape [aria-current]')).toContainText(/^41/);
  await expect(page.locator('.tape [aria-current]')).toBeInViewport();

  await page.locator('body').press('ArrowLeft');
  await moment(page, 40);
  await page.locator('body').press('End');
  await moment(page, file.moves.length);
  await expect(page.locator('.tape [aria-current]')).toBeInViewport();
  await page.locator('body').press('Home');
  await moment(page, 0);
  await page.getByLabel('Speed').selectOption('2');
  await page.locator('body').press(' ');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(reel(page)).not.toContainText(/Move [0-2] of/);
  await page.getByRole('button', { name: 'Stop' }).click();

  // The chart leads to a moment and shows it; so does a line of the tape.
  const chart = page.locator('.chart');
  await chart.click({ position: { x: 110, y: 60 } });
  await expect(reel(page)).toContainText(/Move [1-9]\d+ of/);
  const cursor = () => chart.locator('.cursor').getAttribute('d');
  const before = await cursor();
  await page.locator('.tape li button', { hasText: /^7\D/ }).click();
  await moment(page, 7);
  expect(await cursor()).not.toBe(before);
  await page.getByRole('button', { name: 'Wealth' }).click();
  await expect(chart).toHaveAccessibleName(/^Wealth: Noor \$\d+, Ada \$\d+/);

  const hands = new Set<string>();
  for (const name of ['Noor', 'Ada', 'Jules', 'Pim']) {
    await page.getByRole('button', { name: `Seen by ${name}` }).click();
    await expect(page.getByRole('heading', { name: `Seen by ${name}` })).toBeVisible();
    hands.add(JSON.stringify(await hand(page)));
  }
  expect(hands.size).toBe(4);
  await page.getByRole('button', { name: 'Seen by a spectator' }).click();
  await expect(page.locator('.hand [data-held]')).toHaveCount(0);
});

test('a replay of more than a thousand moves is scrubbed: every moment is shown, and the tape follows', async ({
  page,
}) => {
  await begin(page);
  const file = await randomFile('speculate', 4, 2, {}, 1);
  const last = file.moves.length;
  expect(last).toBeGreaterThan(1000);
  await openReplay(page, file);
  for (const at of [1, 400, 401, 900, last, 700, 1, 0]) {
    await page.getByRole('slider').fill(String(at));
    await moment(page, at);
    if (at === 0) continue; // before the first move the tape is empty
    await expect(page.locator('.tape [aria-current]')).toContainText(new RegExp(`^${at}`));
    await expect(page.locator('.tape [aria-current]')).toBeInViewport();
  }
});

test('a link to a moment of a server’s table opens just that moment in another browser', async ({
  browser,
  server,
}) => {
  const { id } = await finishedTable(server.url);
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await begin(page);
  await page.goto(`/t/${id}`);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').fill('20');
  await page.getByRole('button', { name: 'Seen by Jules' }).click();
  await expect(page).toHaveURL(/\?at=20&seat=2$/);
  await expect(page.getByRole('heading', { name: 'Seen by Jules' })).toBeVisible();
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await expect(page.getByText('Whoever may see this table sees just this moment.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const held = await hand(page);
  await context.close();

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await begin(other, { name: 'Eve' });
  await other.goto(link);
  await moment(other, 20);
  expect(await hand(other)).toEqual(held);
  await other.context().close();
});

test('a game of this device is replayed from the list; elsewhere its link asks for the file, then opens the moment', async ({
  page,
  browser,
  server,
}) => {
  await begin(page);
  const file = againstBots(await randomFile('speculation'), 'trader');
  const record = { id: 'mine', file, started: 1, updated: 2 };
  await page.goto('/');
  await page.evaluate((kept) => localStorage.setItem('outcry.game.mine', kept), JSON.stringify(record));
  await page.reload();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('heading', { name: 'Seen by Noor' })).toBeVisible();
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await expect(page.getByText('This game is on this device only.')).toBeVisible();

  const other = await (await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })).newPage();
  await begin(other);
  await other.goto('/replay/solo/mine?at=33&seat=3');
  await expect(other.getByRole('heading', { name: 'This game is not here' })).toBeVisible();
  await bring(other, JSON.stringify(file));
  await moment(other, 33);
  await expect(other.getByRole('heading', { name: 'Seen by Jules' })).toBeVisible();
  await other.context().close();
});

test('refuses bad files in a sentence, and nothing is changed', async ({ page }) => {
  await begin(page);
  const file = await randomFile('taking-stock');
  await page.goto('/');
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const before = await kept();
  const bad: readonly (readonly [string, string])[] = [
    ['{"format":"outcry-ga', 'it is not whole JSON'],
    ['{"format":"pgn"}', 'This is no game file of Outcry.'],
    [JSON.stringify({ ...file, version: 4 }), 'of version 4; this Outcry reads versions 1 to 3'],
    [JSON.stringify({ ...file, game: 'chess' }), 'a file of “chess”'],
    [JSON.stringify({ ...file, moves: file.moves.toSpliced(7, 1) }), /Move \d+ of this file is not legal/.source],
    [
      JSON.stringify({ ...file, fairness: { ...file.fairness, seed: 'ab'.repeat(32) } }),
      'committed to before the game',
    ],
    [JSON.stringify({ ...file, result: null }), 'not the one its moves lead to'],
    [' '.repeat(2_000_001), 'larger than 2 MB'],
  ];
  for (const [content, sentence] of bad) {
    await bring(page, content);
    await expect(page.getByRole('alert')).toHaveText(new RegExp(sentence));
  }
  expect(await kept()).toBe(before);
  await page.evaluate(() => localStorage.setItem('outcry.settings', JSON.stringify({ locale: 'fr' })));
  await page.reload();
  await bring(page, '{"format":"pgn"}');
  await expect(page.getByRole('alert')).toHaveText('Ce n’est pas un fichier de partie d’Outcry.');
});

test('plays an imported game on from a moment against bots, and it is marked everywhere', async ({ page }) => {
  await begin(page);
  const file = await randomFile('taking-stock');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open a game file' })).toBeVisible();
  // Dropped anywhere on the page.
  const dropped = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'game.json'));
      return transfer;
    },
    JSON.stringify({ ...file, moves: file.moves.slice(0, 60), result: null }),
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
  await expect(page.getByText('Drop the game file here')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await expect(page.getByText('Fair so far: 60 moves are right; not over.')).toBeVisible();

  await page.getByRole('slider').fill('58');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('radio', { name: 'Jules' }).check();
  await page.getByRole('radio', { name: 'Rookie' }).check();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();

  await expect(page.locator('.top-bar').getByText('its seed is known')).toBeVisible();
  await expect(page.locator('.tray')).toContainText('Jules');
  await expect(async () => {
    while (await doNext(page));
    await expect(page.locator('.end')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [30] });
  await expect(page.locator('.end').getByText('its seed is known')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Game file' }).click(),
  ]);
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  expect(JSON.parse(Buffer.concat(parts).toString())).toMatchObject({ continuedFrom: 58 });
  await page.goto('/');
  await expect(page.getByText('continued, seed known')).toBeVisible();
});

test('a replay is walked through and played on by the keyboard alone', async ({ page }) => {
  await begin(page);
  await openReplay(page, await randomFile('taking-stock'));
  await byKeyboard(page, page.getByRole('button', { name: 'One move on' }));
  await moment(page, 1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageUp');
  await expect(reel(page)).not.toContainText('Move 2 of');
  await byKeyboard(page, page.getByRole('button', { name: 'Seen by Pim' }));
  await expect(page.getByRole('heading', { name: 'Seen by Pim' })).toBeVisible();
  await byKeyboard(page, page.getByRole('button', { name: 'Play on from here' }));
  await expect(page.getByRole('radio', { name: 'Pim' })).toBeChecked();
  await byKeyboard(page, page.getByRole('button', { name: 'Play on', exact: true }));
  await expect(page.locator('.top-bar').getByText('its seed is known')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a replay is walked through with one thumb, and nothing is wider than the screen', async ({ page }) => {
    await begin(page, { locale: 'fr', theme: 'dark' });
    await page.goto('/');
    await bring(page, JSON.stringify(await randomFile('stockpile', 5)));
    const slider = page.getByRole('slider');
    await expect(slider).toBeVisible();
    const box = (await slider.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator('.reel')).toContainText(/Coup [1-9]\d+ sur/);
    await page.getByRole('button', { name: 'Vue par Jules' }).tap();
    await expect(page.getByRole('heading', { name: 'Vue par Jules' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
});
