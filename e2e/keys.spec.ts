import { SAYINGS as BEAR_RAID } from '@outcry/games/bear-raid/board/choice.ts';
import { SAYINGS as SPECULATE } from '@outcry/games/speculate/board/choice.ts';
import { SAYINGS as SPECULATION } from '@outcry/games/speculation/board/taps.ts';
import { SAYINGS as STOCKPILE } from '@outcry/games/stockpile/board/facets.ts';
import { SAYINGS as TAKING_STOCK } from '@outcry/games/taking-stock/board/taps.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { laid, sitDown } from './laid.ts';
import { TABLES } from './tables.ts';
import { expect, test } from './server.ts';

// Playing by keyboard: digits choose, Enter sends, Esc clears, H, U, space and ? do what they say.

const tape = (page: Page) => page.getByRole('region', { name: 'The tape' });
const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });
const thing = (page: Page, tap: string) => page.locator(`[data-tap="${tap}"]:visible`).first();
const drawn = (page: Page) => page.locator('kbd:visible');

/** The number that is drawn on a thing. */
const numberOn = (page: Page, tap: string): Promise<string> =>
  thing(page, tap).evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const at = [`${Math.round(left)}px`, `${Math.round(top)}px`];
    const marks = [...document.querySelectorAll<HTMLElement>('kbd')];
    return marks.find(({ style }) => style.left === at[0] && style.top === at[1])?.textContent ?? '';
  });

/** Chooses a thing by the number on it. */
async function choose(page: Page, tap: string): Promise<void> {
  await thing(page, tap).scrollIntoViewIfNeeded();
  await expect.poll(() => numberOn(page, tap)).not.toBe('');
  await page.keyboard.type(await numberOn(page, tap));
  await expect(thing(page, tap)).toHaveAttribute('aria-pressed', 'true');
}

/** Begins to use the keyboard: the numbers appear. */
async function useKeyboard(page: Page): Promise<void> {
  await expect(drawn(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawn(page).first()).toBeVisible();
}

test('Taking Stock: a card, the price it moves, Enter; what is asked next has the focus', async ({ page }) => {
  const table = laid(...TABLES.takingStock, 4, (_view, legal) =>
    legal.some((move) => move.kind === 'play' && move.target !== null),
  );
  const move = table.legal.find((one) => one.kind === 'play' && one.target !== null)!;
  await sitDown(page, table.record);
  await useKeyboard(page);
  for (const tap of TAKING_STOCK.tapsOf(move)) await choose(page, tap);
  await expectAccessible(page, 'main');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-tap][aria-pressed=true]')).toHaveCount(0);
  for (const tap of TAKING_STOCK.tapsOf(move)) await choose(page, tap);
  await page.keyboard.press('Enter');
  await expect(tape(page)).toContainText('Noor played');
  await expect(page.locator('[data-tap]:focus, [data-send]:focus')).toHaveCount(1);
  await page.mouse.click(5, 5);
  await expect(drawn(page)).toHaveCount(0);
});

test('Speculation: a share, then a card', async ({ page }) => {
  const table = laid(
    ...TABLES.speculation,
    3,
    ({ phase, turn }, legal) =>
      phase.kind === 'trade' &&
      turn > 2 &&
      legal.some((move) => move.kind === 'trade' && move.buy !== null && move.sell === null),
  );
  const move = table.legal.find((one) => one.kind === 'trade' && one.buy !== null && one.sell === null)!;
  await sitDown(page, table.record);
  await useKeyboard(page);
  const bought = tape(page).getByRole('button').filter({ hasText: 'Noor bought' });
  const before = await bought.count();
  for (const tap of SPECULATION.tapsOf(move)) await choose(page, tap);
  await page.keyboard.press('Enter');
  await expect(bought).toHaveCount(before + 1);
  const card = page.locator('[data-tap^="card "]:focus');
  await expect(card).toBeVisible();
  await choose(page, (await card.getAttribute('data-tap'))!);
  await page.keyboard.press('Enter');
  await expect(tape(page)).toContainText('Noor laid a card face down.');
});

