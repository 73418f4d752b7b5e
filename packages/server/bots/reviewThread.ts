import { setPriority } from 'node:os';

/** After everything else: nobody waits for a review of the server. */
const NICE = 19;

// Linux has a priority for each thread; elsewhere this would slow the whole server down.
if (process.platform === 'linux') setPriority(NICE);

export { default } from './reviewWorker.ts';
