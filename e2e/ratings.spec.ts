import { expectAccessible } from './axe.ts';
import { expectFits } from './fits.ts';
import { person } from './people.ts';
import { playToTheEnd } from './playing.ts';
import { expect, test } from './server.ts';

test('a rated game: made so, without hints; its end, the profile and the ladder say what it came to', async ({
  browser,
  server,
}) => {
  const noor = await person(browser, server.url, 'Noor');
  await noor.goto('/ladder/taking-stock');
  await expect(noor.getByText('Nobody has five games yet. Five rated games put you on it.')).toBeVisible();
  await noor.goto('/new/taking-stock');
  for (let count = 4; count > 2; count--) await noor.getByRole('button', { name: 'Fewer' }).click();
  await noor.getByLabel('Who takes seat 2').selectOption('rookie');
  await noor.getByLabel('Rated').check();
  await expect(noor.getByText('A rated game is played on the server')).toBeVisible();
  await noor.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(noor.locator('.ask')).toBeVisible();
  await expect(noor.locator('.top-bar')).toContainText('rated');
  await expect(noor.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await noor.keyboard.press('h');
  await expect(noor.getByRole('dialog')).toHaveCount(0);
  await playToTheEnd(noor);
  await expect(noor.locator('.rating-change')).toContainText('Game 1 of 5 before your rating is shown.');
  await expectAccessible(noor, '.rating-change');

  await noor.goto('/account');
  await noor.getByRole('link', { name: 'Profile' }).click();
  await expect(noor.getByRole('heading', { name: 'Noor', level: 1 })).toBeVisible();
  await expect(noor.getByText('Four more rated games to a rating.')).toBeVisible();
  await expect(noor.locator('.result-list li')).toHaveCount(1);
  await expect(noor.locator('.against-list')).toContainText('Rookie');
  await expectAccessible(noor);
  await noor.setViewportSize({ width: 390, height: 844 });
  await expectFits(noor);
  await noor.goto('/ladder/taking-stock');
  await expect(noor.getByRole('img', { name: '1 of 5 games' })).toHaveCount(2);
  await expectFits(noor);
  await expectAccessible(noor);
});
