import type { Refusal, Who, Words } from '@outcry/engine';
import { changeOf, sectorOf } from '../box.ts';
import { bankPrice } from '../phases/answer.ts';
import type { Event, Move, Phase, Sector } from '../state.ts';
import type { View } from '../view.ts';

const SECTOR = ['Mines', 'Stores', 'Property', 'Transport', 'Engineering'];
const nameOf = (sector: Sector): string => SECTOR[sector]!;
const list = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);

function cardName(card: number): string {
  const change = changeOf(card);
  if (change === 0) return `${nameOf(sectorOf(card))} dividend`;
  return `${nameOf(sectorOf(card))} ${change > 0 ? 'up' : 'down'} ${Math.abs(change)}`;
}

/** "4 Mines, 2 Property", leaving out the sectors without. */
const sharesText = (shares: readonly number[]): string =>
  list(shares.flatMap((number, sector) => (number > 0 ? [`${number} ${nameOf(sector)}`] : []))) || 'nothing';

type In<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

/** What is asked of the viewer. */
function asked(view: View, who: Who): string {
  const { phase, prices, turn, players } = view;
  switch (phase.kind) {
    case 'card':
      if (phase.second) return 'Which card do you play as your second?';
      return turn.owes
        ? 'You could not pay the fee and owe the late one at the end of your deals. Which card do you play?'
        : 'Your fee is paid. Which card do you play?';
    case 'deal':
      return turn.owes
        ? 'Do you make an offer? When you end dealing the late fee is taken; with less you are bankrupt.'
        : 'Do you make an offer, or end dealing?';
    case 'answer': {
      const { side, left, sector } = phase;
      const deal = `${left} ${nameOf(sector)} at ${prices[sector]}`;
      return side === 'buy'
        ? `${who(turn.seat)} wants to buy ${deal}. How many do you sell?`
        : `${who(turn.seat)} wants to sell ${deal}. How many do you buy?`;
    }
    case 'bank':
      return phase.side === 'buy'
        ? `Still wanted: ${phase.left} ${nameOf(phase.sector)}. How many do you buy from the bank at ${atBank(view, phase)}?`
        : `Still unsold: ${phase.left} ${nameOf(phase.sector)}. How many do you sell to the bank at ${atBank(view, phase)}?`;
    case 'claim': {
      const { amount, objective, shares } = players[turn.seat]!;
      const met = objective!.figures.every((figure, sector) =>
        figure === 0 ? shares[sector] === 0 : shares[sector]! * prices[sector]! >= figure,
      );
      return met
        ? `You have met your objective of ${amount}. Do you claim it?`
        : `Your objective of ${amount} is not met.`;
    }
    case 'collect':
      return `${who(phase.from)} has no cash for you. Which share do you take (up to ${phase.left} more)?`;
    case 'balance':
      return `The bank is short of cash and owes you ${phase.left}. Do you take a share?`;
    case 'over':
      return 'The game is over.';
  }
}

const atBank = ({ prices }: View, { side, sector }: In<'bank'>): number => bankPrice(prices[sector]!, side);

const THINKING: Record<Exclude<Phase['kind'], 'over'>, string> = {
  card: 'is choosing a market card',
  deal: 'is thinking about a deal',
  answer: 'is answering the offer',
  bank: 'is thinking about the bank',
  claim: 'may claim an objective',
  collect: 'is choosing shares',
  balance: 'is choosing shares of the bank',
};

function question(view: View, who: Who): string {
  const { phase, turn, seat } = view;
  const decides = phase.kind === 'answer' ? phase.seat : turn.seat;
  if (phase.kind === 'over' || decides === seat) return asked(view, who);
  return `${who(decides)} ${THINKING[phase.kind]}.`;
}

