import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fits.ts';
import { close, makeTable, person, sitDown, start } from './people.ts';
import { begin } from './playing.ts';
import { expect, test } from './server.ts';

const PHONE = { width: 390, height: 844 };

interface Made {
  readonly id: string;
  readonly code: string;
}

/** Somebody who is signed in, and what they ask of the server without a page. */
async function known(browser: Browser, url: string, name: string) {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await begin(page, { name });
  const post = async (path: string, data: object): Promise<Made> =>
    (await (await context.request.post(path, { data })).json()) as Made;
  await post('/api/session', { name });
  const make = (more: object = {}) =>
    post('/api/tables', { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'me', name: 'Ama' }], ...more });
  return { context, page, post, make };
}

/** The same person at another device. */
async function anotherDevice(browser: Browser, url: string, { cookies }: { cookies: Cookies }): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await begin(page);
  return page;
}
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

test('who comes back finds the tables that wait first, all the others, and drops what is over on every device', async ({
  browser,
  server,
}) => {
  const { context, page, post, make } = await known(browser, server.url, 'Noor');
  const clock = { kind: 'move', seconds: 7200 };
  await make({ start: true, clock });
  for (let count = 0; count < 6; count++)
    await make({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }, { kind: 'open' }] });
  for (let count = 0; count < 8; count++) {
    const { id } = await make({ start: true });
    await post(`/api/tables/${id}/vote`, { seat: 0, end: true });
  }

  await page.setViewportSize(PHONE);
  await page.goto('/');
  const ticket = page.locator('.ticket');
  await expect(ticket).toHaveCount(1);
  await expect(ticket).toContainText(/1 hr 59 min left|2 hr left/);
  await expect(page.getByRole('heading', { name: 'Your turn, Noor.' })).toBeVisible();
  await expect(page).toHaveTitle('(1) Outcry');
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
  expect(await top('.ticket')).toBeLessThan(await top('.poster'));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Noor', exact: true }).click();
  await expect(page).toHaveTitle('(1) Settings · Outcry');
  await page.goBack();

  const lines = page.locator('.other-tables li');
  await expect(lines).toHaveCount(6);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(lines).toHaveCount(14);
  const drop = page.getByRole('button', { name: 'Drop from the list' });
  const finished = await drop.count();
  await drop.first().click();
  await expect(drop).toHaveCount(finished - 1);
  await page.locator('.other-tables .dropped').getByRole('button', { name: 'Undo' }).click();
  await expect(drop).toHaveCount(finished);
  await drop.first().click();
  await expect(page.locator('.other-tables .dropped')).toContainText('Taking Stock is off your list.');
  await expect(lines).toHaveCount(14); // in its place, with a way back

  const other = await anotherDevice(browser, server.url, { cookies: await context.cookies() });
  await other.goto('/');
  await other.getByRole('button', { name: 'Show more' }).click();
  await expect(other.locator('.other-tables li')).toHaveCount(13);
  await close(page, other);
});

test('the link and the code to scan carry an address that others can open', async ({ page }) => {
  await begin(page);
  await makeTable(page, { seats: 2 });
  // The server of the tests listens on this machine alone.
  await expect(page.locator('.qr-code')).toHaveCount(0);
  await page.getByRole('link', { name: 'How others get in' }).click();
  await expect(page.getByRole('heading', { name: 'In the same network' })).toBeVisible();
  await expectAccessible(page);

  const addresses = ['http://192.168.1.20:4180', 'http://100.64.0.2:4180'];
  await page.route('**/api/invitation', (route) => route.fulfill({ json: { addresses } }));
  await page.goBack();
  const link = page.getByLabel('Link to this table');
  await expect(link).toHaveValue(/^http:\/\/192\.168\.1\.20:4180\/t\/\w+$/);
  const scanned = () => page.locator('.qr-code path').getAttribute('d');
  const first = await scanned();
  await page.getByLabel('100.64.0.2:4180').check();
  await expect(link).toHaveValue(/^http:\/\/100\.64\.0\.2:4180\/t\/\w+$/);
  expect(await scanned()).not.toBe(first);
});

test('in the waiting room people talk, the host changes the terms, and everybody sees what changed', async ({
  browser,
  server,
}) => {
  const noor = await person(browser, server.url, 'Noor');
  const link = await makeTable(noor, { game: 'stockpile', seats: 3 });
  const jules = await person(browser, server.url, 'Jules', { viewport: PHONE });
  await sitDown(jules, link);
  const eve = await person(browser, server.url, 'Eve');
  await eve.goto(link);
  await expect(noor.locator('.talk')).toContainText('Jules sat down.');
  await expect(noor.locator('.looking-on')).toHaveText('Looking on: Eve');

  await jules.getByLabel('Say something').fill('With bonds?');
  await jules.getByRole('button', { name: 'Send' }).click();
  await expect(noor.locator('.talk')).toContainText('With bonds?');

  await expect(jules.getByRole('button', { name: 'Change the terms' })).toHaveCount(0);
  await noor.getByRole('button', { name: 'Change the terms' }).click();
  await noor.getByRole('group', { name: 'Bonds' }).getByLabel('Yes').check();
  await noor.getByLabel('20 seconds a move').check();
  await expectAccessible(noor);
  await noor.getByRole('button', { name: 'Save' }).click();
  await expect(jules.locator('.talk')).toContainText('Noor changed: Bonds; Clock: 20 seconds a move');
  await expect(jules.locator('.terms')).toContainText('Bonds');
  await noor.getByRole('button', { name: 'Fewer' }).click();
  await expect(jules.locator('.chairs li')).toHaveCount(2);
  await expectAccessible(jules);
  await start(noor, jules);
  await close(noor, jules, eve);
});

test('a public game is watched from the home page, and those who play see who looks on', async ({
  browser,
  server,
}) => {
  const { page: noor, make } = await known(browser, server.url, 'Noor');
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'rookie' }];
  const { code } = await make({ start: true, public: true, seats });
  await noor.goto(`/t/${code}`);
  const eve = await person(browser, server.url, 'Eve');
  await eve.goto('/');
  await eve
    .locator('.home-columns li', { hasText: 'Noor’s table' })
    .getByRole('link', { name: 'Watch' })
    .first()
    .click();
  await expect(eve.locator('.board')).toBeVisible();
  await noor.getByRole('button', { name: 'Menu' }).click();
  await expect(noor.locator('.menu')).toContainText('Looking on: Eve');
  await close(noor, eve);
});

test('a name changed in the settings of one tab is the name at the table in another', async ({ browser, server }) => {
  const noor = await person(browser, server.url, 'Noor');
  const link = await makeTable(noor, { seats: 2 });
  const settings = await noor.context().newPage();
  await settings.goto('/settings');
  await settings.getByLabel('Your name').fill('Noortje');
  await settings.getByRole('button', { name: 'Done' }).click();
  await expect(noor.locator('.chairs')).toContainText('Noortje');
  expect(noor.url()).toBe(link);
  await close(noor);
});

test('who comes for the first time sees a page that fits a phone, and no word of a lost connection', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => localStorage.setItem('outcry.settings', JSON.stringify({ locale: 'fr' })));
  const refused = page.waitForResponse((response) => response.url().endsWith('/api/me') && response.status() === 401);
  await page.goto('/');
  await refused;
  await expect(page.locator('.posters')).toBeVisible();
  await expectFits(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert')).toBeHidden();
});
