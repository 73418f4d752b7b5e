import { bearRaid } from '@outcry/games/bear-raid/game.ts';
import { sum } from '@outcry/games/bear-raid/state.ts';
import type { Move } from '@outcry/games/bear-raid/state.ts';
import type { View } from '@outcry/games/bear-raid/view.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fits.ts';
import { laid, sitDown } from './laid.ts';
import type { Wanted } from './laid.ts';
import { byKeyboard, byMouse, tells } from './playing.ts';
import type { Begin, Press } from './playing.ts';
import { expect, test } from './server.ts';

const game = bearRaid();

async function sitAt(page: Page, seats: number, wanted: Wanted<View, Move>, some: Begin = {}) {
  const table = laid(game, { companies: [] }, seats, wanted);
  await sitDown(page, table.record, some);
  return table;
}

const diceOf = ({ screens }: View): number => sum(screens[0]!.dice!);
const acting: Wanted<View, Move> = (view) => view.phase.kind === 'action' && view.round > 1 && diceOf(view) > 3;
const able =
  (kind: 'buy' | 'short' | 'take', count: number): Wanted<View, Move> =>
  (view, legal) =>
    acting(view, legal) &&
    legal.some((move) => move.kind === kind && (move.kind === 'take' ? move.pips.length : move.count) === count);
const bagging = (least: number): Wanted<View, Move> => {
  return (view) => view.phase.kind === 'roll' && diceOf(view) >= least;
};

const bar = (page: Page) => page.locator('.ask');
const go = (page: Page) => page.locator('.ask .btn.go');
const action = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const company = (page: Page, at: number) => page.locator(`[data-company="${at}"]`);
const wealth = (view: View) => view.screens[0]!;

/** What a table offers, tried in turn so that a game has something of everything. */
const WAYS = [
  ['Buy', null],
  ['Take dice', '.board .lying-die:not(.chosen)'],
  ['Short', null],
  ['Rumor', '.own-die:not(.chosen)'],
  ['Pass', null],
] as const;

/** Does the next thing that is asked; yields whether something was. */
async function doNext(page: Page, turn: number, press: Press): Promise<boolean> {
  if (await go(page).isVisible()) {
    await press(page, go(page));
    return true;
  }
  if (!(await page.locator('.action-choice').isVisible())) {
    const die = page.locator('.own-die.may:not(.chosen)').first();
    if (!(await die.isVisible())) return false;
    await press(page, die);
    return true;
  }
  for (let way = 0; way < WAYS.length; way++) {
    const [name, then] = WAYS[(turn + way) % WAYS.length]!;
    const button = action(page, name);
    if (await button.isDisabled()) continue;
    await press(page, button);
    if (then !== null) await press(page, page.locator(then).first());
    await press(page, go(page));
    return true;
  }
  throw new Error('even passing is not offered');
}

