export { serve } from './serve.ts';
export { backup, restore } from './backup.ts';
export { configFrom } from './config.ts';
export type { Config } from './config.ts';
export { migrateStore } from './copying/migrateStore.ts';
export { NotTheSame } from './copying/copy.ts';
export type { Checked } from './copying/copy.ts';
export { adminLink, dropAdmin, hostLink, listAdmins } from './hostLink.ts';
export { recomputeRatings } from './ratings/recompute.ts';
