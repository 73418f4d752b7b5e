import { dealtHere, eventsFor, fastRng, fileOfMatch, Match, parseOptions, pick, tableKey } from '@outcry/engine';
import type { AnyGame } from '@outcry/engine';
import { CATALOGUE, newestGame } from '@outcry/games';
import type { LogEntry, Position, StreamMessage } from '@outcry/server/api';
import { expect, test } from '@playwright/test';

import { courseOf, secretsIn } from '../packages/server/testing/secrets.ts';
import type { GameHistory, Heard } from '../packages/server/testing/secrets.ts';

type Told = Extract<StreamMessage, { kind: 'entry' }> & { positions: Position[] };

const SEATS = 3;
const MOVES = 24;
const ME = 0;

/** A game of some random moves, and what an honest server would tell seat 0 of it. */
function played(game: AnyGame): { course: GameHistory; told: Told[] } {
  const fairness = dealtHere(SEATS, '5'.repeat(64));
  const options = parseOptions(game, {}, SEATS);
  const match = new Match(game, { seats: SEATS, options, key: tableKey(fairness) });
  const { state } = match;
  const [rng, told] = [fastRng(5), [] as Told[]];
  const tell = (entry: object): void => {
    const [seq, legal] = [told.length, game.legal(state, ME)];
    const asked = legal.length > 0 ? seq : null;
    const position = {
      table: 't',
      seq,
      seat: ME,
      view: structuredClone(game.view(state, ME)),
      legal: [...legal],
      asked,
    };
    const rest = { actors: [...game.actors(state)], undo: null, result: null };
    told.push({
      kind: 'entry',
      table: 't',
      entry: { seq, at: 0, ...entry } as LogEntry,
      positions: [{ ...position, ...rest }],
    });
  };
  tell({ kind: 'start' });
  for (let count = 0; count < MOVES; count++) {
    const seat = game.actors(state).at(-1)!;
    const move = pick(game.legal(state, seat), rng);
    const events = eventsFor(match.make(seat, move), ME);
    tell({ kind: 'move', seat, bot: false, ...(seat === ME ? { move } : {}), events });
  }
  const seats = ['Noor', 'Jules', 'Pim'].map((name) => ({ name, kind: 'person' as const, level: null }));
  const file = fileOfMatch(match, { seats, data: null, fairness });
  return {
    course: courseOf(
      game,
      file,
      told.map(({ entry }) => entry.seq),
    ),
    told,
  };
}

/** As it comes over the stream; without the end, at which all may be told. */
const stream = (told: readonly unknown[]): Heard[] =>
  told.slice(0, -1).map((message) => ({ from: 'stream', text: JSON.stringify(message) }));

const secrets = (heard: readonly Heard[], course: GameHistory): readonly string[] =>
  secretsIn(heard, course, ME).secrets;

/** What a careless server could add to the message of a moment, and what the search says of it. */
const LEAKS: Readonly<Record<string, [plant: (told: Told, course: GameHistory) => object, found: RegExp]>> = {
  'the view of another seat': [
    (told, { game, moments }) => withPosition(told, { view: game.view(moments[told.entry.seq]!.state, 1) }),
    /another view/,
  ],
  'the view of the moment after': [
    (told, { game, moments }) => withPosition(told, { view: game.view(moments[told.entry.seq + 1]!.state, ME) }),
    /another view/,
  ],
  'the position of another seat': [(told) => withPosition(told, { seat: 1 }), /the position of seat 1/],
  'the moves of somebody who is asked': [
    (told) => withPosition(told, { legal: [...told.positions[0]!.legal, { kind: 'secret' }] }),
    /other moves/,
  ],
  'an event for somebody else': [
    (told) => ({ ...told, entry: { ...told.entry, events: [{ kind: 'drew', card: 7 }] } }),
    /other events/,
  ],
  'the move of somebody else': [
    (told) => ({ ...told, entry: { ...told.entry, move: { card: 7 } } }),
    /the move itself/,
  ],
  'something that is not in the description': [(told) => ({ ...told, deck: [1, 2] }), /additional properties/],
  'a hidden row of cards in a name': [
    (told, course) => ({ ...told, table: JSON.stringify(hiddenRow(course, told.entry.seq)) }),
    /the hidden row/,
  ],
  'the seed in a name': [(told, { file }) => ({ ...told, table: file.fairness.seed }), /the seed or the key/],
};

const withPosition = (told: Told, some: object): object => ({
  ...told,
  positions: [{ ...told.positions[0], ...some }],
});

/** The most varied row of cards of a moment that seat 0 is not shown: a deck, or what another holds. */
function hiddenRow({ game, moments }: GameHistory, at: number): unknown {
  const { state } = moments[at]!;
  const shown = JSON.stringify(game.view(state, ME));
  const rows: unknown[][] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value) && !shown.includes(JSON.stringify(value))) rows.push(value);
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(state);
  const figures = rows.filter((row) => row.every((one) => typeof one === 'number'));
  return figures.toSorted((a, b) => new Set(b).size - new Set(a).size)[0];
}

for (const { id } of CATALOGUE)
  test(`the search for secrets in ${id}: nothing in what an honest server tells, and every planted leak is found`, async () => {
    const { course, told } = played(await newestGame(id));
    expect(secrets(stream(told), course)).toEqual([]);
    /** A move of somebody else, while much is hidden. */
    const at = told.findIndex(({ entry }) => entry.kind === 'move' && entry.seat !== ME);
    for (const [name, [plant, found]] of Object.entries(LEAKS)) {
      const leaking = told.map((message, index) => (index === at ? plant(message, course) : message));
      expect.soft(secrets(stream(leaking), course).join('\n'), name).toMatch(found);
    }
    const answer = (path: string, body: unknown): Heard => ({
      from: 'answer',
      request: `GET /api/tables/t/${path}`,
      status: 200,
      text: JSON.stringify(body),
    });
    const heard = stream(told);
    const past = { seq: 3, view: told[3]!.positions[0]!.view, worth: [1, 2, 3] };
    expect(secrets([...heard, answer('views', [past])], course).join()).toMatch(/everybody’s wealth/);
    expect(secrets([...heard, answer('file', course.file)], course).join()).toMatch(/the seed/);
    expect(secrets([...heard, { from: 'page', text: `<p>${course.file.fairness.seed}` }], course)).toHaveLength(1);
  });
