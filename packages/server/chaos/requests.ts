import type { Rng } from '@outcry/engine';
import type { Body, Params, Query, RouteName } from '../api.ts';
import { addressOf } from '../client.ts';
import { PATHS } from '../paths.ts';
import type { History } from './history.ts';

/** Somebody who sends requests. */
export interface Sender {
  readonly id: string;
  readonly cookie: string;
}

/** What a request carries. */
export interface Given<Name extends RouteName> {
  readonly params?: Params<Name>;
  readonly query?: Query<Name>;
  readonly body?: Body<Name>;
}

/** Status 0: no answer came. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const NO_ANSWER: Answer = { status: 0, body: null };
/** As long as a browser waits for the answer to a move. */
const PATIENCE = 8000;

/** No answer, a node that could not do it now, or one that was stopped and has not read the request in time. */
const UNSETTLED = new Set([0, 408, 500, 503]);
/** Requests that lead on to the end. */
const PROGRESS = new Set<RouteName>(['move', 'file']);

/** Where the nodes are now; null: that one is dead. */
export type Addresses = readonly { readonly url: string | null }[];

/** Sends requests to nodes, and notes each with its answer. */
export class Requests {
  readonly #nodes: Addresses;
  readonly #history: History;
  readonly #rng: Rng;
  /** By request: the node that has to answer a move. */
  readonly #moves = new Map<number, number>();
  #last = 0;
  #givenUp = false;
  /** When somebody last got on. */
  #succeeded = 0;

  constructor(nodes: Addresses, history: History, rng: Rng) {
    this.#nodes = nodes;
    this.#history = history;
    this.#rng = rng;
  }

  /** Whether it took too long: nobody insists any more. */
  get givenUp(): boolean {
    return this.#givenUp;
  }

  /** Waits for something, and lets everybody give up when nothing succeeds for so many milliseconds. */
  async within(patience: number, work: () => Promise<void>): Promise<void> {
    this.#givenUp = false;
    this.#succeeded = performance.now();
    const look = setInterval(() => (this.#givenUp ||= performance.now() - this.#succeeded > patience), 500);
    await work();
    clearInterval(look);
  }

  /** Any node. Nobody knows which of them live. */
  someNode(): number {
    return this.#rng.below(this.#nodes.length);
  }

  /** The moves under way at these nodes. */
  movesAt(nodes: readonly number[]): number[] {
    return [...this.#moves].filter(([, node]) => nodes.includes(node)).map(([id]) => id);
  }

  /** Asks a node (default: any of them), once. */
  async ask<Name extends RouteName>(
    { id: person, cookie }: Sender,
    table: string,
    route: Name,
    given: Given<Name>,
    node = this.someNode(),
  ): Promise<Answer> {
    const id = ++this.#last;
    const { body } = given;
    this.#history.note([table], { kind: 'asked', id, person, node, route, ...(body === undefined ? {} : { body }) });
    if (route === 'move') this.#moves.set(id, node);
    const answer = await this.#send(node, cookie, route, given);
    this.#moves.delete(id);
    if (answer.status === 200 && PROGRESS.has(route)) this.#succeeded = performance.now();
    this.#history.note([table], { kind: 'answered', id, ...answer });
    return answer;
  }

  /** Asks until somebody says something that will not change by asking again. */
  async insist<Name extends RouteName>(
    sender: Sender,
    table: string,
    route: Name,
    given: Given<Name>,
  ): Promise<Answer> {
    for (;;) {
      const answer = await this.ask(sender, table, route, given);
      if (!UNSETTLED.has(answer.status) || this.#givenUp) return answer;
      await new Promise((resolve) => setTimeout(resolve, 50 + this.#rng.below(200)));
    }
  }

  async #send(node: number, cookie: string, route: RouteName, given: object): Promise<Answer> {
    const { url } = this.#nodes[node]!;
    if (url === null) return NO_ANSWER;
    const { body } = given as { body?: unknown };
    try {
      const answer = await fetch(url + addressOf(route, given), {
        method: PATHS[route][0],
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      return { status: answer.status, body: await answer.json() };
    } catch {
      return NO_ANSWER; // refused, cut, or too late: nobody knows what became of it
    }
  }
}
