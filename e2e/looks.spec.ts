import { CATALOGUE } from '@outcry/games';
import { expectAccessible } from './axe.ts';
import { openFinished } from './finished.ts';
import { expectFits } from './fits.ts';
import { begin } from './playing.ts';
import type { Begin } from './playing.ts';
import { SCREENS } from './screens.ts';
import { expect, test } from './server.ts';

const WIDTHS = {
  'a wide screen': { width: 1440, height: 900 },
  'a small screen': { width: 1024, height: 768 },
  'a phone': { width: 390, height: 844 },
} as const;

/** Each width and each language is walked through. Axe looks in both themes: on a phone, and in the long form everywhere. */
const IS_LONG = process.env.OUTCRY_LONG !== undefined;
const WALKS = [
  ['a wide screen', 'en', IS_LONG],
  ['a small screen', 'nl', IS_LONG],
  ['a phone', 'fr', true],
] as const;

for (const [width, locale, withAxe] of WALKS)
  test(`walks through every screen on ${width}, in ${locale}:${withAxe ? ' axe finds nothing,' : ''} nothing is cut off`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ viewport: WIDTHS[width], reducedMotion: 'reduce', baseURL: server.url });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) errors.push(message.text());
    });
    await begin(page, { locale });
    for (const [name, go] of SCREENS) {
      await test.step(name, async () => {
        await go(page);
        if (withAxe) await expectAccessible(page);
        await expectFits(page);
      });
    }
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect(errors).toEqual([]);
    await context.close();
  });

for (const { id } of CATALOGUE)
  test(`the end of ${id}: axe finds nothing, and nothing is cut off, wide and narrow`, async ({ page }) => {
    await begin(page);
    await page.goto('/');
    await openFinished(page, id);
    await expect(page.locator('.places')).toBeVisible();
    await expectAccessible(page);
    const lines = await page.locator('.end .chart').evaluate((chart) =>
      [...chart.querySelectorAll('g:has(> circle)')].map((end) => {
        const [name, leader] = [end.querySelector('text')!, end.querySelector('path')!];
        return [getComputedStyle(name).fill, getComputedStyle(leader).stroke];
      }),
    );
    expect(lines).toHaveLength(4);
    for (const [name, leader] of lines) expect(name).toBe(leader);
    await page.setViewportSize(WIDTHS['a phone']);
    await expectFits(page);
    for (const words of await page.locator('.places .habit').all())
      expect((await words.boundingBox())!.width).toBeGreaterThan(WIDTHS['a phone'].width / 2);
  });

test.describe('languages', () => {
  const TITLES = {
    en: ['Pull up a chair. The market is open.', 'Which card do you play?', /\$\d/],
    fr: ['Prenez une chaise. La bourse est ouverte.', 'Quelle carte', /\d\s\$/],
    nl: ['Schuif aan. De beurs is open.', 'Welke kaart', /\$\s\d/],
  } as const;

  for (const [locale, [home, question, money]] of Object.entries(TITLES))
    test(`speaks ${locale} at home and at the table, and writes money its way`, async ({ page }) => {
      await begin(page, { locale: locale as Begin['locale'] & string });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);
      await page.locator('.poster.g-taking-stock .btn.go').click();
      await expect(page.locator('.ask')).toContainText(question);
      await expect(page.locator('.seat .cash').first()).toHaveText(money);
    });

  test('changes the language and the theme from the home page, and they stay', async ({ page }) => {
    await begin(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.fr[0]);
    await page.getByRole('button', { name: 'Sombre' }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.fr[0]);
  });

  test.describe('on a device that is dark', () => {
    test.use({ colorScheme: 'dark' });

    test('the button at home offers light', async ({ page }) => {
      await begin(page, { theme: 'system' });
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: 'Light' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.getByRole('button', { name: 'Dark' })).toBeVisible();
    });
  });

  test('changes the language in mid-game, and is back at the table that speaks it', async ({ page }) => {
    await begin(page);
    await page.goto('/');
    await page.locator('.poster.g-taking-stock .btn.go').click();
    await expect(page.locator('.ask')).toContainText(TITLES.en[1]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Nederlands').check();
    await page.getByRole('button', { name: 'Klaar' }).click();
    await expect(page.locator('.ask')).toContainText(TITLES.nl[1]);
  });
});
