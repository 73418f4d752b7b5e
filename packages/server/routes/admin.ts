import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { RouteName } from '../api.ts';
import { Refused } from '../errors.ts';
import { newId } from '../ids.ts';
import { actOf, adminLinkFor, removeAdmin } from '../order/admins.ts';
import { adminPage, auditEntry, seenPeople } from '../order/figures.ts';
import { closeReport, openReport, openReportFile } from '../order/reports.ts';
import { ban, deleteMessage, deleteTable, liftBan, personOf, seatBots, silence } from '../order/sanctions.ts';
import { makeHostLink } from '../people/links.ts';
import type { Server } from '../server.ts';
import type { PersonRow } from '../store/store.ts';
import { open } from './route.ts';
import type { Asked } from './route.ts';
import type { Response } from '../api.ts';

const DONE = { ok: true } as const;
const MOST_PEOPLE = 60;
const MOST_AUDIT = 100;
const MINUTE = 60_000;

/** What only administrators may do. Everybody else gets the answer of an address at which there is nothing. */
export function adminRoutes(app: FastifyInstance, server: Server): void {
  const { store, tables, order, bus } = server;
  /** Asks the store whoever sends it, before anything of what they send is read. */
  const mustBeAdmin: onRequestHookHandler = async ({ person }) => {
    if (!(await store.isAdmin(person?.id ?? ''))) throw new Refused('not-found', 'there is nothing at this address');
  };
  const admin = <Name extends RouteName>(
    name: Name,
    summary: string,
    handler: (asked: Asked<Name>, host: PersonRow) => Promise<Response<Name>>,
  ): void =>
    open(app, name, { tag: 'admin', summary }, (asked, host) => handler(asked, host!), { onRequest: mustBeAdmin });

  admin('adminPage', 'How things are', () => adminPage(server));
  admin('adminPeople', 'Who is there', ({ query }) => seenPeople(server, query, MOST_PEOPLE));
  admin('adminAudit', 'What was written down', async ({ query }) =>
    (await store.audit(query.before ?? null, MOST_AUDIT)).map(auditEntry),
  );
  admin('adminReport', 'A report with the chat around it', ({ params }, host) =>
    openReport(server, host, params.report),
  );
  admin('adminReportFile', 'The game file of a reported table, once its game is over', ({ params }, host) =>
    openReportFile(server, host, params.report),
  );
  admin('closeReport', 'Closes a report', async ({ params }, host) => {
    await closeReport(server, host, params.report);
    return DONE;
  });
  admin('ban', 'Bans a person or a network', async ({ body }, host) => {
    await ban(server, host, body);
    return DONE;
  });
  admin('liftBan', 'Lifts a ban', async ({ params }, host) => {
    await liftBan(server, host, params.ban);
    return DONE;
  });
  admin('silence', 'Keeps a person from writing until a time', async ({ params, body }, host) => {
    await silence(server, host, params.person, body);
    return DONE;
  });
  admin('adminSignInLink', 'A one-time sign-in link for a person', async ({ params }, host) => {
    const person = await personOf(server, params.person);
    const { secret, ends } = await makeHostLink(store, person, host, tables.now());
    await bus.publish({ kind: 'news', person: person.id });
    return { secret, ends: ends! };
  });
  admin('adminLink', 'A one-time link that makes a person an administrator', async ({ params }, host) => {
    const link = await adminLinkFor(store, await personOf(server, params.person), host.id, tables.now());
    await bus.publish({ kind: 'news', person: params.person });
    return link;
  });
  admin('removeAdmin', 'Takes the rights of an administrator away', async ({ params }, host) => {
    await removeAdmin(store, params.person, host.id, tables.now());
    await bus.publish({ kind: 'news', person: params.person });
    await order.tell();
    return DONE;
  });
  admin('deleteMessage', 'Empties a message', async ({ params }, host) => {
    await deleteMessage(server, host, params);
    return DONE;
  });
  admin('deleteTable', 'Ends a table and takes it from all lists', async ({ params }, host) => {
    await deleteTable(server, host, params.id);
    return DONE;
  });
  admin('seatBots', 'Has bots play for everybody a table waits for', async ({ params }, host) => {
    await seatBots(server, host, params.id);
    return DONE;
  });
  admin('announce', 'Tells everybody of a maintenance, or something else', async ({ body }, host) => {
    const now = tables.now();
    const { begins, minutes, text } = body;
    const ends = begins + minutes * MINUTE;
    if (ends <= now) throw new Refused('bad-request', 'this would be over already');
    const said = text?.trim() ? text.trim() : null;
    const row = { id: newId(), begins, minutes, text: said, made: now, ends };
    await store.addAnnouncement(row, actOf(now, host.id, 'announce', null, { until: ends, reason: said ?? '' }));
    await order.tell();
    return DONE;
  });
  admin('liftAnnouncement', 'Ends what everybody is told, and a maintenance', async (_asked, host) => {
    await store.liftAnnouncements(actOf(tables.now(), host.id, 'announce-lifted'));
    await order.tell();
    return DONE;
  });
}
