// Prints the figures that packages/games/bear-raid/prospects.ts judges by: how far the reading of a card comes true, by
// the dice that lie at a company and the turns that are left, and what a stock loses over the rounds.
//
//   node_modules/.bin/node scripts/fit-bear-raid.ts [games, 300 unless told] [seed, 1 unless told]
//
// Two of today's traders and two of the first ones (trader-0) play at four seats; the same seed gives the same figures.
import { greedy } from '@outcry/bots';
import { fastRng } from '@outcry/engine';
import type { AnyGame, Bot } from '@outcry/engine';
import { bearRaid } from '../packages/games/bear-raid/game.ts';
import { diceToCome, Prospects } from '../packages/games/bear-raid/prospects.ts';
import { diceAt, pipsOf } from '../packages/games/bear-raid/state.ts';
import type { Event, State } from '../packages/games/bear-raid/state.ts';
import { yardstick } from '../packages/games/bear-raid/yardstick/index.ts';

const SEATS = 4;
const BUDGET = { states: 2, playouts: 0 };
const game = bearRaid();
const any = game as AnyGame;
const bots: Bot[] = [greedy(any), greedy({ ...any, evaluate: yardstick.firstEvaluate(any) })];
const prospects = new Prospects(game.data);

/** A company before a turn or a roll, what its card promised, and what came of one stock: after the round, and in the end. */
interface Row {
  readonly round: number;
  readonly company: number;
  readonly turnsLeft: number;
  readonly lying: number;
  readonly price: number;
  readonly reading: number;
  after: number;
  end: number;
}

function observe(state: State): Row[] {
  const { phase, round } = state;
  const dice = diceToCome(state);
  return state.inPlay.map((company) => {
    prospects.look(state, company, state.tokens[company]!);
    return {
      round,
      company,
      turnsLeft: phase.kind === 'action' ? 2 * SEATS - phase.turn : 0,
      lying: diceAt(state.faces, company),
      price: state.prices[company]!,
      reading: prospects.reading(pipsOf(state.faces, company), dice[company]!),
      after: 0,
      end: 0,
    };
  });
}

function playOne(seed: number): Row[] {
  const chance = fastRng(seed);
  const thoughts = fastRng(seed + 1_000_000);
  const state = game.setup({ companies: [] }, SEATS, chance);
  const rows: Row[] = [];
  /** By company and round: how many stocks came of one, and what they were worth together. */
  const stocks = new Map<string, number>();
  const worth = new Map<string, number>();
  let round = 1;
  const emit = (event: Event): void => {
    if (event.kind === 'round') round = event.round;
    if (event.kind !== 'priced' && event.kind !== 'split' && event.kind !== 'bankrupt') return;
    const count = event.kind === 'split' ? 2 : event.kind === 'bankrupt' ? 0 : 1;
    stocks.set(`${event.company}/${round}`, count);
    worth.set(`${event.company}/${round}`, count * event.price);
  };
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    if (state.phase.kind === 'action' || actors.length === SEATS) rows.push(...observe(state));
    const seat = actors[0]!;
    const bot = bots[(seat + seed) % bots.length]!;
    const [best] = bot(game.view(state, seat), game.legal(state, seat), thoughts, BUDGET);
    game.apply(state, seat, best!.move as Parameters<typeof game.apply>[2], chance, emit);
  }
  for (const row of rows) {
    row.after = worth.get(`${row.company}/${row.round}`)!;
    row.end = state.prices[row.company]!;
    for (let later = row.round; later <= state.rounds; later++) row.end *= stocks.get(`${row.company}/${later}`)!;
  }
  return rows;
}

const games = Number(process.argv[2] ?? 300);
const first = Number(process.argv[3] ?? 1);
const rows = Array.from({ length: games }, (_, i) => playOne(first + i)).flat();

/** By least squares: the part of a reading that comes true. */
function trust(some: readonly Row[]): string {
  const promised = some.reduce((sum, { reading }) => sum + reading * reading, 0);
  const kept = some.reduce((sum, { reading, after, price }) => sum + reading * (after - price), 0);
  return (kept / promised).toFixed(2).padStart(7);
}

console.log('The part of a reading that comes true, by dice that lie at the company and turns left:');
console.log(`turns   ${['0', '1', '2', '3', '4', '5', '6', '7', '8'].map((dice) => dice.padStart(7)).join('')}`);
for (let turns = 2 * SEATS; turns >= 0; turns--) {
  const now = rows.filter(({ turnsLeft }) => turnsLeft === turns);
  const cells = Array.from({ length: 9 }, (_, dice) => trust(now.filter(({ lying }) => lying === dice)));
  console.log(`${String(turns).padEnd(8)}${cells.join('')}`);
}
console.log('\nWhat a stock is worth in the end, as a part of its price at the start of a round:');
for (let round = 1; round <= 12 - SEATS; round++) {
  const begun = rows.filter((row) => row.round === round && row.turnsLeft === 2 * SEATS);
  const total = (of: (row: Row) => number): number => begun.reduce((sum, row) => sum + of(row), 0);
  console.log(`round ${round}  ${(total(({ end }) => end) / total(({ price }) => price)).toFixed(2)}`);
}
