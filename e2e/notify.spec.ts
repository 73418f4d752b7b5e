import type { Page } from '@playwright/test';
import type { MyTable, Notifications } from '../packages/server/api.ts';
import { mailServer, pushBrowser, receiver } from '../packages/server/testing/receivers.ts';
import { expectFits } from './fits.ts';
import { withAuthenticator } from './authenticator.ts';
import { expectAccessible } from './axe.ts';
import { close, makeTable, person, sitDown, start } from './people.ts';
import { doNext, playToTheEnd } from './playing.ts';
import { RealServer } from './realServer.ts';
import { expect, test } from './server.ts';

/**
 * Lets a page have push. This browser has no push service, so the two functions that ask for one are replaced: they
 * give the subscription of a service of ours. Everything else is the browser's, and the service worker the app's.
 */
async function withPush(page: Page, subscription: object): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((given) => {
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => ({ toJSON: () => given }) as unknown as PushSubscription;
  }, subscription);
}

/**
 * Presses a notification that is shown, or a button of it. Nobody can press one in a browser without a screen: the service
 * worker gets the event with the real notification, and a function in the place of the one that opens a window.
 */
const press = (page: Page, action: string) =>
  page
    .context()
    .serviceWorkers()[0]!
    .evaluate(async (pressed) => {
      const worker = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (path: string) => Promise<null>; matchAll: () => Promise<[]> };
        NotificationEvent: new (
          type: string,
          given: object,
        ) => Event & { waitUntil?: (work: Promise<unknown>) => void };
      };
      const [notification] = await worker.registration.getNotifications();
      let opened: string | null = null;
      worker.clients.matchAll = async () => [];
      worker.clients.openWindow = async (path) => {
        opened = path;
        return null;
      };
      const event = new worker.NotificationEvent('notificationclick', { notification, action: pressed });
      let done: Promise<unknown> = Promise.resolve();
      event.waitUntil = (work) => void (done = work);
      dispatchEvent(event);
      await done;
      return { opened };
    }, action);

const atOnce = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'At once' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('at once');
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('never from');
};

test('the page about notifications: a webhook, its sentence, quiet hours by handle and by field, a test, and /next', async ({
  browser,
}) => {
  const hook = await receiver();
  const server = new RealServer();
  await server.start({ OUTCRY_NOTIFY_HOSTS: hook.host });
  const noor = await person(browser, server.url, 'Noor');
  await makeTable(noor, { seats: 2 });
  await noor.goto('/notifications');
  const title = noor.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('We tell you nothing yet. Say where first.');
  await noor.getByRole('button', { name: 'Discord, Slack, Matrix, ntfy or any webhook' }).click();
  await noor.getByLabel('Kind').selectOption('json');
  await noor.getByLabel('Address').fill('https://10.0.0.1/hook');
  await noor.getByRole('button', { name: 'Save' }).click();
  await expect(noor.getByRole('alert')).toContainText('It must lead to the public internet');
  await noor.getByLabel('Address').fill(`${hook.url}/noor`);
  await noor.getByRole('button', { name: 'Save' }).click();
  await expect(title).toHaveText('We tell you after 10 minutes, by Webhook, never from 22:00 to 7:30.');
  await noor.getByRole('slider', { name: 'Quiet until' }).press('ArrowRight');
  await expect(title).toContainText('22:00 to 7:45');
  await noor.getByLabel('Quiet from').last().fill('23:10');
  await expect(title).toContainText('23:10 to 7:45');
  await noor.getByRole('button', { name: 'Send a test' }).click();
  await expect(noor.getByText('Sent to one place.')).toBeVisible();
  await expect.poll(() => hook.received.map(({ path }) => path)).toEqual(['/noor']);
  await expectAccessible(noor);
  await noor.goto('/next');
  await expect(noor.getByText('No table waits for you.')).toBeVisible();
  await close(noor);
  hook.close();
  await server.close();
});

