import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Accounts } from '../auth.ts';
import type { Config } from '../config.ts';
import { Refused } from '../errors.ts';
import { allows } from '../scopes.ts';
import type { Comer, Order } from '../order/order.ts';
import type { Presence } from '../streams/presence.ts';
import { counted, countedAs } from './address.ts';
import type { Counted } from './address.ts';
import { budget } from './limit.ts';
import type { SharedBudget } from './limit.ts';
import { PAGE, QUOTAS } from './tolls.ts';
import type { Quota, QuotaName, Toll } from './tolls.ts';
import { Turns } from './turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    toll?: Toll;
  }
}

/** The toll of the matched route, whatever its address looked like on the wire. What matches none costs what a page does. */
export const tollOf = ({ routeOptions }: FastifyRequest): Toll => routeOptions.config?.toll ?? PAGE;

/** Does not start a server with a route that states no toll, so that none is open by mistake. */
export function tollsStated(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', (done) => {
    const open = routes.find(({ config }) => !config?.toll);
    done(open && new Error(`${String(open.method)} ${open.url} must state its cost and quota: see http/tolls.ts`));
  });
}

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Throws when a browser sends a change from another site: the cookie alone proves nothing. */
function sameSite({ method, headers }: FastifyRequest, publicUrl: string | null): void {
  if (!CHANGES.has(method) || headers.authorization !== undefined) return;
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  const own = publicUrl !== null ? [publicUrl] : host ? [`http://${host}`, `https://${host}`] : [];
  const isOwn = origin !== undefined && own.includes(origin);
  if ((origin !== undefined && !isOwn) || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    throw new Refused('cross-site', 'this request came from another site');
}

/** Throws when a token's scope does not cover the route. */
function withinScope({ pass, method, routeOptions: { url } }: FastifyRequest): void {
  if (!pass?.scope || url === undefined || allows(pass.scope, method, url)) return;
  throw new Refused('token-scope', `a token with the scope "${pass.scope}" may not do this`);
}

/** The host names a request may carry. */
function hostsOf(publicUrl: string): readonly string[] {
  const { protocol, hostname, host, port } = new URL(publicUrl);
  return port === '' ? [host, `${hostname}:${protocol === 'https:' ? 443 : 80}`] : [host];
}

/**
 * Throws when a request is meant for another host than the public one: a name that somebody points here could otherwise
 * act in the place of ours. Addresses that name a host themselves (as requests to a proxy do) are not taken at all.
 */
function rightHost({ originalUrl, headers }: FastifyRequest, publicUrl: string | null): void {
  if (!originalUrl.startsWith('/')) throw new Refused('bad-request', 'the address of a request must begin with /');
  if (publicUrl !== null && !hostsOf(publicUrl).includes((headers.host ?? '').toLowerCase()))
    throw new Refused('wrong-host', `this server answers at ${publicUrl}`);
}

/** What the guard asks. */
export interface Gate {
  readonly accounts: Accounts;
  readonly presence: Pick<Presence, 'noteRequest'>;
  readonly order: Pick<Order, 'admit'>;
  /** See `Store`. */
  readonly fresh: () => Promise<void>;
  readonly budget: (what: string, perMinute: number) => SharedBudget;
}

const comerOf = ({ person, ip, method }: FastifyRequest): Comer => ({
  person: person?.id ?? null,
  ip,
  isChange: CHANGES.has(method),
});

/**
 * Before anything else of a request: whether it is for us, from our own site, too much, and who sends it. Then it waits
 * for its turn, among those of its network, its address and its person.
 */
export function guard(
  app: FastifyInstance,
  { accounts, presence, order, fresh, budget: shared }: Gate,
  { limits, publicUrl }: Config,
): void {
  const turns = new Turns();
  const ofAddress = budget(limits.address);
  const ofPerson = budget(limits.requests);
  const quotas = Object.fromEntries(Object.keys(QUOTAS).map((name) => [name, shared(name, limits[name as QuotaName])]));

  app.decorateRequest('pass', null);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    const toll = tollOf(request);
    const { kind, cost } = toll;
    const address = countedAs(request.ip);
    ofAddress(address, cost);
    if (kind !== 'probe') rightHost(request, publicUrl);
    sameSite(request, publicUrl);
    if (kind === 'api') await identify(request, toll, address);
    if (kind === 'api') await order.admit(comerOf(request), toll);
    await turns.take([...address.map(({ name }) => name), request.person?.id ?? ''], cost);
  });

  async function identify(
    request: FastifyRequest,
    { cost, quotas: counting = [] }: Toll,
    address: readonly Counted[],
  ): Promise<void> {
    if (request.method === 'GET') await fresh(); // what somebody saw at one server they see at every other
    request.pass = await accounts.pass(request.headers);
    const person = request.pass?.person ?? null;
    request.person = person;
    const own = person && counted([person.id]);
    if (own) ofPerson(own, cost);
    for (const quota of counting) await count(quotas[quota]!, QUOTAS[quota], own, address);
    withinScope(request);
    if (person) presence.noteRequest(person.id);
  }
}

/** Counts a request against its quota. One by person counts nobody who is signed out: the route refuses them. */
async function count(
  take: SharedBudget,
  { by, strangers = false }: Quota,
  person: readonly Counted[] | null,
  address: readonly Counted[],
): Promise<void> {
  if (strangers && person !== null) return;
  if (by === 'address') await take(address);
  else if (person !== null) await take(person);
}
