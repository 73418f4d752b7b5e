import { SCHEMAS } from '../api.ts';
import type { RouteName, RouteSchemas } from '../api.ts';
import type { Shape } from './draw.ts';

/** The schema of a part of a request. */
export interface Input {
  readonly route: RouteName;
  readonly part: 'params' | 'querystring' | 'body';
  readonly shape: Shape;
}

/** Everything that a request of the API can carry. */
export const INPUTS: readonly Input[] = (Object.entries(SCHEMAS) as [RouteName, RouteSchemas][]).flatMap(
  ([route, schemas]) =>
    (['params', 'querystring', 'body'] as const).flatMap((part) =>
      schemas[part] ? [{ route, part, shape: schemas[part] as Shape }] : [],
    ),
);

/** A place in a schema: the names of the fields that lead there. Lists count as their first item. */
export interface Place {
  readonly path: readonly (string | 0)[];
  readonly shape: Shape;
  /** A value of the whole in which `value` stands at this place and everything else is as small as it may be. */
  readonly fill: (value: unknown) => unknown;
}

/** The smallest value that fits. */
function least(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return least(shape.anyOf[0]!);
  if (shape.type === 'string') return 'a'.repeat(shape.minLength ?? 1);
  if (shape.type === 'integer' || shape.type === 'number') return shape.minimum ?? 0;
  if (shape.type === 'boolean') return false;
  if (shape.type === 'array') return Array.from({ length: shape.minItems ?? 0 }, () => least(shape.items ?? {}));
  if (shape.type !== 'object') return null;
  const { properties = {}, required = [] } = shape;
  return Object.fromEntries(required.map((name) => [name, least(properties[name]!)]));
}

/** Every place of a schema, itself included. */
export function placesOf(
  shape: Shape,
  path: Place['path'] = [],
  fill: Place['fill'] = (value) => value,
): readonly Place[] {
  const { anyOf = [], items, properties = {} } = shape;
  return [
    { path, shape, fill },
    ...anyOf.flatMap((form) => placesOf(form, path, fill)),
    ...(items ? placesOf(items, [...path, 0], (value) => fill([value])) : []),
    ...Object.entries(properties).flatMap(([name, part]) =>
      placesOf(part, [...path, name], (value) => fill({ ...(least(shape) as object), [name]: value })),
    ),
  ];
}
