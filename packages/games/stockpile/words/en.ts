import { texts } from './en-cards.ts';
import { events } from './en-events.ts';
import { moves } from './en-moves.ts';
import { wordsOf } from './common.ts';

const doing =
  (what: string) =>
  (names: string, several: boolean): string =>
    `${names} ${several ? 'are' : 'is'} ${what}.`;

export const words = wordsOf({
  cards: texts,
  pitch: 'Know one secret about the market, guess the others, and bid for what nobody sees.',
  parts: {
    cash: 'Cash',
    shares: 'Shares',
    majorities: 'Majorities',
    pending: 'Bids and dividends',
    actions: 'Boom and Bust',
    bonds: 'Bonds',
    commodities: 'Commodities',
    strategies: 'Strategies',
    investors: 'Investors',
    turnOrder: 'Turn order',
    fees: 'Fees',
  },
  foreknown: (company, dividend, steps) =>
    dividend === null
      ? `${company} ${steps < 0 ? 'falls' : 'rises'} by ${Math.abs(steps)}`
      : `${company} pays a dividend (${dividend})`,
  styles: {
    haggler: 'Knows what it is worth and bids one less.',
  },
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
      values: { none: 'None', choice: 'Chosen from a deal', auction: 'Bid for' },
    },
    invited: { label: 'Invited investors', help: 'Surely among those dealt.' },
    strategies: { label: 'Investment strategies', help: 'A hand of secret cards, one a round.' },
    promos: { label: 'Promo strategies', help: 'Eight more strategies.' },
  },
  questions: {
    over: 'The game is over.',
    asked: {
      drop: ['Which two strategies do you drop?', doing('dropping strategies')],
      bonds: ['How many bonds do you buy?', doing('thinking about bonds')],
      phil: ['Forecast Phil: which card do you take for your pair?', doing('choosing a card for a pair')],
      opening: [
        'Royal Robins: where do the opening cards go? The first lies face down.',
        doing('opening the stockpiles'),
      ],
      commerce: ['Where does your commerce card go?', doing('placing a commerce card')],
      'lay-first-card': ['Where does the first-player card go?', doing('placing the first-player card')],
      'before-bidding': ['Before the bidding: do you use your investor?', doing('using an investor')],
      'give-first-card': ['Who starts the next round?', doing('giving the first-player card away')],
      action: ['Your action turn: what do you play?', doing('playing actions')],
      selling: ['Do you sell shares?', doing('selling shares')],
      barack: ['Bailout Barack: do you buy a discarded share?', doing('thinking about a discarded share')],
      deborah: ['Dividend Deborah: which company pays everyone $1K per share?', doing('choosing a company that pays')],
      ana: ['Agile Ana: which company do you show for $1K?', doing('showing shares')],
      sharing: ['Whose money changes hands?', doing('moving money')],
    },
    investor: ['Which investor do you keep?', doing('choosing an investor')],
    investors: ['Which two investors do you keep?', doing('choosing investors')],
    supplyUp: ['Which card goes face up, and where?', doing('placing cards')],
    supplyDown: ['Where does your other card go, face down?', doing('placing cards')],
    bidding: ['Where do you bid, and how much?', doing('bidding')],
    auction: ['Which investor do you bid for, and how much?', doing('bidding')],
    strategy: (name) => [`${name}: what do you choose?`, doing(`playing ${name}`)],
    giveUp: ['Chanda: which share do you give up?', doing('restructuring')],
    toSplit: ['Chanda: which share goes to split?', doing('restructuring')],
    dividend: (company, each, none) => [
      `${company} pays ${each} per share: ${none ? 'you have none to show.' : 'how many do you show?'}`,
      doing(`deciding what to show of ${company}`),
    ],
  },
  moves,
  events,
  modules: { bonds: 'bonds', commodities: 'commodities', strategies: 'strategies' },
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'not-in-hand': () => 'That card is not in your hand.',
    'no-such-pile': ({ piles }) => `There are ${piles} stockpiles.`,
    'first-face-up': () => 'The first card goes face up.',
    'second-face-down': () => 'The second card goes face down.',
    'different-piles': () => 'Your two commerce cards go on different stockpiles.',
    'too-many-bonds': ({ most, price }) => `You can buy at most ${most} now, at ${price} each.`,
    'own-meeple': () => 'Your other meeple stands on that track.',
    'no-such-space': ({ spaces }) => `A track has ${spaces} spaces.`,
    'one-value': () => 'That space has only one value for you.',
    'blocked-space': () => 'Cunning Carlos blocks that space: he must be outbid by at least two.',
    'closed-track': () => 'That track is closed: nothing higher can be bid.',
    'too-low': ({ lowest }) => `Bid more than the meeple there: ${lowest} or higher.`,
    'above-cash': ({ mostMoney }) => `You cannot bid more than you have: ${mostMoney}.`,
    'above-investor': ({ mostMoney }) => `You cannot bid more than that investor’s cash: ${mostMoney}.`,
    'no-look': () => 'There is no pair you may look at now.',
    'actions-first': () => 'Booms and Busts must be played in the round they are won.',
    'no-such-action': () => 'You have no such action card.',
    'no-more-strategies': () => 'You have played your strategies of this round.',
    'strategy-cost': () => 'You cannot pay what that strategy costs.',
    'strategy-bond': () => 'That strategy costs a bond, and you have none.',
    'strategy-condition': () => 'The condition of that strategy is not met.',
    'strategy-quiet': () => 'You played Quiet Period: you sell nothing more this round.',
    'strategy-target': () => 'There is nothing for that strategy to work on.',
    'not-a-target': () => 'That cannot be chosen here.',
    'no-short-sale': () => 'Only Shorting Soros sells at his price, once a round.',
    'short-one-half': () => 'Shorting Soros sells one half of a split share.',
    'no-such-share': () => 'You have no such share.',
    'cannot-pay': () => 'You cannot pay that.',
    'not-discarded': () => 'No share of that company is in the discard pile.',
    'too-many-shown': ({ most }) => `You have ${most} to show.`,
    'not-dealt': ({ count }) =>
      Number(count) === 1
        ? 'Keep one of the two investors you were dealt.'
        : 'Keep two of the four investors you were dealt.',
    'promos-without-strategies': () => 'The promo cards are strategies: turn strategies on too.',
    'invited-without-investors': () => 'Investors are invited, but the game has none: choose them or auction them.',
    'investor-without-module': ({ investor, module }) =>
      `${investor} needs ${module}: turn them on, or leave that investor out.`,
  },
});
