// Loaded before a node (`node --import`): it gets a broken store in place of the real one, to see that the checker notices.
import { registerHooks } from 'node:module';

const STORE = new URL('../../store/postgres.ts', import.meta.url).href;
const BROKEN = new URL('store.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === STORE && context.parentURL !== BROKEN ? { ...found, url: BROKEN } : found;
  },
});
