import type { GameFile } from '@outcry/engine';
import type { Body, Report, ReportedLine } from '../api.ts';
import { Refused } from '../errors.ts';
import { newId } from '../ids.ts';
import { SOMEBODY } from '../names.ts';
import type { Server } from '../server.ts';
import type { EntryRow, PersonRow, TableRow } from '../store/store.ts';
import { mayLook } from '../tables/describe.ts';
import { fileOf } from '../tables/file.ts';
import { namesOf } from '../tables/naming.ts';
import { actOf } from './admins.ts';

/** As much of the log is looked at for chat, before and after a message, and so many lines of it are kept. */
const LOOKED_AT = 400;
const BEFORE = 20;
const AFTER = 10;
/** How many open reports the page shows, and how many of them one person may have made. */
const MOST = 50;
const MOST_OF_ONE = 10;

type Acting = Pick<Server, 'store' | 'tables' | 'bus'>;
type Found = NonNullable<Awaited<ReturnType<Server['store']['report']>>>;

type Chat = Extract<EntryRow, { kind: 'chat' }>;
const isSaid = (entry: EntryRow): entry is Chat => entry.kind === 'chat' && entry.text !== '';

/** The chat around a message, or the last of a table. */
async function chatAround({ store }: Acting, row: TableRow, seq: number | null): Promise<ReportedLine[]> {
  const middle = seq ?? row.seq;
  const entries = (await store.entries(row.id, Math.max(1, middle - LOOKED_AT), middle + LOOKED_AT)).filter(isSaid);
  const lines = [
    ...entries.filter((entry) => entry.seq <= middle).slice(-BEFORE),
    ...entries.filter((entry) => entry.seq > middle).slice(0, AFTER),
  ];
  const people = [...new Set(lines.map(({ person }) => person))];
  const names = new Map((await namesOf(store, row, people)).map(({ person, name }) => [person, name]));
  return lines.map(({ seq: at, at: said, person, text }) => ({
    seq: at,
    at: said,
    person,
    name: names.get(person) ?? SOMEBODY,
    text,
  }));
}

/** Tells administrators of a message or a table. Nobody else learns of it. */
export async function report(acting: Acting, id: string, by: PersonRow, body: Body<'report'>): Promise<void> {
  const { seq = null, reason = '' }: { readonly seq?: number | null; readonly reason?: string } = body;
  const { store, tables, bus } = acting;
  const row = await tables.read(id, (table) => {
    mayLook(table.row, by.id);
    return table.row;
  });
  if ((await store.openReportsBy(by.id)) >= MOST_OF_ONE)
    throw new Refused('quota', `${MOST_OF_ONE} reports of yours wait for an administrator: wait until one is closed`);
  const chat = await chatAround(acting, row, seq);
  const about = seq === null ? null : chat.find((line) => line.seq === seq)?.person;
  if (about === undefined) throw new Refused('not-found', 'there is no such message');
  if (about === by.id) throw new Refused('not-possible', 'this is your own message');
  const now = tables.now();
  const made = { id: newId(), at: now, by: by.id, about, table: id, seq, reason, chat };
  const act = actOf(now, by.id, 'report', about, { table: row.code });
  if (!(await store.addReport(made, act))) throw new Refused('not-possible', 'you have reported this already');
  for (const admin of await store.admins()) await bus.publish({ kind: 'news', person: admin.id });
}

/** A report as administrators see it. */
async function describeReport({ store }: Acting, found: Found): Promise<Report> {
  const { id, at, byName: by, about, aboutName, table, seq, reason } = found;
  const row = await store.table(table);
  const line = (found.chat as readonly ReportedLine[]).find((one) => one.seq === seq);
  return {
    id,
    at,
    by,
    about: about === null ? null : { id: about, name: aboutName ?? SOMEBODY, reports: await store.reportsAbout(about) },
    table: {
      id: table,
      code: row?.code ?? '',
      game: row?.game ?? '',
      over: row?.status === 'over' || row?.status === 'ended',
    },
    seq,
    text: line?.text ?? null,
    reason,
  };
}

export const openReports = async (acting: Acting): Promise<Report[]> =>
  Promise.all((await acting.store.openReports(MOST)).map((found) => describeReport(acting, found)));

async function reportOf({ store }: Acting, id: string): Promise<Found> {
  const found = await store.report(id);
  if (!found) throw new Refused('not-found', 'there is no such report any more');
  return found;
}

/** A report with the chat around it; that somebody looked is written down. */
export async function openReport(acting: Acting, host: PersonRow, id: string) {
  const found = await reportOf(acting, id);
  await noteLook(acting, host, found);
  return { ...(await describeReport(acting, found)), chat: [...(found.chat as readonly ReportedLine[])] };
}

/** The game file of the table that a report is about; that somebody took it is written down. */
export async function openReportFile(acting: Acting, host: PersonRow, id: string): Promise<GameFile> {
  const { tables } = acting;
  const found = await reportOf(acting, id);
  const file = await tables.read(found.table, (table) => fileOf(tables, table));
  await noteLook(acting, host, found);
  return file;
}

const noteLook = ({ store, tables }: Acting, host: PersonRow, { id, about }: Found): Promise<void> =>
  store.writeAct(actOf(tables.now(), host.id, 'report-opened', about, { report: id }));

export async function closeReport(acting: Acting, host: PersonRow, id: string): Promise<void> {
  const { about } = await reportOf(acting, id);
  const act = actOf(acting.tables.now(), host.id, 'report-closed', about, { report: id });
  if (!(await acting.store.closeReport(id, act))) throw new Refused('not-possible', 'it is closed already');
}
