import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import './scripts/compile-cache.mjs';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Timeouts end tests that hang. They are no targets: a slow and busy machine must not reach them.
    testTimeout: process.env.OUTCRY_LONG ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    globals: false,
    // Files of one worker share what they import: a quarter of the time. No test file may change a module for the next.
    isolate: false,
    maxWorkers: availableParallelism() + 1, // all cores, also while a test waits for a server or a clock
  },
});
