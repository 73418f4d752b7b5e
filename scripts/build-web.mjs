// Builds the web app when its sources changed since the last build; else does nothing. Built-ins only; speaks on stderr.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'packages/web/dist');
const stampFile = join(dist, '.built');
/** What the built app is made of. */
const SOURCES = [
  'packages/web',
  'packages/ui',
  'packages/games',
  'packages/engine',
  'packages/bots',
  'packages/server',
];
const PARTS = /\.(?:tsx?|css|html|md|svg|json|js|webmanifest)$/;

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'playthroughs'].includes(entry.name)) yield* filesUnder(path);
    } else if (PARTS.test(entry.name) && !entry.name.endsWith('.test.ts')) yield path;
  }
}

function hashOfSources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const source of SOURCES)
    for (const path of [...filesUnder(join(root, source))].sort())
      hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

const hash = hashOfSources();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== hash) {
  process.stderr.write('set-up: building the web app (a few seconds, only when it changed)\n');
  const brought = join(root, 'node_modules/.bin/node');
  const node = Number(process.versions.node.split('.')[0]) >= 24 || !existsSync(brought) ? process.execPath : brought;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(node, [vite, 'build', join(root, 'packages/web'), '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' }, // a test runner names another, and React would come with its checks
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) {
    process.stderr.write('set-up: the web app could not be built; the lines above say why\n');
    process.exit(1);
  }
  writeFileSync(stampFile, hash);
}
