import type { Level } from '@outcry/bots/levels.ts';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** How a person presses something: with a mouse or finger, or by Tab and Enter alone. */
export type Press = (page: Page, target: Locator) => Promise<void>;

export const byMouse: Press = (_page, target) => target.click();

const MOST_TABS = 150;

/** Walks by Tab until the target has the focus, then presses Enter. */
export const byKeyboard: Press = async (page, target) => {
  const element = await target.elementHandle();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement === wanted, element))
      return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
};

/** Sits down at a game on this device with one click. */
export async function playNow(page: Page, game = 'taking-stock', press: Press = byMouse): Promise<void> {
  await page.goto('/');
  await press(page, page.locator(`.poster.g-${game} .btn.go`));
  await expect(page.locator('.ask')).toBeVisible();
}

/** A card one may choose. */
const CARD = '.hand .may:not(.chosen)';
/** What a table offers now: the button that sends, else a choice in the bar, else a card or die, else a place on the board. */
export const OFFERS = [
  '.ask .btn.go',
  '.ask .targets .btn:not(.chosen)',
  '.ask .choose .btn:not(.chosen, [aria-disabled=true])',
  '.own-die.may:not(.chosen)',
  '.ask .action-choice .btn:enabled:not(.chosen)',
  CARD,
  '.tray .may:not(.chosen)',
  '.board .may',
];
const END = '.end';

/** How the end screen names who won: one alone, or several who share it. */
export const RESULT = / (wins|share the victory) with \$\d/;

/** In the page: which of these is seen first. */
const firstSeen = (selectors: readonly string[]): string | undefined =>
  selectors.find((selector) => document.querySelector(selector)?.checkVisibility());

const offered = (page: Page): Promise<string | undefined> => page.evaluate(firstSeen, OFFERS);

/** Takes what was just offered. Yields whether it did. */
async function take(page: Page, offer: string, press: Press): Promise<boolean> {
  try {
    await press(page, page.locator(offer).first());
    return true;
  } catch (error) {
    // Between the look and the press the table may have gone on; what is still offered must be there to be pressed.
    if ((await offered(page)) === offer) throw error;
    return false;
  }
}

/** Does the next thing the table asks for, when it asks for something. Yields whether it did. */
export async function doNext(page: Page, press: Press = byMouse): Promise<boolean> {
  const offer = await offered(page);
  return offer !== undefined && take(page, offer, press);
}

/** Goes on until the person is asked for a card, and nothing is chosen yet. By one look each time, so that it plays none. */
export async function untilACardIsAsked(page: Page): Promise<void> {
  await expect(async () => {
    const offer = await offered(page);
    if (offer !== undefined && offer !== CARD) await take(page, offer, byMouse);
    expect(offer).toBe(CARD);
  }).toPass({ intervals: [20] });
}

/** Plays one card, with whatever it needs, and no more. */
export async function playACard(page: Page): Promise<void> {
  await untilACardIsAsked(page);
  const held = page.locator('.hand [data-held]');
  const cards = await held.count();
  while (!(await page.locator(OFFERS[0]!).isVisible())) await doNext(page);
  await page.locator(OFFERS[0]!).click();
  await expect(held).toHaveCount(cards - 1);
}

/** Plays whatever is asked until the game is over. */
export async function playToTheEnd(page: Page, press: Press = byMouse): Promise<void> {
  for (;;) {
    const next = await page.waitForFunction(firstSeen, [END, ...OFFERS], { timeout: 120_000 });
    if ((await next.jsonValue()) === END) return;
    await doNext(page, press);
  }
}

/** The same, pressed by the page itself as soon as it is offered, until so many moves are told or the game is over. */
export const playQuickly = (page: Page, moves = Infinity): Promise<void> =>
  page.evaluate(
    ([end, offers, most]) =>
      new Promise<void>((resolve) => {
        const told = (): number => Number.parseInt(document.querySelector('.tape h2 small')?.textContent ?? '0');
        const look = (): void => {
          if (document.querySelector(end) || told() >= (most ?? Infinity)) return resolve();
          const seen = offers.map((offer) => document.querySelector(offer)).find((offer) => offer?.checkVisibility());
          seen?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          return void setTimeout(look, 20);
        };
        look();
      }),
    [END, OFFERS, Number.isFinite(moves) ? moves : null] as const,
  );

/** Whether the bar ever says this. It may do so too briefly for repeated looks from outside the page. */
export const tells = (page: Page, sentence: string): Promise<boolean> =>
  page.evaluate(
    ([wanted, within]) =>
      new Promise<boolean>((resolve) => {
        const says = (): boolean => document.querySelector('.ask')?.textContent.includes(wanted) ?? false;
        const watch = new MutationObserver(() => says() && resolve(true));
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => resolve(says()), within);
      }),
    [sentence, 60_000] as const,
  );

/** Settings a test begins with. By default bots do not pause. */
export interface Begin {
  readonly name?: string;
  readonly locale?: 'en' | 'fr' | 'nl';
  readonly theme?: 'system' | 'light' | 'dark';
  /** Tests meet the quickest bots, unless they are about another level. */
  readonly level?: Level;
  /** `never`: the bots on this device make no move, so that a position stays as it is. */
  readonly pace?: 'calm' | 'brisk' | 'instant' | 'wait' | 'never';
}

/** Makes the pause of bots longer than any test. */
const stopBots = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function postMessage(asked: { question: string }) {
      send.call(this, asked.question === 'pace' ? { ...asked, given: { pause: 1e9 } } : asked);
    };
  });

/** Writes the settings before the first page is opened. */
export async function begin(page: Page, { pace = 'instant', ...some }: Begin = {}): Promise<void> {
  if (pace === 'never') await stopBots(page);
  const usual = { name: 'Noor', locale: 'en', theme: 'light', level: 'rookie' };
  const settings = { ...usual, pace: pace === 'never' ? 'calm' : pace, ...some };
  await page.addInitScript((given) => {
    if (!localStorage.getItem('outcry.settings')) localStorage.setItem('outcry.settings', JSON.stringify(given));
  }, settings);
}

/** Marks a combination of language and theme for the long form: the short one sees every language and both themes once. */
export const longUnless = (locale: string, theme: string): string =>
  (locale === 'fr') === (theme === 'dark') ? '' : ' @long';
