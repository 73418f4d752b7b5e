import { PRINTED } from '@outcry/games/stockpile/data.ts';
import { EVERYTHING } from '@outcry/games/stockpile/testing/fixture.ts';
import { stockpile } from '@outcry/games/stockpile/game.ts';
import { NEWEST } from '@outcry/games/stockpile/rules.ts';
import type { Move } from '@outcry/games/stockpile/moves.ts';
import type { View } from '@outcry/games/stockpile/view.ts';
import { SAYINGS } from '@outcry/games/stockpile/board/facets.ts';
import { outlookOf, stepsOf, tracksOf } from '@outcry/games/stockpile/preview.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fits.ts';
import { laid, sitDown } from './laid.ts';
import type { Wanted } from './laid.ts';
import { byKeyboard, playToTheEnd } from './playing.ts';
import type { Begin } from './playing.ts';
import { expect, test } from './server.ts';

const game = stockpile(NEWEST);
const base = {
  board: 'standard',
  bonds: false,
  commodities: false,
  forecastDice: false,
  firstPlayerCard: false,
  investors: 'none',
  invited: [],
  strategies: false,
  promos: false,
};

async function sitAt(page: Page, options: object, seats: number, wanted: Wanted<View, Move>, some: Begin = {}) {
  const table = laid(game, options, seats, wanted);
  await sitDown(page, table.record, some);
  return table;
}

const late: Wanted<View, Move> = ({ round, rounds }) => round === rounds;
const bidding: Wanted<View, Move> = ({ phase, round, piles }) =>
  phase.kind === 'bidding' && round > 1 && piles.some(({ bidder }) => bidder > 0);
const selling: Wanted<View, Move> = ({ phase }, legal) => phase.kind === 'selling' && legal.length > 2;
const placing: Wanted<View, Move> = ({ phase, players }) =>
  phase.kind === 'supply' && new Set(players[0]!.hand).size === 2;

const bar = (page: Page) => page.locator('.ask');
const go = (page: Page) => page.locator('.ask .btn.go');

test('the last round of three through the board', async ({ page }) => {
  await sitAt(page, base, 3, late);
  await playToTheEnd(page);
  await expect(page.locator('.places li')).toHaveCount(3);
});

test('a company that goes bankrupt says at which price it starts again, and stands there (K16)', async ({ page }) => {
  const ruins = (view: View, move: Move) => {
    const moved = stepsOf(move);
    if (moved === null) return null;
    const { fate, price } = outlookOf(
      tracksOf(game.data, view)[moved.company]!,
      view.places[moved.company]!,
      moved.steps,
    );
    return fate === 'bankrupt' ? { ...moved, price } : null;
  };
  const { view, legal } = await sitAt(
    page,
    base,
    4,
    (at, moves) => moves.some((move) => ruins(at, move) !== null) && at.players[0]!.shares!.some((held) => held > 0),
    { pace: 'wait' },
  );
  const move = legal.find((one) => ruins(view, one) !== null)!;
  const { company, price } = ruins(view, move)!;
  expect(price).not.toBe(view.prices[company]);
  for (const tap of SAYINGS.tapsOf(move)) await page.locator(`[data-tap="${tap}"]:visible`).first().click();
  await go(page).click();
  const moment = page.locator('.moment');
  await expect(moment).toContainText('is bankrupt.');
  await expect(moment).toContainText(`It starts again at $${price}K.`);
  await bar(page).getByRole('button', { name: 'Skip' }).click();
  const markers = page.locator('.tracks .price-marker');
  await expect(markers.nth(company)).toHaveText(`$${price}K`);
  // Each stands on its own price: dearer is further right.
  const prices = (await markers.allTextContents()).map((text) => Number.parseInt(text.slice(1)));
  const lefts = await markers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  const order = (figures: readonly number[]) => figures.toSorted((a, b) => a - b).map((one) => figures.indexOf(one));
  expect(new Set(lefts.map(Math.round)).size).toBe(new Set(prices).size);
  expect(order(lefts)).toEqual(order(prices));
});

/** A whole game in one round, by the tables of an owner who has little time: dealt, every phase, and the end. */
async function sitAtShortGame(page: Page, seats: number): Promise<void> {
  const data = { ...PRINTED, rounds: [1, 1, 1, 1] as const };
  const { record } = laid(stockpile(NEWEST, data), EVERYTHING, seats, () => true, data);
  await sitDown(page, record);
}

test('one sells from a price on in advance, and is asked again when one wants (K14) @long', async ({ page }) => {
  await sitAt(page, base, 3, (view, legal) => selling(view, legal) && view.round < view.rounds, { pace: 'never' });
  for (let price = 10; price > 8; price--) await bar(page).getByRole('button', { name: 'Fewer' }).click();
  await expectAccessible(page, '.ask');
  await page.getByRole('button', { name: /^Sell at .*8.* or more, nothing else, until the last round$/ }).click();
  const again = page.getByRole('button', { name: /^Sell at .*: ask me again$/ });
  await expect(again).toBeVisible();
  await page.reload();
  await again.click();
  await expect(again).toBeHidden();
});

