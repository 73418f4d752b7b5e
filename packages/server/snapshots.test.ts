import { canonical, fingerprintOf } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { expect, onTestFinished, test } from 'vitest';
import { localBus } from './bus/local.ts';
import { databaseFile } from './config.ts';
import { openDatabase } from './store/open.ts';
import { sqliteStore } from './store/sqlite.ts';
import { createTable } from './tables/making.ts';
import { makeMove } from './tables/play.ts';
import { Tables } from './tables/tables.ts';
import { withDatabase } from './testing/database.ts';
import { temporaryFolder } from './testing/guests.ts';

interface Kept {
  readonly state: string;
  readonly rules_version: number;
  readonly fingerprint: string;
}

/** A table of Stockpile after 70 moves, of which a state was kept after 64. */
async function tableWithSnapshot() {
  const data = temporaryFolder();
  const store = sqliteStore(openDatabase(databaseFile(data)));
  onTestFinished(() => store.close());
  const tables = new Tables({ store, bus: localBus(), now: Date.now, hotTables: 9 });
  const ada = await store.personOfUser('ada', 'Ada', 0);
  const id = await createTable(tables, ada, {
    game: 'stockpile',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    start: true,
  });
  for (let count = 0; count < 70; count++) {
    const answer = await tables.read(id, ({ row, match }) => {
      const { game, state } = match!;
      const seat = game.actors(state)[0]!;
      const legal = game.legal(state, seat);
      return { seat, decision: row.turn.asked[seat]!, move: legal[(count * 7) % legal.length], key: null };
    });
    await makeMove(tables, id, { ...answer, person: ada.id });
  }
  const kept = withDatabase(data, (db) => db.prepare('select * from snapshot').all() as (Kept & { count: number })[]);
  expect(kept).toMatchObject([{ count: 64, rules_version: 2 }]);
  const original: Kept = kept[0]!;
  return {
    original,
    game: await tables.read(id, ({ rules }) => rules!.game),
    /** The state of the table as it is loaded with this snapshot in place of its own. */
    async loadedWith(snapshot: Partial<Kept>): Promise<string> {
      const { state, rules_version, fingerprint } = { ...original, ...snapshot };
      withDatabase(data, (db) =>
        db
          .prepare('update snapshot set state = ?, rules_version = ?, fingerprint = ?')
          .run(state, rules_version, fingerprint),
      );
      tables.evictIdle(Infinity);
      return tables.read(id, ({ match }) => canonical(match!.state));
    },
  };
}

/** The same game with a stage inserted before all others: states look alike, but their stages have other numbers. */
const withStageInserted = (game: AnyGame): AnyGame => ({
  ...game,
  setup(options, seats, rng) {
    const state = game.setup(options, seats, rng) as { stage: number };
    state.stage++;
    return state;
  },
  apply(state, seat, move, rng, emit) {
    (state as { stage: number }).stage--;
    game.apply(state, seat, move, rng, emit);
    (state as { stage: number }).stage++;
  },
});

test('a kept state is played on from if the same rules made it, and only then', async () => {
  const { original, game, loadedWith } = await tableWithSnapshot();
  const truth = await loadedWith({});
  const state = JSON.parse(original.state) as Record<string, unknown> & { players: { cash: number }[] };
  state.players[0]!.cash += 1000;
  const marked = JSON.stringify(state);
  // One that fits is used: the mark shows.
  const shown = await loadedWith({ state: marked });
  expect(shown).not.toBe(truth);
  expect((JSON.parse(shown) as typeof state).players[0]!.cash).toBeGreaterThan(900);

  const inserted = fingerprintOf(withStageInserted(game));
  expect(inserted).not.toBe(original.fingerprint);
  const { lost: _lost, ...less } = state;
  const unfit: Record<string, Partial<Kept>> = {
    'another fingerprint': { state: marked, fingerprint: '0123456789abcdef' },
    'no fingerprint': { state: marked, fingerprint: '' },
    'another version': { state: marked, rules_version: 1 },
    'rules with a stage inserted': { state: marked, fingerprint: inserted },
    'a field more': { state: JSON.stringify({ ...state, more: 1 }) },
    'a field less': { state: JSON.stringify(less) },
    'damaged JSON': { state: marked.slice(0, -20) },
    'no JSON': { state: 'what?' },
    empty: { state: '' },
    null: { state: 'null' },
    'a list': { state: '[]' },
    'another object': { state: '{"x":1}' },
    'a number': { state: '7' },
    'a text': { state: '"state"' },
  };
  for (const [what, snapshot] of Object.entries(unfit)) expect(await loadedWith(snapshot), what).toBe(truth);
});
