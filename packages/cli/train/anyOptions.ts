import { parseOptions, shuffle } from '@outcry/engine';
import type { AnyGame, Rng } from '@outcry/engine';
import { optionShapes } from '../options.ts';
import type { Shape } from '../options.ts';

/** How often options are drawn before the usual ones are taken. */
const TRIES = 10;

function anyValue(shape: Shape, rng: Rng): unknown {
  if (shape.enum) return shape.enum[rng.below(shape.enum.length)];
  if (shape.anyOf) return anyValue(shape.anyOf[rng.below(shape.anyOf.length)]!, rng);
  if (shape.const !== undefined) return shape.const;
  if (shape.type === 'boolean') return rng.below(2) === 1;
  if (shape.type === 'array') {
    const { minItems = 0, maxItems = minItems } = shape;
    return shuffle([...(shape.items?.enum ?? [])], rng).slice(0, minItems + rng.below(maxItems - minItems + 1));
  }
  if (shape.type === 'integer' && shape.minimum !== undefined && shape.maximum !== undefined)
    return shape.minimum + rng.below(shape.maximum - shape.minimum + 1);
  return shape.default;
}

/** Options a table might play with: the usual ones half of the time, else any that the rules allow. */
export function anyOptions(game: AnyGame, seats: number, rng: Rng): unknown {
  const usual = parseOptions(game, {}, seats);
  if (rng.below(2) === 0) return usual;
  for (let i = 0; i < TRIES; i++) {
    const options = Object.fromEntries(
      Object.entries(optionShapes(game)).map(([name, shape]) => [name, anyValue(shape, rng)]),
    );
    if (game.optionsRefusal(options, seats) === null) return parseOptions(game, options, seats);
  }
  return usual;
}
