import { readFileSync } from 'node:fs';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fits.ts';
import { begin } from './playing.ts';
import { expect, test } from './server.ts';

test('a change of a table is tried out in the browser, and the report can be saved', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, { theme: 'dark' });
  await page.goto('/rules/taking-stock');
  const panel = page.getByRole('region', { name: 'Try a change' });
  await panel.getByRole('combobox', { name: 'Table' }).selectOption('start');
  await expect(panel.getByRole('button', { name: 'Play and compare' })).toBeDisabled();
  const entry = panel.getByRole('textbox').first();
  await entry.fill('99');
  await panel.getByRole('combobox', { name: 'Bots' }).selectOption('random');
  await panel.getByRole('combobox', { name: 'Games each way' }).selectOption('100');
  await panel.getByRole('button', { name: 'Play and compare' }).click();
  await expect(panel.getByRole('alert')).toContainText('start must be <= 39');
  await entry.fill('9');
  await panel.getByRole('button', { name: 'Play and compare' }).click();
  const report = panel.getByRole('region', { name: 'Report' });
  await expect(report.getByRole('heading', { name: 'What differs' })).toBeVisible();
  await expect(report.getByText('Winner’s wealth').first()).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save the report' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('taking-stock-report.html');
  const html = readFileSync(await file.path(), 'utf8');
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('What differs');
});

test('games under way can be cancelled @long', async ({ page }) => {
  await begin(page);
  await page.goto('/rules/bear-raid');
  const panel = page.getByRole('region', { name: 'Try a change' });
  await panel.getByRole('textbox').first().fill('30');
  await panel.getByRole('combobox', { name: 'Bots' }).selectOption('trader');
  await panel.getByRole('combobox', { name: 'Games each way' }).selectOption('1000');
  await panel.getByRole('button', { name: 'Play and compare' }).click();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('button', { name: 'Play and compare' })).toBeEnabled();
});
