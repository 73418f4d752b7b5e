import { existsSync } from 'node:fs';

const named = process.env.OUTCRY_CHROMIUM;
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** OUTCRY_CHROMIUM if set, else the system's browser, else the one Playwright installed. */
const executablePath = [...(named ? [named] : []), ...places].find((place) => existsSync(place));

/** How tests and benchmarks start the browser. */
export const LAUNCH = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

export const VIEWPORT = { width: 1440, height: 900 };
