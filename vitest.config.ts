import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: process.env.OUTCRY_LONG ? 3_600_000 : 60_000,
    globals: false,
  },
});
