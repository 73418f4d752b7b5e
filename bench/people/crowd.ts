import { createHash } from 'node:crypto';
import { Book, weekOf } from '../../packages/server/ratings/book.ts';
import { Careers } from '../../packages/server/ratings/careers.ts';
import { isBot } from '../../packages/server/ratings/finish.ts';
import type { SeatFinish } from '../../packages/server/ratings/finish.ts';

/** A row by the names of its columns. */
export type Row = Record<string, string | number | null>;

const GAMES = ['taking-stock', 'speculation', 'bear-raid', 'speculate', 'stockpile'];
const LEVELS = ['rookie', 'trader', 'shark', 'oracle'];
const SEATS = 4;
const DAY = 86_400_000;
/** All of it happened within so many days. */
const DAYS = 300;
const TERMS = '{"options":{},"absence":null}';
const CLOCK = JSON.stringify({ kind: 'none' });
const NOBODY = [null, null, null, null];
const TURN = JSON.stringify({ asked: NOBODY, since: NOBODY, left: NOBODY });

/** Chance that is the same in every run. */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const personId = (index: number): string => `person${String(index).padStart(8, '0')}`;
/** The token of one of the first people. */
export const tokenOf = (person: string): string => `outcry_bench_${person}`;

/** How large an installation is. */
export interface Size {
  readonly people: number;
  /** Games that are over, and those that go on. */
  readonly games: number;
  readonly playing: number;
  /** Who has a token, by their numbers. */
  readonly tokens: readonly number[];
}

/** The rows of an installation, table by table, some at a time. */
export function* crowd(
  { people, games, playing, tokens }: Size,
  now: number,
): Generator<readonly [table: string, rows: Row[]]> {
  const random = chance(7);
  const page = 2000;
  for (let first = 0; first < people; first += page)
    yield [
      'person',
      Array.from({ length: Math.min(page, people - first) }, (_, at) => ({
        id: personId(first + at),
        user_id: `user${first + at}`,
        name: `Person ${first + at}`,
        guest: at % 3 === 0 ? 0 : 1,
        created: now - DAYS * DAY,
        seen: now,
        leaves: null,
      })),
    ];
  const book = new Book();
  const careers = new Careers();
  for (let first = 0; first < games; first += page) {
    const rows: Record<'game_table' | 'terms' | 'sitting' | 'finished_game' | 'result', Row[]> = {
      game_table: [],
      terms: [],
      sitting: [],
      finished_game: [],
      result: [],
    };
    for (let n = first + 1; n <= Math.min(games, first + page); n++) {
      const game = GAMES[n % GAMES.length]!;
      const finished = Math.floor(now - DAYS * DAY * (1 - n / games));
      const seats = lineUp(people, random);
      const { counts, outcomes } = book.count({
        n,
        game,
        finished,
        counts: random() < 0.7 ? 'yes' : 'off',
        results: seats,
      });
      careers.add(game, seats);
      rows.game_table.push(tableRow(n, game, finished, seats));
      rows.terms.push({ n, terms: TERMS });
      rows.sitting.push(...sittings(n, seats));
      rows.finished_game.push({ n, id: `table${n}`, game, finished, seats: SEATS, counts, tallied: n });
      for (const seat of seats) {
        const rated = outcomes.get(seat.who);
        const mu = { old_mu: rated?.before.mu ?? null, mu: rated?.after.mu ?? null, sigma: rated?.after.sigma ?? null };
        rows.result.push({ n, game, finished, ...seat, ...mu });
      }
    }
    yield* Object.entries(rows);
  }
  yield* pages('rating', [...book.changed.values()].map(ratingRow), page);
  yield* pages('career', [...careers.careers.values()] as unknown as Row[], page);
  yield* pages('versus', [...careers.versus.values()] as unknown as Row[], page);
  for (let first = games + 1; first <= games + playing; first += page) {
    const numbers = Array.from({ length: Math.min(page, games + playing + 1 - first) }, (_, at) => first + at);
    const seatsOf = new Map(numbers.map((n) => [n, lineUp(people, random)]));
    yield ['game_table', numbers.map((n) => playingRow(n, now - Math.floor(DAY * random()), seatsOf.get(n)!))];
    yield ['terms', numbers.map((n) => ({ n, terms: TERMS }))];
    yield ['sitting', numbers.flatMap((n) => sittings(n, seatsOf.get(n)!))];
  }
  yield* pages('token', tokens.map(personId).map(tokenRow(now)), page);
}

