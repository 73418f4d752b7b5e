import type { Page } from '@playwright/test';
import { bearRaid } from '@outcry/games/bear-raid/game.ts';
import { NEWEST as NEWEST_SPECULATE } from '@outcry/games/speculate/data.ts';
import { speculate } from '@outcry/games/speculate/game.ts';
import { speculation } from '@outcry/games/speculation/game.ts';
import { EVERYTHING } from '@outcry/games/stockpile/testing/fixture.ts';
import { stockpile } from '@outcry/games/stockpile/game.ts';
import { NEWEST as NEWEST_STOCKPILE } from '@outcry/games/stockpile/rules.ts';
import { takingStock } from '@outcry/games/taking-stock/game.ts';
import { expectFits } from './fits.ts';
import { laid, sitDown } from './laid.ts';
import { expect, test } from './server.ts';

/** The moment of every game that needs the most room. */
const FULLEST: Readonly<Record<string, () => { readonly record: object }>> = {
  'a trade of Speculation': () =>
    laid(speculation(), { side: 'star' }, 6, ({ phase, turn }, legal) => {
      return phase.kind === 'trade' && turn > 6 && legal.length > 10;
    }),
  'an action of Bear Raid with six companies': () =>
    laid(bearRaid(), { companies: [] }, 6, ({ phase, round }) => phase.kind === 'action' && round > 4),
  'a deal of Speculate': () =>
    laid(
      speculate(NEWEST_SPECULATE),
      { openHoldings: true },
      5,
      ({ phase }, legal) => phase.kind === 'deal' && legal.length > 40,
    ),
  'a deal of Speculate after an offer': () =>
    laid(
      speculate(NEWEST_SPECULATE),
      { openHoldings: true },
      4,
      ({ phase, turn }, legal) => phase.kind === 'deal' && turn.offers > 0 && legal.length > 40,
    ),
  'a bid of Stockpile with everything on': () =>
    laid(stockpile(NEWEST_STOCKPILE), EVERYTHING, 5, ({ phase, round }) => phase.kind === 'bidding' && round > 2),
  'a trick of Taking Stock': () => laid(takingStock(), { leftOut: [] }, 5, ({ trick }) => trick === 1),
};

/** How much of one's place, or of another part, the decision bar lies over, at the top of the page. */
const covered = (page: Page, what = '.tray'): Promise<number> =>
  page.evaluate((part) => {
    const edge = (one: string) => document.querySelector(one)!.getBoundingClientRect();
    return Math.round(edge(part).bottom - edge('.ask').top);
  }, what);

/** How much of what lies on the board stands out of it, over what is below. */
const spilt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.querySelector('.board')!;
    return scrollHeight - clientHeight;
  });

for (const [screen, viewport] of [
  ['a tablet that lies', { width: 1024, height: 768 }],
  ['a common laptop', { width: 1366, height: 768 }],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });
    for (const [moment, lay] of Object.entries(FULLEST))
      test(`${moment}: the board, one's place and the bar are in sight, none over another`, async ({ page }) => {
        await sitDown(page, lay().record);
        await expect(page.locator('.ask')).toBeInViewport({ ratio: 1 });
        await expect.poll(() => covered(page)).toBeLessThanOrEqual(0); // once the letters are there
        await expect.poll(() => spilt(page)).toBeLessThanOrEqual(0);
      });
  });

test.describe('on a tablet that stands', () => {
  test.use({ viewport: { width: 768, height: 1024 } });
  test('the words of the chart are no larger than others', async ({ page }) => {
    await sitDown(page, Object.values(FULLEST)[0]!().record);
    await page.locator('.rail').getByRole('button', { name: 'Prices' }).click();
    const high = () =>
      page
        .locator('.chart .axis')
        .first()
        .evaluate((word) => word.getBoundingClientRect().height);
    await expect.poll(high).toBeLessThan(20);
  });
  test('in a trade of Speculation the whole track is above the bar, and the header names the game', async ({
    page,
  }) => {
    const { record } = laid(
      speculation(),
      { side: 'plain' },
      4,
      ({ phase, turn }) => phase.kind === 'trade' && turn > 3,
    );
    await sitDown(page, record, { locale: 'fr' });
    await expect.poll(() => covered(page, '.track')).toBeLessThanOrEqual(0);
    const cut = () => page.locator('.page-title h1').evaluate((name) => name.scrollWidth - name.clientWidth);
    await expect.poll(cut, 'what is cut of the name').toBe(0);
  });
  for (const seats of [4, 6])
    test(`in an action of Bear Raid with ${seats} seats the bar lies over nothing of one's own`, async ({ page }) => {
      const action = ({ phase, round }: { phase: { kind: string }; round: number }) =>
        phase.kind === 'action' && round > 1;
      await sitDown(page, laid(bearRaid(), { companies: [] }, seats, action).record);
      await expect.poll(() => covered(page, '.rumors')).toBeLessThanOrEqual(0);
      await page.locator('.ask .action-choice .btn:enabled').first().click();
      await expect.poll(() => covered(page, '.rumors')).toBeLessThanOrEqual(0);
    });
  for (const [moment, lay] of Object.entries(FULLEST))
    test(`${moment}: nothing is wider than the screen`, async ({ page }) => {
      await sitDown(page, lay().record);
      await expectFits(page);
    });
});
