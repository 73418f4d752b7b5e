import type { Page } from '@playwright/test';
import { begin } from '../../e2e/playing.ts';
import { randomFile } from '../../packages/games/testing/randomFile.ts';
import { median, say } from '../report.ts';
import type { Figure } from '../report.ts';
import type { NewPage } from '../web.ts';
import { tasksDuring } from './tasks.ts';

const FRAMES = 60;
const RATE = 30;
const BUDGET = 1000 / RATE;

/** Drags the slider through the whole game, a jump every frame. Yields how many of those frames came a second. */
const drag = (page: Page, moves: number): Promise<number> =>
  page.evaluate(
    async ([last, frames]) => {
      const slider = document.querySelector<HTMLInputElement>('.reel input')!;
      const told = document.querySelector('.reel b')!;
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const frame = () => new Promise<number>((next) => requestAnimationFrame(next));
      const texts = new Set<string>();
      const began = await frame();
      let ended = began;
      for (let at = 1; at <= frames; at++) {
        setValue.call(slider, String(Math.round((last * at) / frames)));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        ended = await frame();
        texts.add(told.textContent);
      }
      if (texts.size < frames) throw new Error(`only ${texts.size} of ${frames} moments were shown`);
      return frames / ((ended - began) / 1000);
    },
    [moves, FRAMES] as const,
  );

/** How smoothly the slider of a long replay moves. */
export async function scrubbing(newPage: NewPage, runs: number): Promise<Figure[]> {
  const file = await randomFile('speculate', 4, 2, {}, 1);
  const { length } = file.moves;
  say(`a replay of ${length} moves`);
  const rates: number[] = [];
  const costs: number[] = [];
  await newPage(async (page) => {
    await begin(page);
    await page.goto('/');
    const buffer = Buffer.from(JSON.stringify(file));
    await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await page.locator('.reel').waitFor();
    for (let run = 0; run < runs; run++) {
      rates.push(await drag(page, length));
      const tasks = await tasksDuring(page, async () => void (await drag(page, length)));
      costs.push(tasks.reduce((sum, { cpu }) => sum + cpu, 0) / FRAMES);
    }
  });
  const [rate, cost] = [median(rates), median(costs)];
  return [
    {
      name: `scrubbing through ${length} moves`,
      value: rate,
      unit: 'frames/s',
      must: `at least ${RATE}`,
      reached: rate >= RATE,
    },
    {
      name: 'the same, processor time a frame',
      value: cost,
      unit: 'ms',
      must: `below ${BUDGET.toFixed(1)}`,
      reached: cost < BUDGET,
    },
  ];
}
