/** A table of Stockpile with every expansion. */
export const EVERYTHING = {
  board: 'advanced',
  bonds: true,
  commodities: true,
  forecastDice: true,
  firstPlayerCard: true,
  investors: 'choice',
  invited: [],
  strategies: true,
  promos: true,
};
