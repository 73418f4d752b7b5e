import { canonical, dealtHere, fastRng, gameFile, Match, pick, tableKey, verifyFile } from '@outcry/engine';
import type { GameFile, SeatMove } from '@outcry/engine';
import { loadGame } from '@outcry/games';
import { expect, test } from 'vitest';
import { createClient } from '../client.ts';
import { setRulesVersion, withDatabase } from '../testing/database.ts';
import { guest, newKey, temporaryFolder } from '../testing/guests.ts';
import { startProcess } from '../testing/process.ts';

const SEATS = 3;
const GAMES = 500;
/** With everything in play, so that the versions part sooner. */
const OPTIONS = {
  board: 'advanced',
  bonds: true,
  commodities: true,
  forecastDice: true,
  firstPlayerCard: true,
  investors: 'auction',
  invited: ['barbara', 'ivan', 'deborah', 'ana'],
  strategies: true,
  promos: true,
};

/** A whole game by version 1: the seed of its shuffle, its moves, and how many of them are right by version 2, too. */
interface OldGame {
  readonly seed: string;
  readonly moves: readonly SeatMove[];
  readonly alike: number;
}

/** Looks for a game by version 1 that could not have been played by version 2. */
async function findOldGame(options: unknown): Promise<OldGame> {
  const [first, second] = [await loadGame('stockpile', 1), await loadGame('stockpile', 2)];
  for (let number = 1; number <= GAMES; number++) {
    const seed = number.toString(16).padStart(64, '0');
    const fairness = dealtHere(SEATS, seed);
    const match = new Match(first, { options, seats: SEATS, key: tableKey(fairness) });
    const rng = fastRng(number);
    while (first.result(match.state) === null) {
      const seat = pick(first.actors(match.state), rng);
      match.make(seat, pick(first.legal(match.state, seat), rng));
    }
    const { moves } = match.journal;
    const seats = fairness.contributions.map((_, seat) => ({
      name: `Seat ${seat}`,
      kind: 'person' as const,
      level: null,
    }));
    const file = gameFile(first, { seats, options, data: null, fairness }, moves, first.result(match.state));
    const { verified, moves: alike } = verifyFile(second, file);
    if (!verified) return { seed, moves: file.moves, alike };
  }
  throw new Error(`versions 1 and 2 did not differ in ${GAMES} games`);
}

test('a table of version 1 is played by version 1 to its end, over restarts; new tables and its rematch have version 2', async () => {
  const data = temporaryFolder();
  let server = await startProcess(data);
  const { cookie } = await guest(server.url, 'Ada');
  const api = () => createClient(server.url, { cookie });
  const body = {
    game: 'stockpile',
    options: OPTIONS,
    seats: Array.from({ length: SEATS }, () => ({ kind: 'me' }) as const),
  };
  const { id, options, rulesVersion } = await api()('createTable', { body: { ...body, start: true } });
  const at = { params: { id } };
  expect(rulesVersion).toBe(2);
  const { seed, moves, alike } = await findOldGame(options);
  await server.stop();
  setRulesVersion(data, id, 1);
  withDatabase(data, (db) =>
    db
      .prepare(`update game_table set body = json_set(body, '$.deal', json(?))`)
      .run(JSON.stringify({ ...dealtHere(SEATS, seed), step: null })),
  );

  server = await startProcess(data);
  expect(await api()('table', at)).toMatchObject({ rulesVersion: 1, playable: true });
  const newer = await api()('createTable', { body: { ...body, start: true } });
  expect(newer).toMatchObject({ rulesVersion: 2, playable: true });
  for (const [made, [seat, move]] of moves.entries()) {
    // Stopped in the middle, killed before the last move that both versions know.
    if (made === Math.floor(alike / 2) || made === alike - 1) {
      await server.stop(made === alike - 1 ? 'SIGKILL' : 'SIGTERM');
      server = await startProcess(data);
    }
    const { asked, legal } = await api()('position', { ...at, query: { seat: String(seat) } });
    expect(legal.map(canonical)).toContain(canonical(move));
    await api()('move', { ...at, body: { seat, decision: asked!, move, key: newKey() } });
  }
  expect(await api()('table', at)).toMatchObject({ status: 'over', rulesVersion: 1 });
  const file = (await api()('file', at)) as GameFile;
  expect(file.rulesVersion).toBe(1);
  expect(verifyFile(await loadGame('stockpile', 1), file)).toMatchObject({ verified: true });
  expect(verifyFile(await loadGame('stockpile', 2), file)).toMatchObject({ verified: false });
  const kept = withDatabase(data, (db) =>
    db
      .prepare('select distinct s.rules_version as v from snapshot s join game_table t on t.n = s.n where t.id = ?')
      .all(id),
  );
  expect(kept).toEqual([{ v: 1 }]);
  expect(await api()('rematch', at)).toMatchObject({ rulesVersion: 2, playable: true, options });
  await server.stop();
}, 240_000);
