import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { afterBuild } from './afterBuild.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), afterBuild()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'], // those know nested rules, :has() and light-dark()
    manifest: true,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // What many pages and boards share comes in one file: as a file for each module it takes over a hundred requests.
        codeSplitting: {
          groups: [{ name: 'common', test: /packages[\\/](?:web|ui|engine)[\\/].*\.tsx?$/, minShareCount: 4 }],
        },
      },
    },
  },
  server: { port: 4181, proxy: { '/api': 'http://127.0.0.1:4180' } },
});
