import { fileURLToPath } from 'node:url';
import { TRADER_BUDGET } from '@outcry/bots';
import { playOut } from '@outcry/bots/lab/deal.ts';
import { fastRng, parseOptions } from '@outcry/engine';
import type { AnyView } from '@outcry/engine';
import { loadEncoding } from '@outcry/games/encoding.ts';
import { newestGame } from '@outcry/games';
import { decisionOf, Pipe, programFor, USUAL } from '@outcry/server/programs';
import { loadavg } from 'node:os';
import { median, report, say } from './report.ts';

/** Decisions in a round, and rounds; a figure is the median round. */
const DECISIONS = 1500;
const ROUNDS = 5;
const LIMIT = 60_000;
const SEATS = 4;

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Decisions met in random play. */
async function decisionsOf(id: string) {
  const game = await newestGame(id);
  const encoding = await loadEncoding(game);
  const decisions: { readonly view: AnyView; readonly legal: readonly unknown[] }[] = [];
  const table = { game, options: parseOptions(game, {}, SEATS), seats: SEATS };
  const noting = {
    bot: (view: AnyView, legal: readonly unknown[], rng: ReturnType<typeof fastRng>) => {
      decisions.push({ view, legal });
      return [{ move: legal[rng.below(legal.length)], expected: 0 }];
    },
    budget: TRADER_BUDGET,
  };
  for (let seed = 0; decisions.length < DECISIONS; seed++)
    playOut(table, Array(SEATS).fill(noting), fastRng(seed), fastRng(seed));
  return { game, encoding, decisions: decisions.slice(0, DECISIONS) };
}

/** Times a second, by the clock: most of it is waiting for another process. */
function rateOf(times: number, work: () => void): number {
  const began = performance.now();
  work();
  return (times * 1000) / (performance.now() - began);
}

const { game, encoding, decisions } = await decisionsOf('taking-stock');
const lines = decisions.map(({ view, legal }, id) =>
  JSON.stringify({ type: 'decide', id, ...decisionOf(encoding, view, legal, USUAL) }),
);
const pipe = new Pipe([process.execPath, file('./echo.mjs')]);
pipe.start();
const program = await programFor(game, `'${process.execPath}' '${file('../examples/bot.mjs')}'`, {
  limit: LIMIT,
  warn: say,
});
const rng = fastRng(1);
const echo = (): void =>
  lines.forEach((line) => {
    pipe.write(line);
    if (pipe.read(LIMIT) !== line) throw new Error('the echo is another line');
  });
const decide = (): void => decisions.forEach(({ view, legal }) => program.decide(view, legal, rng, TRADER_BUDGET));

echo();
decide();
const rates = Array.from({ length: ROUNDS }, () => [rateOf(DECISIONS, echo), rateOf(DECISIONS, decide)] as const);
program.end();
pipe.end();
if (Object.keys(program.takeFaults()).length > 0) throw new Error('the program failed');
const bare = median(rates.map(([rate]) => rate));
const asked = median(rates.map(([, rate]) => rate));
report(
  [
    { name: 'a bare echo of the same lines', value: bare, unit: '/s', must: '', reached: true },
    { name: 'decisions of a program at Taking Stock', value: asked, unit: '/s', must: '', reached: true },
    { name: 'ratio', value: asked / bare, unit: '', must: 'at least 0.5', reached: asked >= bare / 2 },
  ],
  `load average ${loadavg()[0]!.toFixed(1)}`,
);
