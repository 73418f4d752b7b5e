// A server in a process of its own that measures itself. Started by `measured.ts`, which says what the messages mean.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { configFrom } from '../../packages/server/config.ts';
import { createServer } from '../../packages/server/server.ts';
import type { Asked, Condition, Told } from './measured.ts';
import { measureStretch } from './stretch.ts';

const config = configFrom(process.env);
const most = <Bounds extends object>(bounds: Bounds): Bounds =>
  Object.fromEntries(Object.keys(bounds).map((name) => [name, 1e9])) as Bounds;
const unlimited = {
  limits: { ...most(config.limits), body: config.limits.body },
  quotas: { ...most(config.quotas), tableData: config.quotas.tableData },
};
/** Probes count what bots cost, not how long they pause. */
const server = await createServer({
  ...config,
  botPause: 0,
  ...(process.argv.includes('--unlimited') ? unlimited : {}),
});
const tell = (told: Told): void => void process.send!(told);

const costs: number[] = [];
server.app.server.prependListener('request', ({ headers }, answer) => {
  if (headers['x-measured'] === undefined) return;
  const began = process.cpuUsage();
  answer.once('close', () => {
    const { user, system } = process.cpuUsage(began);
    costs.push((user + system) / 1000);
  });
});

const TICK = 5;
const work = measureStretch(TICK);
const delay = monitorEventLoopDelay({ resolution: TICK });
delay.enable();

/** A number of the server's own metrics. */
async function metric(name: string): Promise<number> {
  const { body } = await server.app.inject('/metrics');
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
}

async function condition(): Promise<Condition> {
  const [stretch, late] = [work.longest(), delay.max / 1e6];
  for (let times = 0; times < 2; times++) gc!(); // the second frees what the first finalized
  work.reset(); // collecting was our wish
  delay.reset();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return {
    heap: heapUsed,
    rss,
    processor: (user + system) / 1000,
    stretch,
    late,
    streams: await metric('outcry_streams'),
    botsWaiting: await metric('outcry_bots_waiting'),
    tables: await metric('outcry_tables_in_memory'),
  };
}

process.on('message', (asked: Asked) => {
  if (asked === 'costs') tell({ kind: 'costs', costs: costs.splice(0) });
  else if (asked === 'condition') void condition().then((now) => tell({ kind: 'condition', condition: now }));
  else void server.close().then(() => process.exit());
});
tell({ kind: 'ready', url: server.url });
