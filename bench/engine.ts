import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GameFigures } from './game.ts';
import { PEER } from './peer/reducer.ts';
import type { Measurement } from './worker.ts';

/** The table the benchmark plays at, and the game the peer plays too. */
const SEATS = 4;
const PEERS_GAME = 'taking-stock';

export interface Figures {
  readonly games: readonly GameFigures[];
  readonly peer: {
    readonly name: string;
    readonly version: string;
    readonly movesPerSecond: number;
    readonly ratio: number;
  };
}

/**
 * Random play of every game, one after the other, each on a thread of its own so that no game is measured with code the
 * engine compiled for another; then the peer in the same way. `done` is called after each.
 */
export async function benchEngine(ids: readonly string[], seconds: number, done: () => void): Promise<Figures> {
  const games: GameFigures[] = [];
  for (const game of ids) {
    games.push(await measured<GameFigures>({ game, seats: SEATS, seconds }));
    done();
  }
  const movesPerSecond = await measured<number>({ game: null, seats: SEATS, seconds });
  done();
  const ours = games.find(({ game }) => game === PEERS_GAME)!;
  return { games, peer: { ...PEER, movesPerSecond, ratio: ours.movesPerSecond / movesPerSecond } };
}

/** Production mode, in which the peer leaves out its checks and is fastest. */
async function measured<T>(workerData: Measurement): Promise<T> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [figures] = (await once(worker, 'message')) as [T];
  await worker.terminate();
  return figures;
}
