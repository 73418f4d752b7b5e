import type { Page } from '@playwright/test';
import { fastRng } from '../packages/engine/index.ts';
import { loadGame } from '../packages/games/registry.ts';
import { Match, newRecord } from '../packages/web/solo/match.ts';
import type { SoloRecord } from '../packages/web/solo/protocol.ts';

/** A finished game of Noor against three bots. */
export async function finishedRecord(id: string): Promise<SoloRecord> {
  const game = await loadGame(id);
  const seats = ['Noor', 'Ada', 'Jules', 'Pim'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'trader' }));
  const match = new Match(game, newRecord(game, { id: 'finished', game: id, seats, options: {}, data: null }, 0));
  for (let seed = 1; match.update(0).result === null; seed++) {
    const seat = match.bots()[0]?.seat ?? match.asked()!;
    const legal = match.legal(seat);
    match.play(seat, legal[fastRng(seed).below(legal.length)], seed * 20_000);
  }
  return match.update(0).record;
}

/** Puts a finished game on the device, and opens it. */
export async function openFinished(page: Page, id: string): Promise<void> {
  const kept = JSON.stringify(await finishedRecord(id));
  await page.evaluate((text) => localStorage.setItem('outcry.game.finished', text), kept);
  await page.goto('/solo/finished');
}