test('one bids up to an amount in advance (K11) @long', async ({ page }) => {
  await sitAt(page, base, 3, bidding, { pace: 'never' });
  await page.locator('.board [data-tap^="bid "]').last().click();
  await bar(page)
    .getByRole('button', { name: /^Up to .* on stockpile \d this round, then the cheapest$/ })
    .click();
  await expect(page.getByRole('button', { name: /^Up to .*: ask me again$/ })).toBeVisible();
  await expectAccessible(page, '.ask');
});

test('a game of five with everything on, of one round', async ({ page }) => {
  await sitAtShortGame(page, 5);
  await playToTheEnd(page);
  await expect(page.locator('.places li')).toHaveCount(5);
});

for (const seats of [2, 5])
  test(`a whole game of ${seats} with everything on @long`, async ({ page }) => {
    await sitAt(page, EVERYTHING, seats, () => true);
    await playToTheEnd(page);
    await expect(page.locator('.places li')).toHaveCount(seats);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a game of two with everything on, of one round, with one thumb; nothing is wider than the screen', async ({
    page,
  }) => {
    await sitAtShortGame(page, 2);
    await expectFits(page);
    await playToTheEnd(page, (_page, target) => target.tap());
    await expect(page.locator('.places li')).toHaveCount(2);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
  test('the prices are in sight when shares are sold (K14)', async ({ page }) => {
    await sitAt(page, base, 4, ({ phase }, legal) => phase.kind === 'selling' && legal.length > 3);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('.tracks')).not.toBeInViewport({ ratio: 0.5 });
    await page.locator('.ask .own .may').first().tap();
    await expect(page.locator('.tracks')).toBeInViewport({ ratio: 0.9 });
  });
  test('each stockpile that is won is in sight while it is told, and the prices after it (K12)', async ({ page }) => {
    const last: Wanted<View, Move> = ({ phase, piles }, legal) =>
      phase.kind === 'bidding' &&
      legal.some((move) => move.kind === 'bid' && piles[move.pile]!.bidder < 0) &&
      piles.filter(({ bidder }) => bidder >= 0).length === 3;
    const { legal, view } = await sitAt(page, base, 4, last, { pace: 'wait' });
    const free = legal.find((move) => move.kind === 'bid' && view.piles[move.pile]!.bidder < 0)!;
    for (const tap of SAYINGS.tapsOf(free)) await page.locator(`[data-tap="${tap}"]`).first().tap();
    await go(page).tap();
    const next = bar(page).getByRole('button', { name: 'Next' });
    for (let won = 0; won < 4; won++) {
      await expect(bar(page)).toContainText(/won stockpile \d/);
      await next.waitFor();
      const said = await page.locator('.ask .question b').innerText();
      const pile = page.locator('.pile').nth(Number(/won stockpile (\d)/.exec(said)![1]) - 1);
      const between = () =>
        pile.evaluate((one) => {
          const edge = (part: string) => document.querySelector(part)!.getBoundingClientRect();
          const { top, bottom } = one.getBoundingClientRect();
          return edge('.jump').bottom <= top && bottom <= edge('.ask').top;
        });
      await expect.poll(between, said).toBe(true);
      await next.tap();
      await expect(bar(page)).not.toContainText(said);
    }
    await bar(page).getByRole('button', { name: 'Skip' }).tap();
    await expect(page.locator('.tracks')).toBeInViewport({ ratio: 0.9 });
  });
  test('once a card is chosen a stockpile is in sight to lay it on (K10)', async ({ page }) => {
    await sitAt(page, base, 4, placing);
    const pile = page.locator('.piles .may').first();
    const inReach = () =>
      pile.evaluate((spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect();
        return spot.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await page.locator('.ask .hand .may').first().tap(); // the bar grows, over the stockpiles
    await expect.poll(inReach).toBe(true);
  });
  test('one tap leads to all five stockpiles, none under the bar (K11)', async ({ page }) => {
    await sitAt(page, EVERYTHING, 5, bidding);
    await expect(page.locator('.pile').first()).toBeInViewport({ ratio: 1 }); // a bid can be made without that, too
    await page.locator('.jump').getByRole('button', { name: 'Stockpiles' }).tap();
    const between = () =>
      page.evaluate(() => {
        const edge = (part: string) => document.querySelector(part)!.getBoundingClientRect();
        return edge('.jump').bottom <= edge('.piles').top && edge('.piles').bottom <= edge('.ask').top;
      });
    await expect.poll(between).toBe(true);
  });
  test('the shares to sell are in the bar (K14), and what folds away can be opened', async ({ page }) => {
    await sitAt(page, EVERYTHING, 4, selling);
    await expect(page.locator('.portfolio .stack')).toHaveCount(0);
    for (const fold of await page.locator('.fold').all()) await fold.tap();
    await expect(page.locator('.seats .holdings').first()).toBeVisible();
    await expectAccessible(page, '.floor');
    await page.locator('.tabs').getByRole('button', { name: 'Prices' }).tap();
    await expect(page.locator('.chart')).toBeVisible();
    await page.locator('.tabs').getByRole('button', { name: 'The tape' }).tap();
    await page.locator('.ask .own .may').first().tap();
    await expect(page.locator('.tape')).toContainText(/Noor sold/);
  });
});

