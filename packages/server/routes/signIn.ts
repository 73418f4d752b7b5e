import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Arrived } from '../api.ts';
import { claimCode, scanCode } from '../people/devices.ts';
import { lookAtLink, useLink } from '../people/links.ts';
import { takeAlong } from '../people/along.ts';
import type { Server } from '../server.ts';
import type { PersonRow } from '../store/store.ts';
import { sendCookies } from './people.ts';
import { open } from './route.ts';

const about = (summary: string) => ({ tag: 'people', summary });

/** Coming back: by password, passkey, link, or a code of another device. */
export function signInRoutes(app: FastifyInstance, server: Server): void {
  const { people, library, store, tables } = server;
  /** Says who came in; with `along` they bring what they had as a guest, where that can be done. */
  const arrived = async (entered: PersonRow, { person: before }: FastifyRequest, along = false): Promise<Arrived> => {
    const isOther = before?.guest === true && before.id !== entered.id && !entered.guest;
    return along && isOther ? { ...entered, along: await takeAlong(server, before, entered) } : entered;
  };
  /** Signs in whoever proved to be this person. */
  const enter = async (person: string, request: FastifyRequest, reply: FastifyReply, along?: boolean) => {
    const { person: entered, cookies } = await people.enter(person, request.headers);
    sendCookies(reply, cookies);
    return arrived(entered, request, along);
  };

  open(app, 'signInPassword', about('Signs in with a name and a password'), async ({ body, request, reply }) =>
    enter(await people.checkPassword(body.name.trim(), body.password), request, reply, body.along),
  );
  open(app, 'passkeyChallenge', about('What a browser needs to sign in with a passkey'), async ({ request, reply }) => {
    const { options, cookies } = await library.passkeyChallenge(request.headers);
    sendCookies(reply, cookies);
    return options;
  });
  open(app, 'signInPasskey', about('Signs in with a passkey'), async ({ body, request, reply }) => {
    const { person, cookies } = await people.usePasskey(request.headers, body.credential);
    sendCookies(reply, cookies);
    return arrived(person, request, body.along);
  });
  open(app, 'lookAtLink', about('Whose a sign-in link is; nothing is used by this'), ({ body }) =>
    lookAtLink(store, body.secret, tables.now()),
  );
  open(app, 'signInLink', about('Signs in with a link, which is used up'), async ({ body, request, reply }) =>
    enter(await useLink(store, body.secret, tables.now()), request, reply, body.along),
  );
  open(app, 'scanDevice', about('A second device has scanned a code'), ({ body, request }) =>
    scanCode(store, body.secret, request.headers['user-agent'] ?? '', tables.now()),
  );
  open(
    app,
    'claimDevice',
    about('Signs in a second device once the first said yes'),
    async ({ body, request, reply }) => {
      const { state, person } = await claimCode(store, body.claim, tables.now());
      return { state, person: person === null ? null : await enter(person, request, reply, body.along) };
    },
  );
}
