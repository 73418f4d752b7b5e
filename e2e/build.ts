import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Tests try what people get: the built app. */
export default function build(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build-web.mjs')], { stdio: 'inherit' });
}
