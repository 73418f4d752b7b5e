import { speculation } from '@outcry/games/speculation/game.ts';
import { expectAccessible } from './axe.ts';
import { againstBots } from './finished.ts';
import { laid, sitDown } from './laid.ts';
import { begin, playNow } from './playing.ts';
import { expect, test } from './server.ts';

const RULES_WORKER = /\/worker-[^/]*\.js$/;
const BOT_WORKER = /\/thinkWorker-[^/]*\.js$/;
/** In the worker of the rules: no bot at the table ever answers. */
const NO_ANSWER = 'Worker.prototype.postMessage = () => {};';

test('who comes for the first time meets Traders; the level one chooses is kept for every game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Bot level: Trader. Change' }).first().click();
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Rookie' }).click();
  await page.getByRole('button', { name: 'Bot level: Rookie. Change' }).last().press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Bot level: Shark. Change' })).toHaveCount(5);
  await playNow(page);
  await expect(page.getByRole('group', { name: 'Ada' })).toContainText('Shark');
  await page.goto('/new/bear-raid');
  await page.getByLabel('Alone against bots').check();
  await expect(page.getByLabel('Who takes seat 2')).toHaveValue('shark');
});

test('on a low screen the list of levels opens where there is room for it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await begin(page);
  await page.goto('/');
  const picker = page.locator('.level-picker').first();
  for (const block of ['start', 'end'] as const) {
    await picker.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
    await picker.getByRole('button').click();
    for (const level of ['Rookie', 'Oracle'])
      await expect(page.getByRole('option', { name: level })).toBeInViewport({ ratio: 1 });
    await page.locator('h1').dispatchEvent('pointerdown', { bubbles: true });
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
});

test('while an Oracle thinks the table says so; undo and hints do not wait for it, and leaving ends its thought', async ({
  page,
}) => {
  await page.route(RULES_WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: NO_ANSWER + (await response.text()) });
  });
  const thinking = () => page.workers().filter((worker) => BOT_WORKER.test(worker.url())).length;
  const { record } = laid(speculation(), { side: 'plain' }, 3, ({ phase }) => phase.kind === 'choose');
  await sitDown(page, { ...record, file: againstBots(record.file, 'oracle') });
  await expect.poll(thinking).toBe(1); // all choose at the same time
  const says = page.locator('.ask').getByText('The Oracle is thinking…');
  await expect(says).toHaveCount(0); // nobody waits for it yet

  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.drawer')).toContainText('What the Oracle would consider');
  await expect(page.locator('.hints li').first()).toContainText(/\d% to win.*Your wealth then: .*\$\d/s);
  await page.locator('.hints').getByRole('button', { name: 'Play this' }).first().click();
  await expect(says).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.hints li')).not.toHaveCount(0); // asked again, and advised again
  await expect(says).toHaveCount(0);

  await page.getByRole('link', { name: 'Outcry, home' }).click();
  await expect(page.locator('.posters')).toBeVisible();
  await expect.poll(thinking).toBe(0);
});
