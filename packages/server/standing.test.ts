import type { Move as BearRaidMove } from '@outcry/games/bear-raid/state.ts';
import type { View as BearRaidView } from '@outcry/games/bear-raid/view.ts';
import type { Move } from '@outcry/games/speculate/state.ts';
import { amountOf } from '@outcry/games/stockpile/standing.ts';
import type { Move as StockpileMove, MoveOf } from '@outcry/games/stockpile/moves.ts';
import type { View as StockpileView } from '@outcry/games/stockpile/view.ts';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { guest, listen, moveOnce, newKey, refused, startedTable, startServer, until } from './testing/guests.ts';
import type { Guest } from './testing/guests.ts';

const MINES = { to: 'sector', sector: 0 } as const;

async function table(config = {}) {
  const server = await startServer(config);
  const ann = await guest(server.url, 'Ann');
  const bob = await guest(server.url, 'Bob');
  const { id, code } = await startedTable([ann, bob], [], { game: 'speculate' });
  return { server, ann, bob, id, code, at: { params: { id } } };
}

const log = async ({ api }: Guest, id: string) => (await api('log', { params: { id }, query: {} })).entries;

/** Ann and Bob play until one of them may make an offer in Mines. Yields who. */
async function untilAnOffer(people: readonly Guest[], id: string): Promise<Guest> {
  for (;;)
    for (const person of people) {
      const { asked, legal, seat } = await person.api('position', { params: { id }, query: {} });
      if (asked === null) continue;
      const moves = legal as Move[];
      if (moves.some((move) => move.kind === 'offer' && move.sector === 0)) return person;
      const move = moves.find(({ kind }) => kind === 'done' || kind === 'pass') ?? moves[0]!;
      await person.api('move', { params: { id }, body: { seat: seat!, decision: asked, move, key: newKey() } });
    }
}

async function offerMines(person: Guest, id: string): Promise<void> {
  const { asked, legal, seat } = await person.api('position', { params: { id }, query: {} });
  const move = (legal as Move[]).find((each) => each.kind === 'offer' && each.sector === 0)!;
  await person.api('move', { params: { id }, body: { seat: seat!, decision: asked!, move, key: newKey() } });
}

/** The last answer to an offer, as its seat's own log has it. */
const lastAnswer = async (person: Guest, id: string) =>
  (await log(person, id)).findLast(
    (entry) => entry.kind === 'move' && (entry.move as Move | undefined)?.kind === 'answer',
  );

test('what is answered in advance is answered without the person, as if by hand, until they want to be asked again', async () => {
  const { ann, bob, id } = await table();
  const offers = await untilAnOffer([ann, bob], id);
  const answers = offers === ann ? bob : ann;
  const seat = answers === ann ? 0 : 1;
  const kept = await answers.api('standing', { params: { id }, body: { seat, answers: [MINES] } });
  expect(kept.you.standing).toEqual([{ seat, answers: [MINES] }]);
  await offerMines(offers, id);
  const answer = await until(() => lastAnswer(answers, id), 'the answer');
  expect(answer).toMatchObject({ seat, bot: false, move: { kind: 'answer', number: 0 } });

  const none = await answers.api('standing', { params: { id }, body: { seat, answers: [] } });
  expect(none.you.standing).toBeUndefined();
});

test('an undo of such an answer is the person’s to decide anew', async () => {
  const { ann, bob, id } = await table();
  const offers = await untilAnOffer([ann, bob], id);
  const [answers, seat] = offers === ann ? [bob, 1] : [ann, 0];
  await answers.api('standing', { params: { id }, body: { seat, answers: [MINES] } });
  await offerMines(offers, id);
  await until(() => lastAnswer(answers, id), 'the answer');
  await answers.api('askUndo', { params: { id }, body: { seat } });
  const undone = await offers.api('answerUndo', { params: { id }, body: { seat: 1 - seat, agree: true } });
  expect(undone.actors).toEqual([seat]);
  expect((await answers.api('table', { params: { id } })).you.standing).toBeUndefined();
});

