import type { CatalogueEntry } from '@outcry/games/catalogue';
import { newId } from './ids.ts';
import { BOT_NAMES } from './names.ts';
import { go } from './router.ts';
import { settings } from './settings.ts';
import type { SoloWish } from './solo/protocol.ts';
import { pending } from './solo/source.ts';

/** How many sit at a table somebody opens with one click, where the game allows it. */
const GOOD_COMPANY = 4;

/** Sits down at a table on this device. */
export function playHere(wish: Omit<SoloWish, 'id'>): void {
  const id = newId();
  pending.set(id, { ...wish, id });
  go(`/solo/${id}`);
}

/** One click: you against good company, with the printed tables or an owner's. */
export function playNow({ id, seats }: CatalogueEntry, you: string, data: unknown = null): void {
  const count = Math.min(seats.max, Math.max(seats.min, GOOD_COMPANY));
  const name = settings.get().name || you;
  const bots = BOT_NAMES.filter((bot) => bot !== name).slice(0, count - 1);
  playHere({
    game: id,
    seats: [{ name, bot: null }, ...bots.map((bot) => ({ name: bot, bot: 'trader' }))],
    options: {},
    data,
  });
}
