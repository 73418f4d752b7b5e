import type { Browser, Page } from '@playwright/test';
import { begin, doNext } from './playing.ts';
import { expect } from './server.ts';

/** A person with a browser of their own. */
export async function person(browser: Browser, url: string, name: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await begin(page, { name });
  return page;
}

/** A table of a game for so many seats, the last of them for bots; the others wait for people. */
export interface Wish {
  readonly game?: string;
  readonly seats: number;
  readonly bots?: number;
  /** Does what the form asks besides: the options of the game. */
  readonly fill?: (page: Page) => Promise<void>;
}

/** How many chairs the form begins with. */
const USUAL = 4;

/** Makes a table; yields the link to it. */
export async function makeTable(page: Page, { game = 'taking-stock', seats, bots = 0, fill }: Wish): Promise<string> {
  await page.goto(`/new/${game}`);
  for (let count = USUAL; count > seats; count--) await page.getByRole('button', { name: 'Fewer' }).click();
  for (let bot = 0; bot < bots; bot++) await page.getByLabel(`Who takes seat ${seats - bot}`).selectOption('rookie');
  await fill?.(page);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.locator('.chairs')).toBeVisible();
  return page.getByLabel('Link to this table').inputValue();
}

/** Takes a seat at a table one has the link of. */
export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('The host starts the game.')).toBeVisible();
}

/** The host starts, and everybody is at the table. */
export async function start(host: Page, ...others: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: 'Start' }).click();
  for (const page of [host, ...others]) await expect(page.locator('.ask')).toBeVisible();
}

/** Noor made a table for two, and Jules came by the link. */
export async function seatTwo(browser: Browser, url: string): Promise<[noor: Page, jules: Page, link: string]> {
  const noor = await person(browser, url, 'Noor');
  const link = await makeTable(noor, { seats: 2 });
  const jules = await person(browser, url, 'Jules');
  await sitDown(jules, link);
  return [noor, jules, link];
}

/** The same table, once it has begun. */
export async function tableOfTwo(browser: Browser, url: string): Promise<[noor: Page, jules: Page, link: string]> {
  const [noor, jules, link] = await seatTwo(browser, url);
  await start(noor, jules);
  return [noor, jules, link];
}

/** Everybody does what they are asked for until `done` says so. */
export async function playUntil(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    for (const page of pages) await doNext(page);
    expect(await done()).toBe(true);
  }).toPass({ intervals: [10] });
}

/** How many moves a page knows of. */
export const moves = async (page: Page): Promise<number> =>
  Number.parseInt(await page.locator('.tape h2 small').innerText());

/** Plays one move, whoever is asked for it, and waits until everybody knows of it. */
export async function oneMove(...pages: readonly Page[]): Promise<void> {
  const counts = () => Promise.all(pages.map(moves));
  const before = Math.max(...(await counts()));
  while (Math.max(...(await counts())) === before) for (const page of pages) if (await doNext(page)) break;
  await expect.poll(async () => new Set(await counts()).size).toBe(1);
}

export const close = (...pages: readonly Page[]): Promise<unknown> =>
  Promise.all(pages.map((page) => page.context().close()));
