import { lose } from '../knowledge.ts';
import { giveUp, shift, takeDiscarded, toSplit } from '../market.ts';
import { pay } from '../money.ts';
import { sellShare } from '../phases/selling.ts';
import { ownAction, ownCommodity } from './asks.ts';
import type { Doing, Step } from './strategy.ts';

/** The seat gets money for its strategy. */
export const earn = ({ play, seat }: Doing, amount: number): void => pay(play, seat, amount, 'strategy');

/** A step that happens by itself. */
export const byItself = (run: (doing: Doing) => void): Step => ({ run });

/** The company chosen moves by the card's figure, up or down. */
export const rise = ({ play, figures }: Doing, company: number): void => shift(play, company, figures.amount);
export const fall = ({ play, figures }: Doing, company: number): void => shift(play, company, -figures.amount);

/** The company chosen pays everyone the card's figure per share. */
export const payDividend = ({ state, figures }: Doing, company: number): void => {
  state.due.push(company, figures.amount);
};

/** The share chosen is given up, sold at a price, taken from the discard pile, or moved to split. */
export const give: Step['run'] = ({ play, seat }, company, what) => giveUp(play, seat, company, what === 'half');
export const take: Step['run'] = ({ play, seat }, company) => takeDiscarded(play, seat, company, 0);
export const promote: Step['run'] = ({ play, seat }, company) => toSplit(play, seat, company);
export const sellAt =
  (priceOf: (doing: Doing, company: number) => number): Step['run'] =>
  (doing, company, what) =>
    sellShare(
      doing.play,
      doing.seat,
      company,
      what === 'half' ? 'half' : what === 'split-share' ? 'split' : 'portfolio',
      priceOf(doing, company),
    );

/** Cost: a commodity card, which leaves the game. */
export const spendCommodity: Step = {
  ask: ownCommodity,
  run: ({ play, state, seat }, goods) => {
    state.players[seat]!.goods[goods]!--;
    state.goodsOut[goods]!++;
    play.emit?.({ kind: 'spent', seat, what: 'goods', value: goods });
  },
};

/** Cost: a Boom or Bust, discarded unused. */
export const spendAction: Step = {
  ask: ownAction,
  run: ({ play, state, seat }, card) => {
    lose(state, seat, card);
    state.discard[card]!++;
    play.emit?.({ kind: 'spent', seat, what: 'action', value: card });
  },
};