async function playToTheEnd(page: Page, press: Press = byMouse): Promise<void> {
  let turn = 0;
  await expect(async () => {
    while (await doNext(page, turn, press)) turn++;
    await expect(page.locator('.end')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [30] });
}

test('the dice of the others are a question mark, one’s own are not', async ({ page }) => {
  await sitAt(page, 4, acting, { pace: 'never' });
  const hidden = page.getByRole('region', { name: 'Players' }).getByRole('img', { name: /^Dice behind the screen/ });
  await expect(hidden).toHaveCount(3);
  await expect(page.locator('.tray').getByRole('img', { name: /^Dice behind the screen/ })).toHaveCount(0);
});

for (const width of [390, 768])
  test(`what others traded stands below their names, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    const { view } = await sitAt(page, 4, (now, legal) => acting(now, legal) && now.screens[1]!.traded.some(Boolean), {
      pace: 'never',
    });
    const held = page.getByRole('group', { name: 'Ada' }).getByRole('img', { name: / by trades$/ });
    await expect(held.first()).toBeInViewport({ ratio: 1 });
    expect(view.screens[1]!.traded.some(Boolean)).toBe(true);
    await expectFits(page);
  });

test('a whole game of three through the board @long', async ({ page }) => {
  await sitAt(page, 3, () => true);
  await expect(page.locator('.company')).toHaveCount(3);
  await playToTheEnd(page);
  await expect(page.locator('.places li')).toHaveCount(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the last rounds of a game of three with one thumb; nothing is wider than the screen', async ({ page }) => {
    await sitAt(page, 3, ({ round }) => round === 7);
    await expectFits(page);
    await playToTheEnd(page, (_page, target) => target.tap());
    await expectFits(page);
  });

  test('companies are swiped one by one, and the one that is traded comes into sight', async ({ page }) => {
    const { view } = await sitAt(page, 6, able('short', 2));
    const last = view.inPlay.at(-1)!;
    await expect(company(page, last)).not.toBeInViewport();
    await action(page, 'Short').tap();
    await bar(page).locator('.company-choice .btn').last().tap();
    await expect(company(page, last)).toBeInViewport({ ratio: 0.5 });
    await go(page).tap();
    await expect(page.locator('.tape')).toContainText('Noor shorted 1');
  });
});

test.describe('buying and shorting (B7)', () => {
  test('a stepper shows the sum, the cash left and the position', async ({ page }) => {
    const { view, legal } = await sitAt(page, 4, able('buy', 2));
    const move = legal.find((other) => other.kind === 'buy' && other.count === 2)!;
    if (move.kind !== 'buy') throw new Error('not a purchase');
    const cost = view.costs[move.company]![1]!;
    await company(page, move.company)
      .getByRole('button', { name: /^Buy 1 for/ })
      .click();
    await bar(page).getByRole('button', { name: 'More' }).click();
    await expect(go(page)).toContainText(`for $${cost}`);
    await expect(page.locator('.screen .self')).toContainText(`$${wealth(view).cash - cost}`);
    await expect(company(page, move.company).locator('.space.chosen')).toHaveCount(2);
    await go(page).click();
    await expect(page.locator('.tape')).toContainText(new RegExp(`Noor bought 2 .* for \\$${cost}`));
  });

  test('a tap on a space shorts as many as lie above it, Escape takes it back', async ({ page }) => {
    const { legal } = await sitAt(page, 4, able('short', 3));
    const move = legal.find((other) => other.kind === 'short' && other.count === 3)!;
    if (move.kind !== 'short') throw new Error('nothing is shorted');
    await company(page, move.company)
      .getByRole('button', { name: /^Short 3 for/ })
      .click();
    await expect(company(page, move.company).locator('.stock.ghost')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(page.locator('.stock.ghost')).toHaveCount(0);
  });

  test('a tap on a stock that is too dear says the rule', async ({ page }) => {
    const { view } = await sitAt(page, 3, (seen, legal) => {
      const dear = seen.inPlay[0]!;
      return acting(seen, legal) && (seen.costs[dear]!.at(-1) ?? 0) > wealth(seen).cash;
    });
    await company(page, view.inPlay[0]!).locator('button.space').first().click();
    await expect(page.locator('body')).toContainText(`you have $${wealth(view).cash}`);
    await expect(page.locator('body')).toContainText('B7');
  });
});

test('dice are taken by tapping them: the pips that would be left are shown (B7)', async ({ page }) => {
  const { view, legal } = await sitAt(page, 4, able('take', 3));
  const move = legal.find((other) => other.kind === 'take' && other.pips.length === 3)!;
  if (move.kind !== 'take') throw new Error('no dice are taken');
  const dice = company(page, move.company).locator('.lying-die');
  const shown = async (die: Locator) => Number(/\d/.exec((await die.getAttribute('aria-label'))!)![0]);
  await dice.nth(0).click();
  await dice.nth(2).click();
  const taken = (await shown(dice.nth(0))) + (await shown(dice.nth(2)));
  const now = view.pips[move.company]!;
  await expect(company(page, move.company).locator('.sum')).toContainText(`${now} → ${now - taken} pip`);
  await go(page).click();
  await expect(page.locator('.tape')).toContainText(new RegExp(`Noor took 2 .* dice: ${taken} pips gone`));
});

test('one to three dice are placed on the Rumors card; a fourth says the rule (B7)', async ({ page }) => {
  await sitAt(page, 4, acting);
  for (let die = 0; die < 4; die++) await page.locator('.own-die').nth(die).click();
  await expect(page.locator('body')).toContainText('Place one to three dice on the Rumors card, not 4.');
  await expect(page.locator('.slots .ghost')).toHaveCount(3);
  await go(page).click();
  await expect(page.locator('.tape')).toContainText('Noor placed dice on the Rumors card');
});

test('the bag asks for what is more than five, and takes a choice of any size (B9)', async ({ page }) => {
  const { view } = await sitAt(page, 3, bagging(7));
  const excess = diceOf(view) - 5;
  await expect(bar(page)).toContainText(`At least ${excess} more must go.`);
  await expect(go(page)).toHaveCount(0);
  for (let die = 0; die <= excess; die++) await page.locator('.own-die').nth(die).click();
  await expect(bar(page)).toContainText(`${excess + 1} dice into the bag; 4 stay.`);
  await go(page).click();
  await expect(page.locator('.tape')).toContainText('Noor has chosen for the bag');
});

test('the next event card can be turned to the front (B6)', async ({ page }) => {
  const { view } = await sitAt(page, 3, acting);
  const at = company(page, view.inPlay[0]!);
  await expect(at.locator('.card .now')).toHaveCount(1);
  await at.getByRole('button', { name: /^Show the next event/ }).click();
  await expect(at.locator('.event')).toContainText('Next event');
  await expect(at.locator('.card .now')).toHaveCount(0);
});

test('by keyboard: arrows walk along the spaces, and after a move one goes on from the screen', async ({ page }) => {
  const { view, legal } = await sitAt(page, 3, able('short', 2));
  const move = legal.find((other) => other.kind === 'short' && other.count === 2)!;
  if (move.kind !== 'short') throw new Error('nothing is shorted');
  const space = company(page, move.company).getByRole('button', { name: /^Short 1 for/ });
  const stock = company(page, move.company).getByRole('button', { name: /^Buy 1 for/ });
  await byKeyboard(page, view.tokens[move.company]! > 0 ? stock : space);
  await page.keyboard.press('Escape');
  if (view.tokens[move.company]! > 0) await page.keyboard.press('ArrowDown');
  await expect(space).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await byKeyboard(page, go(page));
  await expect(page.locator('[data-tap]:focus, [data-send]:focus')).toHaveCount(1);
  await expect(page.locator('.tape')).toContainText('Noor shorted 2');
});

test('with less motion nothing slides, but what changed is ringed for a second', async ({ page }) => {
  await sitAt(page, 3, able('buy', 1));
  await page
    .locator('.company')
    .first()
    .evaluate(({ classList }) => classList.add('ringed'));
  await expect(page.locator('.company').first()).toHaveCSS('animation-duration', '1s');
  await expect(page.locator('.stock').first()).toHaveCSS('animation-duration', '0s');
  await expect(page.locator('.price-track .marker').first()).toHaveCSS('transition-duration', '0s');
});

test('at 1280 x 800 with six seats the bar stays low, whatever is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sitAt(page, 6, able('buy', 1), { locale: 'fr', pace: 'never' });
  const height = async () => (await bar(page).boundingBox())!.height;
  expect(await height()).toBeLessThan(112);
  await action(page, 'Acheter').click();
  await expect(go(page)).toBeVisible();
  expect(await height()).toBeLessThan(112);
});

test.describe('motion', () => {
  const last: Wanted<View, Move> = ({ phase, round }) =>
    phase.kind === 'roll' && phase.waiting.length === 1 && round === 2;
  for (const [wanted, reducedMotion] of [
    [true, 'no-preference'],
    [false, 'reduce'],
  ] as const)
    test.describe(wanted ? 'when it is wanted' : 'when it is not wanted', () => {
      test.use({ contextOptions: { reducedMotion } });
      test(wanted ? 'dice roll, and card after card is read @long' : 'everything jumps @long', async ({ page }) => {
        await sitAt(page, 3, last, { pace: 'calm' });
        while (!(await go(page).isVisible())) await page.locator('.own-die:not(.chosen)').first().click();
        const told = wanted ? tells(page, 'dice on the Rumors card are rolled') : true;
        await go(page).click();
        expect(await told).toBe(true);
        await expect(page.locator('.tape')).toContainText('Round 3');
        await expect(page.locator('.rolls')).toHaveCount(0);
      });
    });
});

test.describe('for everyone', () => {
  for (const [locale, theme, question, buy] of [
    ['en', 'light', 'Your action: buy', null],
    ['fr', 'dark', 'Votre action : acheter', 'Acheter'],
    ['nl', 'light', 'Jouw actie: kopen', 'Kopen'],
  ] as const)
    test(`axe finds nothing, in ${locale} and ${theme}, ${buy === null ? 'before' : 'after'} something is chosen${locale === 'nl' ? ' @long' : ''}`, async ({
      page,
    }) => {
      await sitAt(page, 6, able('buy', 1), { locale, theme });
      await expect(bar(page)).toContainText(question);
      await expect(page.locator('.floor')).not.toContainText(/undefined|NaN/);
      if (buy !== null) await action(page, buy).click();
      await expectAccessible(page, '.floor');
    });

  test('axe finds nothing while the bag is filled', async ({ page }) => {
    await sitAt(page, 3, bagging(4), { theme: 'dark' });
    await page.locator('.own-die').first().click();
    await expectAccessible(page, '.floor');
  });
});

test.describe('on a lying phone', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });
  test('one passes in advance, and is asked again when one wants (B7) @long', async ({ page }) => {
    await sitAt(page, 3, acting, { pace: 'never' });
    const fold = bar(page).getByRole('button', { name: /^In advance/ });
    await fold.tap();
    await expectAccessible(page, '.ask');
    await page.getByRole('button', { name: 'Pass until the dice are rolled', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Pass until the dice are rolled: ask me again' })).toBeHidden();
    await expect(fold).toHaveText('In advance · 1');
    await fold.tap();
    await page.getByRole('button', { name: 'Pass until the dice are rolled: ask me again' }).tap();
    await expect(fold).toBeHidden();
    await expectFits(page);
  });
});
