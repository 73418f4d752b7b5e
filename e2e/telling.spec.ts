import { speculation } from '@outcry/games/speculation/game.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { laid, sitDown } from './laid.ts';
import { expect, test } from './server.ts';

// What is told, when: one timeline for board, tape, chart and bar.

const game = speculation();
/** Noor lays a card after everybody else: then all are turned. */
const last = () =>
  laid(
    game,
    { side: 'plain' },
    4,
    ({ phase, players }) =>
      phase.kind === 'choose' && players.filter(({ hasChosen }) => hasChosen).length === players.length - 1,
  );
const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });
const tape = (page: Page) => page.getByRole('region', { name: 'The tape' });
const moment = (page: Page) => page.locator('.moment');

async function layACard(page: Page): Promise<void> {
  await page.locator('.hand .card').first().click();
  await page.locator('.ask .btn.go').click();
}

test('nothing tells before it is shown, and one message comes at each press', async ({ page }) => {
  await sitDown(page, last().record, { pace: 'wait' });
  await layACard(page);
  await expect(moment(page)).toContainText('All cards up.');
  await expectAccessible(page, '.floor');
  await expect(tape(page)).toContainText('The cards:');
  await expect(tape(page)).not.toContainText(/moved from START|no brick moves/);
  const heard = new Set<string>();
  for (
    let messages = 0;
    messages < 40 && (await bar(page).getByRole('button', { name: 'Next' }).count()) > 0;
    messages++
  ) {
    heard.add((await bar(page).locator('.question b').textContent())!);
    await page.keyboard.press(' ');
  }
  expect(heard.size).toBeGreaterThan(2);
  await expect(moment(page)).toBeHidden();
});

test('Skip ends all of it; R tells again what others did, and so does a line of the tape', async ({ page }) => {
  await sitDown(page, last().record, { pace: 'wait' });
  await layACard(page);
  await bar(page).getByRole('button', { name: 'Skip' }).click();
  // The others go on: whatever they do waits for a press, too.
  await expect(async () => {
    const skip = bar(page).getByRole('button', { name: 'Skip' });
    if ((await skip.count()) > 0) await skip.click();
    await expect(page.getByRole('button', { name: 'What happened?' })).toBeVisible({ timeout: 200 });
  }).toPass();
  const question = (await bar(page).locator('.question b').textContent())!;
  await page.keyboard.press('r');
  await expect(bar(page).getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(bar(page)).not.toContainText(question);
  await bar(page).getByRole('button', { name: 'Skip' }).click();
  await expect(bar(page)).toContainText(question);
  await tape(page)
    .getByRole('button', { name: /The cards:/ })
    .first()
    .click();
  await expect(moment(page)).toContainText('All cards up.');
});

test('at the instant pace a key moment can still be looked at again from the tape', async ({ page }) => {
  await sitDown(page, last().record, { pace: 'instant' });
  await layACard(page);
  await expect(tape(page)).toContainText('The cards:');
  await expect(moment(page)).toBeHidden();
  await tape(page)
    .getByRole('button', { name: /The cards:/ })
    .first()
    .click();
  await expect(moment(page)).toContainText('All cards up.');
});

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('tape, prices and ranks tell of a brick once it has come, not while it walks', async ({ page }) => {
    await page.addInitScript(() => {
      const walks: { lines: number[]; labels: string[] }[] = [];
      Object.assign(window, { walks });
      const lines = (): number => document.querySelector('.tape')!.textContent.split(' moved from ').length - 1;
      const real = Element.prototype.animate;
      Element.prototype.animate = function animate(...how) {
        const walk = real.apply(this, how);
        if (!this.hasAttribute('data-brick')) return walk;
        const seen = { lines: [] as number[], labels: [] as string[] };
        walks.push(seen);
        const look = (): void => {
          if (walk.playState !== 'running') return;
          seen.lines.push(lines());
          seen.labels.push(this.getAttribute('aria-label')!);
          requestAnimationFrame(look);
        };
        look();
        return walk;
      };
    });
    const { record } = laid(
      game,
      { side: 'plain' },
      5,
      ({ phase, players, bricks }) =>
        phase.kind === 'choose' && bricks.some((space) => space > 0) && players.slice(1).every((one) => one.hasChosen),
    );
    await sitDown(page, record, { pace: 'brisk' });
    const said = async (what: string) => (await tape(page).textContent())!.split(what).length - 1;
    const [before, turns] = [await said(' moved from '), await said(' drew: ')];
    await layACard(page);
    await expect.poll(() => said(' drew: ')).toBeGreaterThan(turns);
    type Walks = { walks: { lines: number[]; labels: string[] }[] };
    const walks = await page.evaluate(() => (window as unknown as Walks).walks);
    expect(walks.length).toBeGreaterThan(1);
    for (const [index, { lines, labels }] of walks.entries()) {
      expect([...new Set(lines)], `lines of the tape during walk ${index}`).toEqual([before + index]);
      expect(new Set(labels).size, `where the board says the brick of walk ${index} is`).toBe(1);
    }
  });
});
