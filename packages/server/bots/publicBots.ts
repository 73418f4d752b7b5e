import { LEVELS } from '@outcry/bots/levels.ts';
import type { Level } from '@outcry/bots/levels.ts';
import type { BotInfo } from '../api.ts';

const SAID: Readonly<Record<Level, Omit<BotInfo, 'id'>>> = {
  rookie: { name: 'Rookie', description: 'Makes honest mistakes.' },
  trader: { name: 'Trader', description: 'Plays fair value. Your first level.' },
  shark: { name: 'Shark', description: 'Punishes what you give away.' },
  oracle: { name: 'Oracle', description: 'Weighs all it could know. Slow.' },
};

/** The bots people meet, the weakest first; the others are yardsticks for simulations. */
export const PUBLIC_BOTS: readonly BotInfo[] = LEVELS.map((id) => ({ id, ...SAID[id] }));
