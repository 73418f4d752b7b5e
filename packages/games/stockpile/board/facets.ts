import type { Choice as Asked, Move } from '../moves.ts';

/** What a person taps: a place of the board or a button of the bar, named by its kind and number ("pile 2"). */
export type Facet = string;

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
export function facetsOf(move: Move): readonly Facet[] {
  switch (move.kind) {
    case 'keep':
      return move.investors.map((investor) => `investor ${investor}`);
    case 'drop':
      return move.strategies.map((card) => `strategy ${card}`);
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
      return [`bid ${move.pile} ${move.space}`, ...(move.printed ? ['value printed'] : [])];
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
      return [`from ${move.from}`, ...(move.to === null ? [] : [`seat ${move.to}`])];
    case 'gift':
      return [`seat ${move.to}`, ...(move.also === null ? [] : [`seat ${move.also}`])];
    case 'done':
      return [];
  }
}

function sold(from: 'portfolio' | 'split' | 'half', company: number, short: boolean): Facet[] {
  const at =
    from === 'portfolio' ? [`share ${company}`] : [`split ${company}`, from === 'half' ? 'part half' : 'part whole'];
  return short ? [...at, 'short 0'] : at;
}

/** What the legal moves allow beside what is tapped already. */
export interface Offer {
  /** What can be tapped at all: a tap on what does not go with the choice begins anew. */
  readonly can: ReadonlySet<Facet>;
  /** What goes with the choice, and is lit. */
  readonly may: ReadonlySet<Facet>;
  /** The move that is said; null while something is missing. */
  readonly ready: Move | null;
  /** How many moves go with the choice. */
  readonly left: number;
}

const fits = (facets: readonly Facet[], choice: readonly Facet[]): boolean =>
  choice.every((one) => facets.includes(one));

/** What can be said with these taps. */
export function offerOf(legal: readonly Move[], choice: readonly Facet[]): Offer {
  const said = legal.filter(({ kind }) => kind !== 'done').map((move) => ({ move, facets: facetsOf(move) }));
  const left = said.filter(({ facets }) => fits(facets, choice));
  const exact = left.find(({ facets }) => facets.length === choice.length);
  const only = left.length === 1 && (choice.length > 0 || legal.length === 1) ? left[0] : undefined;
  return {
    can: new Set(said.flatMap(({ facets }) => facets)),
    may: new Set(left.flatMap(({ facets }) => facets)),
    ready: (exact ?? only)?.move ?? null,
    left: left.length,
  };
}

/** The choice after one more tap: a second tap takes back, and what does not go with the new one is forgotten. */
export function tapped(legal: readonly Move[], choice: readonly Facet[], facet: Facet): readonly Facet[] {
  if (choice.includes(facet)) return choice.filter((one) => one !== facet);
  const all = legal.map(facetsOf);
  let next: readonly Facet[] = [facet];
  for (const one of choice.toReversed()) {
    const wanted = [one, ...next];
    if (all.some((facets) => fits(facets, wanted))) next = wanted;
  }
  return next;
}

/** Kinds of places that stay where they are whether they light or not. */
const FIXED = ['pile', 'company', 'pair'];

/** The move that a tap on a place that does not light would come to: like a legal one, but there. Null: it means nothing. */
export function unlitMove(legal: readonly Move[], choice: readonly Facet[], facet: Facet): Move | null {
  const [kind, value] = facet.split(' ') as [string, string];
  if (!FIXED.includes(kind)) return null;
  const others = choice.filter((one) => !one.startsWith(`${kind} `));
  for (const move of legal) {
    if (!fits(facetsOf(move), others)) continue;
    for (const field of ['pile', 'to', 'company', 'pair', 'value']) {
      const there = { ...move, [field]: Number(value) } as Move;
      if (field in move && facetsOf(there).includes(facet)) return there;
    }
  }
  return null;
}
