import { dealtHere, fastRng, fileOfMatch, Match, pick, tableKey } from '@outcry/engine';
import type { AnyGame, GameFile } from '@outcry/engine';
import type { Page } from '@playwright/test';
import { begin } from './playing.ts';
import type { Begin } from './playing.ts';
import { expect } from './server.ts';

const NAMES = ['Noor', 'Ada', 'Jules', 'Pim', 'Otis', 'Wim'];

/** Whether a moment of a game is the one somebody wants to see. */
export type Wanted<View, Move> = (view: View, legal: readonly Move[]) => boolean;

/** What is asked of a game to lay a table of it. */
interface Rules<State, Move, View> {
  readonly id: string;
  readonly rulesVersion: number;
  actors(state: State): readonly number[];
  legal(state: State, seat: number): readonly Move[];
  view(state: State, seat: number): View;
}

/** A table of this device at the first wanted moment of a random game: Noor, in seat 0, is asked. `data`: of an owner. */
export function laid<State, Move, View>(
  game: Rules<State, Move, View>,
  options: object,
  seats: number,
  wanted: Wanted<View, Move>,
  data: object | null = null,
) {
  const sat = NAMES.slice(0, seats).map((name, seat) =>
    seat === 0 ? ({ name, kind: 'person', level: null } as const) : ({ name, kind: 'bot', level: 'rookie' } as const),
  );
  for (let seed = 1; seed < 500; seed++) {
    const fairness = dealtHere(seats, seed.toString(16).padStart(64, '0'));
    const match = new Match(game as unknown as AnyGame, { seats, options, key: tableKey(fairness) });
    const state = match.state as State;
    const rng = fastRng(seed);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const legal = game.legal(state, 0);
      if (actors.includes(0) && wanted(game.view(state, 0), legal)) {
        const file = fileOfMatch(match, { seats: sat, data: data as GameFile['data'], fairness });
        return { record: { id: 'laid', file, started: 1, updated: 1 }, view: game.view(state, 0), legal };
      }
      const seat = actors.at(-1)!;
      match.make(seat, pick(game.legal(state, seat), rng));
    }
  }
  throw new Error('no random game comes to that');
}

/** Sits down at a table of this device. */
export async function sitDown(page: Page, record: object, some: Begin = {}): Promise<void> {
  await begin(page, some);
  await page.addInitScript((given) => {
    if (!localStorage.getItem('outcry.game.laid')) localStorage.setItem('outcry.game.laid', JSON.stringify(given));
  }, record);
  await page.goto('/solo/laid');
  await expect(page.locator('.ask')).toBeVisible();
}
