import { NAMES as COMPANIES } from '@outcry/games/speculation/companies.ts';
import { BANK_HOLIDAY } from '@outcry/games/speculation/data.ts';
import { speculation } from '@outcry/games/speculation/game.ts';
import type { Move } from '@outcry/games/speculation/state.ts';
import type { View } from '@outcry/games/speculation/view.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fits.ts';
import { laid, sitDown } from './laid.ts';
import type { Wanted } from './laid.ts';
import { moved, watchMotion } from './motion.ts';
import { byKeyboard, longUnless, playToTheEnd } from './playing.ts';
import type { Begin } from './playing.ts';
import { expect, test } from './server.ts';

const game = speculation();

async function sitAt(page: Page, seats: number, wanted: Wanted<View, Move>, some: Begin & { side?: string } = {}) {
  const { side = 'plain', ...settings } = some;
  const table = laid(game, { side }, seats, wanted);
  await sitDown(page, table.record, settings);
  return table;
}

/** The first brick is half way: the rest of the game is long enough to meet everything. */
const half: Wanted<View, Move> = ({ bricks }) => Math.max(...bricks) > 30;
/** The first bricks come near the end: all that ends a game is still to come. */
const late: Wanted<View, Move> = ({ bricks }) => Math.max(...bricks) > 45;
const trading: Wanted<View, Move> = ({ phase, turn, played }) => phase.kind === 'trade' && turn > 4 && played < 7;
const ranking: Wanted<View, Move> = ({ phase, bricks, played }) =>
  phase.kind === 'rank' && Math.max(...bricks) > 20 && played < 7;
const laying: Wanted<View, Move> = ({ phase, hand, bricks }) =>
  phase.kind === 'choose' && !hand!.includes(BANK_HOLIDAY) && Math.max(...bricks) > 20;

const bar = (page: Page) => page.locator('.ask');
const go = (page: Page) => page.locator('.ask .btn.go');
const share = (page: Page, what: string) => page.getByRole('button', { name: new RegExp(`^${what},`) });
const brick = (page: Page, company: number) => page.locator(`[data-brick="${company}"]`);

test('a game of three to its end through the board @long', async ({ page }) => {
  await sitAt(page, 3, half);
  await expect(page.locator('.brick')).toHaveCount(8);
  await playToTheEnd(page);
  await expect(page.locator('.places li')).toHaveCount(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a game of three to its end with one thumb; nothing is wider than the screen', async ({ page }) => {
    await sitAt(page, 3, late, { side: 'star' });
    await expectFits(page);
    await playToTheEnd(page, (_page, target) => target.tap());
    await expectFits(page);
  });

  test('one trades in the bar, with six seats', async ({ page }) => {
    const { legal } = await sitAt(page, 6, (view, moves) => {
      return (
        trading(view, moves) && moves.some((move) => move.kind === 'trade' && move.buy !== null && move.sell !== null)
      );
    });
    const trade = legal.find((move) => move.kind === 'trade' && move.buy !== null && move.sell !== null)!;
    if (trade.kind !== 'trade') throw new Error('not a trade');
    await bar(page)
      .getByRole('button', { name: new RegExp(`^Sell ${COMPANIES[trade.sell!]},`) })
      .tap();
    await bar(page)
      .getByRole('button', { name: new RegExp(`^Buy ${COMPANIES[trade.buy!]},`) })
      .tap();
    await go(page).tap();
    await expect(page.locator('.tape')).toContainText('Noor');
  });
});

for (const seats of [5, 6])
  test(`with ${seats} seats nothing beside a name is cut, and the active seat says so`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const othersTurn: Wanted<View, Move> = (view, legal) => trading(view, legal) && view.active !== 0;
    await sitAt(page, seats, othersTurn, { locale: 'fr', pace: 'never' });
    await expect(page.locator('.seat-place.active')).toContainText('actif');
    const cut = () =>
      page
        .locator('.seat .seat-name, .seat .seat-name small, .seat .cash small')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    await expect.poll(cut).toEqual([]);
  });

