/** The games on the home page, by their id. */
export const games = {
  speculation: { name: 'Speculation', pitch: 'Eight bricks race along a winding road. Their order sets the price.' },
  'bear-raid': { name: 'Bear Raid', pitch: 'Buy, short, and hide the dice that would ruin you.' },
  speculate: { name: 'Speculate', pitch: 'Move the market with your cards, then deal with your neighbours.' },
  stockpile: { name: 'Stockpile', pitch: 'You know one secret. Bid for the pile that fits it.' },
  'taking-stock': { name: 'Taking Stock', pitch: 'Every card you play is also a share you may win.' },
};

/** The bots, by their name in the rules. */
export const bots = { rookie: 'Rookie', trader: 'Trader', shark: 'Shark', oracle: 'Oracle' } as Readonly<
  Record<string, string>
>;

/** Said where people choose how strong bots are. `brief`: beside the name in a narrow list. */
export const levels = {
  change: (level: string) => `Bot level: ${level}. Change`,
  list: 'Bot level, kept for every game',
  kept: 'Kept for every game',
  brief: {
    rookie: 'Forgives you',
    trader: 'Plays fair value',
    shark: 'Punishes gifts',
    oracle: 'Thinks longest',
  },
  about: {
    rookie: 'Makes honest mistakes.',
    trader: 'Plays fair value. Your first level.',
    shark: 'Punishes what you give away.',
    oracle: 'Weighs all it could know. Slow.',
  },
};

/** How somebody is called who gave no name. */
export const play = { guest: 'Guest' };

/** The page of the bots. */
export const botsPage = {
  title: 'The bots',
  text: 'A bot is square, a person is round. The seat gives the colour; the face is theirs.',
  levels: 'Four levels',
};
