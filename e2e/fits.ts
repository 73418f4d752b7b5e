import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** Nothing is wider than the screen, once the letters are there. */
export const expectFits = (page: Page): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'how much wider than the screen',
    )
    .toBeLessThanOrEqual(0);
