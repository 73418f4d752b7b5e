import { expect } from 'vitest';

/** Processor time of this process in microseconds, which does not depend on how busy the machine is. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The cost of a job: the least of several times, since collecting garbage only adds. */
async function cost(job: () => unknown): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < 5; time++) {
    const before = used();
    await job();
    least = Math.min(least, used() - before);
  }
  return least;
}

/** Reading a large request ten times. What costs less cannot grow with the square at our sizes, and is lost in noise. */
const LARGEST = JSON.stringify(Array.from({ length: 30_000 }, (_, index) => `text ${index}`));
const FLOOR = 10 * (await cost(() => JSON.parse(LARGEST) as unknown));

/** Threads of this process that still finish something add to the cost: what grows too fast does so at every look. */
const LOOKS = 3;

/** Twice the size may cost less than three times as much. */
export async function expectGrowth<Value>(
  job: (value: Value) => unknown,
  [small, large]: readonly [Value, Value],
  what: string,
): Promise<void> {
  for (let look = 1; ; look++) {
    const after = await cost(() => job(large));
    if (after < FLOOR) return;
    const allowed = 3 * (await cost(() => job(small)));
    if (after < allowed) return;
    if (look === LOOKS) expect(after, what).toBeLessThan(allowed);
  }
}

/** Texts of a size that a careless check takes much longer over than it should. */
export const HOSTILE_TEXTS: Readonly<Record<string, (size: number) => string>> = {
  'letters and a control character': (size) => `${'a'.repeat(size)}\u0000`,
  'spaces and a control character': (size) => `${' '.repeat(size)}\u0001`,
  'words and a line break': (size) => `${'ab '.repeat(size / 3)}\n`,
  'digits and a sign': (size) => `${'1'.repeat(size)}!`,
  'pairs of surrogates': (size) => '🐂'.repeat(size / 2),
  commas: (size) => ','.repeat(size),
};
