import { expectAccessible } from './axe.ts';
import { close, makeTable, person } from './people.ts';
import { expect, test } from './server.ts';

test('who signs out in the settings is told so in every tab, and goes on as a new guest', async ({
  browser,
  server,
}) => {
  const noor = await person(browser, server.url, 'Noor');
  const home = await noor.context().newPage();
  await makeTable(noor, { seats: 2 });
  await home.goto('/');
  await expect(home.locator('.your-tables')).toContainText('Taking Stock');
  const settings = await noor.context().newPage();
  await settings.goto('/settings');
  await settings.getByRole('button', { name: 'Sign out' }).click();
  await expect(settings.locator('.sign-out')).toContainText('A guest cannot sign in again');
  await expectAccessible(settings);
  await settings.getByRole('button', { name: 'Yes, sign out' }).click();
  const told = { name: 'You are signed out here' };
  await expect(noor.getByRole('heading', told)).toBeVisible();
  for (const page of [home, settings]) await expect(page.getByRole('alert')).toContainText('You are signed out here.');
  await home.getByRole('button', { name: 'Go on as a new guest' }).click();
  await expect(home.getByRole('alert')).toBeHidden();
  await expect(settings.getByRole('alert')).toBeHidden();
  await noor.getByRole('button', { name: 'Go on as a new guest' }).click();
  await expect(noor.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await close(noor);
});
