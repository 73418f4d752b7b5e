import { takingStock } from '@outcry/games/taking-stock/game.ts';
import { ROUNDS } from '@outcry/games/taking-stock/preview.ts';
import { companyOf, numberOf } from '@outcry/games/taking-stock/state.ts';
import type { Move } from '@outcry/games/taking-stock/state.ts';
import type { View } from '@outcry/games/taking-stock/view.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fits.ts';
import { laid, sitDown } from './laid.ts';
import type { Wanted } from './laid.ts';
import { moved, watchMotion } from './motion.ts';
import { byKeyboard, playToTheEnd, tells } from './playing.ts';
import type { Begin } from './playing.ts';
import { expect, test } from './server.ts';

const COMPANIES = ['Blue Moon', 'Green Globe', 'Red Sun', 'Purple Prose', 'Golden Maple'];

/** Sits down at a table laid like this. */
async function sitAt(page: Page, seats: number, wanted: Wanted<View, Move>, some: Begin = {}) {
  const table = laid(takingStock(), { leftOut: [] }, seats, wanted);
  await sitDown(page, table.record, some);
  return table;
}

const holds =
  (number: number, trick = 2) =>
  (view: View): boolean =>
    view.phase.kind === 'play' && view.trick >= trick && view.hand.some((card) => numberOf(card) === number);
const dealing = ({ phase }: View): boolean => phase.kind === 'side-deal';
const held = (page: Page, card: number) => page.locator(`[data-held="${card}"]`);
const inTrick = (page: Page, card: number) => page.locator(`[data-card="${card}"]`);

test.describe('through the board', () => {
  for (const [what, seats, wanted] of [
    ['the last round', 2, ({ round }: View) => round === ROUNDS],
    ['a whole game @long', 2, holds(1, 1)],
    ['a whole game @long', 3, holds(1, 1)],
    ['a whole game @long', 5, holds(1, 1)],
  ] as const)
    test(`with ${seats} seats: ${what}`, async ({ page }) => {
      await sitAt(page, seats, wanted);
      await expect(page.locator('.slot')).toHaveCount(seats === 2 ? 3 : seats);
      await expect(page.getByRole('group', { name: 'Otto' })).toHaveCount(seats === 2 ? 1 : 0);
      await playToTheEnd(page);
    });
});

test.describe('a card that moves a price (T4)', () => {
  const tip = (view: View): boolean => holds(5)(view) && view.boxes.every((box) => box > 0 && box < 14);

  test('the company is chosen on the price board', async ({ page }) => {
    const { view } = await sitAt(page, 4, tip);
    const card = view.hand.find((other) => numberOf(other) === 5)!;
    const company = view.inPlay.indexOf(true);
    await held(page, card).click();
    await expect(page.locator('.way')).toHaveCount(8);
    await page.getByRole('button', { name: `${COMPANIES[company]} up +1 box` }).click();
    const box = view.boxes[company]! + 1;
    await expect(page.locator('.ask')).toContainText(`(box ${box + 1})`);
    await page.locator('.ask .btn.go').click();
    await expect(page.locator('.tape')).toContainText(
      new RegExp(`Noor played [^.]+ 5\\. ${COMPANIES[company]} (up )?\\+1`),
    );
  });

  test('or in the decision bar, down as well as up, and Clear takes it back', async ({ page }) => {
    const { view } = await sitAt(page, 4, tip);
    const card = view.hand.find((other) => numberOf(other) === 5)!;
    const company = view.inPlay.lastIndexOf(true);
    await held(page, card).click();
    const bar = page.locator('.ask');
    await expect(bar.locator('.go')).toHaveCount(0);
    await bar.getByRole('button', { name: COMPANIES[company]!, exact: true }).click();
    await bar.getByRole('button', { name: 'Down' }).click();
    await expect(bar.locator('.go')).toHaveText(new RegExp(`${COMPANIES[company]} −1$`));
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect(bar.locator('.go')).toHaveCount(0);
    await expect(page.locator('.playing-card.ghost')).toHaveCount(0);
  });

  test('Bad Press does not light its own company, and a tap there says the rule', async ({ page }) => {
    const { view } = await sitAt(page, 4, holds(4));
    const card = view.hand.find((other) => numberOf(other) === 4)!;
    await held(page, card).click();
    await expect(page.locator('.way:not(.no)')).toHaveCount(3);
    await page.getByRole('button', { name: COMPANIES[companyOf(card)]!, exact: true }).click();
    await expect(page.locator('.notice')).toContainText('Bad Press hits another company than the card’s own.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Rule T4' }).click();
    await expect(page.locator('.rule.wanted .rule-number')).toHaveText('T4');
    await expect(page.locator('.rule.wanted')).toBeInViewport();
  });

  test('Escape takes the choice back', async ({ page }) => {
    const { view } = await sitAt(page, 4, holds(4));
    await held(page, view.hand[0]!).click();
    await expect(page.locator('.playing-card.ghost')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.playing-card.ghost')).toHaveCount(0);
  });
});

