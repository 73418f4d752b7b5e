import { verifyFile } from '@outcry/engine';
import type { GameFile } from '@outcry/engine';
import { CATALOGUE, gameOf } from '@outcry/games';
import { expect, test } from 'vitest';
import { guest, newKey, startServer, until } from './testing/guests.ts';

test.each(CATALOGUE)(
  '$id: a person and bots play a whole game over HTTP, and its file verifies',
  async ({ id: game, seats: { min } }) => {
    const { url, tables } = await startServer();
    const ada = await guest(url, 'Ada');
    const bots = Array.from({ length: min - 1 }, () => ({ kind: 'bot', bot: 'rookie' }) as const);
    const { id } = await ada.api('createTable', { body: { game, seats: [{ kind: 'me' }, ...bots], start: true } });
    const at = { params: { id } };
    let moves = 0;
    await until(
      async () => {
        const { asked, legal, result } = await ada.api('position', at);
        if (asked !== null && result === null) {
          const move = legal[(moves * 31) % legal.length];
          await ada.api('move', { ...at, body: { seat: 0, decision: asked, move, key: newKey() } });
          if (++moves % 10 === 0) tables.evictIdle(Infinity); // and go on from the disk
        }
        return result;
      },
      'the game to end',
      110_000,
    );
    const file = (await ada.api('file', at)) as GameFile;
    expect(verifyFile(await gameOf(file), file)).toMatchObject({ verified: true });
  },
  120_000,
);
