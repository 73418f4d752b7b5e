import { changeOf, sectorOf } from '@outcry/games/speculate/box.ts';
import { NEWEST } from '@outcry/games/speculate/data.ts';
import { speculate } from '@outcry/games/speculate/game.ts';
import type { Move } from '@outcry/games/speculate/state.ts';
import type { View } from '@outcry/games/speculate/view.ts';
import type { Page } from '@playwright/test';
import { randomFile } from '../packages/games/testing/randomFile.ts';
import { expectAccessible } from './axe.ts';
import { againstBots, openFinished } from './finished.ts';
import { expectFits } from './fits.ts';
import { laid, sitDown } from './laid.ts';
import type { Wanted } from './laid.ts';
import { begin, byKeyboard, longUnless, playToTheEnd } from './playing.ts';
import type { Begin } from './playing.ts';
import { expect, test } from './server.ts';

const game = speculate(NEWEST);
const SECTORS = ['Mines', 'Stores', 'Property', 'Transport', 'Engineering'];

async function sitAt(page: Page, seats: number, wanted: Wanted<View, Move>, some: Begin & { closed?: boolean } = {}) {
  const { closed = false, ...settings } = some;
  const table = laid(game, { openHoldings: !closed }, seats, wanted);
  await sitDown(page, table.record, settings);
  return table;
}

const offersOf = (legal: readonly Move[]) => legal.filter((move) => move.kind === 'offer');
const carding: Wanted<View, Move> = ({ phase, round }) => phase.kind === 'card' && round > 1;
const dealing: Wanted<View, Move> = ({ phase, round }, legal) =>
  phase.kind === 'deal' && round > 1 && offersOf(legal).length > 40;
const answering: Wanted<View, Move> = ({ phase, round }, legal) =>
  phase.kind === 'answer' && round > 1 && legal.length > 4;
const atBank: Wanted<View, Move> = ({ phase }, legal) => phase.kind === 'bank' && legal.length > 2;

const bar = (page: Page) => page.locator('.ask');
const go = (page: Page) => page.locator('.ask .btn.go');
/** Moves after which Noor is long bankrupt in the random game of four by version 1, while two others play on. */
const NOOR_IS_OUT = 520;

/** The last two rounds: what is left is played to the end. */
const late: Wanted<View, Move> = ({ round, rounds, phase }) => round >= rounds - 1 && phase.kind === 'card';

test('a game of five to its end through the board @long', async ({ page }) => {
  await sitAt(page, 5, late);
  await expect(page.locator('.prices .piece')).toHaveCount(5);
  await playToTheEnd(page);
  await expect(page.locator('.places li')).toHaveCount(5);
});

test('who is bankrupt watches the others play on, however fast, to the end (P14)', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const { moves, ...file } = await randomFile('speculate', 4, 1, {}, 1);
  const before = { ...file, moves: moves.slice(0, NOOR_IS_OUT), result: null };
  const record = { id: 'laid', file: againstBots(before, 'rookie'), started: 1, updated: 1 };
  await sitDown(page, record, { pace: 'calm' }); // the others are far from the end when the page is first seen
  await expect(page.locator('.end')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pace: calm' }).click();
  await page.getByRole('button', { name: 'Pace: brisk' }).evaluate((button: HTMLElement) => {
    button.click();
    const busy = performance.now() + 500; // the page falls behind the bots, which now do not pause
    while (performance.now() < busy);
  });
  await expect(page.locator('.end')).toBeVisible({ timeout: 300_000 });
  expect(faults).toEqual([]);
});

test('no is said in advance to the offers of a sector, and one is asked again when one wants (P9)', async ({
  page,
}) => {
  const { view } = await sitAt(page, 3, answering, { pace: 'never' });
  const sector = SECTORS[(view.phase as { sector: number }).sector]!;
  await page.getByRole('button', { name: `No to ${sector}` }).click();
  const again = page.getByRole('button', { name: `No to ${sector}: ask me again` });
  await expect(again).toBeVisible();
  await expect(page.locator('.tape li').first()).toContainText('Noor: no.');
  await expectAccessible(page);
  await page.reload();
  await again.click();
  await expect(again).toBeHidden();
});

