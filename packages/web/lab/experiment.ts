import type { Experiment, Variant } from '@outcry/bots/lab/experiment.ts';
import { parseOptions } from '@outcry/engine';
import type { Lab } from '@outcry/engine/lab';
import { newestGame } from '@outcry/games';
import { loadLab } from '@outcry/games/lab.ts';

interface Wish {
  readonly game: string;
  /** The changed tables, whole. */
  readonly own: unknown;
  readonly names: { readonly printed: string; readonly own: string };
  readonly seats: number;
  readonly bot: string;
  readonly games: number;
}

/** The printed tables beside changed ones, on the same deals. */
export async function experimentOf({ game: id, own, names, seats, bot, games }: Wish): Promise<{
  readonly experiment: Experiment;
  readonly lab: Lab;
}> {
  const game = await newestGame(id);
  const common = { options: parseOptions(game, {}, seats), seats, bots: Array<string>(seats).fill(bot) };
  const variants: Variant[] = [
    { ...common, name: names.printed, data: null },
    { ...common, name: names.own, data: own },
  ];
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const { rulesVersion } = game;
  return {
    experiment: { game: id, rulesVersion, variants, seed: seed!, deals: games, isRotated: false },
    lab: await loadLab(game),
  };
}