const sittings = (n: number, seats: readonly SeatFinish[]): Row[] =>
  seats.filter(({ who }) => !isBot(who)).map(({ who }) => ({ person: who, n, dropped: 0 }));

const tokenRow = (now: number) => (person: string) => ({
  id: `token${person}`,
  person,
  label: '',
  hash: createHash('sha256').update(tokenOf(person)).digest('hex'),
  created: now,
  scope: 'read',
  ends: now + DAY,
});

function* pages(table: string, rows: Row[], page: number): Generator<readonly [string, Row[]]> {
  for (let first = 0; first < rows.length; first += page) yield [table, rows.slice(first, first + page)];
}

/** Four different players: some people play far more than others, and one seat in four is a bot's. */
function lineUp(people: number, random: () => number): SeatFinish[] {
  const who = new Set<string>();
  while (who.size < SEATS) {
    const isPerson = who.size === 0 || random() < 0.75;
    who.add(isPerson ? personId(Math.floor(people * random() ** 2)) : `bot:${LEVELS[Math.floor(random() * 4)]}`);
  }
  return [...who].map((one, seat) => ({
    seat,
    who: one,
    part: random() < 0.02 ? 'left' : 'whole',
    place: 1 + Math.floor(random() * SEATS),
    wealth: Math.floor(random() * 120),
    moves: isBot(one) ? 0 : 30,
    spent: isBot(one) ? 0 : 600_000,
  }));
}

function tableRow(n: number, game: string, finished: number, seats: readonly SeatFinish[]): Row {
  const sat = seats.map(({ who }) => ({
    kind: isBot(who) ? 'bot' : 'person',
    person: isBot(who) ? null : who,
    name: who,
    bot: isBot(who) ? who.slice(4) : null,
    standIn: null,
  }));
  const result = { places: seats.map(({ place }) => place), scores: seats.map(({ wealth }) => wealth) };
  const body = { ended: null, spectators: true, seats: sat, deal: null, removed: [], next: null };
  return {
    n,
    id: `table${n}`,
    code: `C${n}`,
    game,
    rules_version: 1,
    host: seats[0]!.who,
    created: finished - 3_600_000,
    status: 'over',
    public: 0,
    seq: 1,
    version: 1,
    due: null,
    updated: finished,
    turn: TURN,
    result: JSON.stringify(result),
    body: JSON.stringify(body),
    clock: CLOCK,
    open_seats: 0,
    people: 3,
    own_data: 0,
    address: null,
  };
}

/** A table that goes on: one seat is asked, since some time of the last day. */
function playingRow(n: number, since: number, seats: readonly SeatFinish[]): Row {
  const asked = n % SEATS;
  const only = (value: number) => NOBODY.map((none, seat) => (seat === asked ? value : none));
  return {
    ...tableRow(n, GAMES[n % GAMES.length]!, since, seats),
    status: 'playing',
    result: null,
    turn: JSON.stringify({ asked: only(9), since: only(since), left: NOBODY }),
  };
}

function ratingRow({
  game,
  who,
  standing: { weekLow, ...rest },
}: Book['changed'] extends Map<string, infer One> ? One : never): Row {
  const { mu, sigma, low, games, won, last } = rest;
  return {
    game,
    who,
    bot: Number(isBot(who)),
    mu,
    sigma,
    low,
    games,
    won,
    last,
    week: weekOf(last),
    week_low: weekLow,
  };
}
