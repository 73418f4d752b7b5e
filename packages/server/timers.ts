import type { Logger } from 'pino';

/** Runs a job at intervals, never twice at once. Returns the function that stops it and waits for the last run. */
export function every(milliseconds: number, job: () => Promise<unknown>, log: Logger): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= job()
      .then(
        () => {},
        (error: unknown) => log.error({ err: error }, 'a regular task failed'),
      )
      .finally(() => (running = null));
  }, milliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
