/** What went wrong on this page lately, the oldest first: kept for a report, told to nobody by itself. */
const MOST = 20;
const kept: { readonly at: string; readonly text: string }[] = [];

function keep(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  kept.push({ at: new Date().toISOString(), text });
  if (kept.length > MOST) kept.shift();
}

/** Keeps errors from now on. */
export function keepErrors(): void {
  addEventListener('error', ({ error, message }) => keep(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
}

export const recentErrors = (): typeof kept => [...kept];
