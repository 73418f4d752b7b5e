import { BOOM, BUST, DIVIDEND, feeOf, INVESTORS, STRATEGIES } from '../cards.ts';
import type { InvestorId, StrategyId } from '../cards.ts';

export const COMPANY = [
  'Cosmic Computers',
  'Bottomline Bank',
  'Leading Laboratories',
  'American Automotive',
  'Stanford Steel',
  'Epic Electric',
];

export const GOODS_NAME = ['gold', 'platinum', 'oil', 'natural gas', 'corn', 'cattle', 'a tax'];

export const cardName = (kind: number): string =>
  kind < BOOM
    ? COMPANY[kind]!
    : kind === BOOM
      ? 'Stock Boom'
      : kind === BUST
        ? 'Stock Bust'
        : `a fee of $${feeOf(kind)}K`;

export const signed = (steps: number): string => (steps < 0 ? `−${-steps}` : `+${steps}`);

export const forecastName = (forecast: number): string =>
  forecast > DIVIDEND ? '$'.repeat(forecast - DIVIDEND) : signed(forecast);

export const money = (amount: number): string => (amount < 0 ? `−$${-amount}K` : amount === 0 ? '$0' : `$${amount}K`);

export const pile = (index: number): string => `stockpile ${index + 1}`;

export const list = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);

const INVESTOR: Record<InvestorId, readonly [name: string, ability: string]> = {
  bill: ['Billionaire Bill', 'no ability, but the most cash'],
  bernie: ['Broker Bernie', 'fees he wins pay him'],
  cramer: ['Crazy Cramer', 'in the action phase, one company +1 or −1'],
  donald: ['Discount Donald', 'pays the amount of the space before his meeple’s'],
  deborah: ['Dividend Deborah', 'at the end of a round a company of her choice pays everyone $1K per share'],
  graham: ['Golden Graham', '$1K more for every share he sells'],
  martha: ['Mayknow Martha', 'looks at one pair in each bidding phase'],
  mark: ['Maverick Mark', 'before the bidding moves one card to another stockpile'],
  stuart: ['Secretive Stuart', 'may place both cards face down'],
  warren: ['Wise Warren', 'before the bidding looks at the face-down cards of one stockpile'],
  ana: ['Agile Ana', 'at the end of a round $1K per company of which she shows a share'],
  chanda: ['Clever Chanda', 'gives up a share to move another one to split'],
  carlos: ['Cunning Carlos', 'must be outbid by at least two spaces'],
  dangote: ['Daring Dangote', 'at the end of a round $1K per commodity card'],
  li: ['Lucrative Li', 'at the end of a round $1K more per two bonds'],
  talal: ['Tactical Talal', 'sells again at the end of the selling phase'],
  ivan: ['Illicit Ivan', 'has more strategies and may play two a round'],
  barack: ['Bailout Barack', 'after selling may buy a discarded share at $2K below its price'],
  barbara: ['Budget Barbara', 'her bid spaces read +4 +3 0 3 8 15 22 30'],
  phil: ['Forecast Phil', 'chooses a company or a forecast for his pair'],
  liliane: ['Lazy Liliane', '$5K as the bidding begins, and pays $1K each time she is outbid'],
  mitt: ['Moneymaker Mitt', '$1K each time he places a meeple'],
  oprah: ['Opulent Oprah', 'at the end of a round gives $2K away'],
  robins: ['Royal Robins', 'places the opening supply cards, one of them face down'],
  soros: ['Shorting Soros', 'sells one share a round for $8K'],
  sanders: [
    'Socialist Sanders',
    'at the end of a round takes $2K from the richest, keeps one, gives the other to the poorest',
  ],
};

export const investorName = (investor: number): string => INVESTOR[INVESTORS[investor]!][0];
export const investorText = (investor: number): string => INVESTOR[INVESTORS[investor]!][1];
export const INVESTOR_NAMES = Object.fromEntries(INVESTORS.map((id) => [id, INVESTOR[id][0]]));

