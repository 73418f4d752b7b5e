import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { takingStock } from '@outcry/games/taking-stock/game.ts';
import { ROUNDS } from '@outcry/games/taking-stock/preview.ts';
import { expectFits } from './fits.ts';
import { laid, sitDown } from './laid.ts';
import { begin, byKeyboard, doNext, playACard, playNow, playToTheEnd, RESULT, untilACardIsAsked } from './playing.ts';
import { expect, test } from './server.ts';
import { TABLES } from './tables.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

test('a newcomer opens the page, clicks once, and is asked for a card', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Taking Stock' }).click();
  await expect(page.locator('.hand .may').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Which card do you play?');
});

test('plays alone to the end with the mouse, checks the shuffle, takes the file home, and looks back', async ({
  page,
}, info) => {
  await begin(page);
  await playNow(page);
  await playToTheEnd(page);
  await expect(page.locator('.end h2')).toContainText(RESULT);
  await expect(page.locator('.places li')).toHaveCount(4);

  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText(/Fair: all \d+ moves and shuffles are right/)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Game file' }).click(),
  ]);
  const file = info.outputPath('game.json');
  await download.saveAs(file);
  const { stdout } = await run(process.execPath, [join(root, 'packages/cli/main.ts'), 'verify', file]);
  expect(stdout).toContain('right');

  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').fill('30');
  await expect(page.getByRole('region', { name: 'Through the game' })).toContainText('Move 30 of');
  await page.getByRole('button', { name: 'Result' }).click();

  await page.locator('.end').getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.tape h2')).toContainText(/\d+ move/);
  await expect(page.locator('.end')).toBeHidden();
});

/** The last round: from here to the end of the game there is some of everything. */
const lastRound = (): object => laid(takingStock(), { leftOut: [] }, 4, ({ round }) => round === ROUNDS).record;

test('with the keyboard only: begins a game, plays cards, and plays another to its end', async ({ page }) => {
  await begin(page);
  await playNow(page, 'taking-stock', byKeyboard);
  for (let choices = 0; choices < 4;) if (await doNext(page, byKeyboard)) choices++;
  await sitDown(page, lastRound());
  await playToTheEnd(page, byKeyboard);
  await expect(page.locator('.places li')).toHaveCount(4);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('plays the last round to the end with one thumb, and nothing is wider than the screen', async ({ page }) => {
    await sitDown(page, lastRound());
    await expectFits(page);
    await playToTheEnd(page, (_page, target) => target.tap());
    await expectFits(page);
  });
});

test('closes the tab in mid-game and goes on from the home page where it was', async ({ page, context }) => {
  await begin(page);
  await playNow(page);
  for (let cards = 0; cards < 3; cards++) await playACard(page);
  await untilACardIsAsked(page);
  const hand = () =>
    page.locator('.hand [data-held]').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  const tape = page.locator('.tape h2 small');
  const [held, moves] = [await hand(), await tape.innerText()];
  await page.close();

  const later = await context.newPage();
  await later.goto('/');
  await later.getByRole('link', { name: 'Go on' }).click();
  await expect(later.locator('.tape h2 small')).toHaveText(moves);
  expect(
    await later
      .locator('.hand [data-held]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
  ).toEqual(held);
});

test('takes a move back, jumps in the tape, asks for a hint and plays it', async ({ page }) => {
  await begin(page);
  await playNow(page);
  await untilACardIsAsked(page);
  const cards = await page.locator('.hand [data-held]').count();
  await playACard(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.hand [data-held]')).toHaveCount(cards);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('.hand [data-held]')).toHaveCount(cards - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.hand [data-held]')).toHaveCount(cards);

  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.drawer')).toContainText('What the Trader would consider');
  await expect(page.locator('.hints li').first()).toContainText(/\d% to win.*Play .*(ahead|behind|level)/s);
  await expect(page.locator('.hints li').nth(1)).toContainText(/Compared with the first: |Much like the first\./);
  await page.locator('.hints').getByRole('button', { name: 'Play this' }).first().click();
  await expect(page.locator('.hand [data-held]')).toHaveCount(cards - 1);
  await page.keyboard.press('Escape');

  const line = page.locator('.tape li button').last();
  await line.click();
  await expect(page.locator('.ask')).toContainText('You look back: move 1 of');
  await page.getByRole('slider').fill('0');
  await expect(page.locator('.hand [data-held]')).toHaveCount(cards);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.hand [data-held]')).toHaveCount(cards - 1);
});

test('back from the past the tape shows the present', async ({ page }) => {
  const { record } = laid(...TABLES.speculate, 4, ({ round }) => round > 2);
  await sitDown(page, record, { pace: 'never' });
  const roll = page.locator('.tape-roll');
  await page.locator('.tape li button').last().click();
  await expect.poll(() => roll.evaluate((tape) => tape.scrollTop)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.tape [aria-current]')).toBeInViewport();
  await expect.poll(() => roll.evaluate((tape) => tape.scrollTop)).toBe(0);
});

test('finds a rule by its words, and sees which tables are reconstructions', async ({ page }) => {
  await begin(page);
  await playNow(page);
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('searchbox').fill('reversal lowest wins');
  await expect(page.locator('.rules .rule .rule-number')).toHaveText(['T4', 'T7']);
  await page.getByRole('searchbox').fill('');
  await expect(page.locator('.rules .source-tag.reconstruction').first()).toHaveText('our reconstruction');
});

test('two people at one device: a curtain falls between their turns', async ({ page }) => {
  await begin(page);
  await page.goto('/new/taking-stock');
  await page.getByLabel('Several at this device').check();
  await page.getByLabel('Name at seat 2').fill('Bea');
  await page.getByRole('button', { name: 'Fewer' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const seen = new Set<string>();
  for (let turns = 0; turns < 4; turns++) {
    const curtain = page.locator('.curtain button');
    await expect(curtain).toBeVisible();
    await expect(page.locator('.hand')).toHaveCount(0);
    const name = (await curtain.innerText()).replace('I am ', '');
    seen.add(name);
    await curtain.click();
    await expect(page.locator('.own-place')).toContainText(name);
    while (!(await curtain.isVisible())) await doNext(page);
  }
  expect([...seen].sort()).toEqual(['Bea', 'Noor']);
});

test('leaves a game on this device, and it is gone from the home page', async ({ page }) => {
  await begin(page);
  await playNow(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(page.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
});
