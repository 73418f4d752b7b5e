import { CATALOGUE } from '@outcry/games';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fits.ts';
import { begin } from './playing.ts';
import { expect, test } from './server.ts';

test('the rules show the table with its parts numbered, list their contents, and lead to a rule played on the board', async ({
  page,
}) => {
  await begin(page);
  await page.goto('/rules/taking-stock');
  const picture = page.getByRole('figure');
  await expect(picture.getByRole('listitem')).toHaveCount(5);
  await expect(picture.getByRole('listitem').nth(2)).toContainText('3 The price track of every company.');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'How a round goes' }).click();
  await expect(page.getByRole('heading', { name: 'How a round goes' })).toBeInViewport();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'See it played: rule T9' }).click();
  await expect(page.locator('.reel')).toContainText('Move 3 of 16');
  await expect(page.locator('.reel')).toContainText('won the trick');
  await expect(page.locator('.hand [data-held]')).toHaveCount(6);
});

for (const { id } of CATALOGUE)
  test(`the table of ${id} is pictured on a phone, and nothing is cut off`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await begin(page, { locale: 'fr', theme: 'dark' });
    await page.goto(`/rules/${id}`);
    await expect(page.getByRole('figure').getByRole('listitem').nth(2)).toBeVisible();
    await expectFits(page);
  });