for (const [asked, wanted] of [
  ['card', laying],
  ['brick', ranking],
] as const)
  test(`the bar is as high before a ${asked} is chosen as after`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await sitAt(page, 4, wanted, { locale: 'fr', pace: 'never' });
    const height = async () => (await bar(page).boundingBox())!.height;
    await expect(page.locator('.ask .choose .btn').first()).toBeVisible();
    const before = await height();
    await page.locator('.ask .choose .btn').first().click();
    await expect(go(page)).toBeVisible();
    expect(await height()).toBe(before);
  });

test.describe('a Trade (S8)', () => {
  test('sells and buys at one stroke, with the running total before it is sent', async ({ page }) => {
    const both = (move: Move) => move.kind === 'trade' && move.buy !== null && move.sell !== null;
    const { legal, view } = await sitAt(page, 3, (seen, moves) => trading(seen, moves) && moves.some(both));
    const move = legal.find(both)!;
    if (move.kind !== 'trade') throw new Error('not a trade');
    const [buy, sell] = [move.buy!, move.sell!];
    const { cash } = view.players[0]!;
    const dollars = (sum: number) => (sum < 0 ? `−$${-sum}` : `$${sum}`);
    const after = dollars(cash + view.prices[sell]! - view.prices[buy]!);
    await expect(go(page)).toHaveText('Pass');
    await share(page, `Sell ${COMPANIES[sell]}`).click();
    await brick(page, buy).click();
    await expect(share(page, `Buy ${COMPANIES[buy]}`)).toHaveAttribute('aria-pressed', 'true');
    await expect(bar(page)).toContainText(`${dollars(cash)} → ${after} in cash.`);
    await expect(page.locator('.self .cash .dash')).toHaveText(after);
    await bar(page).getByRole('button', { name: 'Clear' }).click();
    await expect(go(page)).toHaveText('Pass');
    await share(page, `Sell ${COMPANIES[sell]}`).click();
    await share(page, `Buy ${COMPANIES[buy]}`).click();
    await go(page).click();
    await expect(page.locator('.tape')).toContainText(
      new RegExp(`Noor .*${COMPANIES[sell]}.* and .*${COMPANIES[buy]}`),
    );
  });

  test('a share that cannot be bought is not lit, and a tap on it says the rule', async ({ page }) => {
    const never = (legal: readonly Move[]) =>
      COMPANIES.findIndex((_, company) => !legal.some((move) => move.kind === 'trade' && move.buy === company));
    const { legal } = await sitAt(page, 3, (seen, moves) => trading(seen, moves) && never(moves) >= 0);
    const company = never(legal);
    await expect(share(page, `Buy ${COMPANIES[company]}`)).not.toHaveClass(/may/);
    await share(page, `Buy ${COMPANIES[company]}`).click();
    await expect(page.locator('.notices')).toContainText('S8');
  });
});

test.describe('a Rank tile (S9)', () => {
  test('lights the bricks it may move, shows where one would land, and moves it', async ({ page }) => {
    const { legal } = await sitAt(page, 4, ranking);
    await expect(page.locator('.brick.may')).toHaveCount(legal.length);
    const { company } = legal[0] as Extract<Move, { kind: 'rank' }>;
    await brick(page, company).click();
    await expect(page.locator('.brick.ghost')).toBeVisible();
    await expect(bar(page)).toContainText(new RegExp(`${COMPANIES[company]} goes from .* rank \\d → \\d`));
    await page.keyboard.press('Escape');
    await expect(page.locator('.brick.ghost')).toHaveCount(0);
    await brick(page, company).click();
    await go(page).click();
    await expect(page.locator('.tape')).toContainText(`Noor moved ${COMPANIES[company]}`);
  });

  test('a tap on a brick that may not move says the rule', async ({ page }) => {
    const { legal } = await sitAt(page, 4, ranking);
    const may = new Set(legal.map((move) => (move.kind === 'rank' ? move.company : -1)));
    await brick(
      page,
      COMPANIES.findIndex((_, company) => !may.has(company)),
    ).click();
    await expect(page.locator('.notices')).toContainText('S9');
  });
});

