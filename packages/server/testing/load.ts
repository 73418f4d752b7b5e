import { Connection } from './connection.ts';
import type { Script } from './prepare.ts';

/** How a load went: moves that were answered with 200, in how many seconds, and how long each took, in milliseconds. */
export interface Load {
  readonly moves: number;
  readonly refused: number;
  readonly seconds: number;
  readonly latencies: Float64Array;
}

/** A move to send: the `number`th of its table, which becomes the entry `seq`. */
export interface NextMove {
  readonly table: string;
  readonly number: number;
  readonly seq: number;
  readonly path: string;
  readonly cookie: string;
  readonly body: string;
}

/** A connection to each node. The moves of a table go to the nodes in turn: none of them owns it. */
class Ways {
  readonly #connections: readonly Connection[];

  constructor(ports: readonly number[]) {
    this.#connections = ports.map((port) => new Connection(port));
  }

  post({ number, path, cookie, body }: NextMove): Promise<number> {
    return this.#connections[number % this.#connections.length]!.post(path, cookie, body);
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }
}

/** Where each table's game has got to; shared by the loads of one run, so that none sends a move twice. */
export class Progress {
  readonly #tables: readonly Script[];
  readonly #next: Uint32Array;

  constructor(tables: readonly Script[]) {
    this.#tables = tables;
    this.#next = new Uint32Array(tables.length);
  }

  get size(): number {
    return this.#tables.length;
  }

  /** The next request for a table; null when its game is over. */
  take(table: number): NextMove | null {
    const { id, moves } = this.#tables[table]!;
    const number = this.#next[table]!++;
    const next = moves[number];
    if (!next) return null;
    const { seat, decision, move, cookie } = next;
    return {
      table: id,
      number,
      seq: decision + 1,
      path: `/api/tables/${id}/moves`,
      cookie,
      body: JSON.stringify({ seat, decision, move, key: `key-${id}-${number}` }),
    };
  }
}

/** Plays as fast as the servers answer, over a number of connections with their own tables, for some seconds. */
export async function saturate(
  ports: readonly number[],
  progress: Progress,
  connections: number,
  seconds: number,
): Promise<Load> {
  const end = performance.now() + seconds * 1000;
  const latencies: number[] = [];
  let refused = 0;
  const began = performance.now();
  const drive = async (first: number): Promise<void> => {
    const ways = new Ways(ports);
    let left = true;
    while (left && performance.now() < end) {
      left = false;
      for (let table = first; table < progress.size && performance.now() < end; table += connections) {
        const request = progress.take(table);
        if (!request) continue;
        left = true;
        const sent = performance.now();
        const status = await ways.post(request);
        if (status === 200) latencies.push(performance.now() - sent);
        else refused++;
      }
    }
    ways.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, first) => drive(first)));
  return {
    moves: latencies.length,
    refused,
    seconds: (performance.now() - began) / 1000,
    latencies: Float64Array.from(latencies),
  };
}

/**
 * At a steady rate, whatever the servers do (open loop): a move that has to wait for a connection waits at their expense,
 * for its time counts from the moment it was due. `sent` hears of each.
 */
export async function steady(
  ports: readonly number[],
  progress: Progress,
  rate: number,
  connections: number,
  seconds: number,
  sent: (move: NextMove, due: number) => void = () => {},
): Promise<Load> {
  const idle = Array.from({ length: connections }, () => new Ways(ports));
  const waiting: { table: number; due: number }[] = [];
  const latencies: number[] = [];
  const flying: Promise<void>[] = [];
  let refused = 0;
  let table = 0;
  let over = 0;
  const send = async (ways: Ways, job: { table: number; due: number }): Promise<void> => {
    const request = progress.take(job.table);
    if (request) {
      sent(request, job.due);
      const status = await ways.post(request);
      if (status === 200) latencies.push(performance.now() - job.due);
      else refused++;
    } else over++;
    const next = waiting.shift();
    if (next) return send(ways, next);
    idle.push(ways);
  };
  const began = performance.now();
  for (let made = 0; made < rate * seconds && over === 0;) {
    const due = Math.min(rate * seconds, ((performance.now() - began) / 1000) * rate);
    for (; made < due; made++) {
      const job = { table: table++ % progress.size, due: began + (made / rate) * 1000 };
      const ways = idle.pop();
      if (ways) flying.push(send(ways, job));
      else waiting.push(job);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(flying);
  for (const ways of idle) ways.close();
  return {
    moves: latencies.length,
    refused,
    seconds: (performance.now() - began) / 1000,
    latencies: Float64Array.from(latencies),
  };
}

/** The time that a part of all (0.99: all but one in a hundred) stays within. */
export const percentile = (latencies: Float64Array, part: number): number =>
  latencies.toSorted()[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? NaN;
