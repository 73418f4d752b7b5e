import type { BotPool } from '../bots/pool.ts';

/** Bots that think in no time: they play the first legal move. */
export const quickBots: Pick<BotPool, 'ask'> = {
  ask({ question, done, failed }) {
    question().then(
      (asked) => asked && done(0, asked),
      (error: unknown) => failed(error, null),
    );
  },
};
