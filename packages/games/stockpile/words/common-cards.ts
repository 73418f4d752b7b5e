import type { Locale, Part, Sentence } from '@outcry/engine';
import { money } from '@outcry/engine/figures';
import { say } from '@outcry/engine/sentence';
import { BOOM, BUST, DIVIDEND, feeOf, INVESTORS, STRATEGIES } from '../cards.ts';
import type { InvestorId, StrategyId } from '../cards.ts';
import type { Data } from '../data.ts';

/** The companies' names, the same in every language, as are those of investors and strategies. */
export const COMPANY = [
  'Cosmic Computers',
  'Bottomline Bank',
  'Leading Laboratories',
  'American Automotive',
  'Stanford Steel',
  'Epic Electric',
];

export const INVESTOR_NAMES: Readonly<Record<InvestorId, string>> = {
  bill: 'Billionaire Bill',
  bernie: 'Broker Bernie',
  cramer: 'Crazy Cramer',
  donald: 'Discount Donald',
  deborah: 'Dividend Deborah',
  graham: 'Golden Graham',
  martha: 'Mayknow Martha',
  mark: 'Maverick Mark',
  stuart: 'Secretive Stuart',
  warren: 'Wise Warren',
  ana: 'Agile Ana',
  chanda: 'Clever Chanda',
  carlos: 'Cunning Carlos',
  dangote: 'Daring Dangote',
  li: 'Lucrative Li',
  talal: 'Tactical Talal',
  ivan: 'Illicit Ivan',
  barack: 'Bailout Barack',
  barbara: 'Budget Barbara',
  phil: 'Forecast Phil',
  liliane: 'Lazy Liliane',
  mitt: 'Moneymaker Mitt',
  oprah: 'Opulent Oprah',
  robins: 'Royal Robins',
  soros: 'Shorting Soros',
  sanders: 'Socialist Sanders',
};

export const STRATEGY_NAMES: Readonly<Record<StrategyId, string>> = {
  'convertible-bond': 'Convertible Bond',
  'corner-the-market': 'Corner the Market',
  'falsified-earnings': 'Falsified Earnings',
  'fraudulent-transfer': 'Fraudulent Transfer',
  'vulture-capitalism': 'Vulture Capitalism',
  'rogue-trading': 'Rogue Trading',
  'systemic-shock': 'Systemic Shock',
  'naked-short': 'Naked Short',
  'special-dividend': 'Special Dividend',
  'bear-raid': 'Bear Raid',
  'block-trading': 'Block Trading',
  'value-investing': 'Value Investing',
  'corporate-espionage': 'Corporate Espionage',
  'insider-trading': 'Insider Trading',
  'data-broker': 'Data Broker',
  diversification: 'Diversification',
  'dividend-growth': 'Dividend Growth Investing',
  interpositioning: 'Interpositioning',
  'market-maker': 'Market Maker',
  'pump-and-dump': 'Pump and Dump',
  'short-squeeze': 'Short Squeeze',
  'wash-trading': 'Wash Trading',
  'front-running': 'Front Running',
  churning: 'Churning',
  'money-laundering': 'Money Laundering',
  'ponzi-scheme': 'Ponzi Scheme',
  embezzlement: 'Embezzlement',
  'hostile-takeover': 'Hostile Takeover',
  'golden-parachute': 'Golden Parachute',
  'leveraged-buyout': 'Leveraged Buyout',
  'stock-buyback': 'Stock Buyback',
  arbitrage: 'Arbitrage',
  'hedge-fund': 'Hedge Fund',
  'junk-bonds': 'Junk Bonds',
  'bond-ladder': 'Bond Ladder',
  'futures-contract': 'Futures Contract',
  'black-market': 'Black Market',
  'tax-evasion': 'Tax Evasion',
  'price-reset': 'Price Reset',
  kickback: 'Kickback',
  'accounting-fraud': 'Accounting Fraud',
  'stock-option': 'Stock Option',
  'dead-cat-bounce': 'Dead Cat Bounce',
  'panic-selling': 'Panic Selling',
  'margin-call': 'Margin Call',
  'quiet-period': 'Quiet Period',
  'index-fund': 'Index Fund',
  'forward-split': 'Forward Split',
  bailout: 'Bailout',
  'blue-chip': 'Blue Chip',
  'penny-stocks': 'Penny Stocks',
  'short-ladder': 'Short Ladder',
};

