import { picker } from '@outcry/engine';
import type { Seat } from '@outcry/engine';
import type { Data } from './data.ts';
import { costOf, marketOf, proceedsOf } from './market.ts';
import { PhaseSchema, pipsOf, positionOf } from './state.ts';
import type { Company, Counts, DiceRecord, Phase, State } from './state.ts';

/** A dice record as a viewer sees it: what others put in the bag is null. */
export type SeenRecord =
  | Exclude<DiceRecord, { kind: 'bagged' }>
  | { readonly kind: 'bagged'; readonly seat: Seat; readonly dice: Counts | null };

/** What a viewer knows about a seat. Cash and trades follow from open actions; null: hidden. */
export interface SeenScreen {
  readonly cash: number;
  readonly traded: Counts;
  readonly stocks: Counts | null;
  /** The viewer's own, and everybody's when the screens are lifted at the end (B13). */
  readonly positions: Counts | null;
  readonly firstDice: Counts | null;
  readonly dice: Counts | null;
}

/** What a seat may know. Lists by company have a place for all six. */
export interface View {
  readonly seat: Seat | null;
  readonly inPlay: readonly Company[];
  readonly rounds: number;
  readonly round: number;
  readonly first: Seat;
  readonly phase: Phase;
  readonly screens: readonly SeenScreen[];
  readonly prices: Counts;
  readonly tokens: Counts;
  readonly factors: Counts;
  /** Dice at companies: how many show p at `company * 6 + p - 1`. */
  readonly faces: Counts;
  readonly pips: Counts;
  /** Market numbers (B4). */
  readonly market: Counts;
  /** What buying or shorting 1, 2, ... stocks costs or brings now (B7). */
  readonly costs: readonly Counts[];
  readonly proceeds: readonly Counts[];
  /** Event cards by company: those of past rounds, the active one, and the next while there is one (B6). */
  readonly cards: readonly (readonly number[])[];
  readonly rumors: Counts;
  readonly opening: Counts;
  readonly log: readonly SeenRecord[];
}

const shownPhase = picker<Phase>(PhaseSchema);

/** What follows from prices, boards and dice, by company; nothing for companies not in play. */
export function figuresOf(
  data: Data,
  { inPlay, prices, tokens, faces }: Pick<State | View, 'inPlay' | 'prices' | 'tokens' | 'faces'>,
): Pick<View, 'pips' | 'market' | 'costs' | 'proceeds'> {
  const byCompany = <T>(figure: (company: Company) => T, absent: T): T[] =>
    prices.map((_, company) => (inPlay.includes(company) ? figure(company) : absent));
  const totals = (most: number, total: (count: number) => number): number[] =>
    Array.from({ length: most }, (_, i) => total(i + 1));
  return {
    pips: byCompany((company) => pipsOf(faces, company), 0),
    market: byCompany((company) => marketOf(data, tokens[company]!), 0),
    costs: byCompany((company) => {
      return totals(tokens[company]!, (count) => costOf(data, prices[company]!, tokens[company]!, count));
    }, []),
    proceeds: byCompany((company) => {
      const empty = data.modifiers.length - tokens[company]!;
      return totals(empty, (count) => proceedsOf(data, prices[company]!, tokens[company]!, count));
    }, []),
  };
}

/** Built field by field, so that a new secret stays secret. */
export function view(data: Data, state: State, seat: Seat | null): View {
  const { prices } = state;
  const over = state.phase.kind === 'over';
  const { pips, market, costs, proceeds } = figuresOf(data, state);
  return {
    seat,
    inPlay: state.inPlay,
    rounds: state.rounds,
    round: state.round,
    first: state.first,
    phase: shownPhase(state.phase),
    screens: state.screens.map(({ cash, traded, stocks, firstDice, dice }, of) => ({
      cash,
      traded: traded.slice(),
      stocks: of === seat ? stocks : null,
      positions: of === seat || over ? prices.map((_, company) => positionOf(state, of, company)) : null,
      firstDice: of === seat ? firstDice : null,
      dice: of === seat ? dice.slice() : null,
    })),
    prices: prices.slice(),
    tokens: state.tokens.slice(),
    factors: state.factors.slice(),
    faces: state.faces.slice(),
    pips,
    market,
    costs,
    proceeds,
    cards: state.decks.map((deck) => deck.slice(0, state.round + 1)),
    rumors: state.rumors.slice(),
    opening: state.opening,
    log: state.log.map((record) =>
      record.kind === 'bagged' && record.seat !== seat ? { kind: 'bagged', seat: record.seat, dice: null } : record,
    ),
  };
}
