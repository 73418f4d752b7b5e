import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { begin, byKeyboard, byMouse, doNext, playQuickly, RESULT } from './playing.ts';
import type { Press } from './playing.ts';
import { expect, test } from './server.ts';

const coachOf = (page: Page) => page.locator('.coach');
const go = (page: Page) => page.locator('.ask .btn.go');

/** Waits until the coach says something of which this is the heading. */
const says = (page: Page, title: string) => expect(coachOf(page).getByRole('heading')).toHaveText(title);

/** Reads on. */
const next = (page: Page) => coachOf(page).getByRole('button', { name: 'Next' }).click();

/** What the coach points to is ringed, and the coach does not lie over it. */
async function expectInSight(page: Page): Promise<void> {
  const look = () => {
    const things = [...document.querySelectorAll('.floor *')];
    const ringed = things.filter((thing) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(thing);
      return outlineStyle === 'dashed' && outlineWidth === '3px';
    });
    const coach = document.querySelector('.coach')!.getBoundingClientRect();
    const [first] = ringed.map((part) => part.getBoundingClientRect());
    if (!first) return 'nothing is ringed';
    const beside = first.right <= coach.left;
    const above = first.bottom > 0 && first.top < coach.top;
    return beside || above || ringed[0]!.closest('.ask') ? 'in sight' : JSON.stringify({ first, coach });
  };
  await expect.poll(() => page.evaluate(look)).toBe('in sight');
}

/** The outline of a thing: dashed where the coach points at it. */
const ringOf = (thing: Locator) => thing.evaluate((element) => getComputedStyle(element).outlineStyle);

/** What the coach is at, seen at one moment, since it may go at any other: null once it has gone. */
const lookAtCoach = (page: Page) =>
  page.evaluate(() => {
    const coach = document.querySelector('.coach');
    return (
      coach && {
        step: coach.querySelector('.coach-step span')!.textContent,
        said: coach.querySelector('.coach-rules') !== null,
        leads: coach.querySelector('.coach-next')!.getAttribute('aria-disabled') === 'false',
      }
    );
  });

/** Does what the coach says, by its own button or, where it leaves the choice, by whatever the table offers. */
async function follow(page: Page, press: Press): Promise<void> {
  const { step, leads } = (await lookAtCoach(page))!;
  while (!leads && !(await go(page).isVisible())) await doNext(page, press);
  await press(page, leads ? coachOf(page).locator('.coach-next') : go(page));
  await expect
    .poll(async () => {
      const now = await lookAtCoach(page);
      return now === null || (now.said && now.step !== step);
    })
    .toBe(true);
}

/** Follows the coach until it leaves; `seen` looks at each of its steps. */
async function followToTheEnd(page: Page, press: Press, seen?: (page: Page) => Promise<void>): Promise<void> {
  await expect(page.locator('.coach .coach-rules')).toBeVisible();
  while (await coachOf(page).isVisible()) {
    await seen?.(page);
    await follow(page, press);
  }
}

