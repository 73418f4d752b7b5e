import type { Page } from '@playwright/test';

/** Makes the page remember which elements with an attribute it animates. A look from outside may miss a short motion. */
export const watchMotion = (page: Page, attribute: string): Promise<unknown> =>
  page.addInitScript((name) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const real = Element.prototype.animate;
    Element.prototype.animate = function animate(...how) {
      const value = this.getAttribute(name);
      if (value !== null) moved.push(value);
      return real.apply(this, how);
    };
  }, attribute);

/** The attributes of what was animated so far, in order. */
export const moved = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);
