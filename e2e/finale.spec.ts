import { expectAccessible } from './axe.ts';
import { openFinished } from './finished.ts';
import { expectFits } from './fits.ts';
import { begin, playNow, playQuickly } from './playing.ts';
import { expect, test } from './server.ts';

test('at the end the columns climb; any key jumps to the word, and a tap leads to the accounts', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await begin(page);
  await playNow(page);
  await playQuickly(page);
  const finale = page.locator('.finale');
  await expect(finale).toHaveClass(/climbing/);
  await page.keyboard.press('Shift');
  await expect(finale).not.toHaveClass(/climbing/);
  await expect(finale.getByRole('heading')).toHaveText(
    /^(You win|You and .+ win|(Second|Third|Fourth) place|Second, so close)$/,
  );
  await expect(finale.locator('.finale-column')).toHaveCount(4);
  await page.getByRole('button', { name: 'See the accounts' }).click();
  await expect(page.locator('.end h2')).toBeInViewport();
  await expect(page.locator('.end h2')).toBeFocused();
  await context.close();
});

test('with less motion the columns stand at once, on every screen, and axe finds nothing', async ({ page }) => {
  await begin(page, { theme: 'dark' });
  await page.goto('/');
  await openFinished(page, 'stockpile');
  await expect(page.locator('.finale')).not.toHaveClass(/climbing/);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectFits(page);
    await expect(page.getByRole('button', { name: 'See the accounts' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.column-foot').first()).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
});