for (const locale of ['en', 'fr', 'nl'] as const)
  for (const [width, theme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'dark'],
    [390, 'light'],
  ] as const)
    test(`the page about notifications in ${locale}, ${width} pixels wide, ${theme}, is accessible and fits @long`, async ({
      browser,
      server,
    }, info) => {
      const options = { viewport: { width, height: 844 } };
      const page = await person(browser, server.url, 'Noor', options);
      await makeTable(page, { seats: 2 }); // and so she is a guest of the server
      const post = (path: string, data: object) => page.request.post(path, { data, headers: { origin: server.url } });
      const seats = [{ kind: 'me' }, ...['trader', 'rookie'].map((bot) => ({ kind: 'bot', bot }))];
      await expect(await post('/api/tables', { game: 'taking-stock', seats, start: true })).toBeOK();
      await expect(await post('/api/notifications/hooks', { kind: 'ntfy', url: 'https://1.1.1.1/noor' })).toBeOK();
      await page.evaluate(
        (wanted) => {
          const kept = JSON.parse(localStorage.getItem('outcry.settings') ?? '{}') as object;
          localStorage.setItem('outcry.settings', JSON.stringify({ ...kept, ...wanted }));
        },
        { locale, theme },
      );
      const own = async () => ((await (await page.request.get('/api/notifications')).json()) as Notifications).tables;
      await expect.poll(own).toHaveLength(1); // the game has been dealt
      await page.goto('/notifications');
      await expect(page.locator('.own-tables li')).toHaveCount(1);
      await page.locator('.own-tables summary').click();
      await page.locator('.own-tables').getByRole('checkbox').last().click();
      await expect(page.locator('.own-tables').getByRole('button')).toBeVisible();
      await page.locator('.own-quiet select').selectOption('true');
      await expect(page.locator('.own-tables input[type="time"]')).toHaveCount(2);
      const until = page.locator('.own-tables input[type="time"]').last();
      await until.fill('09:15');
      await expect.poll(async () => (await own())[0]!.quiet).toMatchObject({ on: true, until: 555 });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await page.screenshot({ path: info.outputPath(`${locale}-${width}-${theme}.png`), fullPage: true });
      await close(page);
    });

