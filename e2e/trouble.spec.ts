import { close, makeTable, moves, person, sitDown, start } from './people.ts';
import { begin, doNext, playACard, playNow } from './playing.ts';
import { quietProxy } from './quietProxy.ts';
import { expect, test } from './server.ts';
import { newerBuild } from './versions.ts';

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  await begin(page);
  for (const address of ['/t/%E0%A4%A', '/no/such/page']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Nothing is traded here' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.locator('.posters')).toBeVisible();
});

test('a game that cannot go on says so, and home is one press away', async ({ page }) => {
  await begin(page);
  await page.route(/\/assets\/worker-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'setTimeout(() => reportError(new Error("torn")))' }),
  );
  await page.goto('/');
  await page.locator('.poster.g-taking-stock .btn.go').click();
  await expect(page.getByRole('heading', { name: 'Something tore' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.locator('.posters')).toBeVisible();
});

test('an expired link says so and leads home', async ({ page }) => {
  await begin(page);
  await page.goto('/');
  await page.getByLabel('Code or link').fill('zzz-zzz');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
});

test('a full table says so; a removed guest is told; an open table is found in the lobby', async ({
  browser,
  server,
}) => {
  const [noor, jules, ama] = await Promise.all(
    ['Noor', 'Jules', 'Ama'].map(async (name) => {
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      await begin(page, { name });
      return page;
    }),
  );
  await noor!.goto('/new/taking-stock');
  for (let fewer = 0; fewer < 2; fewer++) await noor!.getByRole('button', { name: 'Fewer' }).click();
  await noor!.getByRole('button', { name: 'Make the table' }).click();
  await expect(noor!.locator('.table-code')).toBeVisible();
  await noor!.getByLabel('Listed for everybody').click();
  await expect(noor!.getByLabel('Listed for everybody')).toBeChecked();
  const link = await noor!.getByLabel('Link to this table').inputValue();

  await jules!.goto('/');
  await jules!.locator('.home-columns li', { hasText: 'Noor’s table' }).getByRole('link', { name: 'Sit down' }).click();
  await jules!.getByRole('button', { name: 'Sit down' }).click();
  await expect(noor!.locator('.chairs')).toContainText('Jules');

  await ama!.goto(link);
  await expect(ama!.getByText('This table is full.')).toBeVisible();

  await noor!.getByRole('button', { name: 'Remove' }).click();
  await expect(ama!.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expect(jules!.getByRole('heading', { name: 'You were removed' })).toBeVisible();
  await jules!.reload();
  await expect(jules!.getByRole('heading', { name: 'You were removed' })).toBeVisible();
  await expect(jules!.getByRole('link', { name: 'Make a table' })).toBeVisible();

  await noor!.getByRole('button', { name: 'Leave the table' }).click();
  await ama!.reload();
  await expect(ama!.getByRole('heading', { name: /This table was closed|This link has expired/ })).toBeVisible();
  await Promise.all([noor!, jules!, ama!].map((page) => page.context().close()));
});

test('without a server the page says so, and one plays alone all the same', async ({ page, ownServer }) => {
  await begin(page);
  await page.goto(ownServer.url);
  await expect(page.locator('.posters')).toBeVisible();
  await ownServer.kill();
  await page.locator('.home-columns').getByLabel('Code or link').fill('BCDFGH');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: /The server is not reached|Something tore/ })).toBeVisible();
  await ownServer.start();
  await page.getByRole('button', { name: /Try again|Reload/ }).click();
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
});

test('an old tab after an update is told to reload, and its game is kept', async ({ browser, ownServer }) => {
  const newer = newerBuild();
  const context = await browser.newContext({ baseURL: ownServer.url });
  const page = await context.newPage();
  await begin(page);
  await page.goto('/new/taking-stock');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.locator('.table-code')).toBeVisible();
  await ownServer.kill();
  await ownServer.start({ OUTCRY_WEB: newer.folder });
  await page.evaluate(() => dispatchEvent(new Event('online'))); // rather than wait for the page's next try
  await expect(page.getByRole('alert')).toContainText('Outcry was updated', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('.table-code')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await context.close();
  newer.remove();
});

