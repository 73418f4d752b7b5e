// Node keeps what it compiled, so that the next start of the same files takes half the time: here and in what is started
// from here. Where it cannot be kept, nothing is.
import { fileURLToPath } from 'node:url';

process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url));
