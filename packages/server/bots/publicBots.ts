import type { BotInfo } from '../api.ts';

/** The bots people meet; the others are yardsticks for simulations. */
export const PUBLIC_BOTS: readonly BotInfo[] = [
  { id: 'rookie', name: 'Rookie', description: 'Avoids the worst moves and often misses the best.' },
  { id: 'trader', name: 'Trader', description: 'Imagines what is hidden and picks what it expects to earn most.' },
];
