import type { Browser, BrowserContext, Page } from '@playwright/test';
import { begin, doNext } from './playing.ts';
import { expect, test } from './server.ts';

/** Somebody with a browser of his own. */
async function person(browser: Browser, url: string, name: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await begin(page, { name });
  return page;
}

/** Makes a table for so many seats; those not named by a bot wait for people. */
async function makeTable(page: Page, seats: number, bots = 0): Promise<string> {
  await page.goto('/new/taking-stock');
  for (let count = 4; count > seats; count--) await page.getByRole('button', { name: 'Fewer' }).click();
  for (let bot = 0; bot < bots; bot++) await page.getByLabel(`Who takes seat ${seats - bot}`).selectOption('trader');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.locator('.chairs')).toBeVisible();
  return page.getByLabel('Link to this table').inputValue();
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('The host starts the game.')).toBeVisible();
}

async function start(host: Page, ...others: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: 'Start' }).click();
  for (const page of [host, ...others]) await expect(page.locator('.ask')).toBeVisible();
}

/** Everybody does what he is asked for until `done` says so. */
async function playUntil(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    for (const page of pages) await doNext(page);
    expect(await done()).toBe(true);
  }).toPass({ timeout: 120_000, intervals: [10] });
}

const moves = async (page: Page): Promise<number> => Number.parseInt(await page.locator('.tape h2 small').innerText());

/** The table of two: Noor is the host, Jules joined by the link, and it has begun. */
async function tableOfTwo(browser: Browser, url: string): Promise<[noor: Page, jules: Page, link: string]> {
  const noor = await person(browser, url, 'Noor');
  const link = await makeTable(noor, 2);
  const jules = await person(browser, url, 'Jules');
  await sitDown(jules, link);
  await start(noor, jules);
  return [noor, jules, link];
}

const close = (...pages: readonly Page[]): Promise<unknown> => Promise.all(pages.map((page) => page.context().close()));

/** All that a browser is told of the game: bodies of answers, and what the stream carries. */
function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/') || response.url().includes('/api/stream')) return;
    heard.push(await response.text().catch(() => ''));
  });
  return heard;
}

/** Has the page note every message of its stream, before anything else reads it. */
const overhearStream = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const Real = EventSource;
    window.EventSource = class extends Real {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', ({ data }: MessageEvent<string>) => heard.push(data));
      }
    };
  });

interface Heard {
  readonly kind?: string;
  readonly positions?: readonly { readonly view: { readonly seat: number | null; readonly hand: readonly number[] } }[];
  readonly view?: { readonly seat: number | null; readonly hand: readonly number[] };
}

/** Every view in what was heard, wherever it stands. */
function views(texts: readonly string[]): NonNullable<Heard['view']>[] {
  const found: NonNullable<Heard['view']>[] = [];
  const search = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(search);
    if (typeof value !== 'object' || value === null) return undefined;
    if ('hand' in value && 'seat' in value) found.push(value as NonNullable<Heard['view']>);
    return Object.values(value).forEach(search);
  };
  for (const text of texts) if (text.startsWith('{') || text.startsWith('[')) search(JSON.parse(text));
  return found;
}

test('three people and a bot play to the end by link; no browser is ever told another’s hand', async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const noor = await person(browser, server.url, 'Noor');
  const link = await makeTable(noor, 4, 1);
  const jules = await person(browser, server.url, 'Jules');
  const pim = await person(browser, server.url, 'Pim', { viewport: { width: 390, height: 844 } });
  const people = [noor, jules, pim];
  const heard = people.map(overhear);
  for (const page of people) await overhearStream(page.context());
  await noor.reload();
  await sitDown(jules, link);
  await sitDown(pim, link);
  await start(...(people as [Page, Page, Page]));

  await jules.getByRole('button', { name: 'Chat' }).click();
  await jules.getByLabel('Say something').fill('<b>Good luck</b> & have fun');
  await jules.getByRole('button', { name: 'Send' }).click();
  await jules.keyboard.press('Escape');
  await expect(noor.getByRole('button', { name: 'Chat' })).toContainText('1');
  await noor.getByRole('button', { name: 'Chat' }).click();
  await expect(noor.locator('.chat li')).toContainText('<b>Good luck</b> & have fun');
  await noor.keyboard.press('Escape');

  await playUntil(people, async () => (await moves(noor)) >= 30);
  for (const texts of heard) expect(texts.join('\n')).not.toMatch(/"seed":"|"hands"|"deck"/);
  await playUntil(people, () => noor.locator('.end').isVisible());
  for (const page of people) await expect(page.locator('.places li')).toHaveCount(4);
  const titles = await Promise.all(people.map((page) => page.locator('.end h2').innerText()));
  expect(new Set(titles).size).toBe(1);
  await jules.getByRole('button', { name: 'Check it' }).click();
  await expect(jules.getByText(/Fair: all \d+ moves/)).toBeVisible();

  for (const [seat, page] of people.entries()) {
    const stream = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    const seen = views([...heard[seat]!, ...stream]);
    expect(seen.length).toBeGreaterThan(50);
    expect(new Set(seen.map((view) => view.seat))).toEqual(new Set([seat]));
  }

  await jules.getByRole('button', { name: 'Rematch' }).click();
  await expect(noor.getByRole('button', { name: 'Join the rematch' })).toBeVisible();
  await noor.getByRole('button', { name: 'Join the rematch' }).click();
  await expect(noor.locator('.chairs')).toContainText('Jules');
  await close(...people);
});

