// Draws every kind of decision of every board, to be compared with those of another commit:
//   npm run pictures -- before        on the one commit
//   npm run pictures -- after before  on the other: names the pictures that differ in a pixel
// A picture is written by the same browser, so equal pixels are equal bytes.
import { readFileSync, mkdirSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dealtHere, fastRng, fileOfMatch, Match, parseOptions, pick, tableKey } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { CATALOGUE, newestGame } from '@outcry/games';
import { LAUNCH } from './browser.ts';
import build from './build.ts';
import { openFinished } from './finished.ts';
import { begin, doNext } from './playing.ts';
import { RealServer } from './realServer.ts';

const {
  positionals: [folder, base],
  values: { game: only },
} = parseArgs({ allowPositionals: true, options: { game: { type: 'string' } } });
if (folder === undefined) throw new Error('name a folder for the pictures');

/** The screen of a phone is as long as the page: a picture of what must be scrolled to is seldom drawn twice alike. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1280, height: 1100 },
  { width: 390, height: 1900 },
  { width: 844, height: 390 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** More options are more kinds of decisions. */
const OPTIONS: Readonly<Record<string, object>> = {
  stockpile: { investors: 'choice', strategies: true, commodities: true, bonds: true, forecastDice: true },
};
const NAMES = ['Noor', 'Ada', 'Jules', 'Pim'];
/** What is pressed of one decision at most. */
const PRESSES = 4;
/** Places that begin a choice, each tried by itself. */
const PLACES = [
  '.ask .choose .btn:not(.chosen, [aria-disabled=true])',
  '.ask .action-choice .btn:enabled:not(.chosen)',
  '.ask .stepper .btn:last-child:enabled',
  '.board .may:not(.chosen)',
  '.market .may:not(.chosen)',
  '.market .own .may:not(.chosen)',
  '.lying-die:enabled',
  '.own-die:enabled',
];
/** Nothing that a clock drives. */
const STILL = '* { transition: none !important; animation: none !important } .thinking { visibility: hidden }';

/** Tables of one random game, each where Noor is asked something of another kind, and one late in the game. */
function* tables(game: AnyGame) {
  const fairness = dealtHere(NAMES.length, '7'.padStart(64, '0'));
  const options = parseOptions(game, OPTIONS[game.id] ?? {}, NAMES.length);
  const match = new Match(game, { seats: NAMES.length, options, key: tableKey(fairness) });
  const seats = NAMES.map((name, seat) =>
    seat === 0 ? ({ name, kind: 'person', level: null } as const) : ({ name, kind: 'bot', level: 'rookie' } as const),
  );
  const seen = new Map<string, number>();
  const rng = fastRng(7);
  for (let actors = game.actors(match.state); actors.length > 0; actors = game.actors(match.state)) {
    if (actors.includes(0)) {
      const legal = game.legal(match.state, 0) as readonly { kind: string; what?: string }[];
      const kind = [...new Set(legal.map((move) => [move.kind, move.what].filter(Boolean).join('-')))]
        .toSorted()
        .join('+');
      const times = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, times);
      if (times === 1 || times === 8)
        yield {
          name: `${kind} ${times}`,
          record: { id: 'laid', file: fileOfMatch(match, { seats, data: null, fairness }) },
        };
    }
    const seat = actors.at(-1)!;
    match.make(seat, pick(game.legal(match.state, seat), rng));
  }
}

let drawn = 0;
const different: string[] = [];

/** The page once it rests: two pictures are the same. */
async function rested(page: Page): Promise<Buffer> {
  let before: Buffer | null = null;
  for (let tries = 0; tries < 20; tries++) {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', style: STILL });
    if (before?.equals(picture)) return picture;
    before = picture;
    await page.waitForTimeout(100);
  }
  throw new Error(`the page does not come to rest: ${page.url()}`);
}

/** The page as it is, in every size and theme. */
async function draw(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const file = `${name} ${size.width}x${size.height} ${colorScheme}.png`.replaceAll('/', '-');
      const picture = await rested(page);
      writeFileSync(join(folder!, file), picture);
      drawn++;
      if (base === undefined) continue;
      const before = join(base, file);
      if (!existsSync(before) || !readFileSync(before).equals(picture)) different.push(file);
    }
  }
  await page.setViewportSize(SIZES[0]);
}

async function drawDecision(page: Page, name: string, record: object): Promise<void> {
  await page.evaluate(
    (text) => localStorage.setItem('outcry.game.laid', text),
    JSON.stringify({ ...record, started: 1, updated: 1 }),
  );
  await page.goto('/solo/laid');
  await page.locator('.ask').waitFor();
  await draw(page, `${name} asked`);
  for (const [number, place] of PLACES.entries()) {
    const first = page.locator(place).first();
    if (!(await first.isVisible())) continue;
    await first.click();
    await draw(page, `${name} place ${number}`);
    await page.keyboard.press('Escape');
  }
  const go = page.locator('.ask .btn.go');
  for (let press = 1; press <= PRESSES && !(await go.isVisible()); press++) {
    if (!(await doNext(page))) break;
    await draw(page, `${name} chosen ${press}`);
  }
  if (!(await go.isVisible())) return;
  await go.click();
  await draw(page, `${name} sent`);
}

build();
mkdirSync(folder, { recursive: true });
const server = new RealServer();
await server.start();
const browser = await chromium.launch(LAUNCH);
try {
  const games = CATALOGUE.filter(({ id }) => only === undefined || only.split(',').includes(id));
  for (const { id } of games) {
    const context = await browser.newContext({ baseURL: server.url, viewport: SIZES[0], serviceWorkers: 'block' });
    const page = await context.newPage();
    await begin(page, { pace: 'never', theme: 'system' });
    await page.goto('/');
    for (const { name, record } of tables(await newestGame(id))) await drawDecision(page, `${id} ${name}`, record);
    await openFinished(page, id);
    await page.locator('.end').waitFor();
    await draw(page, `${id} end`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
process.stdout.write(`${drawn} pictures in ${folder}\n`);
if (base !== undefined) {
  for (const file of different) process.stdout.write(`differs: ${file}\n`);
  process.stdout.write(`${different.length} differ from ${base}\n`);
  process.exitCode = different.length === 0 ? 0 : 1;
}
