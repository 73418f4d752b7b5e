import { basename } from 'node:path';
import type { Experiment, Variant } from '@outcry/bots/lab/experiment.ts';
import { InputError } from '@outcry/engine';
import { newestGame } from '@outcry/games';
import { botsFor, openGame, seatsOf, wholeNumber } from '../arguments.ts';
import { optionShapes, readOptions } from '../options.ts';
import { checkPlayer } from '../players.ts';

/** What the command line says of the variants. */
export interface Asked {
  readonly games: number;
  readonly seats?: number;
  readonly bots: string;
  readonly options?: readonly string[];
  readonly data?: readonly string[];
  readonly sweep?: readonly string[];
  readonly rotate?: true;
}

const MOST_VARIANTS = 20;
/** What stands for the printed tables among data files. */
const PRINTED = 'printed';
const TABLE = 'data.';

/** One value of a sweep. */
interface Setting {
  readonly key: string;
  readonly value: string;
}

/** Every way to take one of each list. */
const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((found, list) => found.flatMap((before) => list.map((one) => [...before, one])), [[]]);

function sweepOf(text: string): Setting[] {
  const at = text.indexOf('=');
  if (at < 1) throw new InputError(`--sweep is written key=a,b,c, not "${text}"`);
  const values = text
    .slice(at + 1)
    .split(',')
    .map((value) => value.trim());
  if (values.length < 2 || new Set(values).size < values.length)
    throw new InputError(`--sweep compares several different values, not "${text.slice(at + 1)}"`);
  return values.map((value) => ({ key: text.slice(0, at).trim(), value }));
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The tables with one entry changed; `path` leads to it, such as `track.0`. */
function changed(tables: unknown, path: readonly string[], value: unknown, whole: string): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (typeof tables !== 'object' || tables === null || !Object.hasOwn(tables, first))
    throw new InputError(
      `--sweep: there is no "${whole}"; here there are ${Object.keys(tables ?? {}).join(', ') || 'no parts'}`,
    );
  const inner = changed((tables as Record<string, unknown>)[first], rest, value, whole);
  if (Array.isArray(tables)) return tables.with(Number(first), inner);
  return { ...tables, [first]: inner };
}

async function variantOf(
  id: string,
  asked: Asked,
  file: string | null,
  settings: readonly Setting[],
): Promise<Variant> {
  const opened = await openGame(id, file === null || file === PRINTED ? undefined : file);
  let { data } = opened;
  let { bots } = asked;
  let wanted = asked.seats;
  const options = [...(asked.options ?? [])];
  for (const { key, value } of settings) {
    if (key === 'seats') wanted = wholeNumber('--sweep seats', 1, 12)(value);
    else if (key === 'bots') bots = value.replaceAll('+', ',');
    else if (key.startsWith(TABLE))
      data = changed(data ?? opened.game.data, key.slice(TABLE.length).split('.'), parsed(value), key) as Record<
        string,
        unknown
      >;
    else if (Object.hasOwn(optionShapes(opened.game), key)) options.push(`${key}=${value}`);
    else
      throw new InputError(
        `--sweep knows no "${key}"; it takes seats, bots, an entry of a table such as data.${Object.keys(opened.game.data as object)[0]}, and the options ${Object.keys(optionShapes(opened.game)).join(', ') || '(none)'}`,
      );
  }
  const game = await newestGame(id, data);
  const seats = seatsOf(game, wanted);
  return {
    name: [...(file === null ? [] : [basename(file)]), ...settings.map(({ key, value }) => `${key}=${value}`)].join(
      ', ',
    ),
    data,
    options: readOptions(game, opened.words, options, seats),
    seats,
    bots: botsFor(bots, seats, (name) => checkPlayer(game, name)),
  };
}

/** The experiment a command line asks for. `seed` is given by the caller. */
export async function experimentOf(id: string, asked: Asked, seed: number): Promise<Experiment> {
  const files = asked.data ?? [];
  const combinations = product<Setting | string | null>([
    files.length === 0 ? [null] : [...files],
    ...(asked.sweep ?? []).map(sweepOf),
  ]);
  if (combinations.length > MOST_VARIANTS)
    throw new InputError(
      `--sweep and --data make ${combinations.length} variants; at most ${MOST_VARIANTS} are compared`,
    );
  const isNamed = combinations.length > 1;
  const variants: Variant[] = [];
  for (const [file, ...settings] of combinations) {
    const variant = await variantOf(id, asked, file as string | null, settings as Setting[]);
    variants.push(isNamed ? variant : { ...variant, name: '' });
  }
  const rotations = asked.rotate ? variants[0]!.seats : 1;
  const { rulesVersion } = await newestGame(id);
  return {
    game: id,
    rulesVersion,
    variants,
    seed,
    deals: Math.ceil(asked.games / rotations),
    isRotated: asked.rotate ?? false,
  };
}
