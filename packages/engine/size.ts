import type { TSchema } from 'typebox';

/** The parts of a schema that bound how large a value may be. */
interface Bounds {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Bounds[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Bounds;
  readonly properties?: Readonly<Record<string, Bounds>>;
  readonly additionalProperties?: boolean | object;
  readonly maxProperties?: number;
}

/** The plain schemas a value may follow: a union is all of its members. */
const formsOf = (schema: Bounds): readonly Bounds[] => schema.anyOf?.flatMap(formsOf) ?? [schema];

/** The most any of the forms allows. None: a value of another type than the schema's is not this check's concern. */
const most = (limits: readonly number[]): number => (limits.length === 0 ? Infinity : Math.max(...limits));

/** Counts as schemas do, by code points, without walking a text that is far too long. */
const isLonger = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > 2 * limit || [...text].length > limit);

/** Some fields too many are left to the check that names them. */
const SPARE_FIELDS = 16;

/** How many fields an object of this form may have. */
function fieldLimit({ properties = {}, additionalProperties, maxProperties = Infinity }: Bounds): number {
  const known = Object.keys(properties).length;
  return additionalProperties === false ? Math.min(maxProperties, known + SPARE_FIELDS) : maxProperties;
}

function oversize(forms: readonly Bounds[], value: unknown, path: string): string | null {
  const moreThan = (limit: number, what: string): string => `${path || 'it'} must not have more than ${limit} ${what}`;
  const inside = (name: string | number): string => (path ? `${path}.${name}` : String(name));
  if (typeof value === 'string') {
    const texts = forms.filter((form) => form.type === 'string' && form.const === undefined);
    const limit = most(texts.map(({ maxLength = Infinity }) => maxLength));
    return isLonger(value, limit) ? moreThan(limit, 'characters') : null;
  }
  if (Array.isArray(value)) {
    const lists = forms.filter(({ type }) => type === 'array');
    const limit = most(lists.map(({ maxItems = Infinity }) => maxItems));
    if (value.length > limit) return moreThan(limit, 'items');
    const items = lists.flatMap((list) => formsOf(list.items ?? {}));
    return items.length === 0 ? null : first(value.keys(), (index) => oversize(items, value[index], inside(index)));
  }
  const objects = forms.filter(({ type }) => type === 'object');
  if (typeof value !== 'object' || value === null || objects.length === 0) return null;
  const names = Object.keys(value);
  const limit = most(objects.map(fieldLimit));
  if (names.length > limit) return `${path || 'it'} has too many fields`;
  return first(names, (name) => {
    const field = objects.flatMap(({ properties = {} }) =>
      Object.hasOwn(properties, name) ? formsOf(properties[name]!) : [],
    );
    return oversize(field, (value as Record<string, unknown>)[name], inside(name));
  });
}

/** The first answer that is not null. */
function first<Part>(parts: Iterable<Part>, look: (part: Part) => string | null): string | null {
  for (const part of parts) {
    const found = look(part);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Where a value has more characters, items or fields than its schema allows, as one line; null: nowhere. Looks at
 * lengths alone and stops at the first. Call it before any other check, so that none of them, and no list of errors,
 * ever walks something huge.
 */
export const tooLarge = (schema: TSchema, value: unknown): string | null =>
  oversize(formsOf(schema as Bounds), value, '');
