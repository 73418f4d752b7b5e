import { BOOM, BUST, COMPANY_COUNT, TAX } from '../cards.ts';
import { seenWhole } from '../looks.ts';
import { CHOOSE } from '../moves.ts';
import type { Choice, Move } from '../moves.ts';
import { priceOf } from '../rules.ts';
import { holderOf } from '../state.ts';
import { pickOf } from './strategy.ts';
import type { Sight } from './strategy.ts';

type Filter = (sight: Sight, company: number) => boolean;
const any: Filter = () => true;

/** The price of a company. */
export const price = ({ rules, state }: Sight, company: number): number => priceOf(rules, state, company);
/** The price is at most, or at least, the card's limit. */
export const cheap: Filter = (sight, company) => price(sight, company) <= sight.figures.limit;
export const dear: Filter = (sight, company) => price(sight, company) >= sight.figures.limit;

function listed(what: Choice, fits: (value: number) => boolean, count = COMPANY_COUNT): Move[] {
  const moves: Move[] = [];
  for (let value = 0; value < count; value++) if (fits(value)) moves.push(CHOOSE[what][value]!);
  return moves;
}

/** Whether a value was chosen before, as one of these. */
const picked = ({ picks }: Sight, value: number, ...as: Choice[]): boolean =>
  as.some((what) => picks.includes(pickOf(what, value)));

/** A company. */
export const companies =
  (fits: Filter = any) =>
  (sight: Sight): Move[] =>
    listed('company', (company) => fits(sight, company));

/** A company not chosen yet, to rise or to fall. */
export const rising = (sight: Sight): Move[] => listed('up', (company) => !picked(sight, company, 'up', 'down'));
export const falling = (sight: Sight): Move[] => listed('down', (company) => !picked(sight, company, 'up', 'down'));

/** A share of the own portfolio. */
export const ownShare =
  (fits: Filter = any) =>
  (sight: Sight): Move[] => {
    const { shares } = sight.state.players[sight.seat]!;
    return listed('share', (company) => shares[company]! > 0 && fits(sight, company));
  };

/** One half of an own split share. */
export const ownHalf =
  (fits: Filter = any) =>
  (sight: Sight): Move[] => {
    const { split } = sight.state.players[sight.seat]!;
    return listed('half', (company) => split[company]! > 0 && fits(sight, company));
  };

/** A share to give up or sell: of the portfolio, or one half of a split one. */
export const ownShareOrHalf =
  (fits: Filter = any) =>
  (sight: Sight): Move[] => [...ownShare(fits)(sight), ...ownHalf(fits)(sight)];

/** A share in the discard pile; not the one just given up, nor of a company already taken when `different`. */
export const discarded =
  (fits: Filter = any, different = false) =>
  (sight: Sight): Move[] =>
    listed('discarded', (company) => {
      const given = picked(sight, company, 'share') ? 1 : 0;
      if (different && picked(sight, company, 'discarded')) return false;
      return sight.state.discard[company]! > given && fits(sight, company);
    });

/** Whether the discard pile has a share that fits. */
export const anyDiscarded =
  (fits: Filter = any) =>
  (sight: Sight): boolean =>
    discarded(fits)(sight).length > 0;

/** A pair the seat does not know whole. */
export const unknownPair = (sight: Sight): Move[] =>
  listed('pair', (pair) => !seenWhole(sight.state, sight.seat, pair));

/** Any pair not chosen yet, or one of the own ones. */
export const anyPair = (sight: Sight): Move[] => listed('pair', (pair) => !picked(sight, pair, 'pair'));
export const ownPair = (sight: Sight): Move[] =>
  listed('pair', (pair) => holderOf(sight.state.seats, pair) === sight.seat);

/** A commodity card won; a Boom or Bust not played yet. */
export const ownCommodity = (sight: Sight): Move[] =>
  listed('goods', (goods) => sight.state.players[sight.seat]!.goods[goods]! > 0, TAX);
export const ownAction = (sight: Sight): Move[] =>
  listed('action', (card) => card >= BOOM && sight.state.players[sight.seat]!.shares[card]! > 0, BUST + 1);