test.describe('a Side Deal (T4, T9)', () => {
  test('lights the cards it may take, and takes the one chosen', async ({ page }) => {
    const { legal } = await sitAt(page, 4, dealing);
    await expect(page.locator('.mat .may')).toHaveCount(legal.length);
    const { card } = legal[0]!;
    await inTrick(page, card).click();
    await page.locator('.ask .btn.go').click();
    await expect(page.locator('.tape')).toContainText('Noor took');
  });

  test('a tap on the winning card says the rule', async ({ page }) => {
    await sitAt(page, 4, dealing);
    await page.locator('.mat .playing-card.win').click();
    await expect(page.locator('body')).toContainText('A Side Deal cannot take the winning card.');
  });
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])
  test(`the hand covers none of the payouts, at ${size.width} x ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await sitAt(page, 4, ({ trick, hand }) => trick === 1 && hand.length === 7, { pace: 'never' });
    const edge = (part: string, side: 'top' | 'bottom') =>
      page.locator(part).evaluate((element, which) => element.getBoundingClientRect()[which], side);
    await expect
      .poll(async () => (await edge('.payouts', 'bottom')) - (await edge('.hand', 'top')))
      .toBeLessThanOrEqual(0);
    await page.locator('.hand .may').first().click();
    await expect(page.locator('.ask .btn').first()).toBeVisible();
    await expect
      .poll(async () => (await edge('.payouts', 'bottom')) - (await edge('.hand', 'top')))
      .toBeLessThanOrEqual(0);
  });

/** A card that needs nothing more to be chosen, now or at the end of the trick. */
const isSimple = (move: Move): boolean => move.kind === 'play' && move.target === null && numberOf(move.card) > 1;

test('a round pays company by company (T10)', async ({ page }) => {
  const last: Wanted<View, Move> = ({ trick, table }, legal) =>
    trick === 5 && table.length === 3 && legal.some(isSimple);
  const { legal, view } = await sitAt(page, 4, last, { pace: 'wait' });
  await held(page, legal.find(isSimple)!.card).click();
  await page.locator('.ask .btn.go').click();
  const next = page.locator('.ask').getByRole('button', { name: 'Next' });
  for (let paid = 0; paid < 4;) {
    await next.waitFor();
    const said = await page.locator('.ask .question b').innerText();
    if (/ pays /.test(said)) {
      await expect(page.locator('.payouts tr.pays')).toHaveCount(1);
      paid++;
    }
    await next.click();
    await expect(page.locator('.ask .question b')).not.toHaveText(said);
  }
  await expect(page.locator('.ask .btn.go')).toHaveText(`Go on to round ${view.round + 1}`);
});

test.describe('on a smaller desk', () => {
  for (const height of [800, 720])
    test(`1280x${height}: a choice of company leaves the question room`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height });
      const { view } = await sitAt(page, 4, holds(5));
      const bar = page.locator('.ask');
      await held(
        page,
        view.hand.find((card) => numberOf(card) === 5)!,
      ).click();
      await page.locator('.targets .btn').first().click();
      await expect(bar.locator('.go')).toBeVisible();
      const { bar: tall, question } = await bar.evaluate((element) => ({
        bar: element.getBoundingClientRect(),
        question: element.querySelector('.question')!.getBoundingClientRect(),
      }));
      expect(question.width).toBeGreaterThanOrEqual(300);
      expect(tall.height).toBeLessThan(150);
      expect(tall.bottom).toBeLessThanOrEqual(height);
    });
});

for (const locale of ['en', 'fr', 'nl'] as const)
  test(`in a short window a choice of company leaves the button that sends its room, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const { view } = await sitAt(page, 4, holds(5), { locale });
    const tip = view.hand.find((card) => numberOf(card) === 5)!;
    await held(page, tip).click();
    for (const target of await page.locator('.targets > div:first-child .btn').all()) {
      await target.click();
      for (const [width, height] of [
        [844, 390],
        [740, 340],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(page.locator('.ask .btn.go')).toBeInViewport({ ratio: 1 });
      }
    }
  });

test('a card that a Side Deal took is not still to come (T9)', async ({ page }) => {
  const { view } = await sitAt(page, 4, ({ phase, table, order }) => phase.kind === 'side-deal' && table.length < order.length); // prettier-ignore
  const gone = page.locator('.slot', { has: page.locator('.wait') });
  await expect(gone).toHaveCount(view.order.length - view.table.length);
  await expect(gone.first()).toContainText('taken by Side Deal');
  await expect(page.locator('.mat')).not.toContainText(/to play|is next|to come/);
});

