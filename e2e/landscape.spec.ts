import { parseOptions } from '@outcry/engine';
import { CATALOGUE } from '@outcry/games';
import { FACES } from '@outcry/games/bear-raid/data.ts';
import { bearRaid } from '@outcry/games/bear-raid/game.ts';
import type { View } from '@outcry/games/bear-raid/view.ts';
import { NEWEST as NEWEST_SPECULATE } from '@outcry/games/speculate/data.ts';
import { speculate } from '@outcry/games/speculate/game.ts';
import { speculation } from '@outcry/games/speculation/game.ts';
import { stockpile } from '@outcry/games/stockpile/game.ts';
import { NEWEST } from '@outcry/games/stockpile/rules.ts';
import { devices } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectFits, expectWholeQuestion } from './fits.ts';
import { laid, sitDown } from './laid.ts';
import type { Wanted } from './laid.ts';
import { begin, doNext, playNow } from './playing.ts';
import type { Press } from './playing.ts';
import { expect, test } from './server.ts';

const LYING = { width: 844, height: 390 };
/** The same with the browser's own bars showing. */
const LOWEST = { width: 740, height: 340 };
/** A desk of 1440 by 900 at twice the size. */
const ZOOMED = { width: 720, height: 450 };
const SHORT = [LOWEST, ZOOMED, LYING];

/** Something is on the screen as a whole, and nothing lies over its middle. */
async function expectInReach(what: Locator): Promise<void> {
  await expect(what).toBeInViewport({ ratio: 0.99 });
  const met = await what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(there) || there?.contains(element) === true;
  });
  expect(met, 'nothing lies over it').toBe(true);
}

/** Where a finger goes: what is tapped must be on the screen, without scrolling the page. */
const byFinger: Press = async (_page, target) => {
  await expect(target).toBeInViewport();
  await target.tap();
};

const go = (page: Page) => page.locator('.ask .btn.go');

/** How many moves were made in the game of this device. */
const moves = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [, kept] = Object.entries(localStorage).find(([key]) => key.startsWith('outcry.game.')) ?? [];
    return kept === undefined ? 0 : (JSON.parse(kept) as { file: { moves: unknown[] } }).file.moves.length;
  });

test.describe('a phone that lies', () => {
  test.use({ hasTouch: true, viewport: LYING });

  for (const { id } of CATALOGUE)
    test(`${id}: the board and the button are on the screen, and a whole decision is made by taps`, async ({
      page,
    }) => {
      await begin(page);
      await playNow(page, id);
      for (const size of SHORT) {
        await page.setViewportSize(size);
        await expectFits(page);
        await expectWholeQuestion(page);
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
        const { height } = (await page.locator('.board').boundingBox())!;
        expect(height, 'the height of the board').toBeGreaterThan(size.height / 3);
        await expect(page.locator('.board')).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.ask')).toBeInViewport({ ratio: 1 });
        expect((await page.locator('.ask').boundingBox())!.height, 'the bar is one line').toBeLessThanOrEqual(56);
      }
      while (!(await go(page).isVisible())) await doNext(page, byFinger);
      for (const size of SHORT) {
        await page.setViewportSize(size);
        await expectWholeQuestion(page);
        await expectInReach(go(page));
      }
      const before = await moves(page);
      await go(page).tap();
      await expect.poll(() => moves(page), 'moves made').toBeGreaterThan(before);
    });

  test('the menu has the tape, the charts and the rules', async ({ page }) => {
    await begin(page);
    await playNow(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'The tape' })).toBeVisible();
    await expectInReach(page.locator('.ask .question'));
    await menu.getByRole('button', { name: 'Rules' }).tap();
    await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  });
});

for (const size of [LYING, { width: 390, height: 844 }, { width: 1100, height: 800 }, { width: 1280, height: 800 }])
  test(`a hint marks its advice on the board, and covers neither it nor the button, at ${size.width} x ${size.height}${size.width < 1000 ? '' : ' @long'}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await begin(page, { level: 'rookie' });
    await playNow(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.hints li').first()).toBeVisible();
    await expect(page.locator('.hand .chosen')).toHaveCount(1);
    await expectInReach(go(page));
    const other = page.locator('.hints .show').nth(1);
    await other.click();
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await expectInReach(go(page));
    await page.keyboard.press('Escape');
    await expect(page.locator('.hand .chosen')).toHaveCount(0);
  });

/** A table where Noor is asked to buy or sell. */
function askedForShares(): object {
  const game = speculate(NEWEST_SPECULATE);
  return laid(game, parseOptions(game, {}, 4) as object, 4, ({ phase }) => phase.kind === 'answer').record;
}

for (const size of [LYING, { width: 640, height: 400 }])
  test(`everybody's holdings are seen as a whole, at ${size.width} x ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await sitDown(page, askedForShares(), { pace: 'never' });
    const holdings = page.locator('.seat .holdings');
    await expect(holdings).toHaveCount(4);
    const cut = () => holdings.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    await expect.poll(cut, 'seats whose holdings are cut').toBe(0);
    const question = page.locator('.ask .question b');
    expect(await question.evaluate((b) => b.scrollWidth - b.clientWidth), 'what is cut of the question').toBe(0);
  });

