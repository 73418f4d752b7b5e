import { setPriority } from 'node:os';

/** As nice as this towards the threads that answer people and write: they come first. */
const NICE = 10;

// Linux has a priority for each thread; elsewhere this would slow the whole server down.
if (process.platform === 'linux') setPriority(NICE);

export { default } from './worker.ts';
