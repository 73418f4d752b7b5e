import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectDistribution, laws } from './contract.ts';
import type { Invariants } from './contract.ts';
import { fastRng } from './rng.ts';
import { applyEvent } from './testing/whispers-apply-event.ts';
import { whispers, invariants } from './testing/whispers.ts';
import { everybody } from './testing/whispers-state.ts';
import type { Event, Move, State } from './testing/whispers-state.ts';
import type { AnyGame } from './any.ts';

const long = process.env.OUTCRY_LONG !== undefined;
const runs = long ? 5_000 : 200;
/** What is broken may show in few positions: so many are enough to come by one. */
const runsToNotice = long ? 1_000 : 100;

// A test must fail for the same reason twice: fixed positions in the short form, new ones in every long run.
if (!long) fc.configureGlobal({ seed: 18_790 });

describe('the laws, obeyed by a game of hidden choices, private looks and interruptions', () => {
  for (const law of laws(whispers, invariants as Invariants, applyEvent)) test(law.name, () => law.check(runs));
});

type Emit = Parameters<typeof whispers.apply>[4];
type Heard = (
  emit: NonNullable<Emit>,
  event: Event,
  to: readonly number[] | undefined,
  move: Move,
  state: State,
) => void;

/** Whispers that tells its events in another way. */
const heard = (how: Heard): Partial<typeof whispers> => ({
  apply: (state, seat, move, rng, emit) =>
    whispers.apply(state, seat, move, rng, emit && ((event, to) => how(emit, event, to, move, state))),
});

/** Everybody is told of this kind of event. */
const telling = (kind: Event['kind']) => heard((emit, event, to) => emit(event, event.kind === kind ? undefined : to));

/** Nobody is told of these kinds of events. */
const silent = (...kinds: Event['kind'][]) =>
  heard((emit, event, to) => (kinds.includes(event.kind) ? undefined : emit(event, to)));

/** This kind of event says something else. */
const changing = (kind: Event['kind'], change: (event: Event, move: Move, state: State) => Event) =>
  heard((emit, event, to, move, state) => emit(event.kind === kind ? change(event, move, state) : event, to));

/** What is revealed, without one kind. */
const without = (kind: keyof typeof whispers.reveals) => {
  const { [kind]: _left, ...others } = whispers.reveals;
  return others;
};

/** Whispers with one thing broken: some law must notice, and say where to look. */
const broken: [what: string, law: RegExp, changes: Partial<typeof whispers>, apply?: typeof applyEvent][] = [
  ['a clone that shares a hand', /clone/, { clone: (state) => ({ ...whispers.clone(state), hands: state.hands }) }],
  [
    'a view that shows the deck',
    /planted secret/,
    { view: (state, seat) => ({ ...whispers.view(state, seat), deck: state.deck.slice() }) },
  ],
  [
    'a view with a Map in it',
    /plain JSON/,
    { view: (state, seat) => Object.assign(whispers.view(state, seat), { seen: new Map() }) },
  ],
  [
    'an imagination that forgets its own hand',
    /looks to it like the truth/,
    { imagine: (view, rng) => whispers.imagine({ ...view, seat: null }, rng) },
  ],
  [
    'many states imagined at a time that forget its own hand',
    /looks to it like the truth/,
    {
      imagineMany: (view, rng, count) =>
        Array.from({ length: count }, () => whispers.imagine({ ...view, seat: null }, rng)),
    },
  ],
  [
    'parts that do not add up to the wealth a bot expects',
    /made of adds up/,
    { parts: (state) => whispers.worth(state).map((coins) => ({ coins: coins - 1 })) },
  ],
  [
    'a part that is named in some states only',
    /made of adds up/,
    { parts: (state) => whispers.worth(state).map((coins) => (coins > 5 ? { coins, prizes: 0 } : { coins })) },
  ],
  ['a look that is not called a reveal', /can be undone/, { reveals: without('saw') }],
  ['a reveal of secret choices that is not called one', /can be undone/, { reveals: without('shown') }],
  ['a card drawn that everybody is told of', /tells nothing that its viewer does not see/, telling('drew-cards')],
  ['a private look that everybody is told of', /tells nothing that its viewer does not see/, telling('saw')],
  ['a hidden choice that everybody is told of', /tells nothing that its viewer does not see/, telling('laid-card')],
  [
    'a hidden choice told by its parity',
    /tells nothing that its viewer does not see/,
    changing('laid', (event, move) => ({ ...event, odd: (move as { pick: number }).pick % 2 })),
  ],
  [
    'an event that betrays the deck',
    /tells nothing that its viewer does not see/,
    changing('paid', (event, _move, state) => ({ ...event, next: state.deck.at(-1) ?? 0 })),
  ],
  [
    'a card shown to everybody, in the view as well, that the rules give to one',
    /not named by reveals/,
    {
      apply: (state, seat, move, rng, emit) => {
        whispers.apply(state, seat, move, rng, (event, to) => {
          if (event.kind === 'drew-cards')
            for (const card of event.cards) state.knownBy[card] = everybody(state.hands.length);
          emit?.(event, to);
        });
      },
    },
  ],
  ['a reveal that names too little', /not named by reveals/, { reveals: { ...whispers.reveals, gave: () => [] } }],
  ['an event that leaves something out', /lead exactly to their next view/, silent('named', 'paid')],
  [
    'a seat asked without a move',
    /legal moves|dead end/,
    { legal: (state, seat) => (state.phase.kind === 'answer' ? [] : whispers.legal(state, seat)) },
  ],
  [
    'the same move listed twice',
    /distinct/,
    { legal: (state, seat) => whispers.legal(state, seat).flatMap((move) => [move, move]) },
  ],
  [
    'an apply that loses a coin',
    /books/,
    {
      apply: (state, seat, move, rng, emit) => {
        whispers.apply(state, seat, move, rng, emit);
        state.coins[0]!--;
      },
    },
  ],
  ['a game that never ends', /end, without/, { apply: () => {} }],
  [
    'chance from elsewhere',
    /same seed/,
    {
      apply: ((count) => (state: State, seat, move, rng, emit) => {
        whispers.apply(state, seat, move, rng, emit);
        state.round += count.now++ % 5 === 0 ? 1 : 0;
      })({ now: 0 }) as typeof whispers.apply,
    },
  ],
  ['a refusal without a rule', /refused/, { refusal: () => ({ rule: '', reason: 'no' }) }],
  [
    'an applied event that forgets the coins',
    /lead exactly to their next view/,
    {},
    (view, event) => ({ ...applyEvent(view, event), coins: view.coins }),
  ],
  [
    'a reader that writes',
    /reading changes nothing/,
    {
      worth: (state) => {
        state.round++;
        return whispers.worth(state);
      },
    },
  ],
];

