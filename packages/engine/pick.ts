import type { TSchema } from 'typebox';

/** What a picker looks at of a schema. */
interface Shape extends TSchema {
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

type Pick = (value: unknown) => unknown;

const whole: Pick = (value) => value;

function objectPicker(properties: Readonly<Record<string, Shape>>): Pick {
  const fields = Object.entries(properties).map(([name, part]) => [name, pickerOf(part)] as const);
  return (value) => {
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) {
      const field = (value as Record<string, unknown>)[name];
      if (field !== undefined) picked[name] = pick(field);
    }
    return picked;
  };
}

/** Forms of a union are told apart by their `kind`; null and plain values pass. */
function unionPicker(forms: readonly Shape[]): Pick {
  const objects = forms.filter(({ properties }) => properties !== undefined);
  const byKind = new Map(objects.map((form) => [form.properties!.kind?.const, pickerOf(form)]));
  const only = objects.length === 1 ? pickerOf(objects[0]!) : null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const pick = only ?? byKind.get((value as { kind?: unknown }).kind);
    if (!pick) throw new TypeError(`no form of the union is of kind ${String((value as { kind?: unknown }).kind)}`);
    return pick(value);
  };
}

function pickerOf(schema: Shape): Pick {
  if (schema.properties) return objectPicker(schema.properties);
  if (schema.anyOf) {
    const list = schema.anyOf.find(({ items }) => items !== undefined);
    return list && schema.anyOf.every(({ properties }) => !properties) ? pickerOf(list) : unionPicker(schema.anyOf);
  }
  const { items } = schema;
  if (!items || !(items.properties || items.anyOf || items.items)) return whole;
  const pick = pickerOf(items);
  return (value) => (Array.isArray(value) ? value.map(pick) : value);
}

/**
 * Builds a copy that holds the fields a schema names and no other: how a phase or an entry reaches a viewer. A field
 * that is added to the value and not to the schema stays hidden.
 */
export const picker = <Shown>(schema: TSchema): ((value: Shown) => Shown) =>
  pickerOf(schema as Shape) as (value: Shown) => Shown;
