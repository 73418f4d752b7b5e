import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { close, makeTable, moves, oneMove, person, playUntil, sitDown, start, tableOfTwo } from './people.ts';
import { doNext } from './playing.ts';
import { expect, test } from './server.ts';

/** The first of these who is asked for a card. */
const firstAsked = (...pages: readonly Page[]): Promise<Page> =>
  Promise.any(
    pages.map(async (page) => {
      await page.locator('.hand .may').first().waitFor();
      return page;
    }),
  );

test('the connection is cut and comes back: the page says so, and goes on with what was missed', async ({
  browser,
  server,
}) => {
  const [noor, jules] = await tableOfTwo(browser, server.url);
  await playUntil([noor, jules], async () => (await moves(noor)) >= 2);
  await noor.context().setOffline(true);
  await expect(noor.getByRole('alert')).toContainText('The connection is lost');
  await expectAccessible(noor);
  await playUntil([jules], async () => !(await doNext(jules)));
  await noor.context().setOffline(false);
  await expect(noor.getByRole('alert')).toBeHidden({ timeout: 60_000 });
  await expect(async () => expect(await moves(noor)).toBe(await moves(jules))).toPass();
  const before = await moves(jules);
  await playUntil([noor, jules], async () => (await moves(jules)) > before + 2 && (await moves(noor)) > before + 2);
  await close(noor, jules);
});

test('the server is killed in mid-game and started again: nobody loses a move, and the game goes on', async ({
  browser,
  ownServer,
}) => {
  const [noor, jules] = await tableOfTwo(browser, ownServer.url);
  await playUntil([noor, jules], async () => (await moves(noor)) >= 4 && (await moves(jules)) >= 4);
  await expect(async () => expect(await moves(noor)).toBe(await moves(jules))).toPass();
  const before = await moves(noor);
  await ownServer.kill();
  await expect(noor.getByRole('alert')).toContainText('The connection is lost');
  const fetched: string[] = [];
  noor.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/tables/')) fetched.push(request.url());
  });
  await ownServer.start();
  for (const page of [noor, jules]) await expect(page.getByRole('alert')).toBeHidden({ timeout: 60_000 });
  expect([before, before + 1]).toContain(await moves(noor)); // one that was on its way may have arrived since
  await playUntil([noor, jules], async () => (await moves(noor)) >= before + 4 && (await moves(jules)) >= before + 4);
  expect(fetched).toEqual([]); // the stream goes on exactly where it broke off: what one is choosing stays chosen
  await close(noor, jules);
});

test('a move pressed twice that does not get through is sent again by itself, and arrives once', async ({
  browser,
  server,
}) => {
  const [noor, jules] = await tableOfTwo(browser, server.url);
  const asked = await firstAsked(noor, jules);
  const keys: string[] = [];
  let cut = true;
  await asked.route('**/api/tables/*/moves', (route, request) => {
    keys.push((request.postDataJSON() as { key: string }).key);
    return cut ? route.abort() : route.continue();
  });
  const go = asked.locator('.ask .btn.go');
  while (!(await go.isVisible())) await doNext(asked);
  await go.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(asked.getByRole('alert')).toContainText('The connection is lost');
  expect(await moves(asked)).toBe(0);
  cut = false;
  await expect(asked.getByRole('alert')).toBeHidden();
  for (const page of [noor, jules]) await expect(page.locator('.tape h2 small')).toHaveText(/^1 /);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await close(noor, jules);
});

test('what cannot be fetched as the game begins is fetched as soon as it can be', async ({ browser, server }) => {
  const noor = await person(browser, server.url, 'Noor');
  const link = await makeTable(noor, { seats: 2 });
  const jules = await person(browser, server.url, 'Jules');
  await sitDown(jules, link);
  const LOG = '**/api/tables/*/log*';
  await jules.route(LOG, (route) => route.abort());
  const missed = jules.waitForEvent('requestfailed', (request) => request.url().includes('/log'));
  await start(noor);
  await missed;
  await jules.unroute(LOG);
  await expect(jules.locator('.ask')).toBeVisible();
  await close(noor, jules);
});

test('a second tab and a second device show the same seat; the tabs share one stream', async ({ browser, server }) => {
  const [noor, jules, link] = await tableOfTwo(browser, server.url);
  const streams: string[] = [];
  noor.context().on('request', (request) => {
    if (request.url().includes('/api/stream')) streams.push(request.url());
  });
  const tab = await noor.context().newPage();
  await tab.goto(link);
  await expect(tab.locator('.ask')).toBeVisible();
  expect(streams).toEqual([]);

  const device = await browser.newContext({
    storageState: await noor.context().storageState(),
    reducedMotion: 'reduce',
  });
  const phone = await device.newPage();
  await phone.goto(link);
  await expect(phone.locator('.ask')).toBeVisible();
  const hand = (page: Page) =>
    page.locator('.hand [data-held]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-held')));
  expect(await hand(phone)).toEqual(await hand(noor));

  await playUntil([tab, jules], async () => (await moves(tab)) >= 3);
  await expect(async () => {
    expect(await moves(noor)).toBe(await moves(tab));
    expect(await moves(phone)).toBe(await moves(tab));
  }).toPass();

  // The tab that holds the stream is closed: the other takes it over and misses nothing.
  await noor.close();
  const before = await moves(tab);
  await playUntil([tab, jules], async () => (await moves(tab)) >= before + 3 && (await moves(phone)) >= before + 3);
  await device.close();
  await close(tab, jules);
});