test('Speculate: a sector, to sell, and how many', async ({ page }) => {
  const table = laid(
    ...TABLES.speculate,
    3,
    ({ phase, round }, legal) =>
      phase.kind === 'deal' &&
      round > 1 &&
      legal.some((move) => move.kind === 'offer' && move.side === 'sell' && move.number === 2),
  );
  const move = table.legal.find((one) => one.kind === 'offer' && one.side === 'sell' && one.number === 2)!;
  await sitDown(page, table.record);
  await useKeyboard(page);
  const [sector, side] = SPECULATE.tapsOf(move) as [string, string];
  await choose(page, sector);
  await choose(page, side);
  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  await expect(tape(page)).toContainText('Noor offers to sell 2');
});

test('Stockpile: a card and its stockpile', async ({ page }) => {
  const table = laid(
    ...TABLES.stockpile,
    3,
    ({ phase, players }) => phase.kind === 'supply' && new Set(players[0]!.hand).size === 2,
  );
  const move = table.legal.find((one) => one.kind === 'place')!;
  await sitDown(page, table.record);
  await useKeyboard(page);
  const [card, , pile] = STOCKPILE.tapsOf(move) as [string, string, string];
  for (const tap of [card, pile]) await choose(page, tap);
  await page.keyboard.press('Enter');
  await expect(tape(page)).toContainText(/Noor laid/);
});

test('Stockpile: a bid among more than ten', async ({ page }) => {
  const table = laid(...TABLES.stockpile, 3, ({ phase }, legal) => phase.kind === 'bidding' && legal.length > 12);
  const bids = table.legal.filter((one) => one.kind === 'bid');
  await sitDown(page, table.record);
  await useKeyboard(page);
  await choose(page, STOCKPILE.tapsOf(bids[0]!)[0]!); // 1 waits whether a second digit comes
  await page.keyboard.press('Escape');
  await choose(page, STOCKPILE.tapsOf(bids[11]!)[0]!);
  await page.keyboard.press('Enter');
  await expect(tape(page)).toContainText('Noor bid');
});

test('Bear Raid: an action, a company, how many', async ({ page }) => {
  const table = laid(
    ...TABLES.bearRaid,
    3,
    ({ phase }, legal) => phase.kind === 'action' && legal.some((move) => move.kind === 'buy' && move.count === 2),
  );
  const move = table.legal.find((one) => one.kind === 'buy' && one.count === 2)!;
  await sitDown(page, table.record);
  await useKeyboard(page);
  const [act, company] = BEAR_RAID.tapsOf(move) as [string, string];
  const one = [act, company, 'count 1'].join();
  await choose(page, act);
  if (!(await thing(page, one).getAttribute('aria-pressed'))!.includes('true')) await choose(page, one);
  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  await expect(tape(page)).toContainText('Noor bought 2');
});

test('? lists the keys, H asks for a hint, U takes back, and none of them does while one writes', async ({ page }) => {
  const table = laid(
    ...TABLES.takingStock,
    4,
    ({ phase, trick, table: lies }) => phase.kind === 'play' && trick === 2 && lies.length === 0,
  );
  await sitDown(page, table.record, { pace: 'never' });
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await expect(list).toContainText('Choose what bears the number');
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: 'Hint' })).toBeVisible();
  await page.keyboard.press('Escape');
  const move = table.legal.find((one) => one.kind === 'play' && one.target === null)!;
  await choose(page, TAKING_STOCK.tapsOf(move)[0]!);
  await page.keyboard.press('Enter');
  await expect(tape(page)).toContainText('Noor played');
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  await page.keyboard.type('w'); // in a field a key writes
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('w');
  await page.getByRole('button', { name: 'Drawn' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const field = page.getByRole('textbox').first();
  await field.focus();
  await page.keyboard.type('h1?u');
  await expect(field).toHaveValue('h1?u');
  await expect(page.locator('[data-tap][aria-pressed=true]')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(bar(page)).toBeVisible();
});
