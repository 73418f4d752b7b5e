import type { BotPool } from '../bots/pool.ts';

/** Bots that are asked so. */
export const botsAsked = (ask: BotPool['ask']): Pick<BotPool, 'ask' | 'keep'> => ({ ask, keep() {} });

/** Bots that think in no time: they play the first legal move. */
export const quickBots = botsAsked(({ question, done, failed }) => {
  question().then(
    (asked) => asked && done({ index: 0, cost: 0, halvings: 0, warnings: [] }, asked),
    (error: unknown) => failed(error, null),
  );
});