function move(choice: Move, view: View): string {
  const { phase, prices } = view;
  switch (choice.kind) {
    case 'play':
      return `Play ${cardName(choice.card)}`;
    case 'offer':
      return `Offer to ${choice.side} ${choice.number} ${nameOf(choice.sector)} (${choice.number * prices[choice.sector]!})`;
    case 'done':
      return 'End dealing';
    case 'answer': {
      if (choice.number === 0 || phase.kind !== 'answer') return 'No';
      return `${phase.side === 'buy' ? 'Sell' : 'Buy'} ${choice.number} (${choice.number * prices[phase.sector]!})`;
    }
    case 'bank':
      if (choice.number === 0 || phase.kind !== 'bank') return 'Nothing with the bank';
      return phase.side === 'buy'
        ? `Buy ${choice.number} from the bank (${choice.number * atBank(view, phase)})`
        : `Sell ${choice.number} to the bank (${choice.number * atBank(view, phase)})`;
    case 'claim':
      return 'Claim the objective';
    case 'pass':
      return 'End the turn without a claim';
    case 'take':
      return `Take a share of ${nameOf(choice.sector)} (${prices[choice.sector]})`;
    case 'stop':
      return 'Take no more shares';
  }
}

function event(told: Event, who: Who): string {
  switch (told.kind) {
    case 'round':
      return `Round ${told.round} of ${told.rounds}: all market cards but the hands are shuffled.`;
    case 'fee':
      return `${who(told.seat)} paid ${told.amount} to the bank.`;
    case 'fee-owed':
      return `${who(told.seat)} cannot pay the fee and owes ${told.amount} when dealing ends.`;
    case 'played':
      return `${who(told.seat)} played ${cardName(told.card)}.`;
    case 'price':
      if (told.from === told.to) return `${nameOf(told.sector)} cannot go further and stays at ${told.to}.`;
      return `${nameOf(told.sector)} ${told.to > told.from ? 'rose' : 'fell'} from ${told.from} to ${told.to}.`;
    case 'dividend': {
      const paid = told.paid.flatMap((amount, seat) =>
        amount > 0 ? [`${who(seat)} ${amount} for ${told.shares[seat]}`] : [],
      );
      return `${nameOf(told.sector)} pays ${told.each} a share: ${list(paid) || 'nobody gets anything'}.`;
    }
    case 'no-dividend':
      return `${nameOf(told.sector)} pays nobody: ${told.due} are due, the bank has ${told.cash}.`;
    case 'drew':
      return `${who(told.seat)} drew ${cardName(told.card)}.`;
    case 'reshuffled':
      return 'The draw pile was empty: the discards are shuffled.';
    case 'offer':
      return `${who(told.seat)} offers to ${told.side} ${told.number} ${nameOf(told.sector)} at ${told.price}.`;
    case 'answer':
      if (told.number === 0) return `${who(told.seat)}: no.`;
      return `${who(told.seat)} ${told.side === 'buy' ? 'sells' : 'buys'} ${told.number} (${told.number * told.price}).`;
    case 'bank': {
      if (told.number === 0) return `${who(told.seat)} leaves the bank alone.`;
      const deal = `${told.number} ${nameOf(told.sector)}`;
      return told.side === 'buy'
        ? `${who(told.seat)} buys ${deal} from the bank at ${told.price}.`
        : `${who(told.seat)} sells ${deal} to the bank at ${told.price}.`;
    }
    case 'settled':
      if (told.moved > 0) return '';
      return `Nobody deals: ${who(told.seat)} cannot offer to ${told.side} ${nameOf(told.sector)} again this turn.`;
    case 'claimed':
      return `${who(told.seat)} claims the objective of ${told.amount} (${sharesText(told.figures)}) with ${sharesText(told.shares)}.`;
    case 'paid':
      if (told.from !== null) return `${who(told.from)} paid ${told.amount} to ${who(told.to)}.`;
      return told.amount > 0 ? `The bank paid ${told.amount} to ${who(told.to)}.` : 'The bank paid no cash.';
    case 'took':
      return `${who(told.to)} took a share of ${nameOf(told.sector)} worth ${told.price} from ${told.from === null ? 'the bank' : who(told.from)}.`;
    case 'took-all':
      return `${who(told.from)} cannot pay: ${who(told.to)} gets ${sharesText(told.shares)}.`;
    case 'next-objective':
      return `${who(told.seat)} goes on to an objective of ${told.amount}.`;
    case 'objective':
      return `${who(told.seat)} drew the objective ${sharesText(told.figures)}.`;
    case 'bankrupt':
      return `${who(told.seat)} is bankrupt and out of the game.`;
    case 'over': {
      const winners = told.places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []));
      return `${list(winners)} ${winners.length > 1 ? 'share the victory' : 'wins the game'}.`;
    }
  }
}

