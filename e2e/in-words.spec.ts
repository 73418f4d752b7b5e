import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { begin, longUnless } from './playing.ts';
import { laid, sitDown } from './laid.ts';
import { TABLES } from './tables.ts';
import { expect, test } from './server.ts';

// Whole games through the accessibility tree alone: everything below is found by its role and its name.

const GAMES = ['Taking Stock', 'Speculation', 'Bear Raid', 'Speculate', 'Stockpile'];

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const choices = (page: Page) => page.getByRole('list', { name: 'Choices' });
const over = (page: Page) => page.getByRole('button', { name: 'See the accounts' });
const log = (page: Page) => page.getByRole('log', { name: 'What happened' });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** A different choice each time, the same in every run. */
function* numbers(): Generator<number> {
  for (let seed = 7; ; seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) yield seed;
}

/** Answers whatever is asked until the game is over: by number, by words, or by the button of the choice. */
async function playInWords(page: Page): Promise<void> {
  const random = numbers();
  for (let turn = 0; turn < 1_500; turn++) {
    await expect(choices(page).or(over(page)).or(next(page)).first()).toBeVisible({ timeout: 120_000 });
    if (await over(page).isVisible()) return;
    if (await next(page).isVisible()) {
      await next(page).click();
      continue;
    }
    const before = await page.getByRole('main').textContent();
    const items = choices(page).getByRole('listitem');
    const at = random.next().value! % (await items.count());
    const item = items.nth(at);
    const button = item.getByRole('button');
    const isAlone = (await button.count()) > 0;
    const said = (await item.textContent())!;
    if (turn % 3 === 0 && isAlone) await button.click();
    else {
      await field(page).fill(isAlone ? said : / (\d+)\. /.exec(said)![1]!);
      await field(page).press('Enter');
    }
    await expect
      .poll(
        async () =>
          (await over(page).isVisible()) ||
          (await page.getByRole('main').textContent()) !== before ||
          (await next(page).isVisible()),
      )
      .toBe(true);
  }
  throw new Error('the game does not end');
}

for (const game of GAMES)
  test(`a whole game of ${game} is played through the accessibility tree alone${game === 'Taking Stock' ? '' : ' @long'}`, async ({
    page,
  }) => {
    await begin(page);
    await page.goto('/');
    await page.getByRole('button', { name: `Play now: ${game}`, exact: true }).click();
    await page.getByRole('button', { name: 'In words' }).click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('What happened');
    await expect(page.getByRole('table').first()).toBeVisible();
    await playInWords(page);
  });

test('words find choices, what fits several is listed, and orders are taken', async ({ page }) => {
  const table = laid(
    ...TABLES.speculate,
    3,
    ({ phase, round }, legal) => phase.kind === 'deal' && round > 1 && legal.length > 40,
  );
  await sitDown(page, table.record, { pace: 'never' });
  await page.getByRole('button', { name: 'In words' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('no such thing');
  await field(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing fits that.' })).toBeVisible();
  await field(page).fill('sell 1');
  await field(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /choices? fit/ })).toBeVisible();
  await field(page).fill('hint');
  await field(page).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Hint' })).toBeVisible();
  await page.keyboard.press('Escape');
  await field(page).fill('end dealing');
  await field(page).press('Enter');
  await expect(log(page)).toContainText('Noor');
  await expect(page.getByRole('heading', { name: /Which card/ })).toBeVisible();
});

const NAMES = { en: 'In words', fr: 'En mots', nl: 'In woorden' } as const;
const SAID = {
  en: ['What happened', 'Your answer'],
  fr: ['Ce qui s’est passé', 'Votre réponse'],
  nl: ['Wat er gebeurde', 'Je antwoord'],
} as const;

for (const [locale, theme, name] of [
  ['en', 'light', 'stockpile'],
  ['fr', 'dark', 'bearRaid'],
  ['nl', 'light', 'speculation'],
  ['fr', 'light', 'speculate'],
  ['nl', 'dark', 'takingStock'],
] as const)
  test(`axe finds nothing and nothing is missing in words, ${name} in ${locale} and ${theme}${longUnless(locale, theme)}`, async ({
    page,
  }) => {
    const [game, options] = TABLES[name] as (typeof TABLES)['takingStock'];
    await sitDown(page, laid(game, options, 4, () => true).record, { locale, theme });
    await page.getByRole('button', { name: NAMES[locale] }).click();
    const [happened, answer] = SAID[locale];
    await expect(page.getByRole('heading', { name: happened })).toBeVisible();
    await expect(page.getByRole('textbox', { name: answer })).toBeVisible();
    expect(await page.getByRole('main').innerText()).not.toMatch(/undefined|NaN|\[object/);
    await expectAccessible(page, 'main');
  });
