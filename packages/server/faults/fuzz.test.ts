import { fastRng, faults, pick } from '@outcry/engine';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { ErrorBody } from '../api.ts';
import { guest, moveOnce, startedTable, startServer } from '../testing/guests.ts';
import { Drawing } from '../testing/draw.ts';
import type { Shape } from '../testing/draw.ts';

const REQUESTS = process.env.OUTCRY_LONG ? 100_000 : 10_000;
const AT_ONCE = 16;
const PATIENCE = process.env.OUTCRY_LONG ? 3_600_000 : 240_000;

const compiled = new Map<TSchema, ReturnType<typeof Compile>>();
function fits(schema: TSchema, value: unknown): boolean {
  const check = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, check);
  return check.Check(value);
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Shape;
  }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Shape }> };
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: TSchema }> }>;
}

test(
  `${REQUESTS} requests drawn from the description: no 5xx, and every answer is as described`,
  async () => {
    const server = await startServer({ botThreads: 1 });
    const guests = [await guest(server.url, 'Ada'), await guest(server.url, 'Bob'), await guest(server.url, 'Cem')];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const;
    const tables = [
      await startedTable(guests),
      await startedTable(guests.slice(0, 2), ['rookie']),
      await guests[0]!.api('createTable', { body: { game: 'taking-stock', seats: [...seats] } }),
    ];
    for (const each of guests) await moveOnce(each, tables[0]!.id);
    const known = {
      id: tables.map(({ id }) => id),
      watch: tables.map(({ id }) => id),
      code: tables.map(({ code }) => code),
      person: guests.map(({ id }) => id),
      game: ['taking-stock'],
      bot: ['rookie', 'trader'],
      name: ['Ada', 'Bob'],
      label: ['robot'],
    };
    const cookies = [...guests.map(({ cookie }) => cookie), '', 'outcry.session_token=forged.signature'];
    const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );
    expect(operations.length).toBeGreaterThan(30);
    const statuses = new Map<number, number>();
    const answered = new Set<string>();

    async function one(number: number): Promise<void> {
      const rng = fastRng(number);
      const drawing = new Drawing(rng, known, pick([0, 0, 5, 25], rng));
      const { path, method, operation } = pick(operations, rng);
      const search = new URLSearchParams();
      let address = path;
      for (const { name, in: where, required, schema } of operation.parameters ?? []) {
        const drawn = drawing.value(schema, name);
        const text = (typeof drawn === 'string' ? drawn : JSON.stringify(drawn)).toWellFormed();
        if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(text) || 'x');
        else if (where === 'query' && (required || rng.below(2) === 0)) search.set(name, text);
      }
      const schema = operation.requestBody?.content['application/json']?.schema;
      const body = schema && JSON.stringify(drawing.value(schema));
      const stop = new AbortController();
      const answer = await fetch(`${server.url}${address}?${search}`, {
        method,
        signal: stop.signal,
        // Nobody who is still needed is signed out.
        headers: {
          cookie: ['signOut', 'deleteAccount'].includes(operation.operationId) ? '' : pick(cookies, rng),
          ...(schema ? { 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { body }),
      });
      const { status } = answer;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const what = `request ${number}: ${method} ${address}?${search} ${body} -> ${status}`;
      if (/^(?:text\/event-stream|application\/zip)/.test(answer.headers.get('content-type') ?? ''))
        return stop.abort();
      const told: unknown = await answer.json();
      if (status >= 500) throw new Error(`${what} ${JSON.stringify(told)}`);
      const described = status === 200 ? operation.responses['200']!.content!['application/json']!.schema : ErrorBody;
      if (!fits(described, told)) throw new Error(`${what}: ${faults(described, told)}`);
      if (status === 200) answered.add(operation.operationId);
    }

    let next = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < REQUESTS) await one(next++);
      }),
    );
    // It must have got in, not only bounced off: most kinds of requests were fulfilled at least once.
    expect(answered.size).toBeGreaterThan(20);
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20);
    for (const status of [400, 401, 403, 404, 409, 422])
      expect(statuses.get(status), String(status)).toBeGreaterThan(0);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  },
  PATIENCE,
);
