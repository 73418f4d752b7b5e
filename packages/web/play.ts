import { freeCast } from '@outcry/bots/cast.ts';
import type { BotName } from '@outcry/bots/cast.ts';
import type { CatalogueEntry } from '@outcry/games/catalogue';
import { seedOf } from '@outcry/games/lesson.ts';
import type { Lesson } from '@outcry/games/lesson.ts';
import { loadLesson } from './games.ts';
import { remembered } from './history/kept.ts';
import { newId } from './ids.ts';
import { go } from './router.ts';
import { settings } from './settings.ts';
import type { SoloWish } from './worker/protocol.ts';
import { barelyBegun, forget, saved } from './solo/saved.ts';
import { pending } from './solo/source.ts';

/** How many sit at a table somebody opens with one click, where the game allows it. */
const GOOD_COMPANY = 4;

/** Sits down at a table on this device. `replace`: Back should not come here again. */
export function playHere(wish: Omit<SoloWish, 'id'>, how: { readonly replace?: boolean } = {}): void {
  const id = newId();
  for (const begun of barelyBegun(saved.get(), wish.game)) forget(begun.id);
  pending.set(id, { ...wish, id });
  go(`/solo/${id}`, how);
}

/** Who would sit down at one's next table: after every finished game others of the cast come first. */
export const nextCompany = (games: readonly unknown[], name: string): BotName[] =>
  freeCast((other) => other === name, games.length);

/** You, and so many bots of a kind. */
function company(you: string, bots: number, bot: string, games: readonly unknown[]): SoloWish['seats'] {
  const name = settings.get().name.trim() || you;
  const others = nextCompany(games, name).slice(0, bots);
  return [{ name, bot: null }, ...others.map((other) => ({ name: other, bot }))];
}

/** One click: you against good company of your level, with the printed tables or an owner's. */
export function playNow({ id, seats }: CatalogueEntry, you: string, data: unknown = null): void {
  const count = Math.min(seats.max, Math.max(seats.min, GOOD_COMPANY));
  playHere({ game: id, seats: company(you, count - 1, settings.get().level, remembered.get()), options: {}, data });
}

/** Who sits at a guided first game. */
export const lessonCompany = ({ seats }: Lesson, you: string): SoloWish['seats'] =>
  company(you, seats - 1, 'rookie', []);

/** The guided first game: where it was left, or a new one. */
export async function learn(game: string, you: string): Promise<void> {
  const left = saved.get().find(({ file, lesson }) => file.game === game && typeof lesson?.step === 'number');
  if (left) return go(`/solo/${left.id}`, { replace: true });
  const lesson = await loadLesson(game);
  const table = { game, seats: lessonCompany(lesson, you), options: lesson.options, data: null };
  return playHere({ ...table, lesson: { seed: seedOf(lesson) } }, { replace: true });
}
