import { workerData } from 'node:worker_threads';
import { backup } from './backup.ts';

const { data, file } = workerData as { data: string; file: string };
backup(data, file);
