import type { Page } from '@playwright/test';
import { withAuthenticator } from './authenticator.ts';
import { expectAccessible } from './axe.ts';
import { close, makeTable, person } from './people.ts';
import { begin, playNow, playToTheEnd } from './playing.ts';
import { expect, test } from './server.ts';

/** Passkeys belong to a host name: an address of figures is none. */
const named = (url: string): string => url.replace('127.0.0.1', 'localhost');

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(page.getByRole('alert')).toContainText('You are signed out here.');
};

test('a guest keeps their name with a passkey, comes back with it, lets a second device in, and comes back from paper', async ({
  browser,
  server,
}) => {
  const url = named(server.url);
  const sana = await person(browser, url, 'Sana');
  await withAuthenticator(sana);
  await makeTable(sana, { seats: 2 });
  await sana.goto('/account');
  const bar = sana.getByRole('region', { name: 'Keep Sana?' });
  await expect(bar).toContainText('Sana lives in this browser only. Keep the name?');
  await expect(bar).toContainText('With a passkey, one running table comes along to any device.');
  await expectAccessible(sana);
  await bar.getByRole('button', { name: 'Keep Sana with a passkey' }).click();
  await expect(sana.getByRole('status')).toContainText('Done. You are still Sana, with the same games and tables.');
  await expect(bar).toBeHidden();

  await signOut(sana);
  await sana.goto('/sign-in');
  await sana.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(sana.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await sana.goto('/');
  await expect(sana.getByRole('main')).toContainText('Taking Stock');

  // A second device, by the code, with the same two figures on both.
  await sana.goto('/account');
  await sana.getByRole('button', { name: 'New code' }).click();
  const link = await sana.getByLabel('Or open this link there:').inputValue();
  const secret = link.split('#')[1]!;
  const phone = await (await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })).newPage();
  await phone.goto(`/device#${secret}`);
  await phone.getByRole('button', { name: 'Yes, sign in here' }).click();
  const figures = await phone.locator('.figures').getAttribute('aria-label');
  await expect(sana.locator('.figures')).toHaveAttribute('aria-label', figures!);
  await expectAccessible(sana);
  await expectAccessible(phone);
  await sana.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(phone.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(sana.getByText('2 devices')).toBeVisible();

  // That session is ended from here.
  await sana.getByRole('button', { name: /^End the session/ }).click();
  await expect(sana.getByText('1 device')).toBeVisible();
  await phone.goto('/account');
  await expect(phone.getByText('Nobody is signed in here.')).toBeVisible();

  // A recovery link on paper, which is used once, by a press.
  await sana.getByRole('button', { name: 'Make one: Recovery link' }).click();
  const paper = sana.getByRole('article', { name: 'Recovery link' });
  await expect(paper).toContainText('Whoever holds it can be Sana. We show it once and cannot read it again.');
  await expectAccessible(sana);
  const code = await paper.locator('.paper-link b').textContent();
  for (let look = 0; look < 2; look++) {
    await phone.goto('/');
    await phone.goto(`/back${code}`);
    await expect(phone.getByText('This link belongs to Sana. Sign in as them on this device?')).toBeVisible();
  }
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Yes, I am Sana' }).click();
  await expect(phone.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await phone.goto('/');
  await phone.goto(`/back${code}`);
  await expect(phone.getByRole('alert')).toContainText('This link no longer works. It was used on');
  await close(sana, phone);
});

test('a password: too short, then kept, then a name that is taken, then signed in elsewhere', async ({
  browser,
  server,
}) => {
  const ada = await person(browser, server.url, 'Ada');
  await makeTable(ada, { seats: 2 });
  await ada.goto('/account');
  await ada.getByRole('button', { name: 'Use a password' }).click();
  await ada.getByLabel('New password').fill('too short');
  await ada.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByRole('alert')).toContainText('A password has twelve letters or more.');
  await ada.getByLabel('New password').fill('a long password');
  await ada.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByRole('status')).toContainText('Done. You are still Ada');

  const other = await person(browser, server.url, 'Ada');
  await makeTable(other, { seats: 2 });
  await other.goto('/account');
  await other.getByRole('button', { name: 'Use a password' }).click();
  await other.getByLabel('New password').fill('another password');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('alert')).toContainText(
    'Somebody here is called Ada already. Ada-2 is free, or choose another.',
  );
  await expectAccessible(other);
  await other.getByRole('form', { name: 'Your new name' }).getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('status')).toContainText('Done. You are still Ada-2');

  await signOut(ada);
  await ada.goto('/sign-in');
  await ada.getByLabel('Your name').fill('ada');
  await ada.getByLabel('Your password').fill('not the password');
  await ada.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(ada.getByText('The name or the password is wrong.')).toBeVisible();
  await expectAccessible(ada);
  await ada.getByLabel('Your password').fill('a long password');
  await ada.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(ada.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await close(ada, other);
});

