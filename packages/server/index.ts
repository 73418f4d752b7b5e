export { greeting, serve } from './serve.ts';
export { backup, restore } from './backup.ts';
export { configFrom, databaseFile, DEFAULTS } from './config.ts';
export type { Config, Limits } from './config.ts';
export { createServer } from './server.ts';
export type { Server } from './server.ts';