test('equal numbers: the card that wins says that its company is higher (T7)', async ({ page }) => {
  await sitAt(page, 4, (view) => {
    const { table, boxes, phase } = view;
    if (phase.kind !== 'play' || table.length !== 2 || table.some((card) => numberOf(card) === 2)) return false;
    const [first, second] = table as [number, number];
    return numberOf(first) === numberOf(second) && boxes[companyOf(first)] !== boxes[companyOf(second)];
  });
  await expect(page.locator('.slot', { has: page.locator('.playing-card.win') })).toContainText('wins: higher company');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the hand sits on the edge of the bar, a thumb plays a card that moves a price, nothing is too wide', async ({
    page,
  }) => {
    const { view } = await sitAt(page, 5, holds(5));
    await page
      .locator('.ask')
      .locator(`[data-held="${view.hand.find((card) => numberOf(card) === 5)}"]`)
      .tap();
    await page.locator('.targets .btn').first().tap();
    await expectFits(page);
    await page.locator('.ask .btn.go').tap();
    await expect(page.locator('.tape')).toContainText('Noor played');
  });
});

test('by keyboard: arrows walk along the hand, and after a move the cards are next', async ({ page }) => {
  const { view } = await sitAt(page, 4, (seen) => holds(4)(seen) && numberOf(seen.hand[1]!) === 4);
  await byKeyboard(page, held(page, view.hand[0]!));
  await page.keyboard.press('ArrowRight');
  await expect(held(page, view.hand[1]!)).toBeFocused();
  await page.keyboard.press('Enter');
  await byKeyboard(page, page.locator('.targets .btn').first());
  await byKeyboard(page, page.locator('.ask .btn.go'));
  await expect(page.locator('[data-tap]:focus, [data-send]:focus')).toHaveCount(1);
  await expect(page.locator('.tape')).toContainText('Noor played');
});

test('what a card would do is shown before it is played', async ({ page }) => {
  const { view } = await sitAt(page, 4, ({ table, ...seen }) => {
    const plain = table.length === 3 && table.every((card) => numberOf(card) > 2); // no Side Deal, no Reversal
    return plain && holds(7)({ table, ...seen });
  });
  await held(
    page,
    view.hand.find((card) => numberOf(card) === 7)!,
  ).click();
  await expect(page.locator('.slot.south')).toContainText(/would (not )?win/);
  await expect(page.locator('.mat .ghost')).toBeVisible();
  await expect(page.locator('.payouts tfoot')).toContainText('Paid in all');
});

test('a round’s payout stays to be read, and goes on when told to', async ({ page }) => {
  const end = (view: View): boolean => view.round === 1 && view.trick === 5 && view.table.length === 3;
  /** After it nothing is asked any more: no Side Deal, and no company to choose. */
  const plain = (move: Move): boolean => move.kind === 'play' && numberOf(move.card) > 1 && move.target === null;
  const { legal } = await sitAt(page, 4, (view, moves) => {
    return end(view) && view.table.every((card) => numberOf(card) > 1) && moves.some(plain);
  });
  await held(page, legal.find(plain)!.card).click();
  await page.locator('.ask .btn.go').click();
  await expect(page.locator('.board')).toContainText('Round 1 pays');
  await page.getByRole('button', { name: 'Go on to round 2' }).click();
  await expect(page.locator('.ask')).not.toContainText('Round 1');
});

test.describe('motion', () => {
  const first = (view: View): boolean => view.phase.kind === 'play' && view.table.length === 0;

  test.describe('when it is wanted', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });
    test('a card flies to the trick, and the bar tells what happens', async ({ page }) => {
      await watchMotion(page, 'data-card');
      const { legal } = await sitAt(page, 4, first, { pace: 'calm' });
      const { card } = legal.find((move) => move.kind === 'play' && move.target === null)!;
      await held(page, card).click();
      const told = tells(page, 'Noor played');
      await page.locator('.ask .btn.go').click();
      expect(await told).toBe(true);
      await expect.poll(() => moved(page)).toContain(String(card));
    });
  });

  test.describe('when it is not wanted', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('everything jumps', async ({ page }) => {
      await watchMotion(page, 'data-card');
      const { legal } = await sitAt(page, 4, first, { pace: 'calm' });
      const { card } = legal.find((move) => move.kind === 'play' && move.target === null)!;
      await held(page, card).click();
      await page.locator('.ask .btn.go').click();
      await expect(inTrick(page, card)).toBeVisible();
      await expect(page.locator('.mat [data-card]')).not.toHaveCount(1); // another player's card jumps, too
      expect(await moved(page)).toEqual([]);
    });
  });
});

test.describe('for everyone', () => {
  for (const [locale, question] of [
    ['en', 'Which card do you play?'],
    ['fr', 'Quelle carte jouez-vous ?'],
    ['nl', 'Welke kaart speel je?'],
  ] as const)
    test(`axe finds nothing, in ${locale}${locale === 'nl' ? '' : ' @long'}`, async ({ page }) => {
      const { view } = await sitAt(page, 5, holds(5), { locale });
      await expect(page.locator('.ask')).toContainText(question);
      await held(
        page,
        view.hand.find((card) => numberOf(card) === 5)!,
      ).click();
      await page.locator('.way').first().click();
      await expectAccessible(page, '.floor');
    });

  test('axe finds nothing in a Side Deal', async ({ page }) => {
    await sitAt(page, 2, dealing);
    await expectAccessible(page, '.floor');
  });
});