test('a rematch begins without the answers of the game before', async () => {
  const { ann, bob, id, at } = await table();
  await ann.api('standing', { ...at, body: { seat: 0, answers: [MINES] } });
  for (const [seat, person] of [ann, bob].entries()) await person.api('vote', { ...at, body: { seat, end: true } });
  const next = await ann.api('rematch', { params: { id } });
  await bob.api('rematch', { params: { id } });
  const begun = await ann.api('start', { params: { id: next.id } });
  expect(begun.status).toBe('playing');
  expect(begun.you.standing).toBeUndefined();
});

/** Ann, Bob and Cem play Bear Raid until somebody must act; yields that seat, its view, and who sits there. */
async function untilAnAction(people: readonly Guest[], id: string) {
  for (;;)
    for (const [seat, person] of people.entries()) {
      const { asked, legal, view } = await person.api('position', { params: { id }, query: {} });
      if (asked === null) continue;
      if ((legal as BearRaidMove[]).some(({ kind }) => kind === 'pass')) return { seat, view: view as BearRaidView };
      await moveOnce(person, id, seat);
    }
}

async function bearRaid() {
  const server = await startServer();
  const people = await Promise.all(['Ann', 'Bob', 'Cem'].map((name) => guest(server.url, name)));
  const { id } = await startedTable(people, [], { game: 'bear-raid' });
  return { server, people, id, at: { params: { id } } };
}

test('B7: who passes in advance passes until the dice are rolled, whatever the others do', async () => {
  const { people, id, at } = await bearRaid();
  const { seat, view } = await untilAnAction(people, id);
  const [own, other] = [(seat + 1) % 3, (seat + 2) % 3];
  const answer = { round: view.round, market: null };
  const kept = await people[own]!.api('standing', { ...at, body: { seat: own, answers: [answer] } });
  expect(kept.you.standing).toEqual([{ seat: own, answers: [answer] }]);
  const trade = (legal: readonly unknown[]) =>
    (legal as BearRaidMove[]).find(({ kind }) => kind === 'buy' || kind === 'short')!;
  const { asked, legal } = await people[seat]!.api('position', { ...at, query: {} });
  await people[seat]!.api('move', { ...at, body: { seat, decision: asked!, move: trade(legal), key: newKey() } });
  const passed = await until(
    async () => (await log(people[own]!, id)).findLast((entry) => entry.kind === 'move' && entry.seat === own),
    'the pass',
  );
  expect(passed).toMatchObject({ bot: false, move: { kind: 'pass' } });
  expect((await people[own]!.api('table', at)).actors).toEqual([other]);
});

test('B7: a trade ends a pass that holds until somebody trades', async () => {
  const { people, id, at } = await bearRaid();
  const { seat, view } = await untilAnAction(people, id);
  const own = (seat + 1) % 3;
  const answer = { round: view.round, market: [...view.tokens] };
  await people[own]!.api('standing', { ...at, body: { seat: own, answers: [answer] } });
  const { asked, legal } = await people[seat]!.api('position', { ...at, query: {} });
  const move = (legal as BearRaidMove[]).find(({ kind }) => kind === 'buy' || kind === 'short')!;
  await people[seat]!.api('move', { ...at, body: { seat, decision: asked!, move, key: newKey() } });
  const after = await people[own]!.api('table', at);
  expect(after.actors).toEqual([own]);
  expect(after.you.standing).toBeUndefined();
});

test('B7: nobody else learns that somebody passes in advance', async () => {
  const { server, people, id, at } = await bearRaid();
  const { seat, view } = await untilAnAction(people, id);
  const [own, other] = [(seat + 1) % 3, (seat + 2) % 3];
  const stream = await listen(server.url, people[other]!.cookie);
  const { now: _then, ...before } = await people[other]!.api('table', at);
  const answers = [{ round: view.round, market: null }];
  const kept = await people[own]!.api('standing', { ...at, body: { seat: own, answers } });
  expect(kept.you.standing).toEqual([{ seat: own, answers }]);
  const { now: _now, ...after } = await people[other]!.api('table', at);
  expect(after).toEqual(before);
  await people[own]!.api('chat', { ...at, body: { text: 'afterwards' } });
  await until(() => stream.raw().includes('afterwards'), 'the chat');
  expect(stream.raw()).not.toContain('standing');
});