test('somebody who never saw Taking Stock is led from the home page through the first round, and plays on', async ({
  page,
}) => {
  await begin(page);
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn by playing: Taking Stock' }).click();
  await says(page, 'Own the most, at the best price');
  await expectInSight(page);
  await expect(page.locator('.hand .may')).toHaveCount(0);
  await next(page);
  await next(page);

  const card = (name: string) => page.locator('.hand').getByRole('button', { name });
  await says(page, 'Lead with a six');
  await expect.poll(() => ringOf(card('Green Globe 6'))).toBe('dashed');
  expect(await ringOf(card('Blue Moon 3'))).not.toBe('dashed');
  await card('Blue Moon 3').click();
  await go(page).click();
  await expect(coachOf(page)).toContainText('Try that one.');
  await expect(page.locator('.hand [data-held]')).toHaveCount(7);
  await card('Green Globe 6').click();
  await go(page).click();
  await says(page, 'Three shares for you');

  await coachOf(page).getByRole('button', { name: 'Back a step' }).click();
  await says(page, 'Lead with a six');
  await page.reload();
  await says(page, 'Three shares for you');
  await coachOf(page).getByRole('button', { name: 'Rule T9' }).click();
  await expect(page.locator('.drawer .rule.wanted .rule-number')).toHaveText('T9');
  await page.keyboard.press('Escape');
  await next(page);

  await card('Purple Prose 5').click();
  await page.locator('.ask').getByRole('button', { name: 'Green Globe' }).click();
  await go(page).click();
  await says(page, 'Two sevens');
  await next(page);
  await card('Purple Prose 1').click();
  await go(page).click();
  await says(page, 'Take your pick');
  await page.getByRole('group', { name: 'The trick' }).getByRole('button', { name: 'Green Globe 5' }).click();
  await go(page).click();
  await says(page, 'Upside down');
  await card('Green Globe 2').click();
  await go(page).click();
  await says(page, 'Your own choice');
  await card('Blue Moon 3').click();
  await go(page).click();
  await says(page, 'Payday');
  await expect(page.locator('.own-place .cash')).toHaveText('$6');
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { name: 'Round 1 pays' })).toBeVisible();
  await next(page);
  await says(page, 'Now you play on');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await coachOf(page).getByRole('button', { name: 'Play on' }).click();
  await expect(coachOf(page)).toHaveCount(0);
  await doNext(page); // the payout was read
  await expect(page.locator('.hand .may')).toHaveCount(7);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hints li').first()).toBeVisible();
  await page.goto('/');
  await expect(page.locator('.your-tables')).toContainText('Guided first game');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Stockpile is learned with one thumb: the coach stands above the bar and never over what it shows', async ({
    page,
  }) => {
    await begin(page);
    await page.goto('/learn/stockpile');
    await says(page, 'Buy low, sell high');
    await expectInSight(page);
    await next(page);
    await says(page, 'You know something');
    await expectInSight(page);
    await next(page);

    const pile = page.getByRole('region', { name: 'Stockpile 2' });
    const put = async (name: RegExp) => {
      await expectInSight(page);
      await page.locator('.ask .hand').getByRole('button', { name }).tap();
      await pile.locator('.pile-head').tap();
      await go(page).tap();
    };
    await says(page, 'Stock the piles');
    await expectAccessible(page);
    await put(/Epic Electric/);
    await says(page, 'A hidden Boom');
    await put(/Boom/);
    await says(page, 'Bid for your pile');
    await pile.getByRole('button', { name: /^\$1K/ }).tap();
    await go(page).tap();
    await says(page, 'Outbid!');
    await pile.getByRole('button', { name: /^\$6K/ }).tap();
    await go(page).tap();
    await says(page, 'Play the Boom');
    await page
      .locator('.tracks')
      .getByRole('button', { name: /Epic Electric/ })
      .tap();
    await go(page).tap();
    await says(page, 'Sell in time');
    await expectInSight(page);
    await page
      .locator('.ask')
      .getByRole('button', { name: /American Automotive/ })
      .tap();
    await says(page, 'Keep the rest');
    await go(page).tap();
    await says(page, 'Your secret pays');
    await go(page).tap();
    await says(page, 'The market moves');
    await expectInSight(page);
    await next(page);
    await coachOf(page).getByRole('button', { name: 'Start again' }).tap();
    await says(page, 'Buy low, sell high');
    await coachOf(page).getByRole('button', { name: 'Play without the guide' }).tap();
    await expect(coachOf(page)).toHaveCount(0);
    await expect(page.locator('.ask .hand .may').first()).toBeVisible();
  });

  test('the coach of Taking Stock stays in sight, at the payout too', async ({ page }) => {
    await begin(page);
    await page.goto('/learn/taking-stock');
    await followToTheEnd(page, (_page, target) => target.tap(), expectInSight);
  });
});

const WALKS = [
  ['bear-raid', 'fr', 'dark', byKeyboard],
  ['speculation', 'nl', 'light', byMouse],
  ['speculate', 'en', 'dark', byMouse],
] as const;
for (const [game, locale, theme, press] of WALKS)
  test(`the coach leads through ${game}${press === byKeyboard ? ' by keyboard alone' : ''} in ${locale}, ${theme}: all it shows is in sight, axe finds nothing`, async ({
    page,
  }) => {
    await begin(page, { locale, theme });
    await page.goto(`/learn/${game}`);
    await expect(page.locator('.coach .coach-rules')).toBeVisible();
    await expectAccessible(page);
    await followToTheEnd(page, press, expectInSight);
    await expect(page.locator('.ask')).toBeVisible();
    const kept = await page.evaluate(() => Object.values(localStorage).find((text) => text.includes('outcry-game')));
    expect(JSON.parse(kept!)).toMatchObject({ lesson: { step: null } });
  });

/** Presses a second time before anything can have changed. */
const twice: Press = (_page, target) =>
  target.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

test('an impatient hand at a guided game: each press counts once, and it is played on to its end', async ({ page }) => {
  await begin(page);
  await page.goto('/learn/stockpile');
  await followToTheEnd(page, twice, () => expect(page.locator('.notice')).toHaveCount(0));
  await playQuickly(page);
  await expect(page.locator('.end h2')).toContainText(RESULT);
});
