import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../packages/web/dist');

/** A newer build of the app: the same, but its first part has another name, as after every change. */
export function newerBuild(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'outcry-web-'));
  cpSync(dist, folder, { recursive: true });
  const main = /src="\/(assets\/index-[^"]+)\.js"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))![1]!;
  renameSync(join(folder, `${main}.js`), join(folder, `${main}-newer.js`));
  for (const file of ['index.html', 'sw.js']) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`${main}.js`, `${main}-newer.js`));
    for (const compressed of ['br', 'gz']) rmSync(`${path}.${compressed}`, { force: true });
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