test('where the browser has no room left to keep a game, one is told so and plays all the same', async ({ page }) => {
  await begin(page);
  await page.goto('/');
  await page.evaluate(() => {
    for (let size = 2 ** 22, count = 0; size >= 1;)
      try {
        localStorage.setItem(`filled ${count}`, 'x'.repeat(size));
        count++;
      } catch {
        size = Math.floor(size / 2);
      }
  });
  await playNow(page);
  await expect(page.locator('.notices')).toContainText('no room left to keep this game');
  await playACard(page);
  await expect(page.locator('.tape')).toContainText('Noor');
});

test('a game open in two tabs is played in one of them, and no move is lost', async ({ page, context }) => {
  await begin(page);
  await playNow(page);
  await playACard(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await playACard(second);
  const left = await second.locator('.hand [data-held]').count();
  await expect(page.locator('h1')).toHaveText('This game goes on in another tab');
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(page.locator('.hand [data-held]')).toHaveCount(left);
  await expect(second.locator('h1')).toHaveText('This game goes on in another tab');
});

/** The same address by another way. */
const by = (url: string, link: string): string => url + new URL(link).pathname;

test('a connection that goes silent is noticed and mended, and nothing is missed', async ({ browser, server }) => {
  const proxy = await quietProxy(server.url);
  const [noor, jules] = [await person(browser, proxy.url, 'Noor'), await person(browser, server.url, 'Jules')];
  await noor.clock.install();
  const link = await makeTable(noor, { seats: 2 });
  await expect(noor.locator('.talk')).toBeVisible(); // what comes last of what the page loads
  proxy.hush();
  await sitDown(jules, by(server.url, link));
  await expect(noor.getByRole('alert')).toBeHidden();
  await noor.clock.fastForward(26_000);
  await expect(noor.getByRole('alert')).toContainText('The connection is lost');
  proxy.speak();
  // The browser may have other dead connections to try first.
  await expect(async () => {
    await noor.clock.fastForward(10_000);
    await expect(noor.locator('.chairs')).toContainText('Jules', { timeout: 1000 });
    await expect(noor.getByRole('alert')).toBeHidden({ timeout: 1000 });
  }).toPass();
  await close(noor, jules);
  proxy.close();
});

test('a move without an answer says so on its button, then in a banner, and happens once', async ({
  browser,
  server,
}) => {
  const proxy = await quietProxy(server.url);
  const [noor, jules] = [await person(browser, proxy.url, 'Noor'), await person(browser, server.url, 'Jules')];
  await noor.clock.install();
  const link = await makeTable(noor, { seats: 2 });
  await sitDown(jules, by(server.url, link));
  await start(noor, jules);
  const go = noor.locator('.ask .btn.go');
  await expect(async () => {
    if (await go.isVisible()) return;
    if (!(await doNext(noor))) await doNext(jules);
    expect(await go.isVisible()).toBe(true);
  }).toPass({ intervals: [20] });
  const label = await go.innerText();
  const before = await moves(jules);
  proxy.hush();
  await go.click();
  const sending = noor.locator('.ask .sending');
  await expect(sending).toHaveText(`${label} Sending…`);
  await expect(noor.getByRole('alert')).toBeHidden();
  await noor.clock.fastForward(5000);
  await expect(noor.getByRole('alert')).toContainText('No answer yet');
  // The try is given up, and sent again with the same key.
  await noor.clock.fastForward(8000);
  await expect(noor.getByRole('alert')).toContainText('The connection is lost');
  proxy.speak();
  await expect(async () => {
    await noor.clock.fastForward(5000);
    await expect(sending).toBeHidden({ timeout: 1000 });
    await expect(noor.getByRole('alert')).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => moves(jules)).toBe(before + 1);
  await expect.poll(() => moves(noor)).toBe(before + 1);
  await close(noor, jules);
  proxy.close();
});

test('over the limit of guests the page says so, and how long to wait', async ({ browser, ownServer }) => {
  await ownServer.kill();
  await ownServer.start({ OUTCRY_LIMIT_GUESTS: '1' });
  const [noor, jules] = [await person(browser, ownServer.url, 'Noor'), await person(browser, ownServer.url, 'Jules')];
  const link = await makeTable(noor, { seats: 2 });
  await jules.goto(link);
  await expect(jules.getByRole('heading', { name: 'Too many at once' })).toBeVisible();
  await expect(jules.getByText(/Try again in \d+ (second|minute)/)).toBeVisible();
  await jules.goto('/new/taking-stock');
  await jules.getByRole('button', { name: 'Make the table' }).click();
  await expect(jules.getByText(/Too many requests from here. Try again in \d+ (second|minute)/)).toBeVisible();
  await close(noor, jules);
});