test('the connection is cut and comes back: the page says so, and goes on with what was missed', async ({
  browser,
  server,
}) => {
  const [noor, jules] = await tableOfTwo(browser, server.url);
  await playUntil([noor, jules], async () => (await moves(noor)) >= 2);
  await noor.context().setOffline(true);
  await expect(noor.getByRole('alert')).toContainText('The connection is lost');
  await playUntil([jules], async () => !(await doNext(jules)));
  await noor.context().setOffline(false);
  await expect(noor.getByRole('alert')).toBeHidden({ timeout: 30_000 });
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
  await ownServer.start();
  for (const page of [noor, jules]) await expect(page.getByRole('alert')).toBeHidden({ timeout: 30_000 });
  expect(await moves(noor)).toBe(before);
  await playUntil([noor, jules], async () => (await moves(noor)) >= before + 4 && (await moves(jules)) >= before + 4);
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
  for (let step = 0; step < 4 && !(await late.getByText('The table had moved on').isVisible()); step++)
    await doNext(late);
  await expect(late.getByText('The table had moved on before your move arrived')).toBeVisible();
  await expect(async () => expect(await moves(late)).toBeGreaterThan(before)).toPass();
  await device.close();
  await close(noor, jules);
});

test('an undo is asked for and agreed to; somebody leaves and a bot plays on; he comes back', async ({
  browser,
  server,
}) => {
  const [noor, jules] = await tableOfTwo(browser, server.url);
  const pages = [noor, jules];
  await playUntil(pages, async () => noor.getByRole('button', { name: 'Undo' }).isEnabled());
  await noor.getByRole('button', { name: 'Undo' }).click();
  await jules.getByRole('button', { name: 'Agree' }).click();
  await expect(noor.getByRole('button', { name: 'Make it again' })).toBeVisible();
  await expect(jules.locator('.tape')).toContainText('Noor took a move back.');
  await noor.getByRole('button', { name: 'Make it again' }).click();
  await expect(jules.locator('.tape')).toContainText('Noor made it again.');

  await jules.getByRole('button', { name: 'Menu' }).click();
  await jules.getByRole('button', { name: 'Leave the table' }).click();
  await jules.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(noor.locator('.tape')).toContainText('Jules left; a bot plays on.');
  await jules.goBack();
  await jules.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(noor.locator('.tape')).toContainText('Jules is back.');

  for (const page of pages) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Vote to end the game' }).click();
  }
  await expect(noor.getByRole('heading', { name: 'The table voted to stop' })).toBeVisible();
  await close(...pages);
});

test('somebody without a seat looks on and sees no hand', async ({ browser, server }) => {
  const [noor, jules, link] = await tableOfTwo(browser, server.url);
  const ama = await person(browser, server.url, 'Ama');
  const heard = overhear(ama);
  await ama.goto(link);
  await expect(ama.locator('.ask')).toBeVisible();
  await playUntil([noor, jules], async () => (await moves(ama)) >= 4);
  await expect(ama.locator('.hand [data-held]')).toHaveCount(0);
  expect(views(heard).filter(({ seat, hand }) => seat !== null || hand.length > 0)).toEqual([]);
  await close(noor, jules, ama);
});

test('hot-seat online: two people at one device against a friend far away', async ({ browser, server }) => {
  const noor = await person(browser, server.url, 'Noor');
  const link = await makeTable(noor, 3);
  await noor.getByLabel('Somebody else at this device').fill('Bea');
  await noor.getByRole('button', { name: 'Add a seat here' }).click();
  await expect(noor.locator('.chairs')).toContainText('Bea');
  const jules = await person(browser, server.url, 'Jules');
  await sitDown(jules, link);
  await noor.getByRole('button', { name: 'Start' }).click();
  const seen = new Set<string>();
  await expect(async () => {
    const curtain = noor.locator('.curtain button');
    if (await curtain.isVisible()) {
      await expect(noor.locator('.hand')).toHaveCount(0);
      seen.add(await curtain.innerText());
      await curtain.click();
    }
    await doNext(noor);
    await doNext(jules);
    expect([...seen].sort()).toEqual(['I am Bea', 'I am Noor']);
  }).toPass({ timeout: 60_000, intervals: [10] });
  await close(noor, jules);
});
