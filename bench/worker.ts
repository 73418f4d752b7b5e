import { parentPort, workerData } from 'node:worker_threads';
import { benchGame } from './game.ts';
import { benchPeer } from './peer/random-play.ts';

/** What a thread is to measure: a game of ours by its id, or the peer (null). */
export interface Measurement {
  readonly game: string | null;
  readonly seats: number;
  readonly seconds: number;
}

const { game, seats, seconds } = workerData as Measurement;
parentPort!.postMessage(game === null ? benchPeer(seats, seconds) : await benchGame(game, seats, seconds));
