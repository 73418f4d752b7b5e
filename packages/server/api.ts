import type { Static, TSchema } from 'typebox';
import type { RouteName } from './paths.ts';
import { ACCOUNT } from './requests/account.ts';
import { ADMIN } from './requests/admin.ts';
import { LISTS } from './requests/lists.ts';
import { NOTIFY } from './requests/notify.ts';
import { ORDER } from './requests/order.ts';
import { PEOPLE } from './requests/people.ts';
import { PLAY } from './requests/play.ts';
import { RATINGS } from './requests/ratings.ts';
import { SIGN_IN } from './requests/signIn.ts';
import { STREAM } from './requests/stream.ts';
import { TABLES } from './requests/tables.ts';

export { PATHS } from './paths.ts';
export type { RouteName } from './paths.ts';
export * from './schemas/account.ts';
export * from './schemas/entries.ts';
export * from './schemas/errors.ts';
export * from './schemas/notify.ts';
export type { StandInReason } from './schemas/parts.ts';
export * from './schemas/order.ts';
export * from './schemas/play.ts';
export * from './schemas/ratings.ts';
export * from './schemas/tables.ts';
export * from './schemas/tokens.ts';
export { SeatWish } from './requests/tables.ts';

/**
 * Every request, response and stream message of the server, as one schema each: the server validates with them, the
 * OpenAPI description is made of them, and a client takes its types from them. No Node in here: a browser imports it too.
 *
 * All times are milliseconds since 1970 by the server's clock. Ids are opaque text.
 *
 * Parameters, query, body and answer, by the names in PATHS:
 */
export const SCHEMAS = {
  ...PEOPLE,
  ...ACCOUNT,
  ...SIGN_IN,
  ...NOTIFY,
  ...RATINGS,
  ...LISTS,
  ...TABLES,
  ...PLAY,
  ...ORDER,
  ...ADMIN,
  ...STREAM,
} as const satisfies Record<RouteName, RouteSchemas>;

/** What a request takes and gives. */
export interface RouteSchemas {
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
  readonly response: TSchema;
}

type Part<Name extends RouteName, Key extends keyof RouteSchemas> = (typeof SCHEMAS)[Name] extends {
  readonly [Has in Key]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

export type Params<Name extends RouteName> = Part<Name, 'params'>;
export type Query<Name extends RouteName> = Part<Name, 'querystring'>;
export type Body<Name extends RouteName> = Part<Name, 'body'>;
export type Response<Name extends RouteName> = Part<Name, 'response'>;
