import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LAUNCH, VIEWPORT } from '../e2e/browser.ts';
import build from '../e2e/build.ts';
import { RealServer } from '../e2e/realServer.ts';
import { report } from './report.ts';
import type { Figure } from './report.ts';
import { opening } from './web/opening.ts';
import { playing } from './web/playing.ts';
import { scrubbing } from './web/scrubbing.ts';

/** Hands a page of a browser that never saw the app to a measurement, and closes it afterwards. */
export type NewPage = <Result>(measure: (page: Page) => Promise<Result>) => Promise<Result>;

/** Every figure is a median over so many runs; `--quick` only shows that everything works. */
const RUNS = process.argv.includes('--quick') ? 1 : 7;
const parts = { opening, playing, scrubbing };

build();
const server = new RealServer();
await server.start();
const browser = await chromium.launch(LAUNCH);
const newPage: NewPage = async (measure) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const result = await measure(await context.newPage());
  await context.close();
  return result;
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const figures: Figure[] = [];
try {
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await part(newPage, RUNS)));
} finally {
  await browser.close();
  await server.close();
}
report(figures, `Chromium ${browser.version()}`);
