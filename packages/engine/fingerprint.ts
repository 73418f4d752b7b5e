import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import type { AnyGame } from './any.ts';
import { fastRng, pick } from './rng.ts';

/** What is looked at of an option's schema to switch it on. */
interface Option extends TSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly maximum?: number;
}

/** Options with everything switched on, as far as so many seats can play it; else as usual. */
function everythingOn(game: AnyGame, seats: number): unknown {
  const { properties } = game.optionsSchema as unknown as { properties: Readonly<Record<string, Option>> };
  const usual = Value.Default(game.optionsSchema, {}) as Record<string, unknown>;
  const on = (name: string, option: Option): unknown => {
    if (option.type === 'boolean') return true;
    if (option.enum) return option.enum.at(-1);
    return option.type === 'integer' ? (option.maximum ?? usual[name]) : usual[name];
  };
  const full = Object.fromEntries(Object.entries(properties).map(([name, option]) => [name, on(name, option)]));
  return game.optionsRefusal(full, seats) === null ? full : usual;
}

/**
 * What the states of a game look like: a hash over all states of one random game, always the same, at every seat count
 * with everything on. It changes when a field is added to the state, when a stage is inserted, when a rule is corrected;
 * a state kept under another fingerprint must not be played on.
 */
export function fingerprintOf(game: AnyGame): string {
  const hash = sha256.create();
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const rng = fastRng(seats);
    const state = game.setup(everythingOn(game, seats), seats, rng);
    for (let actors = game.actors(state); ; actors = game.actors(state)) {
      hash.update(utf8ToBytes(JSON.stringify(state)));
      if (actors.length === 0) break;
      const seat = pick(actors, rng);
      game.apply(state, seat, pick(game.legal(state, seat), rng), rng, null);
    }
  }
  return bytesToHex(hash.digest()).slice(0, 16);
}
