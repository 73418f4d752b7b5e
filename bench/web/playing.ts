import { CATALOGUE } from '@outcry/games';
import type { Page } from '@playwright/test';
import { finishedRecord } from '../../e2e/finished.ts';
import { begin, playNow, playQuickly } from '../../e2e/playing.ts';
import { median, say } from '../report.ts';
import type { Figure } from '../report.ts';
import type { NewPage } from '../web.ts';
import { tasksDuring } from './tasks.ts';

/** The browser's own bound: a longer task is felt as a delay. */
const LONG = 50;
/** As many finished games as a device keeps: the work for a move must not grow with them. */
const KEPT = 30;
const MOVES = 40;
/** The next frame, or the one after it on a busy machine. */
const SOON = 2;

async function fillDevice(page: Page): Promise<void> {
  const record = JSON.stringify(await finishedRecord('stockpile'));
  await page.addInitScript(
    ([text, count]) => {
      for (let game = 0; game < count; game++) localStorage.setItem(`outcry.game.old${game}`, text);
    },
    [record, KEPT] as const,
  );
}

/** Makes the page count the frames from each click that sends a move until the tape shows it. */
const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const told = (): string => document.querySelector('.tape h2 small')?.textContent ?? '';
    const send = ({ target }: Event): void => {
      if (!(target as Element).closest('.ask .btn.go')) return;
      const before = told();
      let count = 0;
      const look = (): void => {
        count++;
        if (told() === before) requestAnimationFrame(look);
        else frames.push(count);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', send, { capture: true });
  });

/** The first moves of a game against bots that do not pause. */
async function play(page: Page, id: string) {
  await begin(page);
  await fillDevice(page);
  await watchMoves(page);
  await playNow(page, id);
  // The page clicks by itself: a click by Playwright first looks for what it hits, which takes time, too.
  const tasks = await tasksDuring(page, () => playQuickly(page, MOVES));
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  if (tasks.length < MOVES || frames.length < 3) throw new Error(`${id}: too little was measured`);
  return { cpu: tasks[0]!.cpu, wall: Math.max(...tasks.map(({ wall }) => wall)), frames };
}

/** How smoothly each game is played on the device. */
export async function playing(newPage: NewPage, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { id } of CATALOGUE) {
    say(`${runs} games of ${id}`);
    const games: Awaited<ReturnType<typeof play>>[] = [];
    for (let run = 0; run < runs; run++) games.push(await newPage((page) => play(page, id)));
    const cpu = games.map((game) => game.cpu);
    const wall = games.map((game) => game.wall);
    const frames = median(games.flatMap((game) => game.frames));
    figures.push(
      {
        name: `${id}: longest task, processor time`,
        value: median(cpu),
        unit: 'ms',
        must: `below ${LONG}`,
        reached: median(cpu) < LONG,
      },
      { name: `${id}: the same in the worst game`, value: Math.max(...cpu), unit: 'ms', must: '', reached: true },
      { name: `${id}: longest task, by the clock`, value: median(wall), unit: 'ms', must: '', reached: true },
      {
        name: `${id}: frames until a move is shown`,
        value: frames,
        unit: 'frames',
        must: `at most ${SOON}`,
        reached: frames <= SOON,
      },
    );
  }
  return figures;
}
