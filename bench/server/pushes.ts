import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { DEFAULT_SETTINGS } from '../../packages/server/notify/wants.ts';
import { percentile, Progress, steady } from '../../packages/server/testing/load.ts';
import { prepare } from '../../packages/server/testing/prepare.ts';
import type { Prepared } from '../../packages/server/testing/prepare.ts';
import { startProcess } from '../../packages/server/testing/process.ts';
import { say } from '../report.ts';
import type { Figure } from '../report.ts';

const quick = process.argv.includes('--quick');
/** Two people at each: a table is played on after two seconds, so a push belongs to the move before it. */
const TABLES = quick ? 200 : 1000;
const RATE = quick ? 100 : 500;
const SECONDS = quick ? 4 : 20;
const CONNECTIONS = 256;

/** Everybody wants a push at once, from a push service on this machine. */
function wish(folder: string, { guests }: Prepared, service: string): void {
  const db = new Database(join(folder, 'outcry.db'));
  const settings = JSON.stringify({ ...DEFAULT_SETTINGS, when: 'now', quiet: { on: false, from: 0, until: 0 } });
  const person = db.prepare('insert into notify_person values (?, ?)');
  const channel = db.prepare(
    `insert into notify_channel (id, person, kind, hash, label, target, is_on, created) values (?, ?, 'push', ?, '', ?, 1, 0)`,
  );
  const keys = createECDH('prime256v1').generateKeys('base64url');
  db.transaction(() => {
    for (const { person: one } of guests) {
      const target = {
        endpoint: `${service}/${one.id}`,
        keys: { p256dh: keys, auth: randomBytes(16).toString('base64url') },
      };
      person.run(one.id, settings);
      channel.run(one.id, one.id, one.id, JSON.stringify(target));
    }
  })();
  db.close();
}

/** How long after a move its push leaves the server, at a steady rate of moves. */
export async function pushes(folder: string): Promise<Figure[]> {
  say(`preparing ${TABLES} tables of two people who want a push`);
  const prepared = await prepare(folder, { tables: TABLES, seats: 2, people: 2, guests: TABLES * 2 });
  const tableOf = new Map(prepared.guests.map(({ person }, index) => [person.id, Math.floor(index / 2)]));
  const sentAt = new Float64Array(TABLES);
  const latencies: number[] = [];
  const service = createServer((request, response) => {
    const table = tableOf.get(request.url!.slice(1))!;
    latencies.push(performance.now() - sentAt[table]!);
    request.resume();
    response.writeHead(201).end();
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  wish(folder, prepared, `http://${host}`);
  const server = await startProcess(folder, { env: { OUTCRY_NOTIFY_HOSTS: host } });
  const progress = new Progress(prepared.tables);
  const numberOf = new Map(prepared.tables.map(({ id }, index) => [id, index]));
  /** Plays for some seconds, and waits for the last pushes. */
  const play = async (seconds: number) => {
    const load = await steady([server.port], progress, RATE, CONNECTIONS, seconds, ({ table }, due) => {
      sentAt[numberOf.get(table)!] = due;
    });
    await new Promise((next) => setTimeout(next, 1500));
    return load;
  };
  say('warming up');
  await play(quick ? 2 : 4); // everybody's settings are read once
  latencies.length = 0;
  say(`${RATE} moves a second`);
  const load = await play(SECONDS);
  await server.stop();
  service.closeAllConnections();
  service.close();
  if (load.refused > 0) throw new Error(`${load.refused} moves were refused`);
  const all = Float64Array.from(latencies).sort();
  const p99 = percentile(all, 0.99);
  const most = all.at(-1) ?? Infinity;
  const about = `at ${RATE} moves/s`;
  return [
    { name: `moves ${about}`, value: load.moves / SECONDS, unit: 'moves/s', must: '', reached: true },
    { name: `pushes ${about}`, value: all.length / SECONDS, unit: 'pushes/s', must: '', reached: all.length > 0 },
    { name: 'from a move to its push, median', value: percentile(all, 0.5), unit: 'ms', must: '', reached: true },
    { name: 'from a move to its push, p99', value: p99, unit: 'ms', must: '', reached: true },
    { name: 'from a move to its push, the slowest', value: most, unit: 'ms', must: 'below 1000', reached: most < 1000 },
  ];
}
