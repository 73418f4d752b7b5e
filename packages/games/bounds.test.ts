import { parseOptions } from '@outcry/engine';
import { expect, test } from 'vitest';
import { GAME_IDS, newestGame, ownersTables } from './registry.ts';

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maximum?: number;
}

/** The places of a schema that take a value of any size. */
function unbounded(shape: Shape, path: string): string[] {
  const { type, anyOf = [], items, properties = {} } = shape;
  const free =
    (type === 'string' && shape.const === undefined && shape.maxLength === undefined) ||
    (type === 'array' && shape.maxItems === undefined) ||
    (type === 'object' && shape.additionalProperties !== false);
  return [
    ...(free ? [path] : []),
    ...anyOf.flatMap((form, index) => unbounded(form, `${path}|${index}`)),
    ...(items ? unbounded(items, `${path}[]`) : []),
    ...Object.entries(properties).flatMap(([name, part]) => unbounded(part, `${path}.${name}`)),
  ];
}

/** The numbers of a schema without a highest value. */
function endless({ type, anyOf = [], items, properties = {}, maximum }: Shape, path: string): string[] {
  return [
    ...((type === 'integer' || type === 'number') && maximum === undefined ? [path] : []),
    ...anyOf.flatMap((form) => endless(form, path)),
    ...(items ? endless(items, `${path}[]`) : []),
    ...Object.entries(properties).flatMap(([name, part]) => endless(part, `${path}.${name}`)),
  ];
}

test.each(GAME_IDS)('%s: options, moves and tables are bounded in every list and text', async (id) => {
  const { optionsSchema, moveSchema, dataSchema } = await newestGame(id);
  expect(unbounded(optionsSchema as Shape, 'options')).toEqual([]);
  expect(unbounded(moveSchema as Shape, 'move')).toEqual([]);
  expect(unbounded(dataSchema as Shape, 'data')).toEqual([]);
  expect(endless(dataSchema as Shape, 'data')).toEqual([]);
});

test.each(GAME_IDS)('%s: a name of an option or a table is not repeated at length', async (id) => {
  const game = await newestGame(id);
  const name = 'x'.repeat(100_000);
  const messages: string[] = [];
  for (const attempt of [
    () => parseOptions(game, { [name]: 1 }, game.seats.min),
    () => ownersTables(game, JSON.stringify({ format: 'outcry-data', game: id, data: { [name]: 1 } })),
  ])
    try {
      attempt();
    } catch (error) {
      messages.push((error as Error).message);
    }
  expect(messages).toHaveLength(2);
  for (const message of messages) expect(message.length).toBeLessThan(500);
});