for (const size of [LYING, { width: 640, height: 400 }])
  test(`a trade of Speculation fills the board, with numbers one can read, at ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const trade = ({ phase, turn }: { phase: { kind: string }; turn: number }) => phase.kind === 'trade' && turn > 2;
    await sitDown(page, laid(speculation(), { side: 'plain' }, 4, trade).record, { pace: 'never' });
    const small = () =>
      page.locator('.track text').evaluateAll((all) =>
        all.flatMap((word) => {
          const drawn = parseFloat(getComputedStyle(word).fontSize) * (word as SVGTextElement).getScreenCTM()!.a;
          return drawn < 11 ? [`${word.textContent}: ${drawn}`] : [];
        }),
      );
    await expect.poll(small, 'words too small to read').toEqual([]);
    const { width } = (await page.locator('.track .road').boundingBox())!;
    expect(width).toBeGreaterThan(0.8 * (await page.locator('.board').boundingBox())!.width);
  });

test('a phone shows the cash and the prices to whoever is asked for shares', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, askedForShares(), { pace: 'never' });
  await expectInReach(page.locator('.own-place .cash'));
  const pieces = page.locator('.prices .piece');
  await expect(pieces).toHaveCount(5);
  for (const piece of await pieces.all()) await expectInReach(piece);
});

test.describe('a stockpile', () => {
  for (const size of [LYING, { width: 390, height: 844 }, { width: 1280, height: 800 }])
    test(`answers a tap anywhere, at ${size.width} x ${size.height}`, async ({ browser, server }) => {
      const context = await browser.newContext({ ...devices['Pixel 7'], viewport: size, baseURL: server.url });
      const page = await context.newPage();
      const game = stockpile(NEWEST);
      const { record } = laid(game, parseOptions(game, {}, 4) as object, 4, ({ phase }) => phase.kind === 'bidding');
      await sitDown(page, record, { pace: 'never' });
      const pile = page.locator('.pile').nth(2);
      await pile.scrollIntoViewIfNeeded();
      const { x, y } = (await pile.boundingBox())!;
      await page.touchscreen.tap(x + 6, y + 6);
      await expect(pile).toHaveClass(/chosen/);
      await expect(go(page)).toBeVisible();
      await context.close();
    });
});

test.describe('a desk at twice the size', () => {
  test.use({ viewport: { width: 640, height: 400 } });

  for (const seats of [4, 6])
    test(`Bear Raid with ${seats} seats: every die, and every name, is seen as a whole`, async ({ page }) => {
      const game = bearRaid();
      const diceAt = ({ faces }: View, company: number): number =>
        faces.slice(company * FACES, (company + 1) * FACES).reduce((sum, count) => sum + count, 0);
      const crowded: Wanted<View, unknown> = (view) =>
        view.phase.kind === 'action' && view.inPlay.some((company) => diceAt(view, company) > 5);
      const { record } = laid(game, parseOptions(game, {}, seats) as object, seats, crowded);
      await sitDown(page, record, { pace: 'never' });
      const cut = () =>
        page.locator('.company h2, .seat-name').evaluateAll((all) =>
          all.flatMap((one) => {
            const words = document.createRange();
            words.selectNodeContents(one);
            return words.getBoundingClientRect().width > one.clientWidth + 1 ? [one.textContent] : [];
          }),
        );
      await expect.poll(cut, 'names that are cut').toEqual([]);
      const spilt = () =>
        page.locator('.lying-die').evaluateAll(
          (all) =>
            all.filter((die) => {
              const { left, right, top, bottom } = die.getBoundingClientRect();
              const room = die.closest('.company')!.getBoundingClientRect();
              const rows = die.closest('.company')!.querySelector('.event')!.getBoundingClientRect();
              const parts = die.closest('.dice')!.querySelector('.sum')!.getBoundingClientRect();
              return left < room.left || right > room.right || top < rows.bottom - 1 || bottom > parts.top + 1;
            }).length,
        );
      await expect.poll(spilt, 'dice that are not seen as a whole').toBe(0);
    });
});
