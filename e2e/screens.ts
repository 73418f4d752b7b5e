import type { Page } from '@playwright/test';
import { openFinished } from './finished.ts';
import { doNext, playACard, playNow, untilACardIsAsked } from './playing.ts';
import { expect } from './server.ts';

/** Every screen by its name, and the way there from wherever one is. In this order they need the fewest steps. */
export const SCREENS: readonly (readonly [name: string, go: (page: Page) => Promise<void>])[] = [
  ['home', (page) => open(page, '/', '.posters')],
  ['the bots', (page) => open(page, '/bots', '.bot-cards')],
  ['settings', (page) => open(page, '/settings', '.panel')],
  ['choosing a game', (page) => open(page, '/new', '.game-picker')],
  ['making a table', (page) => open(page, '/new/taking-stock', '.chair-row')],
  ['rules page', (page) => open(page, '/rules/taking-stock', '.rules .source-tag')],
  ['an address that leads nowhere', (page) => open(page, '/nowhere', '.dead-end')],
  ['a game that is not here', (page) => open(page, '/solo/none', '.dead-end')],
  ['a link that has expired', (page) => open(page, '/t/ZZZZZZ', '.dead-end')],
  ['waiting room', waitingRoom],
  ['curtain', curtain],
  ['table', table],
  ['table, a card chosen', async (page) => void (await doNext(page))],
  ['rules drawer', (page) => drawer(page, 0, '.rules .rule')],
  ['hint', (page) => drawer(page, 1, '.hints')],
  ['menu', (page) => drawer(page, -1, '.menu')],
  ['looking back', lookingBack],
  ['end', end],
  ['replay', (page) => open(page, '/replay/solo/finished?at=40', '.reel')],
  ['playing on from a replay', goOn],
  ['history', (page) => open(page, '/history', '.finished-games li')],
];

async function open(page: Page, path: string, there: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(there).first()).toBeVisible();
}

async function waitingRoom(page: Page): Promise<void> {
  await open(page, '/new/taking-stock', '.chair-row');
  await page.locator('.form-end .btn.go').click();
  await expect(page.locator('.table-code')).toBeVisible();
}

async function curtain(page: Page): Promise<void> {
  await open(page, '/new/taking-stock', '.chair-row');
  await page.locator('input[name=preset]').nth(1).check();
  await page.locator('.form-end .btn.go').click();
  await expect(page.locator('.curtain')).toBeVisible();
}

async function table(page: Page): Promise<void> {
  await playNow(page);
  for (let cards = 0; cards < 2; cards++) await playACard(page);
  await untilACardIsAsked(page);
}

/** Opens the drawer of a tool of the table, counted from the left. */
async function drawer(page: Page, tool: number, there: string): Promise<void> {
  await page.keyboard.press('Escape');
  const tools = page.locator('.top-bar .tool:visible');
  await (tool < 0 ? tools.last() : tools.nth(tool)).click();
  await expect(page.locator(`.drawer ${there}`).first()).toBeVisible();
}

async function lookingBack(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.tape li button').last().click();
  await expect(page.locator('.past-bar')).toBeVisible();
}

async function goOn(page: Page): Promise<void> {
  await page.locator('.replay-desk .actions .btn').last().click();
  await expect(page.locator('.drawer .choices').first()).toBeVisible();
}

async function end(page: Page): Promise<void> {
  await openFinished(page, 'taking-stock');
  await expect(page.locator('.places')).toBeVisible();
}
