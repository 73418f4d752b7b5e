import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** All is looked at in one theme; in the other, what a theme changes. (Legacy mode: without a page for frames.) */
const THEMES: readonly (readonly [theme: string, rules: Parameters<AxeBuilder['options']>[0]])[] = [
  ['light', {}],
  ['dark', { runOnly: ['color-contrast'] }],
];

/** Axe finds nothing on the page, or in one part of it, neither in the light theme nor in the dark one. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const dress = (theme: string): Promise<string> =>
    page.evaluate((wanted) => {
      const { dataset } = document.documentElement;
      const before = dataset.theme!;
      dataset.theme = wanted;
      return before;
    }, theme);
  const before = await dress('light');
  for (const [theme, rules] of THEMES) {
    await dress(theme);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...rules });
    const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    expect.soft(found, `${part ?? 'the page'}, ${theme}`).toEqual([]);
  }
  await dress(before);
}
