import { fastRng, InputError, parseOptions } from '@outcry/engine';
import type { AnyGame, Seat } from '@outcry/engine';
import type { Encoding } from '@outcry/engine/encoding';
import { decisionOf, PickSchema, placeOfPick, USUAL, WantsSchema } from '@outcry/server/programs';
import type { Want } from '@outcry/server/programs';
import { derive, MAX_SEED } from '@outcry/bots/lab/seeds.ts';
import { winParts } from '@outcry/bots/lab/tally.ts';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';

/** What a program may ask of its table (docs/bot-protocol.md). */
const AskedSchema = Type.Union([
  Type.Object({
    type: Type.Literal('reset'),
    seed: Type.Integer({ minimum: 0, maximum: MAX_SEED }),
    seats: Type.Integer({ minimum: 1, maximum: 12 }),
    options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    wants: Type.Optional(WantsSchema),
  }),
  Type.Intersect([Type.Object({ type: Type.Literal('step') }), PickSchema]),
  Type.Object({ type: Type.Literal('look'), seat: Type.Integer({ minimum: 0 }) }),
]);
type Asked = Static<typeof AskedSchema>;

/** A game that one program plays for every seat. */
interface Running {
  readonly state: unknown;
  readonly chance: ReturnType<typeof fastRng>;
  readonly seats: number;
  readonly wants: readonly Want[];
}

/** A table over lines of JSON: each line asked is answered by one line. What is wrong changes nothing. */
export class Environment {
  readonly #game: AnyGame;
  readonly #encoding: Encoding;
  #running: Running | null = null;

  constructor(game: AnyGame, encoding: Encoding) {
    this.#game = game;
    this.#encoding = encoding;
  }

  answer(line: string): Record<string, unknown> {
    try {
      const asked = JSON.parse(line) as Asked;
      if (!Value.Check(AskedSchema, asked)) throw new InputError('a line is a reset, a step or a look');
      if (asked.type === 'reset') return this.#reset(asked);
      if (this.#running === null) throw new InputError('there is no game: send a reset first');
      return asked.type === 'step' ? this.#step(this.#running, asked) : this.#look(this.#running, asked.seat);
    } catch (error) {
      if (error instanceof SyntaxError) return { type: 'error', message: 'a line is one JSON object' };
      if (error instanceof InputError) return { type: 'error', message: error.message };
      throw error;
    }
  }

  #reset({
    seed,
    seats,
    options = {},
    wants = [...USUAL],
  }: Extract<Asked, { type: 'reset' }>): Record<string, unknown> {
    const chance = fastRng(derive(seed, 0));
    const { min, max } = this.#game.seats;
    if (seats < min || seats > max) throw new InputError(`${this.#game.id} takes ${min} to ${max} seats, not ${seats}`);
    const state = this.#game.setup(parseOptions(this.#game, options, seats), seats, chance);
    this.#running = { state, chance, seats, wants };
    return this.#turn(this.#running);
  }

  /** The seat that decides next; of several the first. */
  #asked({ state }: Running): Seat | null {
    return this.#game.actors(state)[0] ?? null;
  }

  #told({ state, wants }: Running, seat: Seat): Record<string, unknown> {
    return decisionOf(this.#encoding, this.#game.view(state, seat), this.#game.legal(state, seat), wants);
  }

  #turn(running: Running): Record<string, unknown> {
    const { state } = running;
    const worth = this.#game.worth(state);
    const result = this.#game.result(state);
    if (result) return { type: 'over', worth, ...result, wins: winParts(result) };
    return { type: 'turn', worth, ...this.#told(running, this.#asked(running)!) };
  }

  #step(running: Running, pick: Extract<Asked, { type: 'step' }>): Record<string, unknown> {
    const { state, chance } = running;
    const seat = this.#asked(running);
    if (seat === null) throw new InputError('the game is over: send a reset');
    const legal = this.#game.legal(state, seat);
    const place = placeOfPick(this.#encoding, this.#game.view(state, seat), legal, pick);
    if (place === null) throw new InputError('this move is not legal');
    this.#game.apply(state, seat, legal[place], chance, null);
    return this.#turn(running);
  }

  #look(running: Running, seat: Seat): Record<string, unknown> {
    if (seat >= running.seats) throw new InputError(`there is no seat ${seat}`);
    return { type: 'look', ...this.#told(running, seat) };
  }
}
