import { pick } from '@outcry/engine';
import type { Advice, AnyGame, AnyView, Bot } from '@outcry/engine';
import type { Encoding } from '@outcry/engine/encoding';
import type { Player } from '@outcry/bots/lab/deal.ts';
import { decisionOf, helloOf, placeOfPick, readAdvice, readReady, USUAL } from './messages.ts';
import type { Want } from './messages.ts';
import { Pipe } from './pipe.ts';
import type { Silence } from './pipe.ts';
import { wordsOf } from './words.ts';

/** How long a program may take for a decision unless told otherwise, in milliseconds. */
export const USUAL_LIMIT = 5000;
/** How long it may take to start. */
const START_LIMIT = 20_000;
/** A program that fails so often without a good answer in between, or so often at all, is not started again. */
const MOST_IN_A_ROW = 5;
const MOST_STARTS = 100;

/** What went wrong with a decision (docs/bot-protocol.md). */
export type Fault = 'crashed' | 'late' | 'rubbish' | 'illegal' | 'absent';

interface Failure {
  readonly fault: Fault;
  readonly why: string;
}

const failureOf = (silence: Silence, limit: number): Failure =>
  silence.kind === 'late'
    ? { fault: 'late', why: `no answer in ${limit / 1000} s` }
    : { fault: 'crashed', why: silence.why };

/** Text of a program, fit for a terminal and a log. */
// oxlint-disable-next-line no-control-regex
const plain = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, ' ').slice(0, 300);

interface Making {
  readonly limit?: number;
  /** Hears of the first failure of each kind. */
  readonly warn?: (line: string) => void;
}

/** Another program that plays for a seat. It is started with its first decision; whatever it fails at is made at random. */
export class Program {
  readonly #game: AnyGame;
  readonly #encoding: Encoding;
  readonly #command: string;
  readonly #limit: number;
  readonly #warn: (line: string) => void;
  readonly #words: readonly string[];
  readonly #faults = new Map<Fault, number>();
  readonly #warned = new Set<Fault>();
  #pipe: Pipe | null = null;
  #wants: readonly Want[] | null = null;
  #id = 0;
  #starts = 0;
  #inARow = 0;

  constructor(
    game: AnyGame,
    encoding: Encoding,
    command: string,
    { limit = USUAL_LIMIT, warn = () => {} }: Making = {},
  ) {
    this.#game = game;
    this.#encoding = encoding;
    this.#command = command;
    this.#words = wordsOf(command);
    this.#limit = limit;
    this.#warn = warn;
  }

  /** The program as a bot. */
  readonly decide: Bot = (view, legal, rng) => {
    const advice = this.#ask(view, legal);
    if (Array.isArray(advice)) {
      this.#inARow = 0;
      return advice;
    }
    this.#note(advice as Failure);
    return [{ move: pick(legal, rng), expected: 0 }];
  };

  get player(): Player {
    return { bot: this.decide, budget: { states: 0, playouts: 0 }, takeFaults: () => this.takeFaults() };
  }

  /** How often it failed at what since this was last asked. */
  takeFaults(): Record<string, number> {
    const faults = Object.fromEntries(this.#faults);
    this.#faults.clear();
    return faults;
  }

  end(): void {
    this.#pipe?.end();
    this.#wants = null;
  }

  #note({ fault, why }: Failure): void {
    this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1);
    if (fault !== 'illegal') this.#inARow++;
    if (fault === 'crashed' || fault === 'late') this.end();
    if (this.#warned.has(fault)) return;
    this.#warned.add(fault);
    this.#warn(`the program "${this.#command}" lost a decision: ${fault} (${plain(why)})`);
  }

  /** Starts the program and greets it; yields what went wrong, or null. */
  #start(): Failure | null {
    if (this.#inARow >= MOST_IN_A_ROW || this.#starts >= MOST_STARTS)
      return { fault: 'absent', why: 'it failed too often and is not started again' };
    this.#starts++;
    this.#pipe ??= new Pipe(this.#words);
    this.#pipe.start();
    this.#pipe.write(helloOf(this.#game, this.#encoding, this.#limit / 1000));
    const line = this.#pipe.read(START_LIMIT);
    if (typeof line !== 'string') return failureOf(line, START_LIMIT);
    const ready = readReady(line);
    if (!ready) {
      this.end();
      return { fault: 'rubbish', why: `it greeted with ${line.slice(0, 100)}` };
    }
    this.#wants = ready.wants ?? USUAL;
    return null;
  }

  #ask(view: AnyView, legal: readonly unknown[]): Advice[] | Failure {
    const failed = this.#wants === null ? this.#start() : null;
    if (failed) return failed;
    const id = ++this.#id;
    const pipe = this.#pipe!;
    pipe.write(JSON.stringify({ type: 'decide', id, ...decisionOf(this.#encoding, view, legal, this.#wants!) }));
    const until = performance.now() + this.#limit;
    for (;;) {
      const line = pipe.read(until - performance.now());
      if (typeof line !== 'string') return failureOf(line, this.#limit);
      const advised = readAdvice(line);
      if (!advised || advised.id > id) return { fault: 'rubbish', why: `it wrote ${line.slice(0, 100)}` };
      if (advised.id < id) continue; // an answer to what was given up before
      const advice: Advice[] = [];
      for (const each of advised.advice) {
        const place = placeOfPick(this.#encoding, view, legal, each);
        if (place === null) return { fault: 'illegal', why: `it wrote ${line.slice(0, 100)}` };
        advice.push({ move: legal[place], expected: each.expected ?? 0 });
      }
      return advice;
    }
  }
}
