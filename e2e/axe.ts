import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

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
  for (const theme of ['light', 'dark']) {
    await dress(theme);
    const axe = new AxeBuilder({ page }).setLegacyMode(); // without the page of its own that frames would need
    const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    expect.soft(found, `${part ?? 'the page'}, ${theme}`).toEqual([]);
  }
  await dress(before);
}
