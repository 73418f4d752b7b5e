import type { Sayings } from '@outcry/ui/taps.ts';
import type { Choice as Asked, Move } from '../moves.ts';

type Numbered =
  'company' | 'share' | 'split' | 'discarded' | 'pair' | 'goods' | 'seat' | 'investor' | 'strategy' | 'count';
type Placed = 'hand' | 'pile' | 'forecast' | 'from' | 'short' | 'restructure';
type Manner = 'way up' | 'way down' | 'part half' | 'part whole' | 'face up' | 'face down' | 'value printed';

/** What a person taps: a place of the board or a button of the bar. */
export type Facet =
  `${Numbered | Placed} ${number}` | `${'card' | 'goods' | 'first-card' | 'bid'} ${number} ${number}` | Manner;

const CHOSEN: Readonly<Record<Asked, (value: number) => readonly Facet[]>> = {
  company: (value) => [`company ${value}`],
  up: (value) => ['way up', `company ${value}`],
  down: (value) => ['way down', `company ${value}`],
  share: (value) => [`share ${value}`],
  half: (value) => [`split ${value}`, 'part half'],
  'split-share': (value) => [`split ${value}`, 'part whole'],
  discarded: (value) => [`discarded ${value}`],
  pair: (value) => [`pair ${value}`],
  goods: (value) => [`goods ${value}`],
  action: (value) => [`share ${value}`],
  seat: (value) => [`seat ${value}`],
};

/** The set of taps that selects a move, in any order. Distinct legal moves have distinct sets. */
function tapsOf(move: Move): readonly Facet[] {
  switch (move.kind) {
    case 'keep':
      return move.investors.map((investor) => `investor ${investor}` as const);
    case 'drop':
      return move.strategies.map((card) => `strategy ${card}` as const);
    case 'bonds':
    case 'show':
      return [`count ${move.count}`];
    case 'take':
      return [`${move.what} ${move.value}`];
    case 'place':
      return [`hand ${move.card}`, move.up ? 'face up' : 'face down', `pile ${move.pile}`];
    case 'goods':
      return [`goods ${move.goods}`, `pile ${move.pile}`];
    case 'lay-first-card':
    case 'look-pile':
      return [`pile ${move.pile}`];
    case 'give-first-card':
      return [`seat ${move.to}`];
    case 'shift':
      return [`${move.what} ${move.from} ${move.place}`, `pile ${move.to}`];
    case 'look-pair':
      return [`pair ${move.pair}`];
    case 'bid':
      return [`bid ${move.pile} ${move.space}`, ...(move.printed ? (['value printed'] as const) : [])];
    case 'action':
      return [`share ${move.card}`, `company ${move.company}`];
    case 'nudge':
      return [move.steps > 0 ? 'way up' : 'way down', `company ${move.company}`];
    case 'restructure':
      return ['restructure 0'];
    case 'strategy':
      return [`strategy ${move.card}`];
    case 'choose':
      return CHOSEN[move.what](move.value);
    case 'sell':
      return sold(move.from, move.company, move.short);
    case 'buy':
      return [`discarded ${move.company}`];
    case 'redistribute':
      return [`from ${move.from}`, ...(move.to === null ? [] : [`seat ${move.to}` as const])];
    case 'gift':
      return [`seat ${move.to}`, ...(move.also === null ? [] : [`seat ${move.also}` as const])];
    case 'done':
      return [];
  }
}

function sold(from: 'portfolio' | 'split' | 'half', company: number, short: boolean): readonly Facet[] {
  const at: readonly Facet[] =
    from === 'portfolio' ? [`share ${company}`] : [`split ${company}`, from === 'half' ? 'part half' : 'part whole'];
  return short ? [...at, 'short 0'] : at;
}

/** What is chosen before anything is tapped: all shares shown for a dividend, no bond. */
function first(legal: readonly Move[]): readonly Facet[] {
  const last = legal.at(-1);
  if (last?.kind === 'show') return [`count ${last.count}`];
  return legal[0]?.kind === 'bonds' ? [`count ${legal[0].count}`] : [];
}

/** Kinds of places that stay where they are whether they light or not. */
const FIXED = ['pile', 'company', 'pair'];

/** The move that a tap on a place that does not light would come to: like a legal one, but there. Null: it means nothing. */
function unlit(legal: readonly Move[], choice: readonly Facet[], facet: Facet): Move | null {
  const [kind, value] = facet.split(' ') as [string, string];
  if (!FIXED.includes(kind)) return null;
  const others = choice.filter((one) => !one.startsWith(`${kind} `));
  for (const move of legal) {
    const taps = tapsOf(move);
    if (!others.every((one) => taps.includes(one))) continue;
    for (const field of ['pile', 'to', 'company', 'pair', 'value']) {
      const there = { ...move, [field]: Number(value) } as Move;
      if (field in move && tapsOf(there).includes(facet)) return there;
    }
  }
  return null;
}

/** How moves of Stockpile are said by taps. */
export const SAYINGS: Required<Omit<Sayings<Move, Facet>, 'asNamed'>> = { tapsOf, first, unlit };
