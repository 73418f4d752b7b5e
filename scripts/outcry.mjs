#!/usr/bin/env node
// Starts the TypeScript command line with a Node that can run it (24 or newer): this one, or the one set-up brought.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const main = join(root, 'packages/cli/main.ts');
const brought = join(root, 'node_modules/.bin/node');
const ownIsEnough = Number(process.versions.node.split('.')[0]) >= 24;
if (!existsSync(join(root, 'node_modules')) || (!ownIsEnough && !existsSync(brought))) {
  console.error('Outcry is not set up yet: run "npm run setup" in its folder.');
  process.exit(2);
}
const child = spawn(ownIsEnough ? process.execPath : brought, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
