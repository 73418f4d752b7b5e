import type { Page } from '@playwright/test';
import type { GameFile } from '@outcry/engine';
import { createClient } from '@outcry/server/client';
import { randomFile } from '../packages/games/testing/randomFile.ts';
import type { SoloRecord } from '../packages/web/worker/protocol.ts';

/** The same game with bots in all seats but Noor's. */
export const againstBots = (file: GameFile, level: string): GameFile => ({
  ...file,
  seats: file.seats.map((sat, seat) => (seat === 0 ? sat : { ...sat, kind: 'bot', level })),
});

/** A finished game of Noor against three bots. */
export async function finishedRecord(id: string): Promise<SoloRecord> {
  const file = againstBots(await randomFile(id), 'trader');
  return { id: 'finished', file, started: 0, updated: file.moves.length * 20_000 };
}

/** Puts a finished game on the device, and opens it. */
export async function openFinished(page: Page, id: string): Promise<void> {
  const kept = JSON.stringify(await finishedRecord(id));
  await page.evaluate((text) => localStorage.setItem('outcry.game.finished', text), kept);
  await page.goto('/solo/finished');
}

/** A table of the server that Noor and Jules played to its end: its id, and Noor's session. */
export async function finishedTable(url: string): Promise<{ readonly id: string; readonly cookie: string }> {
  const session = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Noor' }),
  });
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const api = createClient(url, { cookie });
  const seats = ['Noor', 'Jules'].map((name) => ({ kind: 'me' as const, name }));
  const { id, actors: first } = await api('createTable', { body: { game: 'taking-stock', seats, start: true } });
  for (let [seat] = first, count = 1; seat !== undefined; count++) {
    const { legal, asked } = await api('position', { params: { id }, query: { seat: String(seat) } });
    await api('move', {
      params: { id },
      body: { seat, decision: asked!, move: legal[0], key: `move number ${count}` },
    });
    [seat] = (await api('table', { params: { id } })).actors;
  }
  return { id, cookie };
}
