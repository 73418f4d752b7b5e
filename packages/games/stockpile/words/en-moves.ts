import type { Who } from '@outcry/engine';
import { holderOf } from '../state.ts';
import { BOOM } from '../cards.ts';
import type { Choice, Move, MoveOf } from '../moves.ts';
import type { PairView, View } from '../view.ts';
import {
  cardName,
  COMPANY,
  forecastName,
  GOODS_NAME,
  investorName,
  list,
  money,
  pile,
  strategyName,
  strategyText,
} from './en-cards.ts';

/** Whose pair it is, and what the viewer knows of it. */
function pairName(view: View, index: number, who: Who): string {
  const { company, forecast }: PairView = view.pairs[index]!;
  const holder = holderOf(view.seats, index);
  const owner = holder < 0 ? 'on the table' : holder === view.seat ? 'of your own' : `of ${who(holder)}`;
  const whose = `pair ${index + 1} ${owner}`;
  if (company === null && forecast === null) return whose;
  return `${whose} (${company === null ? 'hidden' : COMPANY[company]} ${forecast === null ? 'hidden' : forecastName(forecast)})`;
}

const CHOSEN: Record<Exclude<Choice, 'pair' | 'seat'>, (value: number) => string> = {
  company: (value) => COMPANY[value]!,
  up: (value) => `${COMPANY[value]} up`,
  down: (value) => `${COMPANY[value]} down`,
  share: (value) => `A share of ${COMPANY[value]}`,
  half: (value) => `Half a split share of ${COMPANY[value]}`,
  'split-share': (value) => `A whole split share of ${COMPANY[value]}`,
  discarded: (value) => `The discarded share of ${COMPANY[value]}`,
  goods: (value) => GOODS_NAME[value]!,
  action: (value) => cardName(value),
};

function sale({ from, company, short }: MoveOf<'sell'>, view: View): string {
  const what = from === 'portfolio' ? '' : from === 'split' ? 'split ' : 'half of split ';
  if (short) return `Sell ${what}${COMPANY[company]} at Soros’ price`;
  return `Sell ${what}${COMPANY[company]} for ${money(view.prices[company]! * (from === 'split' ? 2 : 1))}`;
}

/** What declining means in each phase. */
function done({ phase }: View): string {
  switch (phase.kind) {
    case 'selling':
      return phase.begun ? 'Sell no more' : 'Sell nothing';
    case 'action':
      return 'End your action turn';
    case 'ana':
      return 'Show no more';
    default:
      return 'No, thank you';
  }
}

function shifted({ what, from, place, to }: MoveOf<'shift'>, view: View): string {
  const { cards, goods } = view.piles[from]!;
  const card = cards[place] ?? null;
  const face = what === 'goods' ? GOODS_NAME[goods[place]!]! : card === null ? 'unknown' : cardName(card);
  const name = what === 'goods' ? 'commerce card' : 'card';
  const moved = what === 'first-card' ? 'the first-player card' : `${name} ${place + 1} (${face})`;
  return `Move ${moved} from ${pile(from)} to ${pile(to)}`;
}

/** A move as a button says it. */
export function move(choice: Move, view: View, who: Who): string {
  switch (choice.kind) {
    case 'keep':
      return `Keep ${list(choice.investors.map(investorName))}`;
    case 'drop':
      return `Drop ${list(choice.strategies.map(strategyName))}`;
    case 'bonds':
      return choice.count === 0 ? 'Buy no bond' : `Buy ${choice.count === 1 ? '1 bond' : `${choice.count} bonds`}`;
    case 'take':
      return `Take ${choice.what === 'company' ? COMPANY[choice.value]! : forecastName(choice.value)}`;
    case 'place':
      return `Lay ${cardName(choice.card)} face ${choice.up ? 'up' : 'down'} on ${pile(choice.pile)}`;
    case 'goods':
      return `Lay ${GOODS_NAME[choice.goods]} on ${pile(choice.pile)}`;
    case 'lay-first-card':
      return `Lay the first-player card on ${pile(choice.pile)}`;
    case 'give-first-card':
      return choice.to === view.seat ? 'Keep the first-player card' : `Give the first-player card to ${who(choice.to)}`;
    case 'look-pile':
      return `Look at the face-down cards of ${pile(choice.pile)}`;
    case 'shift':
      return shifted(choice, view);
    case 'look-pair':
      return `Look at ${pairName(view, choice.pair, who)}`;
    case 'bid':
      return `Bid ${money(view.spaces[choice.space]!)} on ${pile(choice.pile)}`;
    case 'action':
      return `${choice.card === BOOM ? 'Boom +2' : 'Bust −2'}: ${COMPANY[choice.company]}`;
    case 'nudge':
      return `Cramer: ${COMPANY[choice.company]} ${choice.steps > 0 ? '+1' : '−1'}`;
    case 'restructure':
      return 'Chanda: give up a share, move another to split';
    case 'strategy':
      return `Play ${strategyName(choice.card)}: ${strategyText(choice.card)}`;
    case 'choose':
      if (choice.what === 'pair') return capital(pairName(view, choice.value, who));
      return choice.what === 'seat' ? who(choice.value) : capital(CHOSEN[choice.what](choice.value));
    case 'sell':
      return sale(choice, view);
    case 'buy':
      return `Buy the discarded share of ${COMPANY[choice.company]} for ${money(Math.max(0, view.prices[choice.company]! - 2))}`;
    case 'show':
      return choice.count === 0 ? 'Show none' : `Show ${choice.count === 1 ? '1 share' : `${choice.count} shares`}`;
    case 'redistribute':
      return `Take from ${choice.from === view.seat ? 'yourself' : who(choice.from)}${choice.to === null ? '' : `, give to ${choice.to === view.seat ? 'yourself' : who(choice.to)}`}`;
    case 'gift':
      return choice.also === null
        ? `Give it all to ${who(choice.to)}`
        : `Give $1K each to ${who(choice.to)} and ${who(choice.also)}`;
    case 'done':
      return done(view);
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