/** Ann, Bob and Cem at a table of Stockpile. */
async function stockpile() {
  const server = await startServer();
  const people = await Promise.all(['Ann', 'Bob', 'Cem'].map((name) => guest(server.url, name)));
  const { id } = await startedTable(people, [], { game: 'stockpile' });
  /** What a seat is asked, and sees. */
  const look = async (seat: number) => {
    const { asked, legal, view } = await people[seat]!.api('position', { params: { id }, query: {} });
    return { seat, asked, legal: legal as StockpileMove[], view: view as StockpileView };
  };
  type Look = Awaited<ReturnType<typeof look>>;
  return {
    server,
    people,
    at: { params: { id } },
    look,
    /** All of them move until what somebody sees is this. */
    async untilThere(isThere: (look: Look) => boolean): Promise<Look> {
      for (let seat = 0; ; seat = (seat + 1) % people.length) {
        const seen = await look(seat);
        if (isThere(seen)) return seen;
        if (seen.asked !== null) await moveOnce(people[seat]!, id, seat);
      }
    },
    movesOf: async (seat: number) =>
      (await log(people[seat]!, id)).flatMap((entry) =>
        entry.kind === 'move' && entry.seat === seat ? [{ ...entry, move: entry.move as StockpileMove }] : [],
      ),
  };
}

const KINDS_OF_SALE = [
  ['portfolio', 'shares'],
  ['split', 'split'],
] as const;

test('K14: who sells in advance sells what costs so much, and is done, at every sale', async () => {
  const { people, at, look, untilThere, movesOf } = await stockpile();
  const [ann] = people as [Guest];
  const answer = { at: 'selling', price: 3 };
  const kept = await ann.api('standing', { ...at, body: { seat: 0, answers: [answer] } });
  expect(kept.you.standing).toEqual([{ seat: 0, answers: [answer] }]);
  let count = 0;
  for (let round = 0, sale = 0; sale < 2 || count === 0; sale++) {
    const asked = await untilThere(
      (now) => now.seat === 0 && now.asked !== null && now.view.phase.kind === 'selling' && now.view.round > round,
    );
    const { prices, players } = asked.view;
    round = asked.view.round;
    await until(async () => {
      const now = await look(0);
      return now.asked === null || now.view.phase.kind !== 'selling';
    }, 'the sale is over for Ann');
    const made = (await movesOf(0)).filter(({ seq }) => seq > asked.asked!);
    const sold = KINDS_OF_SALE.flatMap(([from, what]) =>
      prices.flatMap((price, company) =>
        price < answer.price ? [] : Array.from({ length: players[0]![what]![company]! }, () => `${from} ${company}`),
      ),
    );
    const sales = made.flatMap(({ move }) => (move.kind === 'sell' ? [`${move.from} ${move.company}`] : []));
    expect(sales.toSorted()).toEqual(sold.toSorted());
    expect(made.every(({ bot }) => !bot)).toBe(true);
    expect((await ann.api('table', at)).you.standing).toEqual([{ seat: 0, answers: [answer] }]);
    count += sold.length;
  }
});

