// A server that watches how long it works without looking up: at its end it writes the longest stretch, in milliseconds.
import { main } from '../../cli/main.ts';

const TICK = 1;
let longest = 0;
let used = process.threadCpuUsage();
setInterval(() => {
  // Its own processor time: what a busy machine makes it wait is not its doing.
  const { user, system } = process.threadCpuUsage(used);
  used = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1000);
}, TICK).unref();
// The signal has it forget the stretches so far.
process.once('SIGUSR2', () => (longest = 0));
process.once('exit', () => process.stdout.write(`longest stretch: ${longest} ms\n`));

process.exitCode = await main(process.argv.slice(2));
