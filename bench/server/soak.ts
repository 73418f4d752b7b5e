import { monitorEventLoopDelay } from 'node:perf_hooks';
import { say } from '../report.ts';
import type { Figure } from '../report.ts';
import { startMeasured } from './measured.ts';
import type { Condition } from './measured.ts';
import { option } from './options.ts';
import { Attackers } from './soak/attackers.ts';
import { ATTACKS } from './soak/attacks.ts';
import type { AttackName } from './soak/attacks.ts';
import { Browser } from './soak/http.ts';
import { Crowd } from './soak/honest.ts';
import { growth, Results, slope } from './soak/results.ts';
import type { Times } from './soak/results.ts';
import { sleep } from './soak/schedule.ts';

const SLOWEST = 1000;
const MOST_GROWTH = 0.05;
/** A short run looks at the heap more often than every minute, to have this many samples. */
const LEAST_SAMPLES = 9;
/** Races that honest players may lose: somebody else's move has changed the question or ended the game meanwhile. */
const RACES = ['move: 409 closed', 'move: 410 over'];
/** How long to wait for the last answers. */
const LAST_ANSWERS = 35_000;

const whole = (value: number): string => value.toFixed(0);

const timesLine = (what: string, { count, p50, p99, p999, max }: Times): string =>
  `${count} ${what}, p50/p99/p99.9/max ${[p50, p99, p999, max].map(whole).join('/')} ms`;

function honestLine(results: Results): string {
  const errors = [...results.errors].map(([kind, number]) => `${number} × ${kind}`).join(', ') || 'none';
  return `${timesLine('honest requests', results.latest())}, ${results.unanswered} open, errors so far: ${errors}`;
}

const serverLine = ({ heap, rss, streams, tables, botsWaiting, processor, stretch, late }: Condition): string =>
  `heap ${(heap / 1e6).toFixed(1)} MB, RSS ${whole(rss / 1e6)} MB, ${streams} streams, ${tables} tables in memory, ` +
  `${botsWaiting} bots waiting, ${whole(processor / 1000)} s of processor so far, ` +
  `longest stretch of work ${whole(stretch)} ms, late by ${whole(late)} ms at most`;

/** Honest play at many tables while attackers try everything. Says every minute how it goes, and ends by itself. */
export async function soak(folder: string): Promise<Figure[]> {
  const minutes = Number(option('minutes', '30'));
  const tables = Number(option('tables', '500'));
  const pace = Number(option('pace', '8'));
  const without = option('without', '').split(',');
  const attacks = (Object.keys(ATTACKS) as AttackName[]).filter((name) => !without.includes(name));
  const server = await startMeasured(folder, { env: { OUTCRY_TRUST_PROXY: '1' } });
  const results = new Results();
  const honest = new Browser(server.port);
  const hostile = new Browser(server.port);
  const crowd = new Crowd(honest, results, tables);
  say(`${2 * tables} people sit down at ${tables} tables`);
  await crowd.open();
  results.begin();
  const attackers = new Attackers(hostile, () => crowd.tableIds);
  say(`${minutes} minutes of play and of ${attacks.join(', ')}`);
  crowd.play(pace);
  attackers.strike(attacks);
  const conditions: Condition[] = [];
  const ownDelay = monitorEventLoopDelay({ resolution: 5 });
  ownDelay.enable();
  const step = Math.min(1, minutes / LEAST_SAMPLES);
  for (let minute = step; minute <= minutes + step / 2 && server.alive(); minute += step) {
    await sleep(step * 60_000);
    const condition = await Promise.race([server.condition().catch(() => null), sleep(50_000).then(() => null)]);
    if (condition) conditions.push(condition);
    say(
      `minute ${minute.toFixed(1)}: ${honestLine(results)} (this bench was late by ${whole(ownDelay.max / 1e6)} ms at most)`,
    );
    say(`  ${condition ? serverLine(condition) : 'the server did not say how it is'}`);
    ownDelay.reset();
  }
  attackers.stop();
  crowd.stop();
  for (const end = performance.now() + LAST_ANSWERS; results.unanswered > 0 && performance.now() < end;)
    await sleep(100);
  crowd.leave();
  for (const browser of [honest, hostile]) browser.close();
  for (const times of results.byKind()) say(timesLine(times.kind, times));
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
  const { count, p50, p99, p999, max } = results.whole();
  const heap = conditions.slice(Math.floor(conditions.length / 3)).map((condition) => condition.heap / 1e6);
  const grown = growth(conditions.map((condition) => condition.heap));
  const line = slope(heap);
  const failures = RACES.reduce((sum, race) => sum - (results.errors.get(race) ?? 0), results.failures);
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
    figure('slope of the heap over the last two thirds, a sample', line.slope, 'MB', `± ${line.error.toFixed(2)}`),
    figure('the server survived', Number(survived), '', '1', survived),
  ];
}
