import { expect, test } from 'vitest';
import { newPeople, played, seatOf, START } from './finished-rows.ts';
import { made, tableRow } from './law-rows.ts';
import { rating as firstRating } from 'openskill';
import type { Counts } from '../ratings/finish.ts';
import type { Store } from './store.ts';

const DAY = 86_400_000;

const countsOf = async (store: Store, id: string): Promise<Counts> => (await store.gameResult(id, null))!.counts;

/** What every store must do for results and ratings. */
export function ratingLaws(open: () => Promise<Store>): void {
  test('a game that ends is tallied once, whoever does it, and not before it ends', async () => {
    const store = await open();
    const [ada, bob] = (await newPeople(store, 'Ada', 'Bob')) as [string, string];
    await made(store, 'running', { seats: [seatOf(ada), seatOf(bob)], status: 'playing', rated: true });
    expect(await store.untallied()).toBe(false);
    await played(store, {
      id: 'a',
      who: [ada, bob, 'bot:shark'],
      more: { turn: turnOf([4, 8000], [2, 9000], [0, 0]) },
    });
    expect(await store.untallied()).toBe(true);
    const tallied = await Promise.all([store.tally(10), store.tally(10), store.tally(10)]);
    expect(tallied.toSorted()).toEqual([0, 0, 1]);
    expect(await store.untallied()).toBe(false);
    const result = (await store.gameResult('a', null))!;
    expect(result).toMatchObject({ table: 'a', game: 'taking-stock', finished: START, counts: 'yes' });
    expect(result.results).toMatchObject([
      { seat: 0, who: ada, part: 'whole', place: 1, wealth: 100, moves: 4, spent: 8000 },
      { seat: 1, who: bob, part: 'whole', place: 2, wealth: 99, moves: 2, spent: 9000 },
      { seat: 2, who: 'bot:shark', part: 'whole', place: 3, wealth: 98, moves: 0, spent: 0 },
    ]);
    expect(result.results[0]!.rating!.before).toBe(firstRating().mu);
    expect(result.results[0]!.rating!.mu).toBeGreaterThan(25);
    expect(result.results[2]!.rating!.mu).toBeLessThan(25);
    expect(await store.ratingsOf([ada], 'taking-stock')).toMatchObject([{ who: ada, games: 1, won: 1, last: START }]);
    expect(await store.ratingsOf(['bot:shark'], null)).toMatchObject([{ game: 'taking-stock', games: 1, won: 0 }]);
    const once = { games: 1, ahead: 1, behind: 0 };
    const met = await store.versus(ada, 9);
    expect(new Map(met.map((one) => [one.other, one]))).toEqual(
      new Map([bob, 'bot:shark'].map((other) => [other, { other, ...once }])),
    );
    expect(await store.careersOf([bob])).toMatchObject([
      { person: bob, games: 1, won: 0, stayed: 1, liveMoves: 2, liveSpent: 9000, slowMoves: 0 },
    ]);
    expect(await store.gameResult('running', null)).toBeNull();
  });

  test('a game that was not rated, or cannot be, is history and changes no rating', async () => {
    const store = await open();
    const [ada, bob] = (await newPeople(store, 'Ada', 'Bob')) as [string, string];
    await played(store, { id: 'off', who: [ada, bob], more: { rated: false } });
    await played(store, { id: 'busy', who: [ada, bob], more: { unrated: true } });
    await played(store, { id: 'data', who: [ada, bob], more: { ownData: 9 } });
    await played(store, { id: 'people', who: [ada, ada, bob] });
    await played(store, { id: 'nobody', who: ['bot:shark', 'bot:rookie'] });
    expect(await store.tally(3)).toBe(3);
    expect(await store.tally(9)).toBe(2);
    expect(await Promise.all(['off', 'busy', 'data', 'people', 'nobody'].map((id) => countsOf(store, id)))).toEqual([
      'off',
      'busy',
      'data',
      'people',
      'people',
    ]);
    expect(await store.ratingsOf([ada, bob, 'bot:shark'], null)).toEqual([]);
    const games = await store.resultsOf(ada, { game: null, before: null, limit: 9 }, ada);
    expect(games.map(({ table }) => table).toSorted()).toEqual(['busy', 'data', 'off', 'people']);
    // A hot-seat game says nothing of how its person does against others.
    expect(await store.careersOf([ada])).toMatchObject([{ games: 3 }]);
  });

  test('who leaves is last, and who takes a seat over is not rated', async () => {
    const store = await open();
    const [ada, bob, cem] = (await newPeople(store, 'Ada', 'Bob', 'Cem')) as [string, string, string];
    const left = [seatOf(ada, { bot: 'trader', standIn: 'left' }), seatOf(bob), seatOf(cem)];
    await played(store, { id: 'left', who: [], seats: left, places: [1, 2, 3] });
    const replaced = { kind: 'replaced', seat: 1, person: cem, from: bob, was: 'Bob' };
    await played(store, { id: 'replaced', who: [ada, cem], places: [2, 1], entries: [replaced], at: START + 1 });
    await store.tally(9);
    expect((await store.gameResult('left', null))!.results).toMatchObject([
      { who: ada, part: 'left', place: 3 },
      { who: bob, part: 'whole', place: 1 },
      { who: cem, part: 'whole', place: 2 },
    ]);
    const { results } = (await store.gameResult('replaced', null))!;
    expect(results.map(({ who, part, place, rating }) => [who, part, place, rating !== null])).toEqual(
      expect.arrayContaining([
        [ada, 'whole', 2, true],
        [bob, 'left', 2, true],
        [cem, 'joined', 1, false],
      ]),
    );
    expect(await store.careersOf([ada])).toMatchObject([{ games: 2, stayed: 1 }]);
  });

  test('a guest with results is not forgotten, also where another has their seat: ladders name them', async () => {
    const store = await open();
    const [ada, bob, cem] = (await newPeople(store, 'Ada', 'Bob', 'Cem')) as [string, string, string];
    const replaced = { kind: 'replaced', seat: 0, person: cem, from: bob, was: 'Bob' };
    await played(store, { id: 'a', who: [cem, ada], entries: [replaced] });
    await store.tally(9);
    expect(await store.ratingsOf([bob], null)).toMatchObject([{ games: 1 }]);
    await newPeople(store, 'Passer');
    expect(await store.forgetGuests(1000, 9)).toBe(1);
    expect(await store.person(bob)).not.toBeNull();
  });

  test('two people who met three times within a day: their next games count for nobody until a day has passed', async () => {
    const store = await open();
    const [ada, bob, cem] = (await newPeople(store, 'Ada', 'Bob', 'Cem')) as [string, string, string];
    for (const [index, who] of [
      [ada, bob],
      [bob, ada, cem],
      [ada, bob],
      [ada, bob, cem],
      [ada, cem],
    ].entries())
      await played(store, { id: `g${index}`, who, at: START + index });
    await played(store, { id: 'later', who: [ada, bob], at: START + DAY + 1 });
    expect(await store.tally(9)).toBe(6);
    const ids = ['g0', 'g1', 'g2', 'g3', 'g4', 'later'];
    expect(await Promise.all(ids.map((id) => countsOf(store, id)))).toEqual([
      'yes',
      'yes',
      'yes',
      'often',
      'yes',
      'yes',
    ]);
    // Tallied one by one it is the same: what is remembered of earlier games comes from the store.
    for (const id of ['again', 'more']) {
      await played(store, { id, who: [ada, bob], at: START + DAY + 2 });
      await store.tally(1);
      expect(await countsOf(store, id)).toBe('yes');
    }
    await played(store, { id: 'much', who: [bob, ada], at: START + DAY + 2 });
    await store.tally(1);
    expect(await countsOf(store, 'much')).toBe('often');
  });

  test('a recount from the finished games gives the identical ratings, also of those who met somebody forgotten', async () => {
    const store = await open();
    const people = await newPeople(store, 'Ada', 'Bob', 'Cem', 'Dee', 'Eve');
    const all = [...people, 'bot:trader', 'bot:shark'];
    let number = 7;
    const random = (below: number) => (number = (number * 48_271) % 2_147_483_647) % below;
    for (let game = 0; game < 40; game++) {
      const who = all.filter(() => random(2) === 0).slice(0, 4);
      if (who.length < 2) continue;
      const places = who.map(() => 1 + random(who.length));
      const more = { game: random(2) === 0 ? 'stockpile' : 'taking-stock', rated: random(5) > 0 };
      await played(store, { id: `g${game}`, who, places, more, at: START + random(4 * DAY) });
      if (random(3) === 0) await store.tally(1 + random(4));
    }
    while ((await store.tally(4)) > 0);
    const before = await store.ratingsOf(all, null);
    expect(before.length).toBeGreaterThan(5);
    expect(await store.recount()).toMatchObject({ ratings: before.length, corrected: 0 });
    expect(await store.ratingsOf(all, null)).toEqual(before);
    // While it counts, a game may be tallied: it is in the count, too.
    await played(store, { id: 'meanwhile', who: [people[1]!, people[2]!], at: START + 9 * DAY });
    const [counted] = await Promise.all([store.recount(), store.tally(1)]);
    expect(counted.corrected).toBe(0);
    const after = await store.ratingsOf(all, null);
    expect(await store.recount()).toMatchObject({ ratings: after.length, corrected: 0 });
    expect(await store.ratingsOf(all, null)).toEqual(after);
    await store.forgetPerson(people[0]!);
    const rest = await store.ratingsOf(all, null);
    expect(rest.some(({ who }) => who === people[0])).toBe(false);
    expect(await store.versus(people[0]!, 9)).toEqual([]);
    expect(await store.recount()).toMatchObject({ ratings: rest.length, corrected: 0 });
    expect(await store.ratingsOf(all, null)).toEqual(rest);
    const points = await store.pointsOf(people[0]!, 'stockpile', 99);
    expect(points.length).toBeGreaterThan(0);
    expect(points.every(({ rating }) => rating === null)).toBe(true);
  });

  test('a ladder shows those of five games by the lower end, page by page; a week has its own', async () => {
    const store = await open();
    const [ada, bob, cem] = (await newPeople(store, 'Ada', 'Bob', 'Cem')) as [string, string, string];
    for (let game = 0; game < 6; game++) {
      await played(store, { id: `a${game}`, who: [ada, 'bot:shark'], at: START + game });
      await played(store, { id: `b${game}`, who: ['bot:shark', bob], at: START + 100 + game });
    }
    await played(store, { id: 'c', who: [cem, 'bot:shark'], at: START + 200 });
    await played(store, { id: 'next', who: [ada, 'bot:shark'], at: START + 7 * DAY });
    while ((await store.tally(5)) > 0);
    const wish = { game: 'taking-stock', people: false, week: null, below: null, limit: 9 };
    const all = await store.ladder(wish);
    expect(all.map(({ who }) => who)).toEqual([ada, 'bot:shark', bob]);
    expect(all[0]).toMatchObject({ games: 7, won: 7 });
    const [first] = await store.ladder({ ...wish, limit: 1 });
    expect(await store.ladder({ ...wish, below: first! })).toEqual(all.slice(1));
    expect((await store.ladder({ ...wish, people: true })).map(({ who }) => who)).toEqual([ada, bob]);
    const week = Math.floor(((START + 7 * DAY) / DAY + 3) / 7);
    expect((await store.ladder({ ...wish, week })).map(({ who }) => who)).toEqual([ada, 'bot:shark']);
    expect((await store.ladder({ ...wish, week }))[0]!.weekLow).toEqual(expect.any(Number));
    const inOrder = async (one: Parameters<Store['levels']>[0]) =>
      (await store.levels(one)).toSorted((a, b) => b.low - a.low);
    const [top, bot, last] = all.map(({ low }) => low);
    expect(await inOrder(wish)).toEqual([
      { low: top, people: 1, bots: 0 },
      { low: bot, people: 0, bots: 1 },
      { low: last, people: 1, bots: 0 },
    ]);
    expect((await inOrder({ ...wish, people: true })).map(({ low }) => low)).toEqual([top, last]);
    expect((await inOrder({ ...wish, week: week - 1 })).map(({ low }) => low)).toEqual([last]);
    expect(new Set(await store.moved({ ...wish, week }))).toEqual(
      new Set(all.slice(0, 2).map(({ low, weekLow }) => ({ low, weekLow, count: 1 }))),
    );
    expect(await store.moved({ ...wish, week: week - 1 })).toEqual([{ low: last, weekLow: null, count: 1 }]);
    expect((await store.ladderOf('taking-stock', [bob, cem, ada], null)).map(({ who }) => who)).toEqual([ada, bob]);
    expect(await store.nearly('taking-stock', 9)).toMatchObject([{ who: cem, games: 1 }]);
    expect((await store.muAt(ada, ['taking-stock', 'stockpile'], START + DAY)).get('taking-stock')).toBeLessThan(
      all[0]!.mu,
    );
    const page = await store.resultsOf(ada, { game: 'taking-stock', before: START + 3, limit: 2 }, bob);
    expect(page.map(({ table }) => table)).toEqual(['a2', 'a1']);
    expect(page[0]).toMatchObject({ code: '', results: [{ who: ada }, { who: 'bot:shark' }] });
    const [own] = await store.resultsOf(ada, { game: null, before: null, limit: 1 }, ada);
    expect(own!.code).not.toBe('');
    expect((await store.pointsOf(ada, 'taking-stock', 3)).map(({ table }) => table)).toEqual(['next', 'a5', 'a4']);
  });

  test('what a guest has played goes along to an account that has played nothing; two histories stay apart', async () => {
    const store = await open();
    const [guest, account, bob] = (await newPeople(store, 'Guest', 'Ada', 'Bob')) as [string, string, string];
    for (const [id, at] of [
      ['a', START],
      ['b', START + DAY],
    ] as const)
      await played(store, { id, at, who: [guest, bob, 'bot:shark'] });
    await store.tally(10);
    const known = async (who: string) => ({
      ratings: (await store.ratingsOf([who], null)).map((one) => ({ ...one, who: '' })),
      careers: (await store.careersOf([who])).map((one) => ({ ...one, person: '' })),
      points: (await store.pointsOf(who, 'taking-stock', 9)).map((one) => ({ ...one, who: '' })),
      versus: new Map((await store.versus(who, 9)).map((one) => [one.other, one])),
    });
    const before = await known(guest);
    expect(before).toMatchObject({ ratings: [{ games: 2 }], careers: [{ games: 2 }], points: [{}, {}] });
    expect(await store.takeAlong(guest, bob)).toBe('same-table');
    expect(await store.takeAlong(guest, account)).toBe('taken');
    expect(await known(account)).toEqual(before);
    expect(await known(guest)).toEqual({ ratings: [], careers: [], points: [], versus: new Map() });
    const ofBob = (await store.versus(bob, 9)).map(({ other }) => other);
    expect(new Set(ofBob)).toEqual(new Set([account, 'bot:shark']));
    expect((await store.gameResult('a', null))!.results[0]).toMatchObject({ who: account });
    await store.recount();
    expect(await known(account)).toEqual(before); // as if the account had played them

    const [other] = (await newPeople(store, 'Other')) as [string];
    await played(store, { id: 'c', at: START + 2 * DAY, who: [other, 'bot:shark'] });
    await store.tally(10);
    const theirs = [await known(other), await known(account)];
    expect(await store.takeAlong(other, account)).toBe('both-played');
    expect([await known(other), await known(account)]).toEqual(theirs);
    expect(await store.tablesOf(other, null, 9)).toEqual(['c']);
  });
}

const turnOf = (...spent: [number, number][]) => {
  const { turn } = tableRow('any');
  return { ...turn, spent };
};