type Args = Readonly<Record<string, string | number>>;
const sectorIn = ({ sector }: Args): string => nameOf(Number(sector));

const REFUSALS: Record<string, (args: Args) => string> = {
  'not-in-hand': () => 'That card is not in your hand.',
  'play-a-card': () => 'Play a market card first.',
  'claim-after-second-card': () => 'An objective can be claimed only after the second market card.',
  'dealing-is-over': () => 'Dealing is over for this turn: play your second market card.',
  'no-offer': () => 'There is no offer to answer now.',
  'end-dealing-first': () => 'End dealing before you play your second market card.',
  'deal-or-end': () => 'Make an offer or end dealing.',
  'too-many-offers': ({ most }) => `A turn has at most ${most} offers: end dealing.`,
  'barred-buy': (args) => `Nobody sold you ${sectorIn(args)}: you cannot offer to buy it again this turn.`,
  'barred-sell': (args) => `Nobody bought your ${sectorIn(args)}: you cannot offer to sell it again this turn.`,
  'two-sectors': () => 'In the first and in the last round you may deal in two sectors only.',
  'too-many-to-buy': (args) =>
    `You can offer to buy at most ${args.most} ${sectorIn(args)}: cash must cover it, and shares must be there.`,
  'too-many-to-sell': (args) => `You have ${args.most} ${sectorIn(args)} to sell, not ${args.number}.`,
  'answer-first': () => 'Answer the offer: how many shares do you deal in, or none?',
  'more-than-wanted': ({ left }) => `Only ${left} are still wanted.`,
  'answer-not-covered-buy': ({ most }) => `You have only ${most} to sell.`,
  'answer-not-covered-sell': ({ most }) => `Your cash pays for only ${most}.`,
  'bank-first': () => 'Say first how many shares you deal in with the bank, or none.',
  'more-than-left': ({ left }) => `Only ${left} of your offer are left.`,
  'bank-not-covered-buy': ({ most }) => `At most ${most}: the bank must have the shares and you the cash.`,
  'bank-not-covered-sell': ({ most }) => `The bank’s cash pays for only ${most}.`,
  'objective-not-met': () =>
    'Your objective is not met: it needs its three figures, and nothing of the other two sectors.',
  'claim-or-pass': () => 'Claim your objective or end the turn.',
  'take-until-none-fits': () => 'Take shares until none fits any more.',
  'take-a-share-first': () => 'Take your share first.',
  'no-such-share': (args) => `There is no share of ${sectorIn(args)} to take.`,
  'worthless-share': (args) => `${sectorIn(args)} is at 0: such shares cannot be asked for.`,
  'share-does-not-fit': (args) => `A share of ${sectorIn(args)} is worth more than the ${args.left} that are left.`,
};

export const words: Words<Move, View, Event> = {
  name: 'Speculate',
  pitch: 'Push prices with your cards, cry your offers round the table, and keep enough cash for the next turn.',
  options: {
    openHoldings: {
      label: 'Open holdings',
      help: 'Shows everybody’s cash and shares. Off hides the totals on the screen only: every deal is public, so a good memory knows them.',
    },
  },
  question,
  move,
  event,
  refusal: ({ reason, args }: Refusal) => REFUSALS[reason]!(args ?? {}),
};