/** Noor knows a card that lies face down. */
const knowing: Wanted<View, Move> = ({ phase, piles }) =>
  phase.kind === 'bidding' &&
  piles.some(({ cards, known }) => cards.some((card, place) => card !== null && known[place] === 1));

for (const size of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
])
  for (const wanted of [knowing, placing])
    test(`what can be tapped is not under the bar, and what one knows covers no other card, ${wanted.name}, at ${size.width} x ${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await sitAt(page, base, 4, wanted, { pace: 'never' });
      const under = () =>
        page.evaluate(() => {
          const { top } = document.querySelector('.ask')!.getBoundingClientRect();
          const taps = [...document.querySelectorAll('.board [data-tap]')];
          return taps.filter((tap) => tap.getBoundingClientRect().bottom > top).length;
        });
      await expect.poll(under, 'what is under the bar').toBe(0);
      for (const known of await page.locator('.known').all()) {
        const wider = await known.evaluate(
          (badge) => badge.getBoundingClientRect().width - badge.parentElement!.getBoundingClientRect().width,
        );
        expect(wider).toBeLessThan(1);
      }
    });

test('a bid (K11): lit spaces are the legal ones, the chosen one is shown before it is sent', async ({ page }) => {
  const { legal } = await sitAt(page, base, 4, bidding);
  await expect(page.locator('.space.may')).toHaveCount(legal.length);
  await page.locator('.space.may').last().click();
  await expect(page.locator('.meeple.ghost')).toBeVisible();
  await expect(page.locator('.portfolio .dash')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.meeple.ghost')).toHaveCount(0);
  await page.locator('.space:not(.may)').first().click();
  await expect(page.locator('.notices')).toContainText('K11');
  await page.locator('.space.may').last().click();
  await go(page).click();
  await expect(page.locator('.tape')).toContainText(/Noor bid/);
});

test('a sale (K14): a tap sells one share, and the bar says what is left', async ({ page }) => {
  await sitAt(page, base, 3, selling);
  const said = await bar(page).innerText();
  await expect(bar(page)).toContainText('A tap sells one share');
  await page.locator('.portfolio .stack.may').first().click();
  await expect(page.locator('.tape')).toContainText(/Noor sold/);
  await expect(bar(page)).not.toHaveText(said);
});

test('every legal move is in the list, and many are searched', async ({ page }) => {
  const { legal } = await sitAt(page, base, 4, (view, moves) => bidding(view, moves) && moves.length > 12);
  await page.locator('.ask .list').click();
  await expect(page.locator('.found .btn')).toHaveCount(legal.length);
  await page.getByRole('searchbox').fill('stockpile 1');
  const there = legal.filter((move) => move.kind === 'bid' && move.pile === 0).length;
  await expect(page.locator('.found .btn')).toHaveCount(there);
});

test('by keyboard alone: a card is placed face up', async ({ page }) => {
  await sitAt(page, base, 3, placing);
  await byKeyboard(page, page.locator('.hand .may').first());
  await byKeyboard(page, page.locator('.pile-head.may').last());
  await expect(page.locator('.coming')).toBeVisible();
  await expect(bar(page)).toContainText(/Stockpile \d would then show/);
  await byKeyboard(page, go(page));
  await expect(page.locator('.tape')).toContainText(/Noor laid/);
});

for (const [locale, theme, wanted] of [
  ['en', 'light', bidding],
  ['fr', 'dark', selling],
  ['nl', 'light', placing],
] as const)
  test(`axe finds nothing and no text is missing, in ${locale} and ${theme}${locale === 'nl' ? ' @long' : ''}`, async ({
    page,
  }) => {
    await sitAt(page, EVERYTHING, 5, wanted, { locale, theme });
    await page.locator('.may').first().click();
    expect(await page.locator('.floor').innerText()).not.toMatch(/undefined|NaN|\[object/);
    await expectAccessible(page, '.floor');
  });
