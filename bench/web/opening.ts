import type { Page } from '@playwright/test';
import { begin } from '../../e2e/playing.ts';
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
  return figures;
}
