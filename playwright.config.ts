import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const named = process.env.OUTCRY_CHROMIUM;
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The system's browser, or the one a tester names; else the one Playwright brought. */
const executablePath = [...(named ? [named] : []), ...places].find((place) => existsSync(place));
const MEASURED = /(frames|scrub)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  // What only the long form does: more seats, the other theme, whole games where the last rounds show as much.
  ...(process.env.OUTCRY_LONG ? {} : { grepInvert: /@long/ }),
  globalSetup: './e2e/build.ts',
  fullyParallel: true,
  workers: 2,
  // What is measured in time comes last, one after the other: nothing else runs beside it then.
  projects: [
    { name: 'pages', testIgnore: MEASURED },
    { name: 'pace', testMatch: MEASURED, workers: 1 },
  ],
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    actionTimeout: 10_000, // what cannot be pressed says so, rather than wait for the end of the test
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block', // but where a test is about them
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure', // a trace (`--trace on`) costs as much again as the test itself
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