describe('the laws notice', () => {
  test.each(broken)('%s', (_what, name, changes, apply) => {
    const game = { ...whispers, ...changes } as AnyGame;
    const failures: string[] = [];
    try {
      for (const law of laws(game, invariants as Invariants, apply ?? applyEvent, 300)) {
        try {
          law.check(runsToNotice);
        } catch (error) {
          failures.push(`${law.name}\n${(error as Error).message}`);
        }
      }
    } catch (error) {
      failures.push(`dead end\n${(error as Error).message}`);
    }
    expect(
      failures.some((failure) => name.test(failure)),
      failures.join('\n\n') || 'no law was broken',
    ).toBe(true);
  });

  test('a failure is told with its seed and a game file to reopen', () => {
    const game = { ...whispers, view: () => ({ seat: 7 }) } as unknown as AnyGame;
    const law = laws(game, invariants as Invariants, applyEvent).find(({ name }) => name.includes('plain JSON'))!;
    expect(() => law.check(5)).toThrow(
      /seed \d+, \d+ moves; reopen it with: outcry replay test-results\/whispers-.*json/,
    );
  });
});

describe('imagined states follow the true probabilities', () => {
  test('whispers with two seats: every card the other may hold is equally likely, and so is the order of the deck', () => {
    const state = whispers.setup({}, 2, fastRng(5));
    const seen = whispers.view(state, 0);
    const counts = new Map<string, number>();
    const tops = new Map<string, number>();
    const rng = fastRng(9);
    for (let i = 0; i < 20_000; i++) {
      const imagined = whispers.imagine(seen, rng);
      const pair = imagined.hands[1]!.join();
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
      const top = String(imagined.deck.at(-1));
      tops.set(top, (tops.get(top) ?? 0) + 1);
    }
    const unseen = Array.from({ length: 12 }, (_, i) => i + 1).filter((card) => !state.hands[0]!.includes(card));
    const pairs = unseen.flatMap((a, i) => unseen.slice(i + 1).map((b) => `${a},${b}`));
    expectDistribution(counts, new Map(pairs.map((pair) => [pair, 1 / pairs.length])));
    expectDistribution(tops, new Map(unseen.map((card) => [String(card), 1 / unseen.length])));
  });

  test('a distribution that is a little wrong is found out', () => {
    const half = new Map([
      ['a', 0.5],
      ['b', 0.5],
    ]);
    expect(() =>
      expectDistribution(
        new Map([
          ['a', 5_300],
          ['b', 4_700],
        ]),
        half,
      ),
    ).toThrow(/not the expected/);
    expect(() =>
      expectDistribution(
        new Map([
          ['a', 5_060],
          ['b', 4_940],
        ]),
        half,
      ),
    ).not.toThrow();
    expect(() => expectDistribution(new Map([['c', 10]]), half)).toThrow(/cannot be/);
  });
});
