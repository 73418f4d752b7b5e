import type { Page } from '@playwright/test';
import type { Heard } from '../packages/server/testing/secrets.ts';

/** A browser that is listened in on, from outside of its pages. */
export interface Overheard {
  /** All it was told so far, in the order it came. */
  all(): Promise<readonly Heard[]>;
  /** Notes what the page shows and keeps now. */
  look(): Promise<void>;
}

/** Listens in on a browser from its first request on. */
export async function overhear(page: Page): Promise<Overheard> {
  const heard: Promise<Heard>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/stream')) return;
    const request = `${response.request().method()} ${new URL(response.url()).pathname}`;
    const note = response
      .text()
      .then((text) => ({ from: 'answer' as const, request, status: response.status(), text }));
    note.catch(() => {}); // is thrown where all is asked for
    heard.push(note);
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.eventSourceMessageReceived', ({ data }) => {
    heard.push(Promise.resolve({ from: 'stream', text: data }));
  });
  return {
    all: () => Promise.all(heard),
    async look() {
      heard.push(Promise.resolve({ from: 'page', text: await page.evaluate(shownAndKept) }));
    },
  };
}

/** In the page: its document, and all it has put away. */
async function shownAndKept(): Promise<string> {
  const databases = await indexedDB.databases();
  const kept = await Promise.all(
    databases.map(async ({ name }) => {
      const answer = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error!);
        });
      const database = await answer(indexedDB.open(name!));
      const stores = [...database.objectStoreNames];
      const rows = stores.map((store) => answer(database.transaction(store).objectStore(store).getAll()));
      return Promise.all(rows);
    }),
  );
  return [
    document.documentElement.outerHTML,
    ...[localStorage, sessionStorage, kept].map((one) => JSON.stringify(one)),
  ].join('\n');
}
