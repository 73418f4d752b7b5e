import { workerData } from 'node:worker_threads';
import { help } from './batches.ts';
import type { Shared } from './batches.ts';

help(workerData as Shared);
