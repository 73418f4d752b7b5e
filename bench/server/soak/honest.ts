import { verifyFile } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { CATALOGUE, gameOf } from '@outcry/games';
import type { Browser } from './http.ts';
import { Person, takePart } from './person.ts';
import type { Results } from './results.ts';
import { atRate, pick, sleep } from './schedule.ts';

/** What every person does besides, times a second. */
const LOOKS = 1 / 60;
const TALK = 1 / 300;
const RECONNECTS = 1 / 200;

/** How games went. */
export interface Games {
  finished: number;
  verified: number;
  moves: number;
}

/** Two people and a bot who play one game after the other. */
class HonestTable {
  readonly host: Person;
  readonly guest: Person;
  readonly #game: string;
  readonly #games: Games;
  readonly #results: Results;
  #isOver = false;

  constructor(browser: Browser, results: Results, games: Games, number: number) {
    this.#results = results;
    this.#games = games;
    this.#game = CATALOGUE[number % CATALOGUE.length]!.id;
    this.host = new Person(browser, results, 2 * number + 1);
    this.guest = new Person(browser, results, 2 * number + 2);
    this.host.onStatus = (status) => {
      if (status === 'ended') this.#results.fail('a game ended without a result');
      if (status === 'over' && !this.#isOver) void this.#finish();
    };
  }

  get people(): readonly Person[] {
    return [this.host, this.guest];
  }

  async open(number: number): Promise<void> {
    await Promise.all(this.people.map((person, seat) => person.arrive(`Player ${number} ${'ab'[seat]}`)));
    const bot = number % 2 === 0 ? 'rookie' : 'trader';
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot }];
    const made = await this.host.ask('createTable', { body: { game: this.#game, seats } });
    if (!made) return;
    for (const person of this.people) person.sit(made.id);
    await this.guest.ask('join', { params: { id: made.id }, body: {} });
    await this.#start(made.id);
  }

  /** A person who is asked makes a move. */
  async move(due: number): Promise<void> {
    const person = this.people.find(({ position, isMoving }) => !isMoving && (position?.asked ?? null) !== null);
    if (!person || this.#isOver) return;
    if (await person.move(due)) this.#games.moves++;
    else if (!this.#isOver) await person.look();
  }

  async #start(id: string): Promise<void> {
    const table = await this.host.ask('start', { params: { id } });
    if (table?.dealing) await takePart(this.people, id, table.dealing.attempt);
    this.#isOver = false;
    await Promise.all(this.people.map((person) => person.look()));
  }

  /** Checks the file of the game, and plays again. */
  async #finish(): Promise<void> {
    this.#isOver = true;
    const params = { id: this.host.table! };
    const file = (await this.host.ask('file', { params })) as GameFile | null;
    if (file) {
      this.#games.finished++;
      if (verifyFile(await gameOf(file), file).verified) this.#games.verified++;
    }
    await sleep(1000);
    const next = await this.host.ask('rematch', { params });
    if (!next) return;
    for (const person of this.people) person.sit(next.id);
    await this.guest.ask('rematch', { params });
    await this.#start(next.id);
  }
}

/** What people look at now and then. */
const LOOKED_AT = ['table', 'position', 'log', 'mine', 'lobby', 'me', 'games', 'history', 'bots'] as const;

/** Honest people at so many tables. */
export class Crowd {
  readonly games: Games = { finished: 0, verified: 0, moves: 0 };
  readonly #tables: readonly HonestTable[];
  readonly #people: readonly Person[];
  #stops: (() => void)[] = [];

  constructor(browser: Browser, results: Results, tables: number) {
    this.#tables = Array.from({ length: tables }, (_, number) => new HonestTable(browser, results, this.games, number));
    this.#people = this.#tables.flatMap(({ people }) => people);
  }

  /** Everybody comes and sits down, a few tables at a time. */
  async open(): Promise<void> {
    const waiting = [...this.#tables.entries()];
    const seat = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next[1].open(next[0]);
    };
    await Promise.all(Array.from({ length: 8 }, seat));
  }

  /** The tables people play at. */
  get tableIds(): string[] {
    return this.#tables.flatMap(({ host }) => host.table ?? []);
  }

  /** `pace`: the seconds between two moves of people at a table, on average. */
  play(pace: number): void {
    const everybody = this.#people.length;
    this.#stops = [
      ...this.#tables.map((table) => atRate(1 / pace, (due) => void table.move(due))),
      atRate(LOOKS * everybody, (due) => {
        const person = pick(this.#people);
        if (person.table !== null) void person.ask(pick(LOOKED_AT), { params: { id: person.table } }, due);
      }),
      atRate(TALK * everybody, (due) => {
        const person = pick(this.#people);
        const body = { text: 'Well played!' };
        if (person.table !== null) void person.ask('chat', { params: { id: person.table }, body }, due);
      }),
      atRate(RECONNECTS * everybody, (due) => void pick(this.#people).listen(due)),
    ];
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  leave(): void {
    for (const person of this.#people) person.leave();
  }
}
