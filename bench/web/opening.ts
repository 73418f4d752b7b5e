import { CATALOGUE } from '@outcry/games';
import type { Page } from '@playwright/test';
import { begin, OFFERS } from '../../e2e/playing.ts';
import { median } from '../report.ts';
import type { Figure } from '../report.ts';
import type { NewPage } from '../web.ts';

const MOST = 10_000;

/** Milliseconds from opening the home page until a newcomer who clicks once sees what the link leads to. */
async function opened(page: Page, link: string, there: string): Promise<number> {
  await begin(page);
  const began = performance.now();
  await page.goto('/');
  await page.locator(link).click();
  await page.locator(there).first().waitFor();
  return performance.now() - began;
}

/** A phone of today, and how many times slower it is than the machine. */
const PHONE = { width: 390, height: 844 };
const SLOWED = 4;
const SOON = 1_500;

/** Milliseconds from Play now on a slow phone until something can be decided. */
async function begun(page: Page, game: string): Promise<number> {
  await begin(page);
  await page.setViewportSize(PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto('/', { waitUntil: 'networkidle' });
  return page.evaluate(
    ([link, decision]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = (): void => {
          if (document.querySelector(decision)) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>(link)!.click();
        look();
      }),
    [`.poster.g-${game} .btn.go`, OFFERS.join()] as const,
  );
}

/** How soon somebody who never opened the app plays. */
export async function opening(newPage: NewPage, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, link, there] of [
    ['from the home page to the first decision', '.poster.g-taking-stock .btn.go', '.hand .may'],
    ['from the home page to the first words of a guided game', 'a[href="/learn/taking-stock"]', '.coach .coach-rules'],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await newPage((page) => opened(page, link, there)));
    const value = median(times);
    figures.push({ name, value, unit: 'ms', must: `below ${MOST}`, reached: value < MOST });
  }
  for (const { id } of CATALOGUE) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await newPage((page) => begun(page, id)));
    const value = median(times);
    figures.push({
      name: `${id}: from Play now to the first decision, on a phone slowed ${SLOWED} times`,
      value,
      unit: 'ms',
      must: `below ${SOON}`,
      reached: value < SOON,
    });
  }
  return figures;
}
