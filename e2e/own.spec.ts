import { expectAccessible } from './axe.ts';
import { close, makeTable, person, sitDown, start } from './people.ts';
import { expect, test } from './server.ts';

// Clocks of one's own, vacation, and notes for oneself.

test('a clock with the weekend off, a vacation the others see, and a note for oneself @long', async ({
  browser,
  server,
}) => {
  const noor = await person(browser, server.url, 'Noor');
  const link = await makeTable(noor, {
    seats: 2,
    async fill(page) {
      await page.getByRole('radio', { name: 'Your own' }).check();
      await page.getByRole('spinbutton', { name: 'Time' }).fill('2');
      await page.getByRole('checkbox', { name: 'Sat', exact: true }).uncheck();
      await page.getByRole('checkbox', { name: 'Sun', exact: true }).uncheck();
      await expectAccessible(page, '.panel');
    },
  });
  await expect(noor.locator('.terms')).toContainText('2 days a move, runs Mon–Fri');
  const jules = await person(browser, server.url, 'Jules');
  await sitDown(jules, link);
  await start(noor, jules);

  await jules.goto('/account');
  const day = new Date(Date.now() + 5 * 86_400_000);
  await jules.getByLabel('Until the end of').fill(day.toISOString().slice(0, 10));
  await jules.getByRole('button', { name: 'Go on vacation' }).click();
  await expect(jules.getByText(/^On vacation until/)).toBeVisible();
  await expectAccessible(jules, '.person-page');
  await expect(noor.locator('.seat', { hasText: 'Jules' })).toContainText('on vacation until');
  await jules.getByRole('button', { name: 'I am back' }).click();
  await expect(noor.locator('.seat', { hasText: 'Jules' })).not.toContainText('on vacation until');

  const notes = async () => {
    await noor.getByRole('button', { name: 'Menu' }).click();
    await noor.getByRole('button', { name: 'My notes' }).click();
    return noor.getByRole('textbox', { name: 'My notes' });
  };
  await (await notes()).fill('Jules never sells Red Sun.');
  await expect(noor.getByText('Kept.')).toBeVisible();
  await expectAccessible(noor, '.drawer');
  await noor.reload();
  await expect(await notes()).toHaveValue('Jules never sells Red Sun.');
  await close(noor, jules);
});