test('the whole story: a guest adds a passkey, signs in elsewhere, gets a push and a mail, comes back by /next, finishes, and sees the rating change @long', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const smtp = await mailServer();
  const service = await pushBrowser();
  const server = new RealServer();
  await server.start({
    OUTCRY_NOTIFY_HOSTS: service.host,
    OUTCRY_SMTP_URL: smtp.url,
    OUTCRY_MAIL_FROM: 'Outcry <outcry@example.org>',
  });
  const url = server.url.replace('127.0.0.1', 'localhost');

  // A guest plays, and keeps the name with a passkey.
  const sana = await person(browser, url, 'Sana');
  await withAuthenticator(sana);
  const rated = (page: Page) => page.getByLabel('Rated').check();
  const link = (await makeTable(sana, { seats: 2, fill: rated })).replace('127.0.0.1', 'localhost');
  const rafi = await person(browser, url, 'Rafi');
  await sitDown(rafi, link);
  await start(sana, rafi);
  await sana.goto('/account');
  await sana.getByRole('button', { name: 'Keep Sana with a passkey' }).click();
  await expect(sana.getByRole('status')).toContainText('Done. You are still Sana');

  // A mail address, confirmed by a press.
  await sana.getByRole('button', { name: 'Add: E-mail' }).click();
  await sana.getByLabel('Your e-mail address').fill('sana@example.org');
  await sana.getByRole('button', { name: 'Send a link' }).click();
  await expect(sana.getByText('We sent a link to sana@example.org.')).toBeVisible();
  const secret = /\/mail(#[0-9A-Z-]+)/.exec(smtp.mails[0]!.text)![1]!;

  // A second device: by the code of the first.
  await sana.getByRole('button', { name: 'New code' }).click();
  const code = (await sana.getByLabel('Or open this link there:').inputValue()).split('#')[1]!;
  const phone = await person(browser, url, 'Phone', { serviceWorkers: 'allow' });
  await withPush(phone, service.subscription);
  await phone.goto(`/device#${code}`);
  await phone.getByRole('button', { name: 'Yes, sign in here' }).click();
  await expect(phone.locator('.figures')).toBeVisible();
  await sana.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(phone.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await phone.goto(`/mail${secret}`);
  await phone.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(phone.getByRole('status')).toContainText('Done.');
  await expectAccessible(phone);

  // It gets a push and a mail once nobody looks and Rafi has moved.
  await phone.goto('/notifications');
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
  await phone.getByRole('button', { name: 'Turn on' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('in your browser');
  await phone.getByRole('switch', { name: /^E-mail/ }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('by e-mail');
  await atOnce(phone);
  await sana.goto(link);
  await expect(sana.locator('.ask')).toBeVisible();
  await expect(async () => {
    await doNext(sana);
    await expect(rafi.locator('.ask')).toBeVisible({ timeout: 300 });
    expect(await rafi.locator('.ask .btn, [data-tap]').count()).toBeGreaterThan(0);
  }).toPass();
  await sana.goto('/account');
  await expect(async () => {
    await doNext(rafi);
    expect(service.received.length).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  expect(service.messages()[0]).toMatchObject({ event: 'turn', title: 'Your turn in Taking Stock' });
  await expect.poll(() => smtp.mails.length).toBe(2);
  expect(smtp.mails[1]!.text).toContain('Your turn in Taking Stock');

  // What the service worker makes of the push.
  const device = await phone.context().newCDPSession(phone);
  const registration = new Promise<string>((resolve) => {
    device.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(url));
      if (own) resolve(own.registrationId);
    });
  });
  await device.send('ServiceWorker.enable');
  await device.send('ServiceWorker.deliverPushMessage', {
    origin: url,
    registrationId: await registration,
    data: JSON.stringify(service.messages()[0]),
  });
  const shown = () =>
    phone.evaluate(async () => {
      const { ready } = navigator.serviceWorker;
      return (await (await ready).getNotifications()).map(({ title }) => title);
    });
  await expect.poll(shown).toEqual(['Your turn in Taking Stock']);
  const [path] = /\/t\/\w+/.exec(link)!;
  expect(await press(phone, 'open')).toEqual({ opened: path });
  await expect.poll(shown).toEqual([]);

  // She comes back by /next, moves, and finishes.
  await phone.goto('/next');
  await expect(phone).toHaveURL(/\/t\//);
  await expect(phone.locator('.ask')).toBeVisible();
  await expect(phone).toHaveTitle(/^\(1\)/);
  await Promise.all([playToTheEnd(phone), playToTheEnd(rafi)]);
  await expect(phone.locator('.rating-change')).toContainText('Game 1 of 5 before your rating is shown.');
  await close(sana, rafi, phone);
  service.close();
  smtp.close();
  await server.close();
});

test('the way to the next table: the table that waited longest, how many wait, in the bar and in the title @long', async ({
  browser,
  server,
}, info) => {
  const noor = await person(browser, server.url, 'Noor');
  await makeTable(noor, { seats: 2 }); // and so she is a guest of the server
  for (const game of ['taking-stock', 'stockpile', 'bear-raid', 'speculation']) {
    const seats = [{ kind: 'me' }, ...['rookie', 'rookie', 'rookie'].map((bot) => ({ kind: 'bot', bot }))];
    const data = { game, seats, start: true };
    await expect(await noor.request.post('/api/tables', { data, headers: { origin: server.url } })).toBeOK();
  }
  let waiting: MyTable[] = [];
  const forNoorAlone = async () => {
    const tables = (await (await noor.request.get('/api/mine')).json()) as MyTable[];
    waiting = tables.filter(({ yourTurn, actors }) => yourTurn && actors.length === 1);
    return waiting.length;
  };
  await expect.poll(forNoorAlone).toBe(4);
  await noor.addInitScript(() => {
    navigator.setAppBadge = async (count) => void (document.documentElement.dataset.badge = String(count));
  });
  const codes = waiting.toSorted((one, other) => one.since! - other.since!).map(({ code }) => code);
  await noor.goto('/next');
  await expect(noor).toHaveURL(new RegExp(`/t/${codes[0]}$`));
  const next = noor.getByRole('link', { name: 'Next table (3)' });
  await expect(next).toBeVisible();
  await expect(noor).toHaveTitle(/^\(4\) /);
  await expect(noor.locator('html')).toHaveAttribute('data-badge', '4');
  for (const theme of ['light', 'dark'])
    for (const width of [1440, 390, 360]) {
      await noor.setViewportSize({ width, height: 844 });
      await noor.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
      await expect(next.getByText('Next table')).toBeVisible();
      await expectFits(noor);
      await noor.screenshot({ path: info.outputPath(`next-${width}-${theme}.png`) });
    }
  // On a phone that lies the seats and the header are one row.
  for (const [width, height] of [
    [844, 390],
    [720, 340],
  ] as const) {
    await noor.setViewportSize({ width, height });
    await expect(noor.locator('html')).toHaveAttribute('data-layout', /short/);
    const seat = (await noor.locator('.floor > .seats > *').last().boundingBox())!;
    for (const tool of await noor.locator('.top-bar .tools > *:visible').all())
      expect((await tool.boundingBox())!.x).toBeGreaterThanOrEqual(seat.x + seat.width);
    await noor.screenshot({ path: info.outputPath(`next-${width}.png`) });
  }
  await noor.setViewportSize({ width: 1440, height: 844 });
  await expectAccessible(noor, '.top-bar');
  await next.click();
  await expect(noor).toHaveURL(new RegExp(`/t/${codes[1]}$`));
  await close(noor);
});
