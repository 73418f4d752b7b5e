export { serve } from './serve.ts';
export { backup, restore } from './backup.ts';
export { configFrom } from './config.ts';
