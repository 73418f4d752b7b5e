import type { Logger } from 'pino';

/** Does something again and again, never twice at once; yields the function that stops it and waits for the last run. */
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
