import { LEVELS } from '@outcry/bots/levels.ts';
import type { Level } from '@outcry/bots/levels.ts';
import type { BotInfo } from '../api.ts';
import { botOf } from '../programs/named.ts';

const SAID: Readonly<Record<Level, Omit<BotInfo, 'id'>>> = {
  rookie: { name: 'Rookie', description: 'Makes honest mistakes.' },
  trader: { name: 'Trader', description: 'Plays fair value. Your first level.' },
  shark: { name: 'Shark', description: 'Punishes what you give away.' },
  oracle: { name: 'Oracle', description: 'Weighs all it could know. Slow.' },
};

/** The bots people meet, the weakest first; the others are yardsticks for simulations. */
export const PUBLIC_BOTS: readonly BotInfo[] = LEVELS.map((id) => ({ id, ...SAID[id] }));

/** Those, and the programs the host set up. */
export const botsWith = (programs: Readonly<Record<string, string>>): BotInfo[] => [
  ...PUBLIC_BOTS,
  ...Object.keys(programs).map((name) => ({ id: botOf(name), name, description: 'A program of the host. Unrated.' })),
];
