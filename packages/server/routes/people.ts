import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refused } from '../errors.ts';
import type { Server } from '../server.ts';
import { Exclusive } from '../tables/exclusive.ts';
import { renameSeats } from '../tables/naming.ts';
import { open, signedIn } from './route.ts';

const about = (summary: string) => ({ tag: 'people', summary });
const DONE = { ok: true } as const;

/** Sets cookies with the answer. */
export function sendCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

/** Guests, tokens for programs, and muted people. */
export function peopleRoutes(app: FastifyInstance, { accounts, store, tables, bus }: Server): void {
  // Of two names given at once, the second replaces the first at the tables, too.
  const renames = new Exclusive();
  const renamed = async (id: string, signIn: () => ReturnType<typeof accounts.signIn>) => {
    const before = await store.person(id);
    const signedIn = await signIn();
    const { person } = signedIn;
    if (before && before.name !== person.name) await renameSeats(tables, person, before.name);
    return signedIn;
  };
  open(
    app,
    'signIn',
    about('A name, and you are somebody; with a session already, another name'),
    async ({ body, request, reply }) => {
      const signIn = () => accounts.signIn(request.headers, body.name.trim());
      const known = request.person;
      const { person, cookies } = await (known ? renames.run(known.id, () => renamed(known.id, signIn)) : signIn());
      sendCookies(reply, cookies);
      return person;
    },
  );
  open(app, 'signOut', about('Ends the session'), async ({ request, reply }) => {
    sendCookies(reply, await accounts.signOut(request.headers));
    return DONE;
  });
  signedIn(app, 'me', about('Who you are'), async ({ request, reply }, person) => {
    sendCookies(reply, await accounts.prolong(request.headers));
    return person;
  });
  signedIn(app, 'makeToken', about('A token for a program; it is shown this once'), ({ body }, person) =>
    accounts.makeToken(person, body),
  );
  signedIn(app, 'tokens', about('Your tokens, without their secrets'), (_asked, person) => store.tokens(person.id));
  signedIn(app, 'dropToken', about('Makes a token useless'), async ({ params }, person) => {
    await accounts.dropToken(person, params.token);
    return DONE;
  });
  signedIn(app, 'mutes', about('People whose chat you do not see'), (_asked, person) => store.mutes(person.id));
  signedIn(
    app,
    'mute',
    about("Hides a person's chat from you, or shows it again"),
    async ({ params, body }, person) => {
      if (!(await store.person(params.person))) throw new Refused('not-found', 'there is no such person');
      await store.setMute(person.id, params.person, body.muted);
      const isBlocked = (await store.blocksBetween(person.id, [params.person])).mine.length > 0;
      const muted = body.muted || isBlocked;
      await bus.publish({ kind: 'mute', person: person.id, other: params.person, muted });
      return DONE;
    },
  );
}
