import { Connection } from './connection.ts';
import type { Script } from './prepare.ts';

/** How a load went: moves that were answered with 200, in how many seconds, and how long each took, in milliseconds. */
export interface Load {
  readonly moves: number;
  readonly refused: number;
  readonly seconds: number;
  readonly latencies: Float64Array;
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
  take(table: number): { path: string; cookie: string; body: string } | null {
    const { id, moves } = this.#tables[table]!;
    const number = this.#next[table]!++;
    const next = moves[number];
    if (!next) return null;
    const { seat, decision, move, cookie } = next;
    return {
      path: `/api/tables/${id}/moves`,
      cookie,
      body: JSON.stringify({ seat, decision, move, key: `key-${id}-${number}` }),
    };
  }
}

/** Plays as fast as the server answers, over a number of connections with their own tables, for some seconds. */
export async function saturate(port: number, progress: Progress, connections: number, seconds: number): Promise<Load> {
  const end = performance.now() + seconds * 1000;
  const latencies: number[] = [];
  let refused = 0;
  const began = performance.now();
  const drive = async (first: number): Promise<void> => {
    const connection = new Connection(port);
    let left = true;
    while (left && performance.now() < end) {
      left = false;
      for (let table = first; table < progress.size && performance.now() < end; table += connections) {
        const request = progress.take(table);
        if (!request) continue;
        left = true;
        const sent = performance.now();
        const status = await connection.post(request.path, request.cookie, request.body);
        if (status === 200) latencies.push(performance.now() - sent);
        else refused++;
      }
    }
    connection.close();
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
 * At a steady rate, whatever the server does (open loop): a move that has to wait for a connection waits at the server's
 * expense, for its time counts from the moment it was due.
 */
export async function steady(
  port: number,
  progress: Progress,
  rate: number,
  connections: number,
  seconds: number,
): Promise<Load> {
  const idle = Array.from({ length: connections }, () => new Connection(port));
  const waiting: { table: number; due: number }[] = [];
  const latencies: number[] = [];
  const flying: Promise<void>[] = [];
  let refused = 0;
  let table = 0;
  let over = 0;
  const send = async (connection: Connection, job: { table: number; due: number }): Promise<void> => {
    const request = progress.take(job.table);
    if (request) {
      const status = await connection.post(request.path, request.cookie, request.body);
      if (status === 200) latencies.push(performance.now() - job.due);
      else refused++;
    } else over++;
    const next = waiting.shift();
    if (next) return send(connection, next);
    idle.push(connection);
  };
  const began = performance.now();
  for (let sent = 0; sent < rate * seconds && over === 0;) {
    const due = Math.min(rate * seconds, ((performance.now() - began) / 1000) * rate);
    for (; sent < due; sent++) {
      const job = { table: table++ % progress.size, due: began + (sent / rate) * 1000 };
      const connection = idle.pop();
      if (connection) flying.push(send(connection, job));
      else waiting.push(job);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(flying);
  for (const connection of idle) connection.close();
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
