import type { Rng } from '@outcry/engine';
import { pick } from '@outcry/engine';

/** The parts of JSON schemas that our API is described with. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const TEXTS = [
  '',
  'a',
  'Ada',
  ' ',
  '\u0000',
  '💥',
  '__proto__',
  'constructor',
  '../..',
  "'; drop table entry; --",
  '<img src=x>',
  'x'.repeat(600),
  'null',
  '-1',
  '1e9',
  '\ud800',
];
const NUMBERS = [0, 1, 2, 3, 5, -1, 0.5, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308];
const ANYTHING: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[[]]],
  { kind: 'play', card: 0 },
  { toString: 1 },
  ...NUMBERS,
  ...TEXTS,
];

/** Draws values of a schema, and now and then one that does not fit it. `known` are texts worth trying, by the name they go under. */
export class Drawing {
  readonly #rng: Rng;
  readonly #known: Readonly<Record<string, readonly string[]>>;
  readonly #wrong: number;

  constructor(rng: Rng, known: Readonly<Record<string, readonly string[]>>, wrongInHundred: number) {
    this.#rng = rng;
    this.#known = known;
    this.#wrong = wrongInHundred;
  }

  #chance(inHundred: number): boolean {
    return this.#rng.below(100) < inHundred;
  }

  value(shape: Shape, name = ''): unknown {
    if (this.#chance(this.#wrong)) return pick(ANYTHING, this.#rng);
    if (shape.const !== undefined) return shape.const;
    if (shape.enum) return pick(shape.enum, this.#rng);
    if (shape.anyOf) return this.value(pick(shape.anyOf, this.#rng), name);
    switch (shape.type) {
      case 'string':
        return this.#text(shape, this.#known[name]);
      case 'integer':
      case 'number':
        return this.#number(shape);
      case 'boolean':
        return this.#chance(50);
      case 'null':
        return null;
      case 'array':
        return Array.from({ length: this.#between(shape.minItems ?? 0, Math.min(shape.maxItems ?? 4, 5)) }, () =>
          this.value(shape.items ?? {}),
        );
      case 'object':
        return this.#object(shape);
      default:
        return pick(ANYTHING, this.#rng);
    }
  }

  #between(least: number, most: number): number {
    return least + this.#rng.below(Math.max(1, most - least + 1));
  }

  #number({ minimum = 0, maximum = 20 }: Shape): number {
    return this.#chance(70)
      ? this.#between(minimum, Math.min(maximum, minimum + 20))
      : pick([minimum, maximum], this.#rng);
  }

  #text({ pattern, minLength = 0, maxLength = 40 }: Shape, known: readonly string[] = []): string {
    if (known.length > 0 && this.#chance(90)) return pick(known, this.#rng);
    if (pattern?.includes('spectator')) return pick(['spectator', '0', '1', '2', '11'], this.#rng);
    const length = this.#between(minLength, Math.min(maxLength, minLength + 12));
    return Array.from({ length }, () => String.fromCharCode(97 + this.#rng.below(26))).join('');
  }

  #object({ properties = {}, required = [], patternProperties }: Shape): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries(properties)) {
      const wanted = required.includes(name) ? !this.#chance(this.#wrong) : this.#chance(50);
      if (wanted) made[name] = this.value(shape, name);
    }
    for (const shape of Object.values(patternProperties ?? {}))
      if (this.#chance(20)) made[pick(TEXTS, this.#rng)] = this.value(shape);
    if (this.#chance(this.#wrong)) made[pick(TEXTS, this.#rng)] = pick(ANYTHING, this.#rng);
    return made;
  }
}
