/** An option of a game as a form can ask for it, read from the game's own schema. */
export type Option =
  | { readonly name: string; readonly kind: 'switch'; readonly fallback: boolean }
  | {
      readonly name: string;
      readonly kind: 'one';
      readonly values: readonly (string | number)[];
      readonly fallback: unknown;
    }
  | {
      readonly name: string;
      readonly kind: 'some';
      readonly values: readonly (string | number)[];
      readonly most: number;
      readonly fallback: unknown;
    }
  | {
      readonly name: string;
      readonly kind: 'count';
      readonly min: number;
      readonly max: number;
      readonly fallback: number;
    };

/** The part of JSON Schema that options are written in. */
interface Schema {
  readonly type?: string;
  readonly default?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly { readonly const?: string | number; readonly enum?: readonly (string | number)[] }[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const valuesOf = ({ enum: listed, anyOf }: Schema): readonly (string | number)[] | null =>
  listed ?? (anyOf?.every((one) => one.const !== undefined) ? anyOf.map((one) => one.const!) : null);

function optionOf(name: string, schema: Schema): Option[] {
  const fallback = schema.default;
  const values = valuesOf(schema);
  if (values) return [{ name, kind: 'one', values, fallback }];
  if (schema.type === 'boolean') return [{ name, kind: 'switch', fallback: fallback === true }];
  const each = schema.items && valuesOf(schema.items);
  if (schema.type === 'array' && each)
    return [{ name, kind: 'some', values: each, most: schema.maxItems ?? each.length, fallback }];
  if (schema.type === 'integer')
    return [
      { name, kind: 'count', min: schema.minimum ?? 0, max: schema.maximum ?? 99, fallback: Number(fallback ?? 0) },
    ];
  return [];
}

/** The options of a game, in the order of its schema. */
export const optionsOf = (schema: unknown): Option[] =>
  Object.entries((schema as Schema).properties ?? {}).flatMap(([name, one]) => optionOf(name, one));

/** Every option at its default. */
export const defaultsOf = (schema: unknown): Record<string, unknown> =>
  Object.fromEntries(optionsOf(schema).map(({ name, fallback }) => [name, fallback]));
