import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendCookies } from './people.ts';
import { answerCode, lookAtCode, makeCode } from '../people/devices.ts';
import { exported } from '../people/exporting.ts';
import { makeRecoveryLink } from '../people/links.ts';
import { keepSolo, soloFile, soloGames } from '../people/solo.ts';
import { zipped } from '../people/zip.ts';
import type { Server } from '../server.ts';
import type { PersonRow } from '../store/store.ts';
import { renameSeats } from '../tables/naming.ts';
import { Refused } from '../errors.ts';
import { signedIn } from './route.ts';

const about = (summary: string) => ({ tag: 'people', summary });
const DONE = { ok: true } as const;

/** Ways back in, sessions, a second device, one's own data. */
export function accountRoutes(app: FastifyInstance, { people, library, store, tables }: Server): void {
  /** The account after a change, which may have given its person another name: their seats follow. */
  const changed = async (person: PersonRow) => {
    const account = await people.account(person);
    if (account.person.name !== person.name) await renameSeats(tables, account.person, person.name);
    return account;
  };

  signedIn(app, 'account', about('How you can come back in'), (_asked, person) => people.account(person));
  signedIn(app, 'setPassword', about('Adds or changes a password'), async ({ body }, person) => {
    await people.setPassword(person, body);
    return changed(person);
  });
  signedIn(app, 'dropPassword', about('Removes the password'), async ({ body }, person) => {
    await people.dropPassword(person, body.current);
    return people.account(person);
  });
  signedIn(
    app,
    'passkeyWish',
    about('What a browser needs to make a passkey'),
    async ({ body, request, reply }, person) => {
      const { options, cookies } = await people.passkeyWish(person, request.headers, body.name);
      sendCookies(reply, cookies);
      return options;
    },
  );
  signedIn(app, 'addPasskey', about('Adds a passkey'), async ({ body, request }, person) => {
    await people.addPasskey(person, request.headers, body);
    return changed(person);
  });
  signedIn(app, 'dropPasskey', about('Removes a passkey'), async ({ params }, person) => {
    await people.dropPasskey(person, params.passkey);
    return people.account(person);
  });
  signedIn(app, 'makeRecovery', about('A recovery link for paper; it is shown this once'), async (_asked, person) => {
    const { secret, made } = await makeRecoveryLink(store, person, tables.now());
    return { secret, made };
  });
  signedIn(app, 'dropRecovery', about('Withdraws the recovery link'), async (_asked, person) => {
    if (!(await store.withdrawRecovery(person.id, tables.now())))
      throw new Refused('not-found', 'you have no recovery link that works');
    return people.account(person);
  });
  signedIn(app, 'seeHostLinks', about('You have read what hosts did that concerns you'), async (_asked, person) => {
    await store.seeLinks(person.id, tables.now());
    await store.seeTold(person.id);
    return people.account(person);
  });

  signedIn(app, 'sessions', about('Where you are signed in'), ({ request }, person) =>
    people.sessions(person, request.pass!.id),
  );
  signedIn(app, 'endSession', about('Ends a session of yours'), async ({ params }, person) => {
    await people.endSession(person, params.session);
    return DONE;
  });
  signedIn(app, 'makeDeviceCode', about('A code for a second device'), (_asked, person) =>
    makeCode(store, person, tables.now()),
  );
  signedIn(app, 'deviceCode', about('What has become of a code'), ({ params }, person) =>
    lookAtCode(store, person, params.device, tables.now()),
  );
  signedIn(app, 'answerDevice', about('Whether the second device is yours'), ({ params, body }, person) =>
    answerCode(store, person, params.device, body.agree, tables.now()),
  );

  const archive = { ...about('Everything that is kept of you, as one archive'), produces: 'application/zip' };
  signedIn(app, 'takeOut', archive, async ({ reply }, person) => {
    const files = exported(tables, library, person, await people.userOf(person));
    attach(reply, `outcry-${person.id}.zip`);
    return Readable.from(zipped(files));
  });
  signedIn(app, 'deleteAccount', about('Deletes your account'), async ({ request, reply }, person) => {
    const until = await people.leave(person, tables.now());
    sendCookies(reply, await library.forgetCookie(request.headers));
    return { until };
  });
  signedIn(app, 'soloGames', about('Your finished solo games'), (_asked, person) => soloGames(store, person));
  signedIn(app, 'soloFile', about('The game file of a solo game'), ({ params }, person) =>
    soloFile(store, person, params.id),
  );
  signedIn(app, 'putSolo', about('Keeps a finished solo game'), async ({ params, body }, person) => {
    await keepSolo(store, person, params.id, body);
    return DONE;
  });
}

function attach(reply: FastifyReply, name: string): void {
  reply.header('content-type', 'application/zip');
  reply.header('content-disposition', `attachment; filename="${name}"`);
}
