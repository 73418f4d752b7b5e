import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyFolder, outcry, outcryHere, startOutcry } from './testing/outcry.ts';

const SWEEP = ['simulate', 'taking-stock', '--seed', '5', '--sweep', 'data.start=1,9'];

test('a run that was stopped by Ctrl-C goes on, and its report is the same byte for byte', async () => {
  const folder = emptyFolder();
  const [report, csv] = [join(folder, 'out.html'), join(folder, 'out.csv')];
  const args = [...SWEEP, '--games', '4000', '--report', report, '--csv', csv];
  const whole = await outcry(args, { data: emptyFolder() });
  expect(whole).toMatchObject({ code: 0, stderr: '' });
  const [page, table] = [report, csv].map((file) => readFileSync(file, 'utf8'));
  const data = emptyFolder();
  const child = startOutcry([...args, '--workers', '1'], data);
  const kept = join(data, 'simulations');
  const lines = (): number =>
    existsSync(kept) && readdirSync(kept).length > 0
      ? readFileSync(join(kept, readdirSync(kept)[0]!), 'utf8').split('\n').length
      : 0;
  while (lines() < 3) await setTimeout(20);
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([130, null]);
  expect(readFileSync(report, 'utf8')).toContain('Stopped early: ');
  const resumed = await outcry([...args, '--resume'], { data });
  expect(resumed.code).toBe(0);
  expect([report, csv].map((file) => readFileSync(file, 'utf8'))).toEqual([page, table]);
  expect(readdirSync(kept)).toEqual([]);
  expect(page).toContain('npm run -s outcry -- simulate taking-stock --games 4000');
});

test('data files and a sweep make every combination, compared on the same deals', async () => {
  const folder = emptyFolder();
  const file = join(folder, 'own.json');
  writeFileSync(file, JSON.stringify({ format: 'outcry-data', game: 'taking-stock', data: { start: 4 } }));
  const flags = ['--games', '12', '--data', 'printed', '--data', file, '--sweep', 'seats=3,4', '--json'];
  const { stdout, stderr } = await outcry(['simulate', 'taking-stock', ...flags]);
  expect(stderr).toBe('');
  const { variants, comparisons } = JSON.parse(stdout) as {
    variants: { name: string; seats: number }[];
    comparisons: { variant: string; figure: string }[];
  };
  expect(variants.map(({ name, seats }) => [name, seats])).toEqual([
    ['printed, seats=3', 3],
    ['printed, seats=4', 4],
    ['own.json, seats=3', 3],
    ['own.json, seats=4', 4],
  ]);
  expect(comparisons.some(({ variant, figure }) => variant === 'own.json, seats=3' && figure === 'winner')).toBe(true);
});

test.each([
  [['--sweep', 'start'], '--sweep is written key=a,b,c, not "start"'],
  [['--sweep', 'seats=3'], '--sweep compares several different values'],
  [['--sweep', 'seats=3,9'], 'seats'],
  [
    ['--sweep', 'colour=red,blue'],
    '--sweep knows no "colour"; it takes seats, bots, an entry of a table such as data.track',
  ],
  [['--sweep', 'data.nothing=1,2'], 'there is no "data.nothing"; here there are track, start'],
  [['--sweep', 'data.start=1,99'], 'start must be <= 39'],
  [['--sweep', 'data.start=1,2,3,4,5,6,7,8', '--sweep', 'seats=2,3,4'], 'make 24 variants; at most 20'],
  [['--report', 'x.html', '--trace', 'y'], '--trace cannot be combined'],
  [['--report', 'x.html', '--resume', '--seed', '1'], 'there is nothing to go on with'],
])('refuses %j in one line', async (flags, said) => {
  process.env.OUTCRY_DATA = emptyFolder();
  const { code, stderr } = await outcryHere('simulate', 'taking-stock', ...flags);
  expect(code).toBe(2);
  expect(stderr).toContain(said);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
