import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';

const KB = 1024;
const dist = join(import.meta.dirname, 'dist');

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
let manifest: Record<string, Chunk>;

beforeAll(() => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build-web.mjs')], { stdio: 'ignore' });
  manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as typeof manifest;
});

/** A chunk and all that is loaded with it. */
function loadedWith(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const other of manifest[name]!.imports ?? []) loadedWith(other, seen);
  return seen;
}

const compressed = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, manifest[name]!.file))).length, 0);

const firstLoad = (locale: string): Set<string> => {
  const entry = Object.keys(manifest).find((name) => manifest[name]!.isEntry)!;
  return loadedWith(`messages/${locale}/first.ts`, loadedWith(entry));
};

test.each(['en', 'fr', 'nl'])('the first page loads at most 180 KB of JavaScript in %s, compressed', (locale) => {
  expect(compressed(firstLoad(locale))).toBeLessThanOrEqual(180 * KB);
});

test('every board loads at most 60 KB of JavaScript of its own, compressed, with the longest language', () => {
  const boards = Object.keys(manifest).filter((name) => name.endsWith('/board/index.tsx'));
  expect(boards).not.toEqual([]);
  for (const board of boards) {
    const own = loadedWith(board).difference(firstLoad('en'));
    const text = ['en', 'fr', 'nl'].map((locale) => compressed([board.replace('index.tsx', `text/${locale}.ts`)]));
    expect(compressed(own) + Math.max(...text), board).toBeLessThanOrEqual(60 * KB);
  }
});
