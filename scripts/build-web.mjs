// Builds the web app when its sources changed since the last build; else does nothing. Built-ins only; speaks on stderr.
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const web = join(root, 'packages/web');
const dist = join(web, 'dist');
/** What the built app is made of. */
const SOURCES = [
  'packages/web',
  'packages/ui',
  'packages/games',
  'packages/engine',
  'packages/bots',
  'packages/server',
];
/** Begins the name of a folder that a build under way writes into. */
const UNDER_WAY = '.dist-';
const PARTS = /\.(?:tsx?|css|html|md|svg|json|js|webmanifest)$/;

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const other = ['node_modules', 'dist', 'playthroughs'].includes(entry.name) || entry.name.startsWith(UNDER_WAY);
      if (!other) yield* filesUnder(path);
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

const isBuilt = (hash) => {
  const stamp = join(dist, '.built');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
};

/** Whether a folder could be moved; not when `codes` say why. */
function moved(from, to, codes) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (!codes.includes(error.code)) throw error;
    return false;
  }
}

/** Puts a finished build in the place of the last one. Others may do the same just now: whoever comes later wins. */
function putInPlace(made) {
  const old = `${made}-old`;
  do {
    if (moved(dist, old, ['ENOENT'])) rmSync(old, { recursive: true });
  } while (!moved(made, dist, ['EEXIST', 'ENOTEMPTY']));
}

const hash = hashOfSources();
if (!isBuilt(hash)) {
  process.stderr.write('set-up: building the web app (a few seconds, only when it changed)\n');
  const brought = join(root, 'node_modules/.bin/node');
  const node = Number(process.versions.node.split('.')[0]) >= 24 || !existsSync(brought) ? process.execPath : brought;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // Beside the last build: a server goes on with that one, and two builds at once do not meet.
  const made = join(web, UNDER_WAY + randomUUID());
  const built = spawnSync(node, [vite, 'build', web, '--outDir', made, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' }, // a test runner names another, and React would come with its checks
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) {
    rmSync(made, { recursive: true, force: true });
    process.stderr.write('set-up: the web app could not be built; the lines above say why\n');
    process.exit(1);
  }
  writeFileSync(join(made, '.built'), hash);
  if (isBuilt(hash)) rmSync(made, { recursive: true });
  else putInPlace(made);
}
