import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { LAUNCH, VIEWPORT } from './e2e/browser.ts';
import './scripts/compile-cache.mjs';

export default defineConfig({
  testDir: 'e2e',
  // Only in `npm run test:long`: more seats, the other theme, and whole games where the last rounds show as much.
  ...(process.env.OUTCRY_LONG ? {} : { grepInvert: /@long/ }),
  globalSetup: './e2e/build.ts',
  fullyParallel: true,
  workers: availableParallelism() + 1, // all cores, also while a test waits for a server or a page
  // Timeouts end tests that hang. They are no targets: a slow and busy machine must not reach them.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    actionTimeout: 30_000, // what cannot be pressed fails here, not at the end of the test
    viewport: VIEWPORT,
    serviceWorkers: 'block', // except in tests about them
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure', // a trace (`--trace on`) costs as much again as the test itself
    launchOptions: LAUNCH,
  },
});