test('K11: who bids in advance bids the lowest that wins, in this round alone; nobody else learns of it', async () => {
  const { server, people, at, look, untilThere, movesOf } = await stockpile();
  const isBid = ({ view }: { readonly view: StockpileView }) => view.phase.kind === 'bidding' && !view.phase.auction;
  const first = await untilThere((now) => isBid(now) && now.asked !== null);
  const own = (first.seat + 1) % 3;
  const other = (first.seat + 2) % 3;
  const stream = await listen(server.url, people[other]!.cookie);
  const answer = { at: 'bidding', round: first.view.round, pile: 0, amount: 1000 };
  const kept = await people[own]!.api('standing', { ...at, body: { seat: own, answers: [answer] } });
  expect(kept.you.standing).toEqual([{ seat: own, answers: [answer] }]);
  const onPile = first.legal.findIndex((move) => move.kind === 'bid' && move.pile === 0);
  await moveOnce(people[first.seat]!, at.params.id, first.seat, () => onPile);
  const asked = await look(own);
  const bids = asked.legal.filter((move) => move.kind === 'bid' && move.pile === 0) as MoveOf<'bid'>[];
  expect(bids.length).toBeGreaterThan(1); // else it tells nothing
  const made = await until(async () => (await movesOf(own)).find(({ seq }) => seq > asked.asked!), 'the bid');
  const amounts = bids.map((bid) => amountOf(asked.view, bid));
  expect(made).toMatchObject({ bot: false, move: { kind: 'bid', pile: 0 } });
  expect(amountOf(asked.view, made.move as MoveOf<'bid'>)).toBe(Math.min(...amounts));
  await untilThere(({ view }) => view.phase.kind !== 'bidding');
  expect((await people[own]!.api('table', at)).you.standing).toBeUndefined();
  expect(stream.raw()).toContain('"bid"');
  expect(stream.raw()).not.toContain('standing');
});

test('nobody else learns of it, not even that something was kept', async () => {
  const { server, ann, bob, id, at } = await table();
  const stream = await listen(server.url, bob.cookie);
  const before = await bob.api('table', at);
  await ann.api('standing', { ...at, body: { seat: 0, answers: [MINES] } });
  await ann.api('chat', { ...at, body: { text: 'afterwards' } });
  await until(() => stream.raw().includes('afterwards'), 'the chat');
  expect(stream.raw()).not.toContain('standing');
  const { now: _now, ...after } = await bob.api('table', at);
  const { now: _then, ...then } = before;
  expect(after).toEqual({ ...then, seq: then.seq + 1, updated: expect.any(Number) });
  expect((await log(bob, id)).at(-1)).toMatchObject({ kind: 'chat', seq: then.seq + 1 });
});

test('keeping an answer alone changes nothing that others see', async () => {
  const { ann, bob, at } = await table();
  const { now: _then, ...before } = await bob.api('table', at);
  await ann.api('standing', { ...at, body: { seat: 0, answers: [MINES] } });
  const { now: _now, ...after } = await bob.api('table', at);
  expect(after).toEqual(before);
});

test('a server that starts again still answers', async () => {
  const { server, ann, bob, id } = await table();
  const offers = await untilAnOffer([ann, bob], id);
  const [answers, seat] = offers === ann ? [bob, 1] : [ann, 0];
  await answers.api('standing', { params: { id }, body: { seat, answers: [MINES] } });
  await offerMines(offers, id);
  const { data } = server.config;
  await server.close();
  const again = await startServer({ data });
  const back = { ...answers, api: createClient(again.url, { cookie: answers.cookie }) };
  expect(await until(() => lastAnswer(back, id), 'the answer')).toMatchObject({ seat, bot: false });
});

test('what is no such answer is refused: another’s seat, a wrong shape, a game without any', async () => {
  const { ann, bob, at } = await table();
  const standing = (person: Guest, body: object) => person.api('standing', { ...at, body: body as never });
  await expect(standing(bob, { seat: 0, answers: [] })).rejects.toMatchObject(refused(403, 'not-your-seat'));
  await expect(standing(ann, { seat: 0, answers: [{ to: 'moon' }] })).rejects.toMatchObject(refused(422, 'malformed'));
  const many = Array.from({ length: 17 }, () => MINES);
  await expect(standing(ann, { seat: 0, answers: many })).rejects.toMatchObject(refused(400, 'bad-request'));
  const { id } = await startedTable([ann], ['rookie', 'rookie']);
  await expect(ann.api('standing', { params: { id }, body: { seat: 0, answers: [] } })).rejects.toMatchObject(
    refused(409, 'not-possible'),
  );
});
