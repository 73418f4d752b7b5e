import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

// The board that docs/add-a-game.md shows is the one that is played here.

const ROOT = join(import.meta.dirname, 'whispers');
const source = readFileSync(join(ROOT, 'Board.tsx'), 'utf8');

interface Built {
  readonly output: readonly {
    readonly fileName: string;
    readonly code?: string;
    readonly source?: string | Uint8Array;
  }[];
}
let files: Map<string, string | Buffer>;

test.beforeAll(async () => {
  const built = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, target: 'es2023' },
  })) as unknown as Built;
  files = new Map(
    built.output.map(({ fileName, code, source: asset = '' }) => [
      fileName,
      code ?? (typeof asset === 'string' ? asset : Buffer.from(asset)),
    ]),
  );
});

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

async function open(page: Page): Promise<void> {
  await page.route('http://whispers.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const body = files.get(name);
    const contentType = TYPES[name.split('.').at(-1)!] ?? 'application/octet-stream';
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType });
  });
  await page.goto('http://whispers.test/');
}

test('the page shows the whole board, which has fewer than 300 lines', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/add-a-game.md'), 'utf8');
  expect(page).toContain(`\`\`\`tsx\n${source}\`\`\``);
  expect(source.split('\n').length).toBeLessThan(300);
});

test('a whole game is played on it: by a drag, by a second tap, by digits and by buttons', async ({ page }) => {
  await open(page);
  const send = page.locator('[data-send]');
  const over = page.getByText('The game is over.');
  const next = page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Next' });
  const card = page.locator('[data-piece]').first();
  const ways = [
    async () => {
      await card.dragTo(page.getByRole('region', { name: 'Board' }));
    },
    async () => {
      await card.click();
      await card.click();
    },
    async () => {
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    },
  ];
  let laid = 0;
  const choice = page.locator('[data-tap]:not([data-piece])[aria-pressed=false]').first();
  await expect(async () => {
    if (await next.isVisible()) await next.click();
    else if (await card.isVisible()) await ways[laid++ % ways.length]!();
    else if (await send.isVisible()) await send.click();
    else if (await choice.isVisible()) await choice.click();
    expect(await over.isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
  await expect(over).toBeVisible();
  expect(laid).toBeGreaterThanOrEqual(3); // once a round, and by every way
});
