/** Names of bots, in the order they sit down. */
export const BOT_NAMES = ['Ada', 'Jules', 'Pim', 'Noor', 'Otis'] as const;
