import { shuffle } from '@outcry/engine';
import { COMPANY_COUNT } from '../cards.ts';
import type { Company, Forecast } from '../cards.ts';
import { ALONE, NEXT, unexpected } from '../flow.ts';
import type { PhaseRules, Stage } from '../flow.ts';
import { ownerOf } from '../investors/investor.ts';
import type { Move } from '../moves.ts';
import { everybody, holderOf, publicPair } from '../state.ts';
import type { Play, State } from '../state.ts';

const ALL_COMPANIES = [0, 1, 2, 3, 4, 5];

/** K9: the pairs are dealt; Phil (K24) chooses a card first. */
export const information: Stage = (play) => {
  const seat = ownerOf(play.state, 'phil');
  if (seat >= 0) return { kind: 'phil', seat };
  deal(play, -1, null, null);
  return null;
};

/** Deals the pairs; the company or forecast that Phil took goes to his `pair`. */
function deal({ state, rng, emit }: Play, pair: number, company: Company | null, forecast: Forecast | null): void {
  const companies = shuffle(ALL_COMPANIES.slice(), rng);
  const forecasts = shuffle(state.forecasts.slice(), rng);
  if (company !== null) swap(companies, pair, companies.indexOf(company));
  if (forecast !== null) swap(forecasts, pair, forecasts.indexOf(forecast));
  const open = publicPair(state.seats);
  state.lastPairs = state.pairs;
  state.pairs = [];
  emit?.({ kind: 'dealt', what: 'pairs' });
  for (let index = 0; index < COMPANY_COUNT; index++) {
    const holder = holderOf(state.seats, index);
    const known = holder >= 0 ? 1 << holder : index === open ? everybody(state.seats) : 0;
    state.pairs[index] = {
      company: companies[index]!,
      forecast: forecasts[index]!,
      companyKnown: known,
      forecastKnown: known,
    };
    if (!emit) continue;
    const pairing = { pair: index, company: companies[index]!, forecast: forecasts[index]! };
    if (index === open) emit({ kind: 'public-pair', ...pairing });
    else if (holder >= 0) emit({ kind: 'pair', ...pairing }, [holder]);
  }
  state.falsified = -1;
}

function swap(cards: number[], a: number, b: number): void {
  const card = cards[a]!;
  cards[a] = cards[b]!;
  cards[b] = card;
}

/** Phil's first pair: with two players his card joins the first of his two. */
const pairOf = (state: State, seat: number): number => (state.seats === 2 ? seat * 2 : seat);

/** Forecast Phil: a company, or one of this round's forecasts (the first of equal ones). */
export const phil: PhaseRules<'phil'> = {
  rule: 'K24',
  actors: (_state, { seat }) => ALONE[seat]!,
  legal(_rules, state) {
    const moves: Move[] = ALL_COMPANIES.map((value) => ({ kind: 'take', what: 'company', value }));
    for (const value of new Set(state.forecasts)) moves.push({ kind: 'take', what: 'forecast', value });
    return moves;
  },
  apply(play, phase, seat, move) {
    if (move.kind !== 'take') throw unexpected(phase, move);
    play.emit?.({ kind: 'took', seat, what: move.what });
    const pair = pairOf(play.state, seat);
    if (move.what === 'company') deal(play, pair, move.value, null);
    else deal(play, pair, null, move.value);
    return NEXT;
  },
};
