import type { FastifyInstance } from 'fastify';
import { becomeAdmin, lookAtAdminLink } from '../order/admins.ts';
import { invitationsOf, invite, setBlock } from '../order/company.ts';
import { report } from '../order/reports.ts';
import { Refused } from '../errors.ts';
import type { Server } from '../server.ts';
import { open, signedIn } from './route.ts';

const about = (summary: string) => ({ tag: 'order', summary });
const DONE = { ok: true } as const;

/** What keeps company pleasant: blocks, reports, invitations, and what everybody is told. */
export function orderRoutes(app: FastifyInstance, server: Server): void {
  const { store, tables, order } = server;

  open(app, 'announcement', about('What everybody is told now'), async () => ({ announcement: order.announcement }));
  signedIn(app, 'blocks', about('People you have blocked'), (_asked, person) => store.blocks(person.id));
  signedIn(app, 'block', about('Blocks a person, or lets them again'), async ({ params, body }, person) => {
    await setBlock(server, person, params.person, body.blocked);
    return DONE;
  });
  signedIn(
    app,
    'report',
    about('Tells the hosts of the server of a message or a table'),
    async ({ params, body }, person) => {
      await report(server, params.id, person, body);
      return DONE;
    },
  );
  signedIn(app, 'invite', about('Asks an account to sit down'), async ({ params, body }, person) => {
    await invite(server, params.id, person, body.name.trim());
    return DONE;
  });
  signedIn(app, 'invitations', about('Tables that you are asked to sit down at'), (_asked, person) =>
    invitationsOf(server, person.id),
  );
  signedIn(app, 'dropInvitation', about('Declines an invitation, or withdraws one'), async ({ params }, person) => {
    if (!(await store.dropInvitation(params.invitation, person.id)))
      throw new Refused('not-found', 'there is no such invitation any more');
    return DONE;
  });
  open(app, 'lookAtAdminLink', about('Whether a link to become an administrator works'), ({ body }) =>
    lookAtAdminLink(store, body.secret, tables.now()),
  );
  signedIn(app, 'becomeAdmin', about('Uses such a link up'), async ({ body }, person) => {
    await becomeAdmin(store, person, body.secret, tables.now());
    await order.tell();
    return DONE;
  });
}