test('the columns stand on the scale for a player and for a spectator, who has no row of shares below them', async ({
  page,
}) => {
  await begin(page);
  await page.goto('/');
  await openFinished(page, 'speculate');
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])
    for (const seat of ['1', 'spectator']) {
      await page.setViewportSize(viewport);
      await page.goto(`/replay/solo/finished?at=40&seat=${seat}`);
      await expect(page.locator('.rod')).toHaveCount(5);
      await expect(page.locator('.sector .foot')).toHaveCount(seat === '1' ? 5 : 0);
      const off = await page.evaluate(() => {
        const box = (element: Element) => element.getBoundingClientRect();
        const zero = [...document.querySelectorAll('.scale b')].find(({ textContent }) => textContent === '0')!;
        const { top, height } = box(zero);
        return [...document.querySelectorAll('.rod')].map((rod) => Math.abs(box(rod).bottom - (top + height / 2)));
      });
      expect(Math.max(...off), `${seat} at ${viewport.width}`).toBeLessThan(3);
    }
});

test('a turn begins with its fee, which is lit, told and explained (P7)', async ({ page }) => {
  await sitAt(page, 3, ({ phase, round }) => phase.kind === 'claim' && round > 1, { pace: 'wait' });
  await page.getByRole('button', { name: 'End the turn without a claim' }).click();
  await expect(bar(page)).toContainText(/Ada began a turn and paid its fee of 50/);
  await expect(bar(page)).toContainText('Noor claimed nothing. Every turn begins with the fee.');
  await expect(page.locator('.steps .now')).toHaveText('fee');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the objective is in sight from the start', async ({ page }) => {
    await sitAt(page, 4, carding, { pace: 'never' });
    const [goal, ask] = [await page.locator('.goal').boundingBox(), await bar(page).boundingBox()];
    expect(goal!.y).toBeGreaterThan(0);
    expect(goal!.y + goal!.height).toBeLessThan(ask!.y);
    await expect(page.locator('.goal .want')).toHaveCount(3);
    await expectAccessible(page);
  });
  test('a game of four to its end with one thumb; nothing is wider than the screen', async ({ page }) => {
    await sitAt(page, 4, late);
    await expectFits(page);
    await playToTheEnd(page, (_page, target) => target.tap());
    await expectFits(page);
  });
});

test('a card shows where its price would go before it is played (P8)', async ({ page }) => {
  const { view } = await sitAt(page, 3, (seen, legal) => {
    const { hand } = seen.players[0]!;
    return carding(seen, legal) && changeOf(hand![0]!) > 0 && seen.prices[sectorOf(hand![0]!)]! < 20;
  });
  const card = view.players[0]!.hand![0]!;
  const sector = sectorOf(card);
  const [from, to] = [view.prices[sector]!, view.prices[sector]! + changeOf(card)];
  await page.locator('.hand .market-card').first().click();
  await expect(page.locator('.ghost')).toHaveText(`${to}`);
  await expect(bar(page)).toContainText(`${SECTORS[sector]} goes from ${from} to ${to}.`);
  await page.keyboard.press('Escape');
  await expect(page.locator('.ghost')).toHaveCount(0);
  await page.locator('.hand .market-card').first().click();
  await go(page).click();
  await expect(page.locator('.tape')).toContainText(`${SECTORS[sector]} rose from ${from} to ${to}.`);
});

test('an offer is made by column, side and number, with the total and what is left (P9)', async ({ page }) => {
  const { view, legal } = await sitAt(page, 3, (seen, moves) => {
    const buys = offersOf(moves).filter((move) => move.side === 'buy' && move.number > 4);
    return dealing(seen, moves) && buys.length > 0;
  });
  const { sector } = offersOf(legal).find((move) => move.side === 'buy' && move.number > 4)!;
  const numbers = offersOf(legal).flatMap((move) =>
    move.side === 'buy' && move.sector === sector ? [move.number] : [],
  );
  const [most, price, { cash }] = [Math.max(...numbers), view.prices[sector]!, view.players[0]!];
  await expect(go(page)).toHaveText('End dealing');
  await page
    .locator('.prices')
    .getByRole('button', { name: `Deal in ${SECTORS[sector]}` })
    .click();
  await bar(page).getByRole('button', { name: 'More' }).click();
  await expect(go(page)).toHaveText(`Offer to buy 2 ${SECTORS[sector]} (${2 * price})`);
  await expect(page.locator('.own-place .cash em')).toHaveText(`${cash - 2 * price}`);
  await bar(page)
    .getByRole('button', { name: `All ${most}` })
    .click();
  await expect(go(page)).toHaveText(`Offer to buy ${most} ${SECTORS[sector]} (${most * price})`);
  await expect(bar(page).getByRole('button', { name: 'More' })).toBeDisabled();
  await go(page).click();
  await expect(page.locator('.tape')).toContainText(`Noor offers to buy ${most} ${SECTORS[sector]} at ${price}.`);
  await expect(page.locator('.circle .yes, .circle .not').first()).toBeVisible();
});

