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

/** The bar says the whole question: no line of it is cut, at its end or at the edge of the bar. */
export const expectWholeQuestion = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.locator('.ask .question b').evaluate((question) => {
          const { top, bottom } = question.getBoundingClientRect();
          const room = question.parentElement!.getBoundingClientRect();
          return [Math.max(room.top - top, bottom - room.bottom), question.scrollWidth - question.clientWidth];
        }),
      'how much of the question is cut',
    )
    .toEqual([0, 0]);

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** On a desk and on a phone, upright and lying: no notice lies over the seats, the board, the question or a tool. */
export async function expectNoticesCoverNothing(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    const covered = () =>
      page.evaluate(() => {
        const boxes = (what: string) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
        const notices = boxes('.notice');
        if (notices.length === 0) return 'there is no notice';
        const needed = '.top-bar .tool, .seats, .board, .hand, .ask, .rail .sheet, .past-bar';
        return boxes(needed).filter((box) =>
          notices.some(
            ({ left, right, top, bottom }) =>
              left < box.right && right > box.left && top < box.bottom && bottom > box.top && box.width > 0,
          ),
        ).length;
      });
    await expect.poll(covered, `what notices cover at ${size.width} x ${size.height}`).toBe(0);
  }
  await page.setViewportSize(before);
}
