import { monitorEventLoopDelay } from 'node:perf_hooks';
import { CATALOGUE } from '@outcry/games';
import { percentile } from '../../packages/server/testing/load.ts';
import { startProcess } from '../../packages/server/testing/process.ts';
import { say } from '../report.ts';
import type { Figure } from '../report.ts';
import { option } from './options.ts';
import { Browser } from './soak/http.ts';
import { Person, takePart } from './soak/person.ts';
import type { EntryMessage } from './soak/person.ts';
import { Results } from './soak/results.ts';
import { atRate, sleep } from './soak/schedule.ts';

/** Tables begin all at once, which is no usual load: what happens in this time is not counted. In milliseconds. */
const SETTLING = 30_000;
const SEATS = 4;
const MOST_WAIT = 5000;
const MOST_MOVE = 200;

/** How long bots kept people waiting, in milliseconds, and how many of their moves were made at each step of the budget. */
class Waits {
  times: number[] = [];
  readonly steps = new Map<number, number>();

  begin(): void {
    this.times = [];
    this.steps.clear();
  }

  note(time: number, halvings: number): void {
    this.times.push(time);
    this.steps.set(halvings, (this.steps.get(halvings) ?? 0) + 1);
  }
}

/** A person and three bots who play one game after the other. */
class BotTable {
  readonly person: Person;
  readonly #game: string;
  readonly #level: string;
  readonly #waits: Waits;
  /** By seat: when the person was told that it has to decide. */
  readonly #asked = new Map<number, number>();

  constructor(browser: Browser, results: Results, waits: Waits, number: number, level: string) {
    this.#game = CATALOGUE[number % CATALOGUE.length]!.id;
    this.#level = level;
    this.#waits = waits;
    this.person = new Person(browser, results, number + 1);
    this.person.onEntry = (message) => this.#hear(message);
    this.person.onStatus = (status) => status === 'over' && void this.#play();
  }

  async open(number: number): Promise<void> {
    await this.person.arrive(`Player ${number}`);
    await this.#play();
  }

  async #play(): Promise<void> {
    const bot = { kind: 'bot', bot: this.#level } as const;
    const seats = [{ kind: 'me' }, ...Array.from({ length: SEATS - 1 }, () => bot)];
    const made = await this.person.ask('createTable', { body: { game: this.#game, seats } });
    if (!made) return;
    this.#asked.clear();
    this.person.sit(made.id);
    const started = await this.person.ask('start', { params: { id: made.id } });
    if (started?.dealing) await takePart([this.person], made.id, started.dealing.attempt);
    await this.person.look();
  }

  #hear({ entry, info }: EntryMessage): void {
    const now = performance.now();
    if (entry.kind === 'move') {
      const asked = this.#asked.get(entry.seat);
      if (entry.bot && asked !== undefined) this.#waits.note(now - asked, entry.halvings ?? 0);
      this.#asked.delete(entry.seat);
    }
    for (const seat of info?.actors ?? []) if (!this.#asked.has(seat)) this.#asked.set(seat, now);
  }
}

/** People at many tables play against bots of one level, each with a move every half minute on average. */
export async function bots(folder: string): Promise<Figure[]> {
  const minutes = Number(option('minutes', '10'));
  const count = Number(option('tables', '200'));
  const pace = Number(option('pace', '30'));
  const level = option('level', 'shark');
  const env = { OUTCRY_TRUST_PROXY: '1', OUTCRY_BOT_PAUSE: '1200' };
  const server = await startProcess(folder, { env });
  const results = new Results();
  const waits = new Waits();
  const browser = new Browser(server.port);
  const tables = Array.from({ length: count }, (_, number) => new BotTable(browser, results, waits, number, level));
  say(`${count} people sit down, each with ${SEATS - 1} × ${level}`);
  const waiting = [...tables.entries()];
  const seat = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next[1].open(next[0]);
  };
  await Promise.all(Array.from({ length: 8 }, seat));
  const stops = tables.map(({ person }) => atRate(1 / pace, (due) => void person.move(due)));
  await sleep(SETTLING);
  say(`${minutes} minutes of play`);
  results.begin();
  waits.begin();
  const ownDelay = monitorEventLoopDelay({ resolution: 5 });
  ownDelay.enable();
  await sleep(minutes * 60_000);
  const late = (part: number): string => (ownDelay.percentile(part) / 1e6).toFixed(0);
  say(`this bench itself was late by ${late(99)} ms (p99), ${late(100)} ms at most: other programs kept it waiting`);
  for (const stop of stops) stop();
  const figures = figuresOf(results, waits);
  for (const { person } of tables) person.leave();
  browser.close();
  await server.stop();
  return figures;
}

function figuresOf(results: Results, { times, steps }: Waits): Figure[] {
  const figure = (name: string, value: number, unit: string, must = '', reached = true): Figure => ({
    name,
    value,
    unit,
    must,
    reached,
  });
  const waited = Float64Array.from(times);
  const [p50, p95, longest] = [0.5, 0.95, 1].map((part) => percentile(waited, part)) as [number, number, number];
  const moves = results.byKind().find(({ kind }) => kind === 'move')!;
  const shares = [...steps].toSorted(([a], [b]) => a - b);
  for (const [kind, number] of results.errors) say(`${number} × ${kind}`);
  return [
    figure('moves of bots', times.length, 'moves'),
    figure('wait for a bot, median', p50, 'ms'),
    figure('wait for a bot, p95', p95, 'ms', `below ${MOST_WAIT}`, p95 < MOST_WAIT),
    figure('wait for a bot, longest', longest, 'ms'),
    ...shares.map(([halvings, number]) =>
      figure(
        halvings === 0 ? 'bots’ moves with a whole budget' : `bots’ moves with a budget halved ${halvings} times`,
        (100 * number) / times.length,
        '%',
      ),
    ),
    figure('moves of people', moves.count, 'moves'),
    figure('answer to a person’s move, median', moves.p50, 'ms'),
    figure('answer to a person’s move, p99', moves.p99, 'ms', `below ${MOST_MOVE}`, moves.p99 < MOST_MOVE),
    figure('requests that failed', results.failures, '', 'none', results.failures === 0),
  ];
}
