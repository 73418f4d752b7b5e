/** The companies' names, which are the same in every language, by company. */
export const NAMES = [
  'Alhambra',
  'Carat',
  'Colonia',
  'Eketorp',
  'Metro',
  'Shogun',
  'Show Manager',
  'Timbuktu',
] as const;

/** As tables call them. */
export const TICKERS = ['ALH', 'CAR', 'COL', 'EKE', 'MET', 'SHO', 'SMG', 'TIM'] as const;

/** The colours of their bricks. */
export const COLOURS = ['orange', 'yellow', 'purple', 'green', 'grey', 'red', 'pink', 'blue'] as const;
