// A server that measures how long its main thread works between two turns of the event loop. On exit it prints the
// longest such stretch in milliseconds.
import { main } from '../../packages/cli/main.ts';

const TICK = 1;
let longest = 0;
let used = process.threadCpuUsage();
setInterval(() => {
  // The thread's own processor time: waiting on a busy machine does not count.
  const { user, system } = process.threadCpuUsage(used);
  used = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1000);
}, TICK).unref();
// SIGUSR2 starts the measurement over.
process.once('SIGUSR2', () => (longest = 0));
process.once('exit', () => process.stdout.write(`longest stretch: ${longest} ms\n`));

process.exitCode = await main(process.argv.slice(2));
