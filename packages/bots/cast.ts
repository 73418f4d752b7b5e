/** The bots people meet, in the order they sit down. Any of them plays at any level. */
export const CAST = ['Ada', 'Jules', 'Pim', 'Bea', 'Kofi', 'Lou', 'Samira', 'Wilf'] as const;
export type BotName = (typeof CAST)[number];

export const isBotName = (name: string): name is BotName => (CAST as readonly string[]).includes(name);

/** The free names of the cast, beginning with the one at `from`, round the list once. */
export function freeCast(isTaken: (name: string) => boolean, from = 0): BotName[] {
  const first = from % CAST.length;
  return [...CAST.slice(first), ...CAST.slice(0, first)].filter((name) => !isTaken(name));
}
