import { expectAccessible } from './axe.ts';
import { begin } from './playing.ts';
import type { Begin } from './playing.ts';
import { SCREENS } from './screens.ts';
import { expect, test } from './server.ts';

const WIDTHS = {
  'a wide screen': { width: 1440, height: 900 },
  'a small screen': { width: 1024, height: 768 },
  'a phone': { width: 390, height: 844 },
} as const;

/** Each width, theme and language is walked through; a walk of the long form is marked. */
const WALKS: readonly (readonly [keyof typeof WIDTHS, Begin['theme'], Begin['locale']])[] = [
  ['a wide screen', 'light', 'en'],
  ['a wide screen', 'dark', 'fr'],
  ['a small screen', 'light', 'nl'],
  ['a phone', 'dark', 'fr'],
  ['a wide screen', 'dark', 'nl'],
];

for (const [width, theme, locale] of WALKS)
  test(`walks through every screen on ${width}, ${theme}, in ${locale}: axe finds nothing, nothing is cut off${width === 'a phone' || theme === 'light' ? '' : ' @long'}`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ viewport: WIDTHS[width], reducedMotion: 'reduce', baseURL: server.url });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) errors.push(message.text());
    });
    await begin(page, { theme: theme!, locale: locale! });
    for (const [name, go] of SCREENS) {
      await test.step(name, async () => {
        await go(page);
        await expectAccessible(page);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wider, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
      });
    }
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect(errors).toEqual([]);
    await context.close();
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
      await page.locator('.p-taking-stock .btn.go').click();
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
});
