import type { Page } from '@playwright/test';

/** An event of the browser's trace, reduced to what matters here. Times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** The thread's own processor time: other programs on the machine do not count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** One task of the page's main thread, in milliseconds. */
export interface Task {
  /** Processor time. */
  readonly cpu: number;
  /** By the clock: much longer on a busy machine. */
  readonly wall: number;
}

/** Every task of the page's main thread during an action, longest first. */
export async function tasksDuring(page: Page, action: () => Promise<void>): Promise<Task[]> {
  const browser = page.context().browser()!;
  await page.waitForFunction(() => true); // so that Playwright's own scripts are in the page already
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'disabled-by-default-devtools.timeline'] });
  await action();
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
