import type { GameFile } from '@outcry/engine';
import { CATALOGUE, gameOf } from '@outcry/games';
import type { Response, Table } from '@outcry/server/api';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { overhear } from './overhear.ts';
import type { Overheard } from './overhear.ts';
import { close, makeTable, moves, person, playUntil, sitDown, start } from './people.ts';
import { playQuickly } from './playing.ts';
import { courseOf, secretsIn, stepsOf } from '../packages/server/testing/secrets.ts';
import { expect, test } from './server.ts';

/** Somebody at a table whose browser is listened in on; seat null: they look on. */
interface Guest {
  readonly seat: number | null;
  readonly page: Page;
  readonly ears: Overheard;
}

/** Holds what a browser heard of a finished game against what its seat was shown by the rules. */
async function expectNoSecrets({ page, seat, ears }: Guest, id: string): Promise<void> {
  const heard = await ears.all();
  const get = async <T>(path: string): Promise<T> => (await page.request.get(`/api/${path}`)).json() as Promise<T>;
  const [file, log] = [await get<GameFile>(`tables/${id}/file`), await get<Response<'log'>>(`tables/${id}/log`)];
  const found = secretsIn(heard, courseOf(await gameOf(file), file, stepsOf(log.entries)), seat);
  expect(found.secrets).toEqual([]);
  // And there was something to find.
  for (const what of ['views', 'moves', 'rows'] as const)
    expect(found[what], `${what} compared for seat ${seat}`).toBeGreaterThanOrEqual(file.moves.length);
}

/** Moves that are made by hand, before everybody hurries. */
const BY_HAND = 12;

/** Everybody plays to the end; on the way it is noted what the pages show and keep. */
async function playOn(guests: readonly Guest[]): Promise<void> {
  const playing = guests.filter(({ seat }) => seat !== null).map(({ page }) => page);
  await playUntil(playing, async () => (await moves(playing[0]!)) >= BY_HAND);
  for (const { ears } of guests) await ears.look();
  await Promise.all(playing.map((page) => playQuickly(page)));
  for (const { page } of guests) await expect(page.locator('.end')).toBeVisible();
}

/** Those who will play, in the order of their seats, and Ama, who looks on. */
const gather = (browser: Browser, url: string, names: readonly string[]): Promise<Guest[]> =>
  Promise.all(
    [...names, 'Ama'].map(async (name, seat) => {
      const page = await person(browser, url, name);
      return { page, seat: seat < names.length ? seat : null, ears: await overhear(page) };
    }),
  );

/** The first makes the table, with bots where nobody sits, the others come by the link, and it begins. Yields its id. */
async function sitTogether(game: string, seats: number, guests: readonly Guest[]): Promise<string> {
  const [host, ...others] = guests.flatMap(({ page, seat }) => (seat === null ? [] : [page]));
  const link = await makeTable(host!, { game, seats, bots: seats - 1 - others.length });
  for (const page of others) await sitDown(page, link);
  await start(host!, ...others);
  const watcher = guests.at(-1)!.page;
  await watcher.goto(link);
  await expect(watcher.locator('.ask')).toBeVisible();
  const found = await host!.request.get(`/api/codes/${link.split('/').at(-1)}`);
  return ((await found.json()) as Table).id;
}

async function expectOneEnd(guests: readonly Guest[], seats: number): Promise<void> {
  for (const { page } of guests) await expect(page.locator('.places li')).toHaveCount(seats);
  const titles = await Promise.all(guests.map(({ page }) => page.locator('.end h2').innerText()));
  expect(new Set(titles).size).toBe(1);
}

const TAKING_STOCK = 'taking-stock';

test('Taking Stock: three people and a bot play to the end by link, with chat, proof and rematch; no browser is told what is hidden from it', async ({
  browser,
  server,
}) => {
  const guests = await gather(browser, server.url, ['Noor', 'Jules', 'Pim']);
  const [noor, jules, , ama] = guests.map(({ page }) => page) as [Page, Page, Page, Page];
  const id = await sitTogether(TAKING_STOCK, 4, guests);
  await expect(ama.locator('.hand [data-held]')).toHaveCount(0);

  await jules.getByRole('button', { name: 'Chat' }).click();
  await jules.getByLabel('Say something').fill('<b>Good luck</b> & have fun');
  await jules.getByRole('button', { name: 'Send' }).click();
  await jules.keyboard.press('Escape');
  await expect(noor.getByRole('button', { name: 'Chat' })).toContainText('1');
  await noor.getByRole('button', { name: 'Chat' }).click();
  await expect(noor.locator('.chat li')).toContainText('<b>Good luck</b> & have fun');
  await expectAccessible(noor);
  await noor.keyboard.press('Escape');

  await playOn(guests);
  await expectOneEnd(guests, 4);
  for (const guest of guests) await expectNoSecrets(guest, id);
  await jules.getByRole('button', { name: 'Check it' }).click();
  await expect(jules.getByText(/Fair: all \d+ moves/)).toBeVisible();

  await jules.locator('.end').getByRole('button', { name: 'Rematch' }).click();
  await noor.locator('.end').getByRole('button', { name: 'Join the rematch' }).click();
  await expect(noor.locator('.chairs')).toContainText('Jules');
  await close(...guests.map(({ page }) => page));
});

/** In the long form only: their games are the longest, and what the server tells is tried for every game without a browser. */
const LONG = ['speculate', 'speculation', 'stockpile'];

for (const { id: game } of CATALOGUE.filter(({ id }) => id !== TAKING_STOCK))
  test(`${game}${LONG.includes(game) ? ' @long' : ''}: two people and a bot play to the end while another looks on; no browser is told what is hidden from it`, async ({
    browser,
    server,
  }) => {
    const guests = await gather(browser, server.url, ['Noor', 'Jules']);
    const id = await sitTogether(game, 3, guests);
    await playOn(guests);
    await expectOneEnd(guests, 3);
    for (const guest of guests) await expectNoSecrets(guest, id);
    await close(...guests.map(({ page }) => page));
  });
