import type { Table } from '@outcry/server/api';
import type { Page } from '@playwright/test';
import { randomFile } from '../packages/games/testing/randomFile.ts';
import { expectAccessible } from './axe.ts';
import { againstBots, finishedTable } from './finished.ts';
import { expectFits } from './fits.ts';
import { close, tableOfTwo } from './people.ts';
import { begin } from './playing.ts';
import { expect, test } from './server.ts';

const SENTENCE = /does not have the version of the rules this game is played by/;

/** Lets a browser see tables as a server shows them that lost their rules; yields all it asks for from then on. */
async function withoutRules(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.route(/\/api\/(codes|tables)\/\w+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as Table), playable: false } });
  });
  return asked;
}

test('a table of unknown rules says so; names and chat are there, and nothing of the game is asked for', async ({
  browser,
  server,
}) => {
  const [noor, jules, link] = await tableOfTwo(browser, server.url);
  await noor.getByRole('button', { name: 'Chat' }).click();
  const say = (page: Page, text: string) =>
    page
      .getByLabel('Say something')
      .fill(text)
      .then(() => page.keyboard.press('Enter'));
  await say(noor, 'Where is the board?');
  await expect(noor.locator('.chat li')).toContainText('Where is the board?');

  const asked = await withoutRules(jules);
  await jules.goto(link);
  await expect(jules.getByText(SENTENCE)).toBeVisible();
  await expect(jules.locator('.chairs')).toContainText(/Noor.*Jules/s);
  await expect(jules.locator('.ask')).toHaveCount(0);
  await expect(jules.getByRole('button', { name: 'Chat', exact: true })).toBeVisible(); // nothing new since
  await jules.getByRole('button', { name: 'Chat' }).click();
  await expect(jules.locator('.chat li')).toContainText(['Where is the board?']);
  await say(jules, 'I see none either.');
  await expect(noor.locator('.chat li')).toContainText(['Where is the board?', 'I see none either.']);
  const refusal = { status: 429, json: { error: 'too-many', message: '' } };
  await jules.route('**/api/tables/*/chat', (route) => route.fulfill(refusal), { times: 1 });
  await say(jules, 'Ask, then.');
  await expect(jules.locator('.notices')).toContainText('That was too fast.');
  await expectAccessible(jules, 'body');
  await expectFits(jules);
  expect(asked.filter((path) => /\/(position|views|file)$/.test(path))).toEqual([]);
  await jules.goto('/');
  await expect(jules.locator(`a[href="${new URL(link).pathname}"]`).first()).toBeVisible();
  await close(noor, jules);
});

test('of a finished table of unknown rules the result is shown, and its replay says why there is none', async ({
  page,
  server,
}) => {
  const { id } = await finishedTable(server.url);
  await begin(page);
  await withoutRules(page);
  await page.goto(`/t/${id}`);
  await expect(page.getByRole('heading', { name: /(wins|share the victory) with \$/ })).toBeVisible();
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await page.goto(`/replay/t/${id}`);
  await expect(page.getByText(SENTENCE)).toBeVisible();
});

test('a game of this device and an imported one of unknown rules say so', async ({ page }) => {
  await begin(page);
  await page.goto('/');
  const file = { ...againstBots(await randomFile('taking-stock'), 'trader'), rulesVersion: 99 };
  const kept = { id: 'odd', file, started: 1, updated: 2 };
  await page.evaluate((text) => {
    localStorage.setItem('outcry.game.odd', text);
    localStorage.setItem('outcry.import.odd', text);
  }, JSON.stringify(kept));
  for (const path of ['/solo/odd', '/replay/solo/odd', '/replay/file/odd']) {
    await page.goto(path);
    await expect(page.getByText(SENTENCE)).toBeVisible();
  }
});
