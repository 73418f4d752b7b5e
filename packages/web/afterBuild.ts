import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is worth compressing; fonts are compressed already. */
const TEXT = /\.(?:js|css|html|svg|webmanifest)$/;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('.') && !/\.(?:br|gz)$/.test(file))
    .toSorted();

/**
 * Finishes a build: tells the service worker what to keep (every file, so that one plays alone without a network), and
 * lays a compressed copy beside every text, so that the server need not compress anything while people wait.
 */
export function afterBuild(): Plugin {
  let dist = '';
  return {
    name: 'outcry-after-build',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = filesUnder(dist).filter((file) => file !== 'sw.js');
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
      const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
        .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace("['FILES']", JSON.stringify(files.map((file) => `/${file}`)));
      writeFileSync(join(dist, 'sw.js'), worker);
      for (const file of [...files, 'sw.js'].filter((name) => TEXT.test(name))) {
        const text = readFileSync(join(dist, file));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(dist, `${file}.br`), brotliCompressSync(text, { params: quality }));
        writeFileSync(join(dist, `${file}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}
