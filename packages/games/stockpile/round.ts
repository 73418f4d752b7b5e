import { bonds, bondsStage } from './expansions/bonds.ts';
import { commerce, commerceStage } from './expansions/commodities.ts';
import { giveFirstCard, giveFirstCardStage, layFirstCard, layFirstCardStage } from './expansions/first-player-card.ts';
import { forecastsStage } from './expansions/forecast-dice.ts';
import { auctionStage, auctionWonStage, investors, investorsStage } from './expansions/investors.ts';
import { dealStrategies, drop, dropStage } from './expansions/strategies.ts';
import { NEXT, NOBODY, unexpected } from './flow.ts';
import type { PhaseRules, Stage } from './flow.ts';
import { settleAll } from './money.ts';
import { action, actionStage } from './phases/action.ts';
import { barack, barackStage } from './phases/barack.ts';
import { beforeBidding, beforeBiddingStage } from './phases/before-bidding.ts';
import { bidding, biddingStage } from './phases/bidding.ts';
import { beginDividend, dividend } from './phases/dividend.ts';
import {
  ana,
  anaStage,
  deborah,
  deborahStage,
  endOfRound,
  interest,
  sharing,
  sharingStage,
} from './phases/end-of-round.ts';
import { information, phil } from './phases/information.ts';
import { movement, movementStage } from './phases/movement.ts';
import { opening, robinsOpens } from './phases/opening.ts';
import { payment } from './phases/payment.ts';
import { restructure } from './phases/restructure.ts';
import { secondSaleStage, selling, sellingStage } from './phases/selling.ts';
import { supply, supplyStage } from './phases/supply.ts';
import { startShares } from './setup.ts';
import type { Phase, PhaseOf, Play, State } from './state.ts';
import { strategy } from './strategies/play.ts';

/** K30: the set-up, in order. */
const SET_UP: readonly Stage[] = [
  dealStrategies,
  investorsStage,
  auctionStage,
  auctionWonStage,
  dropStage,
  startShares,
];

const roundBegins: Stage = ({ state, emit }) => {
  state.round++;
  emit?.({ kind: 'round', round: state.round, first: state.first });
  return null;
};

/** A round: the six phases of the base game, and what the expansions put between them, each at its moment. */
const ROUND: readonly Stage[] = [
  roundBegins,
  bondsStage, // K20
  forecastsStage, // K22
  information, // K9
  opening,
  supplyStage, // K10
  commerceStage, // K21
  layFirstCardStage, // K23
  beforeBiddingStage, // K24: Warren, Mark
  biddingStage, // K11
  payment, // K12
  giveFirstCardStage, // K23
  actionStage, // K13, K25
  sellingStage, // K14
  secondSaleStage, // K24: Talal
  barackStage,
  movementStage, // K15
  deborahStage, // K24: the order of the end of a round
  anaStage,
  interest,
  sharingStage,
  endOfRound, // K18
];

const STAGES: readonly Stage[] = [...SET_UP, ...ROUND];
/** The place of a stage in the list that `state.stage` counts. */
export const stageNumber = (stage: Stage): number => STAGES.indexOf(stage);
const OPENING = stageNumber(opening);
const MOVEMENT = stageNumber(movementStage);

/** Where in the round a game is: whether this round's pairs are dealt, being revealed, or done with. */
export function moment({ stage }: State): 'before-pairs' | 'before-movement' | 'movement' | 'end-of-round' {
  if (stage < OPENING) return 'before-pairs';
  return stage < MOVEMENT ? 'before-movement' : stage === MOVEMENT ? 'movement' : 'end-of-round';
}

const nobodyDecides = {
  actors: () => NOBODY,
  legal: () => [],
  apply: (_play: Play, phase: Phase, _seat: number, move: Parameters<typeof unexpected>[1]): Phase => {
    throw unexpected(phase, move);
  },
};

/** The next stage begins; after the last one the next round. */
const next: PhaseRules<'next'> = {
  ...nobodyDecides,
  rule: 'K18',
  auto: (play) => {
    const { state } = play;
    state.stage = state.stage + 1 < STAGES.length ? state.stage + 1 : SET_UP.length;
    return STAGES[state.stage]!(play) ?? NEXT;
  },
};

const over: PhaseRules<'over'> = { ...nobodyDecides, rule: 'K19' };

const PHASES: { readonly [Kind in Phase['kind']]: PhaseRules<Kind> } = {
  next,
  investors,
  drop,
  bonds,
  phil,
  opening: robinsOpens,
  supply,
  commerce,
  'lay-first-card': layFirstCard,
  'before-bidding': beforeBidding,
  bidding,
  'give-first-card': giveFirstCard,
  action,
  strategy,
  restructure,
  selling,
  barack,
  movement,
  dividend,
  deborah,
  ana,
  sharing,
  over,
};

/** What the phase a game is in does. */
export const rulesOfPhase = <Kind extends Phase['kind']>(phase: PhaseOf<Kind>): PhaseRules<Kind> =>
  PHASES[phase.kind as Kind] as PhaseRules<Kind>;

/** Everything that happens by itself, until somebody must decide: dividends due, debts (K12), automatic phases. */
export function run(play: Play): void {
  const { state } = play;
  for (;;) {
    const { phase } = state;
    if (state.due.length > 0 && phase.kind !== 'dividend' && phase.kind !== 'investors') {
      const [company, each] = state.due.splice(0, 2);
      state.phase = beginDividend(play, company!, each!, phase);
      continue;
    }
    const rules = rulesOfPhase(phase);
    if (rules.settles?.(phase)) settleAll(play);
    const after = rules.auto?.(play, phase) ?? null;
    if (after === null) return;
    state.phase = after;
  }
}
