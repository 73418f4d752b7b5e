import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { request } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fits.ts';
import { person } from './people.ts';
import { playToTheEnd } from './playing.ts';
import type { RealServer } from './realServer.ts';
import { expect, test } from './server.ts';

test('a rated game: made so, without hints; its end, the profile and the ladder say what it came to', async ({
  browser,
  server,
}) => {
  const noor = await person(browser, server.url, 'Noor');
  await noor.goto('/ladder/taking-stock');
  await expect(noor.getByText('Nobody has five games yet. Five rated games put you on it.')).toBeVisible();
  await noor.goto('/new/taking-stock');
  for (let count = 4; count > 2; count--) await noor.getByRole('button', { name: 'Fewer' }).click();
  await noor.getByLabel('Who takes seat 2').selectOption('rookie');
  await noor.getByLabel('Rated').check();
  await expect(noor.getByText('A rated game is played on the server')).toBeVisible();
  await noor.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(noor.locator('.ask')).toBeVisible();
  await expect(noor.locator('.top-bar')).toContainText('rated');
  await expect(noor.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await noor.keyboard.press('h');
  await expect(noor.getByRole('dialog')).toHaveCount(0);
  await playToTheEnd(noor);
  await expect(noor.locator('.rating-change')).toContainText('Game 1 of 5 before your rating is shown.');
  await expectAccessible(noor, '.rating-change');

  await noor.goto('/account');
  await noor.getByRole('link', { name: 'Profile' }).click();
  await expect(noor.getByRole('heading', { name: 'Noor', level: 1 })).toBeVisible();
  await expect(noor.getByText('Four more rated games to a rating.')).toBeVisible();
  await noor.locator('.rated-game').getByRole('link').click();
  await expect(noor).toHaveURL(/\/ladder\/taking-stock$/);
  await noor.goBack();
  await expect(noor.locator('.result-list li')).toHaveCount(1);
  await expect(noor.locator('.against-list')).toContainText('Rookie');
  await expectAccessible(noor);
  await noor.setViewportSize({ width: 390, height: 844 });
  await expectFits(noor);
  await noor.goto('/ladder/taking-stock');
  await expect(noor.getByRole('img', { name: '1 of 5 games' })).toHaveCount(2);
  await expectFits(noor);
  await expectAccessible(noor);
});

/** Gives people ratings of Taking Stock, spread over a long scale; some came up or down since Monday. */
function rated(server: RealServer, people: readonly string[]): void {
  const db = new DatabaseSync(join(server.data, 'outcry.db'), { timeout: 5000 });
  const week = Math.floor((Date.now() / 86_400_000 + 3) / 7);
  const put = db.prepare(`insert into rating (game, who, bot, mu, sigma, low, games, won, last, week, week_low)
    values ('taking-stock', (select id from person where name = ?), 0, ?, 2, ?, 20, 5, 1, ?, ?)`);
  for (const [place, name] of people.entries()) {
    const mu = 55 - 7 * place;
    const low = Math.round(1500 + 40 * (mu - 25) - 160);
    put.run(name, mu, low, week, place === 2 ? low - 400 : low);
  }
  db.prepare(
    `insert into career (person, game, games, won, stayed, live_moves, live_spent, slow_moves, slow_spent)
      select id, 'taking-stock', 20, 5, 18, 100, 1500000, 0, 0 from person where name = 'Sana'`,
  ).run();
  db.close();
}

test('a ladder on a phone: every line fits, names lead to profiles, and a seat says how reliable they are', async ({
  browser,
  ownServer: server,
}) => {
  const names = ['Ada Lovelace of Ghent', 'Sana', 'Kofi', 'Mei', 'Rafi', 'Jules'];
  let code = '';
  for (const name of names) {
    const session = await request.newContext({ baseURL: server.url, extraHTTPHeaders: { origin: server.url } });
    await expect(await session.post('/api/session', { data: { name } })).toBeOK();
    if (name === 'Sana') {
      const data = { game: 'taking-stock', seats: [{ kind: 'me' }, { kind: 'open' }], public: true };
      ({ code } = (await (await session.post('/api/tables', { data })).json()) as { code: string });
    }
    await session.dispose();
  }
  rated(server, names);
  const noor = await person(browser, server.url, 'Noor', { viewport: { width: 390, height: 844 } });
  await noor.goto('/ladder');
  await expect(noor.locator('.ladder tbody tr')).toHaveCount(names.length);
  await expectFits(noor);
  await expectAccessible(noor);
  await expect(noor.locator('.ladder .down')).toHaveCount(1);
  for (const line of await noor.locator('.ladder tbody tr').all()) {
    const [inner, outer] = [await line.locator('.rating-track').boundingBox(), await line.boundingBox()];
    expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
  }
  await noor.getByRole('link', { name: 'Sana' }).click();
  await expect(noor.getByRole('heading', { name: 'Sana', level: 1 })).toBeVisible();
  // How reliable they are stands where one would sit down with them.
  const reliable = 'finished 18 of 20 games';
  await noor.goto('/');
  await expect(noor.getByText(`Sana ${reliable}`)).toBeVisible();
  await noor.goto(`/t/${code}`);
  await expect(noor.locator('.reliable')).toContainText(reliable);
  const away = (await noor.getByText('host, away').boundingBox())!;
  expect((await noor.locator('.reliable').boundingBox())!.y).toBeGreaterThanOrEqual(away.y + away.height - 1);
  await noor.setViewportSize({ width: 1280, height: 900 });
  await noor.goto('/ladder/taking-stock');
  await expect(noor.locator('.track-axis')).toBeVisible();
  const marks = await noor.locator('.track-axis span').all();
  const boxes = await Promise.all(marks.map((mark) => mark.boundingBox()));
  expect(boxes.length).toBeGreaterThan(2);
  for (const [index, box] of boxes.slice(1).entries())
    expect(box!.x).toBeGreaterThan(boxes[index]!.x + boxes[index]!.width);
  await noor.close();
});
