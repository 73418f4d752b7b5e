import { expectAccessible } from './axe.ts';
import { expectFits } from './fits.ts';
import { begin } from './playing.ts';
import { expect, test } from './server.ts';

test('a token is made, shown once, used, and deleted', async ({ page, request }) => {
  await begin(page);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Programs that play for you' });
  await expect(section).toContainText('No program can act as you.');
  await section.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByLabel('What it is for')).toBeFocused();
  await page.keyboard.type('my robot');
  await section.getByRole('radio', { name: 'Only look' }).check();
  await section.getByRole('radio', { name: 'After 30 days' }).check();
  await section.getByRole('button', { name: 'Make it' }).click();
  const field = section.getByRole('textbox', { name: 'Your new token.' });
  await expect(field).toBeFocused();
  const token = await field.inputValue();
  await section.getByRole('button', { name: 'Copy' }).click();
  await expect(section.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(section.getByRole('listitem')).toContainText('my robot');
  await expect(section.getByRole('listitem')).toContainText('Only look');
  await expect(section.getByRole('listitem')).toContainText('never used');

  const headers = { authorization: `Bearer ${token}` };
  const me = await request.get('/api/me', { headers });
  expect(await me.json()).toMatchObject({ name: 'Noor' });
  const made = await request.post('/api/tables', { headers, data: { game: 'taking-stock', seats: [{ kind: 'me' }] } });
  expect(made.status()).toBe(403);

  await page.reload();
  await expect(section.getByRole('listitem')).toContainText('my robot');
  expect(await page.content()).not.toContain(token);
  await section.getByRole('button', { name: 'Delete the token “my robot”' }).click();
  await expect(section.getByRole('button', { name: 'Delete for good' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section).toContainText('No program can act as you.');
  expect((await request.get('/api/me', { headers })).status()).toBe(401);
});

test('a token can end on a date; the form has no fault that a tool finds', async ({ page }) => {
  await begin(page);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Programs that play for you' });
  await section.getByRole('button', { name: 'Make a token' }).click();
  await page.getByLabel('What it is for').fill('robot');
  await section.getByRole('radio', { name: 'On a date' }).check();
  const date = section.locator('input[type=date]');
  const last = (await date.getAttribute('max'))!;
  await date.fill(last);
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Make it' }).click();
  const year = last.slice(0, 4);
  await expect(section.getByRole('listitem')).toContainText(new RegExp(`ends .*${year}`));
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectFits(page);
});
