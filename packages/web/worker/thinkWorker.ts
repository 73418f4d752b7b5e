import { think } from './think.ts';
import type { ThinkQuestion } from './think.ts';

/** A bot thinks here, and nothing else happens: whoever does not need its thought any more ends the worker. */
addEventListener('message', async ({ data }: MessageEvent<ThinkQuestion>) => postMessage(await think(data)));
