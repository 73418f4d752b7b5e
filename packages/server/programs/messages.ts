import type { AnyGame, AnyView } from '@outcry/engine';
import type { Encoding } from '@outcry/engine/encoding';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';

/** The version of the protocol (docs/bot-protocol.md). It grows when an older program would not understand what it is told. */
export const PROTOCOL = 1;

const WantSchema = Type.Enum(['view', 'legal', 'features', 'mask']);
/** What a program wants to be told of a decision. */
export type Want = Static<typeof WantSchema>;
export const USUAL: readonly Want[] = ['view', 'legal'];
export const WantsSchema = Type.Array(WantSchema, { maxItems: 4 });

const ReadySchema = Type.Object({
  type: Type.Literal('ready'),
  protocol: Type.Literal(PROTOCOL),
  name: Type.Optional(Type.String({ maxLength: 80 })),
  wants: Type.Optional(WantsSchema),
});
export type Ready = Static<typeof ReadySchema>;

const Place = Type.Integer({ minimum: 0 });
/** A move, by its place in the list of legal ones or by its action. */
export const PickSchema = Type.Object({
  choice: Type.Optional(Place),
  action: Type.Optional(Place),
  expected: Type.Optional(Type.Number()),
});
export type Pick = Static<typeof PickSchema>;

const AdviceSchema = Type.Object({
  type: Type.Literal('advice'),
  id: Type.Integer(),
  advice: Type.Array(PickSchema, { minItems: 1, maxItems: 1000 }),
});
export type Advised = Static<typeof AdviceSchema>;

const isReady = Compile(ReadySchema);
const isAdvice = Compile(AdviceSchema);

/** A line as what it should be; null: it is something else. */
function read<T>(schema: { Check(value: unknown): boolean }, line: string): T | null {
  try {
    const value: unknown = JSON.parse(line);
    return schema.Check(value) ? (value as T) : null;
  } catch {
    return null;
  }
}

export const readReady = (line: string): Ready | null => read<Ready>(isReady, line);
export const readAdvice = (line: string): Advised | null => read<Advised>(isAdvice, line);

/** The first line a program is told: which game, by which tables, and what numbers and actions mean. */
export const helloOf = ({ id, rulesVersion, seats, data }: AnyGame, encoding: Encoding, limit: number): string =>
  JSON.stringify({
    type: 'hello',
    protocol: PROTOCOL,
    game: id,
    rulesVersion,
    seats,
    data,
    limit,
    encoding: { version: encoding.version, fields: encoding.fields, actions: encoding.sections },
  });

/** What a program is told of a decision, as it wants it. */
export function decisionOf(
  encoding: Encoding,
  view: AnyView,
  legal: readonly unknown[],
  wants: readonly Want[],
): Record<string, unknown> {
  const told: Record<string, unknown> = { seat: view.seat, count: legal.length };
  if (wants.includes('view')) told.view = view;
  if (wants.includes('legal')) told.legal = legal;
  if (wants.includes('features')) told.features = encoding.encode(view);
  if (wants.includes('mask')) {
    const actions = legal.map((move) => encoding.actionOf(move, view));
    const mask = new Array<number>(encoding.actions).fill(0);
    for (const action of actions) if (action !== null) mask[action] = 1;
    told.actions = actions;
    told.mask = mask;
  }
  return told;
}

/** The legal move somebody picked, by its place in the list; null: there is none. */
export function placeOfPick(
  encoding: Encoding,
  view: AnyView,
  legal: readonly unknown[],
  { choice, action }: Pick,
): number | null {
  if (choice !== undefined) return choice < legal.length ? choice : null;
  if (action === undefined) return null;
  const place = legal.findIndex((move) => encoding.actionOf(move, view) === action);
  return place < 0 ? null : place;
}