for (const locale of ['en', 'fr', 'nl'] as const)
  for (const width of [1440, 390])
    test(`the account page, signing in and a wrong link: ${locale}, ${width} pixels wide, are accessible and fit${(locale === 'fr') === (width === 390) ? '' : ' @long'}`, async ({
      browser,
      server,
    }) => {
      const options = { viewport: { width, height: 844 } };
      const page = await (
        await browser.newContext({ baseURL: named(server.url), reducedMotion: 'reduce', ...options })
      ).newPage();
      await begin(page, { name: `Sana ${locale} ${width}`, locale });
      await page.request.post('/api/session', { data: { name: `Sana ${locale} ${width}` } });
      await page.goto('/account');
      await expect(page.locator('.keep-bar')).toBeVisible();
      await page.locator('.ways-back .btn').last().click();
      await page.locator('.devices .btn').last().click();
      await expect(page.locator('.recovery-paper')).toBeVisible();
      await expect(page.locator('.other-device .qr-code')).toBeVisible();
      await page.locator('.ways-back .btn[aria-expanded]').click();
      await page.locator('.your-data .btn[aria-expanded]').last().click();
      await expectAccessible(page);
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect(await fits()).toBe(true);
      await page.goto('/sign-in');
      await expect(page.locator('.sign-in form')).toBeVisible();
      await expectAccessible(page);
      expect(await fits()).toBe(true);
      await page.goto('/back#0000-0000-0000-0000-0000');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await close(page);
    });

test('at an address without https the page says why there are no passkeys, and offers the recovery link', async ({
  browser,
  server,
}) => {
  const page = await person(browser, server.url, 'Sana');
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.request.post('/api/session', { data: { name: 'Sana' } });
  await page.goto('/account');
  const bar = page.getByRole('region', { name: 'Keep Sana?' });
  await expect(bar).toContainText(
    'This address begins with http, so the browser allows neither passkeys nor push here.',
  );
  await bar.getByRole('button', { name: 'Recovery link' }).click();
  await expect(page.getByRole('article', { name: 'Recovery link' })).toBeVisible();
  await expect(bar).toContainText('Sana lives in this browser and on one sheet of paper.');
  await close(page);
});

test('after the first game the name is offered to be kept, once; its games are then on any device', async ({
  browser,
  server,
}) => {
  const url = named(server.url);
  const page = await person(browser, url, 'Mina');
  await withAuthenticator(page);
  await page.goto('/');
  await playNow(page);
  await playToTheEnd(page);
  const offer = page.getByRole('region', { name: 'Keep Mina?' });
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Keep Mina with a passkey' }).click();
  await expect(offer).toContainText('Done. You are still Mina, with the same games and tables.');
  await page.reload();
  await expect(offer).toBeHidden();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Make one: Recovery link' }).click();
  const code = await page.locator('.paper-link b').textContent();
  const other = await (await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })).newPage();
  await other.goto(`/back${code}`);
  await other.getByRole('button', { name: 'Yes, I am Mina' }).click();
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await other.goto('/history');
  await expect(other.locator('.finished-games li')).toHaveCount(1);
  await other.locator('.finished-games li .tool').click();
  await expect(other.locator('.reel')).toBeVisible();
  await close(page, other);
});
