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
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await playNow(page);
  // As soon as the words are on the page: a later look, on a busy machine, may find them shown.
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      // A phone has no room for the cup of who wins.
      const words = [...document.querySelectorAll('.finale.climbing .finale-words > *')].filter((word) =>
        word.checkVisibility(),
      );
      if (words.length === 0) return;
      observer.disconnect();
      document.body.dataset.opacities = words.map((word) => getComputedStyle(word).opacity).join(' ');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await playQuickly(page);
  await expect(page.locator('body'), 'how far the words are seen as the columns begin').toHaveAttribute(
    'data-opacities',
    /^0( 0)*$/,
  );
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
    [768, 1024],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectFits(page);
    await expect(page.getByRole('button', { name: 'See the accounts' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.column-foot').first()).toBeInViewport({ ratio: 1 });
    const cut = (name: Element) => name.scrollWidth - name.clientWidth;
    for (const name of await page.locator('.column-foot, .column-foot b').all())
      expect(await name.evaluate(cut), 'how much of a name is cut').toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
});
