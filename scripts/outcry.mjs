#!/usr/bin/env node
// Starts the TypeScript command line with a Node that can run it (24 or newer): this one, or the one set-up brought.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './compile-cache.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const main = join(root, 'packages/cli/main.ts');
const brought = join(root, 'node_modules/.bin/node');
const ownIsEnough = Number(process.versions.node.split('.')[0]) >= 24;
if (!existsSync(join(root, 'node_modules')) || (!ownIsEnough && !existsSync(brought))) {
  console.error('Outcry is not set up yet: run "npm run setup" in its folder.');
  process.exit(2);
}
// The channel closes when this process ends, however it ends: a server then stops (see serve.ts).
const child = spawn(ownIsEnough ? process.execPath : brought, [main, ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
// npm starts this in a shell, and ends the shell alone: what it started has to notice by itself.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || child.kill('SIGTERM'), 500).unref();
}