/** Names of the strategies, and what the printed cards say. */
const STRATEGY: Record<StrategyId, readonly [name: string, effect: string]> = {
  'convertible-bond': ['Convertible Bond', 'give a bond, take a discarded share'],
  'corner-the-market': ['Corner the Market', 'pay $2K, get $5K per duplicate commodity'],
  'falsified-earnings': [
    'Falsified Earnings',
    'pay $3K, lay it on a forecast: +n becomes n−3, −n becomes 3−n, a dividend falls 3 after',
  ],
  'fraudulent-transfer': ['Fraudulent Transfer', 'exchange a share for a discarded one'],
  'vulture-capitalism': ['Vulture Capitalism', 'exchange a share for a discarded one of $3K or less, get $3K'],
  'rogue-trading': ['Rogue Trading', 'pay $3K, move a share to split'],
  'systemic-shock': ['Systemic Shock', 'give a commodity, three companies +1 or −1'],
  'naked-short': ['Naked Short', 'discard a Boom or Bust, get $12K'],
  'special-dividend': ['Special Dividend', 'a company pays everyone $1K per share'],
  'bear-raid': ['Bear Raid', 'sell up to 3 shares at $8K'],
  'block-trading': ['Block Trading', '$8K when your meeple ended on 15 or higher'],
  'value-investing': ['Value Investing', '$5K when your meeple ended on 3 or lower'],
  'corporate-espionage': ['Corporate Espionage', 'pay $1K, look at two pairs'],
  'insider-trading': ['Insider Trading', 'pay $1K, look at a pair, may buy a discarded share of it'],
  'data-broker': ['Data Broker', 'show your pair to all, get $5K'],
  diversification: ['Diversification', '$2K per different company shown'],
  'dividend-growth': ['Dividend Growth Investing', 'pay $3K, a company pays everyone $1K per share and rises 1'],
  interpositioning: ['Interpositioning', '$3K per fee card won this round'],
  'market-maker': ['Market Maker', 'discard a Boom or Bust, take two different discarded shares'],
  'pump-and-dump': ['Pump and Dump', 'pay $2K, a company +2, sell its shares, then −2'],
  'short-squeeze': ['Short Squeeze', 'pay $3K, a company at 3 or less +3'],
  'wash-trading': ['Wash Trading', 'show a share, get half its price'],
  'front-running': ['Front Running', 'pay $1K, look at a pair, get $2K'],
  churning: ['Churning', '$1K more for each of the next 5 shares you sell this round'],
  'money-laundering': ['Money Laundering', 'your fee debts are cancelled, get $4K'],
  'ponzi-scheme': ['Ponzi Scheme', '$3K per player, of which each other gets $1K'],
  embezzlement: ['Embezzlement', 'take $2K from the richest other'],
  'hostile-takeover': ['Hostile Takeover', 'pay $5K, a discarded share straight to split'],
  'golden-parachute': ['Golden Parachute', 'discard a share of $3K or less, get $8K'],
  'leveraged-buyout': ['Leveraged Buyout', 'pay a company’s price, take two of its discarded shares'],
  'stock-buyback': ['Stock Buyback', 'discard a share, its company +2'],
  arbitrage: ['Arbitrage', 'highest less lowest price, at most $6K'],
  'hedge-fund': ['Hedge Fund', 'one company +1, another −1'],
  'junk-bonds': ['Junk Bonds', 'a bond for half its price'],
  'bond-ladder': ['Bond Ladder', '$1K per bond, at most $6K'],
  'futures-contract': ['Futures Contract', 'pay $4K, draw two commerce cards and keep one'],
  'black-market': ['Black Market', 'give a commodity, get $9K'],
  'tax-evasion': ['Tax Evasion', 'pay $6K, discard a tax'],
  'price-reset': ['Price Reset', 'pay $4K, a company goes to its start space'],
  kickback: ['Kickback', '$1K per card won this round, at most $5K'],
  'accounting-fraud': ['Accounting Fraud', 'pay $3K, swap the forecasts of two pairs unseen'],
  'stock-option': ['Stock Option', 'buy a discarded share at $3K below its price'],
  'dead-cat-bounce': ['Dead Cat Bounce', 'a company at 2 or less +2'],
  'panic-selling': ['Panic Selling', 'pay $2K, a company at 8 or more −2'],
  'margin-call': ['Margin Call', 'pay $1K, two companies −1'],
  'quiet-period': ['Quiet Period', '$4K, but you sell nothing this round'],
  'index-fund': ['Index Fund', 'pay $5K, take two different discarded shares'],
  'forward-split': ['Forward Split', 'pay $6K, up to two shares of a company to split'],
  bailout: ['Bailout', '$7K when you have $3K or less'],
  'blue-chip': ['Blue Chip', 'pay $2K, a company at 8 or more pays everyone $2K per share'],
  'penny-stocks': ['Penny Stocks', 'pay $1K, take two discarded shares of $2K or less'],
  'short-ladder': ['Short Ladder', 'pay $1K, sell one share at $10K'],
};

export const strategyName = (card: number): string => STRATEGY[STRATEGIES[card]!][0];
export const strategyText = (card: number): string => STRATEGY[STRATEGIES[card]!][1];