test('a greyed sector says which rule forbids an offer in it: the third in the first round (P10)', async ({ page }) => {
  const shut = (legal: readonly Move[]) =>
    SECTORS.findIndex((_, sector) => !offersOf(legal).some((offer) => offer.sector === sector));
  const { legal } = await sitAt(
    page,
    4,
    ({ round }, moves) => round === 1 && offersOf(moves).length > 0 && shut(moves) >= 0,
  );
  await bar(page)
    .getByRole('button', { name: `Deal in ${SECTORS[shut(legal)]}` })
    .click({ force: true }); // it calls itself disabled, and answers all the same
  await expect(page.locator('.notices')).toContainText('P10');
});

test('an answer is a number within what one has (P9)', async ({ page }) => {
  const { legal } = await sitAt(page, 4, answering);
  await expect(page.locator('.circle .now')).toContainText('Noor');
  await expect(go(page)).toHaveText('No');
  await bar(page)
    .getByRole('slider')
    .fill(`${legal.length - 1}`);
  await expect(go(page)).toContainText(new RegExp(`^(Buy|Sell) ${legal.length - 1} `));
  await go(page).click();
  await expect(page.locator('.tape')).toContainText(new RegExp(`Noor (buys|sells) ${legal.length - 1} `));
});

test('“turn” is with whose turn it is, also while others answer their offer (P9)', async ({ page }) => {
  const { view } = await sitAt(page, 4, answering, { pace: 'never' });
  await expect(page.locator('.seats .turn')).toHaveCount(1);
  await expect(page.locator(`.seats [data-seat="${view.turn.seat}"] .turn`)).toHaveText('turn');
});

test('closed holdings are not on the screen', async ({ page }) => {
  const { view } = await sitAt(page, 4, carding, { closed: true });
  for (const seat of [1, 2, 3]) {
    const panel = page.locator(`.seats [data-seat="${seat}"]`);
    await expect(panel.locator('.cash')).toContainText('?');
    await expect(panel.locator('.chip')).toHaveCount(0);
  }
  await expect(page.locator('.own-place .cash')).toContainText(`${view.players[0]!.cash}`);
});

test('by keyboard alone: a card, then an offer', async ({ page }) => {
  await sitAt(page, 3, (seen, legal) => carding(seen, legal) && seen.phase.kind === 'card' && !seen.phase.second);
  await byKeyboard(page, page.locator('.hand .market-card.may').first());
  await byKeyboard(page, go(page));
  await expect(page.locator('[data-tap]:focus, [data-send]:focus')).toHaveCount(1);
  await expect(go(page)).toHaveText('End dealing');
  await byKeyboard(page, page.locator('.prices .tap.may').first());
  await byKeyboard(page, go(page));
  await expect(page.locator('.tape')).toContainText('Noor offers to');
});

test.describe('for everyone', () => {
  for (const [locale, theme, wanted, question] of [
    ['en', 'light', dealing, 'Do you make an offer'],
    ['fr', 'dark', answering, 'Combien en'],
    ['nl', 'light', carding, 'Welke kaart'],
    ['fr', 'light', carding, 'Quelle carte'],
    ['nl', 'dark', dealing, 'Doe je een bod'],
    ['en', 'dark', atBank, 'from the bank|to the bank'],
  ] as const)
    test(`axe finds nothing and no text is missing, in ${locale} and ${theme}: ${question}${longUnless(locale, theme)}`, async ({
      page,
    }) => {
      await sitAt(page, 5, wanted, { locale, theme });
      await expect(bar(page)).toContainText(new RegExp(question));
      await page
        .locator('.ask .choose .btn[aria-disabled=false], .ask .stepper .btn:enabled, .hand .market-card.may')
        .first()
        .click();
      expect(await page.locator('.floor').innerText()).not.toMatch(/undefined|NaN|\[object/);
      await expectAccessible(page, '.floor');
    });
});