/** The figures of a strategy card as its text names them; `sum` and `most` are `amount` and `limit` as money. */
export interface CardFigures {
  readonly amount: number;
  readonly limit: number;
  readonly sum: string;
  readonly most: string;
}

/** What the cards say in one language. Figures that are in the tables are filled in. */
export interface CardTexts {
  readonly locale: Locale;
  /** The commodities and the tax, as a sentence names such a card. */
  readonly goods: readonly string[];
  readonly fee: (money: string) => string;
  readonly pay: (money: string) => string;
  /** What the investors can do; Barbara with the values of her bid spaces. */
  readonly investors: Readonly<Record<Exclude<InvestorId, 'barbara'>, string>> & {
    readonly barbara: (values: string) => string;
  };
  /** What the strategies do. What they cost in cash comes before it. */
  readonly strategies: Readonly<Record<StrategyId, string | ((figures: CardFigures) => string)>>;
}

export const investorName = (investor: number): string => INVESTOR_NAMES[INVESTORS[investor]!];
export const strategyName = (card: number): string => STRATEGY_NAMES[STRATEGIES[card]!];

/** Steps of a price with their sign. */
export const signed = (steps: number): string => (steps < 0 ? `−${-steps}` : `+${steps}`);

export const forecastName = (forecast: number): string =>
  forecast > DIVIDEND ? '$'.repeat(forecast - DIVIDEND) : signed(forecast);

/** Money is counted in thousands. */
export const inMoney = (amount: number, locale: Locale): string => money(amount, locale, amount === 0 ? '' : 'K');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a sentence names: a seat or a company as a part of its own, another card as text, several as a list. */
export type Named = Part | Sentence | string;

/** How a language names cards, alone and several together. */
export interface CardNames {
  readonly card: (kind: number) => string;
  readonly goods: (goods: number) => string;
  /** What the cards say in a game with these tables. */
  readonly investorText: (investor: number, data: Data) => string;
  readonly strategyText: (card: number, data: Data) => string;
  readonly list: (parts: readonly string[]) => string;
  /** The same of what is named in a sentence. */
  readonly listed: (parts: readonly Named[]) => Sentence;
  readonly money: (amount: number) => string;
}

/** The names that the cards of one language have in its sentences. */
export function namesOf(texts: CardTexts): CardNames {
  const lists = new Intl.ListFormat(texts.locale);
  const asMoney = (amount: number): string => inMoney(amount, texts.locale);

  /** What Junk Bonds costs follows from the price of a bond: its text says so. */
  function strategyText(card: number, data: Data): string {
    const id = STRATEGIES[card]!;
    const { cost, amount, limit } = data.strategies[id];
    const text = texts.strategies[id];
    const effect =
      typeof text === 'string' ? text : text({ amount, limit, sum: asMoney(amount), most: asMoney(limit) });
    return cost === 0 || id === 'junk-bonds' ? effect : `${texts.pay(asMoney(cost))}, ${effect}`;
  }

  /** A space that pays is written with a plus. */
  function investorText(investor: number, { barbaraTrack }: Data): string {
    const text = texts.investors[INVESTORS[investor]!];
    if (typeof text === 'string') return text;
    return text(barbaraTrack.map((value) => (value < 0 ? `+${-value}` : String(value))).join(' '));
  }

  return {
    card: (kind) =>
      kind < BOOM
        ? COMPANY[kind]!
        : kind === BOOM
          ? 'Stock Boom'
          : kind === BUST
            ? 'Stock Bust'
            : texts.fee(asMoney(feeOf(kind))),
    goods: (goods) => texts.goods[goods]!,
    investorText,
    strategyText,
    list: (parts) => lists.format(parts),
    listed: (parts) =>
      lists
        .formatToParts(parts.map((_, at) => String(at)))
        .reduce<Sentence>(
          (said, { type, value }) => say`${said}${type === 'element' ? parts[Number(value)]! : value}`,
          [],
        ),
    money: asMoney,
  };
}
