import type { Body, Person, RouteName } from '../api.ts';
import { addressOf, createClient } from '../client.ts';
import { PATHS } from '../paths.ts';
import type { Guest } from './guests.ts';

/** What a request answered, with the cookies it set. */
export async function asked<Name extends RouteName>(
  url: string,
  name: Name,
  body: Body<Name>,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await fetch(url + addressOf(name), {
    method: PATHS[name][0],
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body ?? {}),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { status: answer.status, cookie, body: (await answer.json()) as unknown };
}

/** Somebody who signs in by a request, at a device of their own. */
export async function signedInBy<Name extends RouteName>(
  url: string,
  name: Name,
  body: Body<Name>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Guest> {
  const answer = await asked(url, name, body, headers);
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const { cookie } = answer;
  const person = (answer.body as { person?: Person }).person ?? (answer.body as Person);
  return { id: person.id, name: person.name, cookie, api: createClient(url, { cookie }) };
}