test('a move that comes too late is not made: the page says so and shows how it stands', async ({
  browser,
  server,
}) => {
  const [noor, jules, link] = await tableOfTwo(browser, server.url);
  const asked = async (page: Page) => page.locator('.hand .may').first().isVisible();
  await playUntil([jules], async () => asked(noor));
  const device = await browser.newContext({
    storageState: await noor.context().storageState(),
    reducedMotion: 'reduce',
  });
  const late = await device.newPage();
  await late.route('**/api/stream*', (route) => route.abort());
  await late.goto(link);
  await expect(late.locator('.hand .may').first()).toBeVisible();
  const before = await moves(noor);
  await playUntil([noor], async () => (await moves(noor)) > before);
  await expect(async () => {
    const notice = late.getByText('The table had moved on before your move arrived');
    if (!(await notice.isVisible())) await doNext(late);
    await expect(notice).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [10] });
  await expect(async () => expect(await moves(late)).toBeGreaterThan(before)).toPass();
  await device.close();
  await close(noor, jules);
});

test('an undo is asked for and agreed to; somebody leaves and a bot plays on; they come back', async ({
  browser,
  server,
}) => {
  const [noor, jules] = await tableOfTwo(browser, server.url);
  const pages = [noor, jules];
  const undo = noor.getByRole('button', { name: 'Undo' });
  // One move at a time: another one under way would make the undo impossible.
  do await oneMove(noor, jules);
  while (!(await undo.isEnabled()));
  await undo.click();
  await expect(jules.getByRole('button', { name: 'Agree' })).toBeVisible();
  await expectAccessible(jules);
  await jules.getByRole('button', { name: 'Agree' }).click();
  await expect(noor.getByRole('button', { name: 'Make it again' })).toBeVisible();
  await expect(jules.locator('.tape')).toContainText('Noor took 1 move back');
  await noor.getByRole('button', { name: 'Make it again' }).click();
  await expect(jules.locator('.tape')).toContainText('Noor made it again.');

  await jules.getByRole('button', { name: 'Menu' }).click();
  await jules.getByRole('button', { name: 'Leave the table' }).click();
  await jules.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(noor.locator('.tape')).toContainText('Jules left; a bot plays on.');
  await expect(jules.locator('.posters')).toBeVisible(); // else there is nothing to go back to yet
  await jules.goBack();
  await jules.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(noor.locator('.tape')).toContainText('Jules is back.');

  await noor.getByRole('button', { name: 'Menu' }).click();
  const vote = noor.getByRole('button', { name: 'Vote to end the game' });
  await vote.click();
  await expect(jules.locator('.notice')).toContainText('Noor asks to end the game now, without a result.');
  await jules.getByRole('button', { name: 'No, play on' }).click();
  await expect(noor.locator('.tape')).toContainText('Jules wants to play on.');
  await vote.click();
  await expect(noor.locator('.drawer .notice')).toContainText('This was asked or refused just now.');
  await noor.keyboard.press('Escape');
  await oneMove(noor, jules); // after it, it may be asked again
  await noor.getByRole('button', { name: 'Menu' }).click();
  await vote.click();
  await expect(noor.locator('.drawer .notice')).toContainText('Waiting for Jules.'); // not hidden behind the menu
  await jules.getByRole('button', { name: 'Agree' }).click();
  await expect(noor.getByRole('heading', { name: 'The table voted to stop' })).toBeVisible();
  await expect(noor.getByRole('dialog')).toBeHidden();
  await close(...pages);
});

/** Noor and Bea at one device, Jules far away, and the game begun. */
async function tableWithHotSeat(browser: Browser, url: string) {
  const noor = await person(browser, url, 'Noor');
  const link = await makeTable(noor, { seats: 3 });
  await noor.getByLabel('Somebody else at this device').fill('Bea');
  await noor.getByRole('button', { name: 'Add a seat here' }).click();
  await expect(noor.locator('.chairs')).toContainText('Bea');
  const jules = await person(browser, url, 'Jules');
  await sitDown(jules, link);
  await noor.getByRole('button', { name: 'Start' }).click();
  return { noor, jules, link, curtain: noor.locator('.curtain button') };
}

test('hot-seat online: two people at one device against a friend far away', async ({ browser, server }) => {
  const { noor, jules, curtain } = await tableWithHotSeat(browser, server.url);
  const seen = new Set<string>();
  await expect(async () => {
    if (await curtain.isVisible()) {
      await expect(noor.locator('.hand')).toHaveCount(0);
      seen.add(await curtain.innerText());
      await curtain.click();
      await expect(curtain).toBeHidden(); // their view has to be fetched first
    }
    await doNext(noor);
    await doNext(jules);
    expect([...seen].sort()).toEqual(['I am Bea', 'I am Noor']);
  }).toPass({ intervals: [10] });
  await close(noor, jules);
});

test('hot-seat online: what one has seen does not show to the next while their own view is fetched', async ({
  browser,
  server,
}) => {
  const { noor, jules, link, curtain } = await tableWithHotSeat(browser, server.url);
  while (!(await curtain.isVisible())) {
    await doNext(noor);
    await doNext(jules);
  }
  const fetched = Promise.withResolvers<void>();
  await noor.route('**/api/tables/*/log*', async (route) => {
    await fetched.promise;
    await route.continue();
  });
  await curtain.click();
  // Something happens at the table meanwhile, and the page hears of it.
  const { id } = await (await jules.request.get(`/api/codes/${link.split('/').at(-1)}`)).json();
  await jules.request.post(`/api/tables/${id}/chat`, { data: { text: 'Well?' } });
  await jules.getByRole('button', { name: 'Chat' }).click();
  await expect(jules.getByText('Well?')).toBeVisible();
  await expect(noor.locator('.hand')).toHaveCount(0);
  fetched.resolve();
  await expect(noor.locator('.hand')).toBeVisible();
  await close(noor, jules);
});
