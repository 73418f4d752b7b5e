import { CATALOGUE } from '@outcry/games';
import type { Page } from '@playwright/test';
import { finishedRecord } from './finished.ts';
import { begin, playNow, playQuickly } from './playing.ts';
import { expect, test } from './server.ts';
import { tasksDuring } from './tasks.ts';

/** Milliseconds of the processor: longer, and a page is felt to hang. */
const LONG = 50;
const KEPT = 30;
const MOVES = 40;
/** The next frame, or one more on a busy machine. */
const SOON = 2;

/** As many finished games as a device keeps: what is done for every move must not grow with them. */
async function fillDevice(page: Page): Promise<void> {
  const record = JSON.stringify(await finishedRecord('stockpile'));
  await page.addInitScript(
    ([text, count]) => {
      for (let game = 0; game < count; game++) localStorage.setItem(`outcry.game.old${game}`, text);
    },
    [record, KEPT] as const,
  );
}

/** Has the page count the frames from each click that sends a move until the tape tells of it. */
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

for (const { id } of CATALOGUE)
  test(`${id}: a move is seen in the next frame, and no task of the page is long while bots think`, async ({
    page,
    browser,
  }, info) => {
    await begin(page);
    await fillDevice(page);
    await watchMoves(page);
    await playNow(page, id);
    // Pressed by the page itself: a tester's click looks around for what it hits, which takes its time, too.
    const tasks = await tasksDuring(browser, page, () => playQuickly(page, MOVES));
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    const longest = tasks.slice(0, 5).map(({ cpu, wall }) => `${cpu.toFixed(0)} (${wall.toFixed(0)})`);
    info.annotations.push(
      { type: 'longest tasks in ms of processor (of clock)', description: longest.join(', ') },
      { type: 'frames until a move is seen', description: frames.join(' ') },
    );
    expect(tasks.length).toBeGreaterThan(MOVES);
    expect(tasks.filter(({ cpu }) => cpu > LONG)).toEqual([]);
    expect(frames.length).toBeGreaterThan(3);
    expect(frames.toSorted((a, b) => a - b)[Math.floor(frames.length / 2)]).toBeLessThanOrEqual(SOON);
  });