test.describe('a card (S10)', () => {
  test('shows its way before it is laid', async ({ page }) => {
    const { view } = await sitAt(page, 3, laying);
    await page.locator('.hand .card').first().click();
    await expect(page.locator('.brick.ghost')).toBeVisible();
    await expect(page.locator('.count')).toHaveCount(view.out.movements.at(-1)! - 1);
  });

  test('lies face down until all have laid one, and its owner sees which', async ({ page }) => {
    const nobody: Wanted<View, Move> = (view, legal) => laying(view, legal) && !view.players[5]!.hasChosen;
    const { record, view, legal } = laid(game, { side: 'plain' }, 6, nobody);
    record.file.moves.push([0, legal[0]!]);
    await sitDown(page, record, { pace: 'never' });
    await expect(page.locator('.hand .laid')).toContainText(`${COMPANIES[view.hand![0]!]} face down`);
  });

  test('says so no longer once all cards are turned up', async ({ page }) => {
    await sitAt(page, 6, laying, { pace: 'brisk' });
    await page.locator('.hand .card').first().click();
    await go(page).click();
    const turned = await page.waitForFunction(
      () => document.querySelector('.self .pile .open') && { notes: document.querySelectorAll('.laid-note').length },
    );
    expect(await turned.jsonValue()).toEqual({ notes: 0 });
  });

  test('stays chosen while others lay theirs', async ({ page }) => {
    await sitAt(page, 6, laying, { pace: 'brisk' });
    await page.locator('.hand .card').first().click();
    await expect(page.locator('.seats .pile .down')).toHaveCount(5);
    await expect(page.locator('.hand .card').first()).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('motion', () => {
  const rankOne = async (page: Page): Promise<string> => {
    await watchMotion(page, 'data-brick');
    const { legal } = await sitAt(page, 4, ranking, { pace: 'calm' });
    await page.locator('.ask .bricks .btn').first().click();
    await go(page).click();
    await expect(bar(page)).toContainText('Which card do you play');
    return String((legal[0] as Extract<Move, { kind: 'rank' }>).company);
  };

  test.describe('when it is wanted', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });
    test('a brick walks to where it goes', async ({ page }) => {
      const company = await rankOne(page);
      expect(await moved(page)).toEqual([company]);
    });
  });
  test('when it is not, everything jumps', async ({ page }) => {
    await rankOne(page);
    expect(await moved(page)).toEqual([]);
  });
});

test('by keyboard alone: a trade, a card, and the cards are next', async ({ page }) => {
  await sitAt(page, 3, trading);
  await byKeyboard(page, page.locator('.market .own .share.may').first());
  await byKeyboard(page, go(page));
  await expect(page.locator('[data-tap]:focus, [data-send]:focus')).toHaveCount(1);
  await expect(page.locator('.hand .card.may').first()).toBeVisible();
  await byKeyboard(page, page.locator('.hand .card.may').first());
  await byKeyboard(page, go(page));
  await expect(page.locator('.tape')).toContainText('Noor laid a card face down.');
});

test.describe('for everyone', () => {
  for (const [locale, theme, wanted, question] of [
    ['en', 'light', trading, 'Trade: buy a share'],
    ['fr', 'dark', ranking, 'quel pion déplacez-vous'],
    ['nl', 'light', laying, 'Welke kaart leg je gedekt neer'],
    ['fr', 'light', trading, 'Échange'],
    ['nl', 'dark', trading, 'Handel'],
    ['en', 'dark', laying, 'Which card do you play'],
  ] as const)
    test(`axe finds nothing and no text is missing, in ${locale} and ${theme}: ${question}${longUnless(locale, theme)}`, async ({
      page,
    }) => {
      await sitAt(page, 6, wanted, { locale, theme, side: 'star' });
      await expect(bar(page)).toContainText(question);
      await page.locator('.ask .choose .btn, .market .share.may').first().click();
      expect(await page.locator('.floor').innerText()).not.toMatch(/undefined|NaN|\[object/);
      await expectAccessible(page, '.floor');
    });
});
