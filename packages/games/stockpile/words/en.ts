import type { Refusal, Who, Words } from '@outcry/engine';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { COMPANY, INVESTOR_NAMES, list, money, strategyName } from './en-cards.ts';
import { event } from './en-events.ts';
import { move } from './en-moves.ts';

/** What is asked in a phase: of the viewer, and as what another is thinking about. */
function asked({ phase, players, seat }: View): readonly [you: string, other: string] {
  switch (phase.kind) {
    case 'investors':
      return ['Which investors do you keep?', 'choosing investors'];
    case 'drop':
      return ['Which two strategies do you drop?', 'dropping strategies'];
    case 'bonds':
      return ['How many bonds do you buy?', 'thinking about bonds'];
    case 'phil':
      return ['Forecast Phil: which card do you take for your pair?', 'choosing a card for a pair'];
    case 'opening':
      return ['Royal Robins: where do the opening cards go? The first lies face down.', 'opening the stockpiles'];
    case 'supply': {
      const last = seat !== null && players[seat]!.handSize === 1;
      return [
        last ? 'Where does your other card go, face down?' : 'Which card goes face up, and where?',
        'placing cards',
      ];
    }
    case 'commerce':
      return ['Where does your commerce card go?', 'placing a commerce card'];
    case 'lay-first-card':
      return ['Where does the first-player card go?', 'placing the first-player card'];
    case 'before-bidding':
      return ['Before the bidding: do you use your investor?', 'using an investor'];
    case 'bidding':
      return [
        phase.auction ? 'Which investor do you bid for, and how much?' : 'Where do you bid, and how much?',
        'bidding',
      ];
    case 'give-first-card':
      return ['Who starts the next round?', 'giving the first-player card away'];
    case 'action':
      return ['Your action turn: what do you play?', 'playing actions'];
    case 'strategy':
      return [`${strategyName(phase.card)}: what do you choose?`, `playing ${strategyName(phase.card)}`];
    case 'restructure':
      return [
        phase.given ? 'Chanda: which share goes to split?' : 'Chanda: which share do you give up?',
        'restructuring',
      ];
    case 'selling':
      return ['Do you sell shares?', 'selling shares'];
    case 'barack':
      return ['Bailout Barack: do you buy a discarded share?', 'thinking about a discarded share'];
    case 'dividend':
      return [
        `${COMPANY[phase.company]} pays ${money(phase.each)} per share: how many do you show?`,
        `deciding what to show of ${COMPANY[phase.company]}`,
      ];
    case 'deborah':
      return ['Dividend Deborah: which company pays everyone $1K per share?', 'choosing a company that pays'];
    case 'ana':
      return ['Agile Ana: which company do you show for $1K?', 'showing shares'];
    case 'sharing':
      return ['Money changes hands: between whom?', 'moving money'];
    case 'next':
    case 'movement':
    case 'over':
      return ['', ''];
  }
}

function question(view: View, who: Who): string {
  if (view.phase.kind === 'over') return 'The game is over.';
  const { actors } = view;
  const [you, other] = asked(view);
  if (view.seat !== null && actors.includes(view.seat)) return you;
  return `${list(actors.map(who))} ${actors.length > 1 ? 'are' : 'is'} ${other}.`;
}

type Args = Readonly<Record<string, string | number>>;

const REFUSALS: Record<string, (args: Args) => string> = {
  'not-now': () => 'That cannot be done now.',
  'not-in-hand': () => 'That card is not in your hand.',
  'no-such-pile': ({ piles }) => `There are ${piles} stockpiles.`,
  'first-face-up': () => 'The first card goes face up.',
  'second-face-down': () => 'The second card goes face down.',
  'different-piles': () => 'Your two commerce cards go on different stockpiles.',
  'too-many-bonds': ({ most, price }) => `You can buy at most ${most} now, at ${money(Number(price))} each.`,
  'own-meeple': () => 'Your other meeple stands on that track.',
  'no-such-space': ({ spaces }) => `A track has ${spaces} spaces.`,
  'blocked-space': () => 'Cunning Carlos blocks that space: he must be outbid by at least two.',
  'closed-track': () => 'That track is closed: nothing higher can be bid.',
  'too-low': ({ lowest }) => `Bid more than the meeple there: ${money(Number(lowest))} or higher.`,
  'above-cash': ({ most }) => `You cannot bid more than you have: ${money(Number(most))}.`,
  'above-investor': ({ most }) => `You cannot bid more than that investor’s cash: ${money(Number(most))}.`,
  'no-look': () => 'There is nothing to look at for you now.',
  'actions-first': () => 'Booms and Busts must be played in the round they are won.',
  'no-such-action': () => 'You have no such action card.',
  'no-more-strategies': () => 'You have played your strategies of this round.',
  'strategy-cost': () => 'You cannot pay what that strategy costs.',
  'strategy-bond': () => 'That strategy costs a bond, and you have none.',
  'strategy-condition': () => 'What that strategy asks for is not the case.',
  'strategy-target': () => 'There is nothing that strategy could work on.',
  'not-a-target': () => 'That cannot be chosen here.',
  'no-short-sale': () => 'Only Shorting Soros sells at his price, once a round.',
  'short-one-half': () => 'Shorting Soros sells one half of a split share.',
  'no-such-share': () => 'You have no such share.',
  'cannot-pay': () => 'You cannot pay that.',
  'not-discarded': () => 'No share of that company is in the discard pile.',
  'too-many-shown': ({ most }) => `You have ${most} to show.`,
  'not-dealt': ({ count }) => `Keep ${count} of the investors you were dealt.`,
  'promos-without-strategies': () => 'The promo cards are strategies: turn strategies on too.',
  'invited-without-investors': () => 'Investors are invited, but the game has none: choose them or auction them.',
  'investor-without-module': ({ investor, module }) =>
    `${INVESTOR_NAMES[String(investor)]} needs ${String(module)}: turn them on, or leave that investor out.`,
};

export const words: Words<Move, View, Event> = {
  name: 'Stockpile',
  pitch: 'Know one secret about the market, guess the others, and bid for what nobody sees.',
  options: {
    board: {
      label: 'Board',
      help: 'The advanced board gives every company a price track of its own.',
      values: { standard: 'Standard', advanced: 'Advanced' },
    },
    bonds: { label: 'Bonds', help: 'Up to three a round, $1K interest each, money back at the end.' },
    commodities: { label: 'Commodities and taxes', help: 'Sets bring a bonus at the end, taxes a penalty.' },
    forecastDice: { label: 'Forecast dice', help: 'Six dice choose the forecasts of every round.' },
    firstPlayerCard: { label: 'First-player card', help: 'The start of the next round lies on a stockpile.' },
    investors: {
      label: 'Investors',
      help: 'Start cash and an ability.',
      values: { none: 'None', choice: 'Choose one of two', auction: 'Bid for them' },
    },
    invited: { label: 'Invited investors', help: 'Surely among those dealt.', values: INVESTOR_NAMES },
    strategies: { label: 'Investment strategies', help: 'A hand of secret cards, one a round.' },
    promos: { label: 'Promo strategies', help: 'Eight more strategies.' },
  },
  question,
  move,
  event,
  refusal: ({ reason, args }: Refusal) => REFUSALS[reason]!(args ?? {}),
};
