import { isDeepStrictEqual } from 'node:util';
import type { AnyEvent, AnyView } from '@outcry/engine';
import { loadGame } from '@outcry/games';
import { randomFile } from '@outcry/games/testing/randomFile.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadBoard, PLAYABLE } from '../games.ts';
import { ReplaySession } from '../replay/replaySession.ts';
import { pricesChart } from './charts.ts';
import { framesOf, shownAt } from './show.ts';
import type { Snapshot } from './source.ts';
import type { AtGame } from './useGame.ts';

// A board asks how large the window is; there is none here.
beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterAll(() => void vi.unstubAllGlobals());

type Apply = (data: unknown, view: AnyView, event: AnyEvent) => AnyView;

/** A whole game played at random, seen by a seat (null: a spectator). */
async function played(id: string, seats: number, viewer: number | null) {
  const file = await randomFile(id, seats, 5);
  const game = await loadGame(id, file.rulesVersion);
  const { applyEvent } = (await import(`../../games/${id}/applyEvent.ts`)) as { applyEvent: Apply };
  const session = new ReplaySession(game, file);
  const pages = Math.ceil(session.worth.length / 100);
  const history = Array.from({ length: pages }, (_, page) => session.page(page, viewer)).flat();
  const now = { game: id, data: game.data, history, online: null } as unknown as Snapshot;
  return { now, applyEvent, board: await loadBoard(id, 'en') };
}

const CASES = PLAYABLE.flatMap(({ id, seats }) => [0, null].map((viewer) => [id, viewer, seats.max] as const));

test.each(CASES)(
  '%s, seen by %s: in every frame the tape has told what the board shows, no more, and the chart draws its prices',
  async (id, viewer, seats) => {
    const { now, applyEvent, board } = await played(id, seats, viewer);
    const script = board.script(now.data);
    let frames = 0;
    for (let moment = 1; moment < now.history.length; moment++) {
      const before = now.history[moment - 1]!.view;
      for (const [index, frame] of framesOf(script, now.history, moment).entries()) {
        const shown = shownAt(now, { moment, frame: index }, frame);
        const { events } = shown.history.at(-1)!;
        const reached = events.reduce((view, event) => applyEvent(now.data, view, event), before);
        const said = `${frame.event.kind}, frame ${index} of move ${moment}`;
        expect(isDeepStrictEqual(frame.view, reached), said).toBe(true);
        frames++;
        if (frames % 20 !== 0) continue; // the whole line is drawn anew for each
        const { lines } = pricesChart({ board, now: shown } as unknown as AtGame, 'en');
        const prices = board.prices(reached, now.data, 'en').prices.map(({ value }) => value);
        expect(
          lines.map(({ points }) => points.at(-1)),
          said,
        ).toEqual(prices);
      }
    }
    expect(frames).toBeGreaterThan(20);
  },
);
