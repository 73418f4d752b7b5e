import { monitorEventLoopDelay } from 'node:perf_hooks';
import { say } from '../report.ts';
import type { Figure } from '../report.ts';
import { startMeasured } from './measured.ts';
import type { Condition } from './measured.ts';
import { Attackers } from './soak/attackers.ts';
import { ATTACKS } from './soak/attacks.ts';
import type { AttackName } from './soak/attacks.ts';
import { Browser } from './soak/http.ts';
import { Crowd } from './soak/honest.ts';
import { growth, Results, slope } from './soak/results.ts';
import { sleep } from './soak/schedule.ts';

const option = (name: string, fallback: string): string => {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? fallback : process.argv[place + 1]!;
};
const SLOWEST = 1000;
const MOST_GROWTH = 0.05;
/** A race that honest players may lose: somebody else's move has changed the question meanwhile. */
const RACE = 'move: 409 closed';
/** How long to wait for the last answers. */
const LAST_ANSWERS = 35_000;

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Honest play at many tables while attackers try everything. Says every minute how it goes, and ends by itself. */
export async function soak(folder: string): Promise<Figure[]> {
  const minutes = Number(option('minutes', '30'));
  const tables = Number(option('tables', '500'));
  const without = option('without', '').split(',');
  const attacks = (Object.keys(ATTACKS) as AttackName[]).filter((name) => !without.includes(name));
  const server = await startMeasured(folder, { env: { OUTCRY_TRUST_PROXY: '1' } });
  const results = new Results();
  const honest = new Browser(server.port);
  const hostile = new Browser(server.port);
  const crowd = new Crowd(honest, results, tables);
  say(`${2 * tables} people sit down at ${tables} tables`);
  await crowd.open();
  results.figures(); // the minutes count from here on
  const attackers = new Attackers(hostile, () => crowd.tableIds);
  const ownDelay = monitorEventLoopDelay({ resolution: 5 });
  ownDelay.enable();
  say(`${minutes} minutes of play and of ${attacks.join(', ')}`);
  crowd.play();
  attackers.strike(attacks);
  const conditions: Condition[] = [];
  for (let minute = 1; minute <= minutes && server.alive(); minute++) {
    await sleep(60_000);
    const condition = await Promise.race([server.condition().catch(() => null), sleep(50_000).then(() => null)]);
    if (condition) conditions.push(condition);
    const { count, p50, p99, p999, max } = results.figures();
    const times = [p50, p99, p999, max].map((time) => time.toFixed(0)).join('/');
    const errors = [...results.errors].map(([kind, number]) => `${number} × ${kind}`).join(', ') || 'none';
    const state = condition
      ? `heap ${megabytes(condition.heap)} MB, RSS ${megabytes(condition.rss)} MB, ${condition.streams} streams, ${condition.tables} tables in memory, ${condition.botsWaiting} bots waiting, ${(condition.processor / 1000).toFixed(0)} s of processor`
      : 'the server did not say how it is';
    say(
      `minute ${minute}: ${count} honest requests, p50/p99/p99.9/max ${times} ms (this bench was late by ${(ownDelay.max / 1e6).toFixed(0)} ms at most), ${results.unanswered} open; errors so far: ${errors}; ${state}`,
    );
    ownDelay.reset();
  }
  attackers.stop();
  crowd.stop();
  for (const end = performance.now() + LAST_ANSWERS; results.unanswered > 0 && performance.now() < end;)
    await sleep(100);
  crowd.leave();
  for (const browser of [honest, hostile]) browser.close();
  for (const [name, counts] of attackers.answers)
    say(`${name}: ${[...counts].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ')}`);
  const survived = server.alive();
  await server.stop();
  return verdict(results, crowd, attackers, conditions, survived);
}

function verdict(
  results: Results,
  { games }: Crowd,
  attackers: Attackers,
  conditions: readonly Condition[],
  survived: boolean,
): Figure[] {
  const { count, p50, p99, p999, max } = results.figures(true);
  const heap = conditions.slice(Math.floor(conditions.length / 3)).map((condition) => condition.heap / 1e6);
  const grown = growth(conditions.map((condition) => condition.heap));
  const line = slope(heap);
  const failures = results.failures - (results.errors.get(RACE) ?? 0);
  const figure = (name: string, value: number, unit = '', must = '', reached = true): Figure => ({
    name,
    value,
    unit,
    must,
    reached,
  });
  return [
    figure('honest requests', count),
    figure('the same, p50', p50, 'ms'),
    figure('the same, p99', p99, 'ms'),
    figure('the same, p99.9', p999, 'ms', `below ${SLOWEST}`, p999 < SLOWEST),
    figure('the same, slowest', max, 'ms'),
    figure('honest requests that failed (lost races not counted)', failures, '', 'none', failures === 0),
    figure('honest requests without an answer', results.unanswered, '', 'none', results.unanswered === 0),
    figure('honest games finished', games.finished, 'games'),
    figure('the same, verified', games.verified, 'games', 'all', games.verified === games.finished),
    figure('honest moves', games.moves, 'moves'),
    figure(
      'answers to attackers that said the server failed',
      attackers.failures,
      '',
      'none',
      attackers.failures === 0,
    ),
    figure(
      'heap after collection, last third above middle third',
      100 * grown,
      '%',
      `below ${100 * MOST_GROWTH}`,
      grown < MOST_GROWTH,
    ),
    figure('slope of the heap over the last two thirds', line.slope, 'MB/min', `± ${line.error.toFixed(2)}`),
    figure('the server survived', Number(survived), '', '1', survived),
  ];
}
