import { SAYINGS as SPECULATION } from '@outcry/games/speculation/board/taps.ts';
import { numberOf } from '@outcry/games/taking-stock/state.ts';
import type { Locator, Page } from '@playwright/test';
import { laid, sitDown } from './laid.ts';
import { TABLES } from './tables.ts';
import { expect, test } from './server.ts';

// Pieces: dragged to where they go, with a mouse or a finger; a second tap on a chosen one sends it.

const tape = (page: Page) => page.getByRole('region', { name: 'The tape' });
const piece = (page: Page, tap: string) => page.locator(`[data-piece][data-tap^="${tap}"]:visible`).first();
const takes = (page: Page, kind: string) => page.locator(`[data-drop~="${kind}"]:visible`).first();
const send = (page: Page) => page.locator('[data-send]');

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  await of.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await expect(page.locator('[data-dragged]')).toBeVisible();
  await expect(page.locator('[data-over]')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
}

const plays = (page: Page, view: { hand: readonly number[] }, wanted: (number: number) => boolean) =>
  piece(page, `card ${view.hand.find((card) => wanted(numberOf(card)))}`);

test('Taking Stock: a card is dragged into the trick', async ({ page }) => {
  const { record, view } = laid(
    ...TABLES.takingStock,
    4,
    ({ phase, hand }) => phase.kind === 'play' && hand.some((card) => numberOf(card) === 7),
  );
  await sitDown(page, record);
  await drag(
    page,
    plays(page, view, (number) => number === 7),
    takes(page, 'card'),
  );
  await expect(tape(page)).toContainText(/Noor played .* 7/);
});

test('Taking Stock: a card that moves a price is dragged onto the price', async ({ page }) => {
  const { record, view } = laid(
    ...TABLES.takingStock,
    4,
    ({ phase, hand }) => phase.kind === 'play' && hand.some((card) => numberOf(card) === 4),
  );
  await sitDown(page, record);
  const card = plays(page, view, (number) => number === 4);
  await card.click();
  await drag(page, card, page.locator('[data-tap^="move "]').first());
  await expect(tape(page)).toContainText(/Noor played .* 4/);
});

test('a card that is let go elsewhere stays in the hand', async ({ page }) => {
  const { record } = laid(...TABLES.takingStock, 4, ({ phase }) => phase.kind === 'play');
  await sitDown(page, record);
  const { x, y } = await middle(piece(page, 'card'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 10, { steps: 3 });
  await expect(page.locator('[data-tap][aria-pressed=true]')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator('[data-tap][aria-pressed=true]')).toHaveCount(0);
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
});

test('Speculation: a card is dragged to the board, a share from the bank to one’s own', async ({ page }) => {
  const alone = (move: { kind: string; buy?: number | null; sell?: number | null }): boolean =>
    move.kind === 'trade' && typeof move.buy === 'number' && move.sell === null;
  const { record, legal } = laid(
    ...TABLES.speculation,
    3,
    ({ phase, turn }, moves) => phase.kind === 'trade' && turn > 2 && moves.some(alone),
  );
  await sitDown(page, record);
  const bought = tape(page).getByRole('button').filter({ hasText: 'Noor bought' });
  const before = await bought.count();
  const share = piece(page, SPECULATION.tapsOf(legal.find(alone)!)[0]!);
  await drag(page, share, takes(page, 'buy'));
  await expect(share).toHaveAttribute('aria-pressed', 'true');
  await send(page).click();
  await expect(bought).toHaveCount(before + 1);
  await drag(page, piece(page, 'card'), takes(page, 'card'));
  await expect(tape(page)).toContainText('Noor laid a card face down.');
});

test('Speculate: a card is dragged to the board', async ({ page }) => {
  const { record } = laid(...TABLES.speculate, 3, ({ phase, round }) => phase.kind === 'card' && round > 1);
  await sitDown(page, record);
  await drag(page, piece(page, 'card'), takes(page, 'card'));
  await expect(tape(page)).toContainText('Noor played');
});

test('Stockpile: the meeple is dragged onto a bid', async ({ page }) => {
  const { record } = laid(...TABLES.stockpile, 4, ({ phase }) => phase.kind === 'bidding' && !phase.auction);
  await sitDown(page, record);
  await drag(page, page.locator('.own-meeple'), page.locator('[data-tap="bid 3 2"]'));
  await expect(tape(page)).toContainText(/Noor bid \$3K on stockpile 4/);
});

test('Stockpile: a card is dragged onto a stockpile', async ({ page }) => {
  const { record } = laid(
    ...TABLES.stockpile,
    3,
    ({ phase, players }) => phase.kind === 'supply' && new Set(players[0]!.hand).size === 2,
  );
  await sitDown(page, record);
  await drag(page, piece(page, 'hand'), takes(page, 'hand'));
  await expect(tape(page)).toContainText(/Noor laid/);
});

test('Bear Raid: stocks are dragged to one’s screen, dice to the Rumors card', async ({ page }) => {
  const { record } = laid(
    ...TABLES.bearRaid,
    3,
    ({ phase, screens }, legal) =>
      phase.kind === 'action' &&
      phase.turn < 2 &&
      screens[0]!.dice!.some((count) => count > 0) &&
      legal.some((move) => move.kind === 'buy'),
  );
  await sitDown(page, record, { pace: 'never' });
  await drag(page, piece(page, 'own'), takes(page, 'own'));
  await send(page).waitFor();
  await page.keyboard.press('Escape');
  await drag(page, piece(page, 'act buy'), takes(page, 'act'));
  await expect(tape(page)).toContainText('Noor bought 1');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a finger that rests on a card drags it into the trick', async ({ page }) => {
    const { record, view } = laid(
      ...TABLES.takingStock,
      4,
      ({ phase, hand }) => phase.kind === 'play' && hand.some((card) => numberOf(card) === 7),
    );
    await sitDown(page, record);
    const start = await middle(plays(page, view, (number) => number === 7));
    const end = await takes(page, 'card')
      .boundingBox()
      .then((box) => ({ x: box!.x + box!.width / 2, y: box!.y + 60 }));
    const touch = await page.context().newCDPSession(page);
    const at = (type: string, ...touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
    await at('touchStart', start);
    await expect(page.locator('[data-dragged]')).toBeVisible();
    for (let step = 1; step <= 5; step++)
      await at('touchMove', {
        x: start.x + ((end.x - start.x) * step) / 5,
        y: start.y + ((end.y - start.y) * step) / 5,
      });
    await expect(page.locator('[data-over]')).toHaveCount(1);
    await at('touchEnd');
    await expect(tape(page)).toContainText(/Noor played .* 7/);
  });
});

test('a second tap sends a chosen card, unless that is switched off', async ({ page }) => {
  const { record, view } = laid(
    ...TABLES.takingStock,
    4,
    ({ phase, hand, trick }) => phase.kind === 'play' && trick === 2 && hand.some((card) => numberOf(card) === 7),
  );
  await sitDown(page, record, { pace: 'never' });
  const card = plays(page, view, (number) => number === 7);
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await card.click();
  await expect(tape(page)).toContainText(/Noor played .* 7/);
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('group', { name: 'Second tap' }).getByRole('radio', { name: 'Off' }).check();
  await page.goto('/solo/laid');
  await card.click();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await expect(tape(page)).not.toContainText(/Noor played .* 7/);
});
