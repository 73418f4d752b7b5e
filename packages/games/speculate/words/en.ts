import { say } from '@outcry/engine/sentence';
import { wordsOf } from './common.ts';

export const words = wordsOf({
  locale: 'en',
  pitch: 'Push prices with your cards, cry your offers round the table, and keep enough cash for the next turn.',
  parts: {
    cash: 'Cash',
    shares: 'Shares',
    rises: 'Rising prices',
    dividends: 'Dividends',
    prizes: 'Objectives',
    fees: 'Fees',
    ruin: 'Risk of bankruptcy',
  },
  styles: { dealer: 'Offers you a deal you nearly like.' },
  sectors: ['Mines', 'Stores', 'Property', 'Transport', 'Engineering'],
  openHoldings: {
    label: 'Open holdings',
    help: 'Shows everybody’s cash and shares. Off hides the totals on the screen only: every deal is public, so a good memory knows them.',
  },
  card: (sector, change) =>
    change === 0 ? say`${sector} dividend` : say`${sector} ${change > 0 ? 'up' : 'down'} ${Math.abs(change)}`,
  nothing: 'nothing',
  over: 'The game is over.',
  firstCard: 'Your fee is paid. Which card do you play?',
  firstCardOwing: 'You could not pay the fee and owe the late one at the end of your deals. Which card do you play?',
  secondCard: 'Which card do you play as your second?',
  deal: 'Do you make an offer, or end dealing?',
  dealOwing: 'Do you make an offer? When you end dealing the late fee is taken; with less you are bankrupt.',
  answer: (side, name, number, sector, price) =>
    side === 'buy'
      ? `${name} wants to buy ${number} ${sector} at ${price}. How many do you sell?`
      : `${name} wants to sell ${number} ${sector} at ${price}. How many do you buy?`,
  bank: (side, left, sector, price) =>
    side === 'buy'
      ? `Still wanted: ${left} ${sector}. How many do you buy from the bank at ${price}?`
      : `Still unsold: ${left} ${sector}. How many do you sell to the bank at ${price}?`,
  objectiveMet: (amount) => `You have met your objective of ${amount}. Do you claim it?`,
  objectiveNotMet: (amount) => `Your objective of ${amount} is not met.`,
  collect: (name, left) => `${name} has no cash for you. Which share do you take (up to ${left} more)?`,
  balance: (left) => `The bank is short of cash and owes you ${left}. Do you take a share?`,
  thinking: {
    card: (name) => `${name} is choosing a market card.`,
    deal: (name) => `${name} is thinking about a deal.`,
    answer: (name) => `${name} is answering the offer.`,
    bank: (name) => `${name} is thinking about the bank.`,
    claim: (name) => `${name} may claim an objective.`,
    collect: (name) => `${name} is choosing shares.`,
    balance: (name) => `${name} is choosing shares of the bank.`,
  },
  play: (card) => `Play ${card}`,
  offer: (side, number, sector, money) => `Offer to ${side} ${number} ${sector} (${money})`,
  done: 'End dealing',
  no: 'No',
  sellOrBuy: (side, number, money) => `${side === 'buy' ? 'Sell' : 'Buy'} ${number} (${money})`,
  noBank: 'Nothing with the bank',
  atBank: (side, number, money) =>
    side === 'buy' ? `Buy ${number} from the bank (${money})` : `Sell ${number} to the bank (${money})`,
  claim: 'Claim the objective',
  pass: 'End the turn without a claim',
  take: (sector, price) => `Take a share of ${sector} (${price})`,
  stop: 'Take no more shares',
  round: (round, rounds) => say`Round ${round} of ${rounds}: all market cards but the hands are shuffled.`,
  fee: (name, amount) => say`${name} began a turn and paid its fee of ${amount} to the bank.`,
  feeOwed: (name, amount) => say`${name} cannot pay the fee and owes ${amount} when dealing ends.`,
  played: (name, card) => say`${name} played ${card}.`,
  stays: (sector, price) => say`${sector} cannot go further and stays at ${price}.`,
  moved: (sector, from, to) => say`${sector} ${to > from ? 'rose' : 'fell'} from ${from} to ${to}.`,
  share: (name, amount, shares) => say`${name} ${amount} for ${shares}`,
  dividend: (sector, each, paid) => say`${sector} pays ${each} a share: ${paid ?? 'nobody gets anything'}.`,
  noDividend: (sector, due, cash) => say`${sector} pays nobody: ${due} are due, the bank has ${cash}.`,
  drew: (name, card) => say`${name} drew ${card}.`,
  reshuffled: 'The draw pile was empty: the discards are shuffled.',
  offered: (side, name, number, sector, price) => say`${name} offers to ${side} ${number} ${sector} at ${price}.`,
  refused: (name) => say`${name}: no.`,
  answered: (side, name, number, sector, asker, money) =>
    side === 'buy'
      ? say`${name} sells ${number} ${sector} to ${asker} for ${money}.`
      : say`${name} buys ${number} ${sector} from ${asker} for ${money}.`,
  noBankDeal: (side, name) => say`${name} ${side === 'buy' ? 'buys none from' : 'sells none to'} the bank.`,
  bankDeal: (side, name, number, sector, price) =>
    side === 'buy'
      ? say`${name} buys ${number} ${sector} from the bank at ${price}${price > 0 ? ', 1 more than the price' : ''}.`
      : say`${name} sells ${number} ${sector} to the bank at ${price}${price > 0 ? ', 1 less than the price' : ''}.`,
  barred: (side, name, sector) => say`Nobody deals: ${name} cannot offer to ${side} ${sector} again this turn.`,
  claimed: (name, amount, figures, shares) =>
    say`${name} claims the objective of ${amount} (${figures}) with these shares: ${shares}.`,
  paid: (from, amount, to) => say`${from} paid ${amount} to ${to} for the objective.`,
  bankPaid: (amount, to) =>
    amount > 0 ? say`The bank paid ${amount} to ${to} for the objective.` : say`The bank had no cash left to pay.`,
  took: (name, sector, price, from) =>
    say`${name} took a share of ${sector} worth ${price} from ${from ?? 'the bank'}.`,
  tookAll: (from, to, shares) => say`${from} cannot pay: ${to} gets ${shares}.`,
  nextObjective: (name, amount) => say`${name} goes on to an objective of ${amount}.`,
  objective: (name, figures) => say`${name} drew the objective ${figures}.`,
  bankrupt: (name) => say`${name} is bankrupt and out of the game.`,
  early: (names) => `The game ended early: ${names} went bankrupt.`,
  wins: (names, several) => say`${names} ${several ? 'share the victory' : 'wins the game'}.`,
  refusals: {
    'not-in-hand': () => 'That card is not in your hand.',
    'play-a-card': () => 'Play a market card first.',
    'claim-after-second-card': () => 'An objective can be claimed only after the second market card.',
    'dealing-is-over': () => 'Dealing is over for this turn: play your second market card.',
    'no-offer': () => 'There is no offer to answer now.',
    'end-dealing-first': () => 'End dealing before you play your second market card.',
    'deal-or-end': () => 'Make an offer or end dealing.',
    'too-many-offers': ({ most }) => `A turn has at most ${most} offers: end dealing.`,
    'barred-buy': ({ sector }) => `Nobody sold you ${sector}: you cannot offer to buy it again this turn.`,
    'barred-sell': ({ sector }) => `Nobody bought your ${sector}: you cannot offer to sell it again this turn.`,
    'two-sectors': () => 'In the first and in the last round you may deal in two sectors only.',
    'too-many-to-buy': ({ most, sector }) =>
      `You can offer to buy at most ${most} ${sector}: cash must cover it, and shares must be there.`,
    'too-many-to-sell': ({ most, number, sector }) => `You have ${most} ${sector} to sell, not ${number}.`,
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
    'no-such-share': ({ sector }) => `There is no share of ${sector} to take.`,
    'worthless-share': ({ sector }) => `${sector} is at 0: such shares cannot be asked for.`,
    'share-does-not-fit': ({ left, sector }) => `A share of ${sector} is worth more than the ${left} that are left.`,
  },
});
