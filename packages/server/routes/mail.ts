import type { FastifyInstance } from 'fastify';
import { confirmMail, dropMail, lookAtMail, mailLink, wantMail } from '../people/mailing.ts';
import type { Server } from '../server.ts';
import { open, signedIn } from './route.ts';

const about = (summary: string) => ({ tag: 'people', summary });
const DONE = { ok: true } as const;

/** A mail address as a way back in. */
export function mailRoutes(app: FastifyInstance, server: Server): void {
  const { people, notifier } = server;
  signedIn(app, 'setMail', about('Mails a link by which you confirm an address'), async ({ body }, person) => {
    await wantMail(server, person, body.address);
    return people.account(person);
  });
  signedIn(app, 'dropMail', about('Forgets your mail address'), async (_asked, person) => {
    await dropMail(server, person);
    await notifier.wants.changed(person.id);
    return people.account(person);
  });
  open(app, 'lookAtMail', about('Whose confirmation a mailed link is'), async ({ body }) => {
    const { person, address } = await lookAtMail(server, body.secret);
    return { name: person.name, address };
  });
  open(app, 'confirmMail', about('Confirms a mail address'), async ({ body }) => {
    const { id } = await confirmMail(server, body.secret);
    await notifier.wants.changed(id);
    return DONE;
  });
  open(app, 'ways', about('Whether links to sign in come by mail here'), async () => ({
    mail: server.mailer !== null,
  }));
  open(app, 'signInMail', about('Mails a sign-in link, if an account has this address'), async ({ body }) => {
    await mailLink(server, body.address);
    return DONE;
  });
}
