// A server that measures how long its main thread works between two turns of the event loop. On exit it prints the
// longest such stretch in milliseconds.
import { main } from '../../packages/cli/main.ts';
import { measureStretch } from './stretch.ts';

const work = measureStretch(1);
// SIGUSR2 starts the measurement over.
process.once('SIGUSR2', work.reset);
process.once('exit', () => process.stdout.write(`longest stretch: ${work.longest()} ms\n`));

process.exitCode = await main(process.argv.slice(2));
