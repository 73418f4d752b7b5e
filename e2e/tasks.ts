import type { Browser, Page } from '@playwright/test';

/** An event of the browser's own trace, as far as it matters here. Times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread itself had of the processor: other programs on the machine do not count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** What kept the page busy in one go, in milliseconds. */
export interface Task {
  /** Of the processor's time. */
  readonly cpu: number;
  /** By the clock: on a busy machine much longer. */
  readonly wall: number;
}

/** Every task of the page's main thread while something is done, longest first. */
export async function tasksDuring(browser: Browser, page: Page, doing: () => Promise<void>): Promise<Task[]> {
  await page.waitForFunction(() => true); // so that the tester's own scripts are in the page already
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'disabled-by-default-devtools.timeline'] });
  await doing();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const busy = Map.groupBy(
    traceEvents.filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined),
    thread,
  );
  const pages = named.map((event) => busy.get(thread(event)) ?? []).toSorted((a, b) => b.length - a.length);
  return pages[0]!.map(({ tdur, dur }) => ({ cpu: tdur! / 1000, wall: dur! / 1000 })).toSorted((a, b) => b.cpu - a.cpu);
}
