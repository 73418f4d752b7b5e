import { expectAccessible } from './axe.ts';
import { expectNoticesCoverNothing } from './fits.ts';
import { close, oneMove, person, tableOfTwo } from './people.ts';
import { begin, doNext } from './playing.ts';
import { expect, test } from './server.ts';

const HOUR = 3_600_000;

test('an undo says what it takes back and shows it; after a refusal it is not asked for again at once', async ({
  browser,
  server,
}) => {
  const [noor, jules] = await tableOfTwo(browser, server.url);
  const undo = noor.getByRole('button', { name: 'Undo' });
  do await oneMove(noor, jules);
  while (!(await undo.isEnabled()));
  const made = noor.locator('.tape li button').first();
  await undo.click();
  const notice = jules.locator('.notice');
  await expect(notice).toContainText(/Noor asks to go back \d+ moves?, before “Noor .+” \(.*trick.*\)\./);
  await expect(noor.locator('.notice')).toContainText(/^You ask to go back .+ Waiting for Jules\./);
  await expectNoticesCoverNothing(jules);
  await expect(undo).toBeDisabled();
  await notice.getByRole('button', { name: 'Look at it' }).click();
  await expect(jules.locator('.ask')).toContainText('You look back: move');
  await expectAccessible(jules);
  await jules.getByRole('button', { name: 'Refuse' }).click();
  await expect(notice).toContainText('Nothing was taken back. You see the game as it is now.');
  await expect(jules.locator('.ask')).not.toContainText('You look back');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await expect(undo).toBeDisabled();
  await expect(undo).toHaveAttribute('title', /^Refused\. Ask again after the next move/);
  await expect(jules.locator('.tape')).toContainText(/Noor asked to go back \d+ moves?, before “Noor .+”/);
  await expect(made).toBeVisible();

  do await oneMove(noor, jules);
  while (!(await undo.isEnabled()));
  await undo.click();
  await notice.getByRole('button', { name: 'Look at it' }).click();
  await notice.getByRole('button', { name: 'Agree' }).click();
  await expect(jules.locator('.tape')).toContainText(/Noor took \d+ moves? back, from “Noor .+” on\./);
  await expect(jules.getByRole('button', { name: 'Back to now' })).toBeHidden(); // what was looked at is now
  await expect(notice).toContainText('The game went back. You see it as it is now.');
  await close(noor, jules);
});

test('a bot plays for who is gone, they take their seat back; after an hour another takes the seat, and they take that back, too @long', async ({
  browser,
  server,
}) => {
  test.slow();
  const [noor, jules, link] = await tableOfTwo(browser, server.url);
  await oneMove(noor, jules);
  await jules.goto('about:blank');
  const toBot = noor.getByRole('button', { name: 'Let a bot play for Jules' });
  await noor.getByRole('button', { name: 'Menu' }).click();
  await expect(toBot).toHaveCount(0); // whoever just reloads has not left
  await toBot.first().click({ timeout: 30_000 });
  await expect(noor.locator('.tape')).toContainText('the others agreed that a bot plays on');
  await noor.keyboard.press('Escape');
  await jules.goto(link);
  await expect(jules.locator('.notice')).toContainText(/A bot (has played for you since move \d+|plays for you)\./);
  await expectAccessible(jules);
  await jules.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(noor.locator('.tape')).toContainText('Jules is back.');

  const bea = await person(browser, server.url, 'Bea');
  await bea.goto(link);
  await expect(bea.locator('.board')).toBeVisible();
  await expect(bea.locator('.hand [data-held]')).toHaveCount(0);
  await jules.goto('about:blank');
  const seat = bea.locator('.notice').getByRole('button', { name: 'Ask for the seat of Jules' });
  await seat.click({ timeout: 30_000 });
  await expect(bea.locator('.notices')).toContainText('They have not been away for long enough');
  server.awayLonger('Jules', HOUR);
  await seat.click();
  await expect(noor.locator('.notices')).toContainText('Bea asks for the seat of Jules');
  await expectAccessible(noor);
  await noor.getByRole('button', { name: 'Agree' }).click();
  await expect(bea.locator('.hand [data-held]').first()).toBeVisible();
  await expect(noor.locator('.tape')).toContainText('Bea took the seat of Jules.');
  await expect(noor.locator('.tape')).toContainText('Jules is back.'); // what Jules did is still Jules'
  await oneMove(noor, bea);

  await jules.goto(link);
  await expect(jules.locator('.notice')).toContainText(/Bea took your seat and has played it since move \d+\./);
  await expect(jules.locator('.hand [data-held]')).toHaveCount(0);
  await expectAccessible(jules);
  await jules.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(jules.locator('.hand [data-held]').first()).toBeVisible();
  await expect(bea.locator('.notice')).toContainText(/Jules (plays your seat|has played your seat since move \d+)\./);
  await expect(bea.locator('.hand [data-held]')).toHaveCount(0);
  await oneMove(noor, jules);
  await close(noor, jules, bea);
});

test('at one device the other players are asked about an undo, and may refuse it', async ({ page }) => {
  await begin(page);
  await page.goto('/new/taking-stock');
  await page.getByLabel('Several at this device').check();
  for (let count = 4; count > 2; count--) await page.getByRole('button', { name: 'Fewer' }).click();
  await page.getByLabel('Name at seat 2').fill('Bea');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const curtain = page.locator('.curtain button');
  const undo = page.getByRole('button', { name: 'Undo' });
  const possible = page.locator('button:enabled', { hasText: 'Undo' });
  await expect(curtain).toBeVisible();
  await expect(async () => {
    if (await curtain.isVisible()) await curtain.click();
    if (!(await possible.isVisible())) await doNext(page);
    await expect(possible).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
  const told = page.locator('.tape h2 small');
  const before = await told.innerText();
  await undo.click();
  await expect(page.locator('.notice')).toContainText(/(Noor|Bea) asks to go back .+ (Noor|Bea): do you agree\?/);
  await expect(told).toHaveText(before);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(told).toHaveText(before);
  await expect(undo).toHaveAttribute('title', /^Refused\./);
  await expect(undo).toBeDisabled();
});
