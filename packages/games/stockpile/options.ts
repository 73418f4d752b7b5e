import type { Refusal } from '@outcry/engine';
import { Type } from 'typebox';
import { INVESTORS } from './cards.ts';
import type { InvestorId } from './cards.ts';

/** An expansion that some investors and strategies need. */
export type Module = 'bonds' | 'commodities' | 'strategies';

export interface Options {
  readonly board: 'standard' | 'advanced';
  readonly bonds: boolean;
  readonly commodities: boolean;
  readonly forecastDice: boolean;
  readonly firstPlayerCard: boolean;
  readonly investors: 'none' | 'choice' | 'auction';
  /** Investors that are surely among those dealt. */
  readonly invited: readonly InvestorId[];
  readonly strategies: boolean;
  readonly promos: boolean;
}

export const OptionsSchema = Type.Object(
  {
    board: Type.Enum(['standard', 'advanced'], {
      default: 'standard',
      description: 'The front of the board, or the back with a price track of its own for every company.',
    }),
    bonds: Type.Boolean({ default: false, description: 'Bonds: up to three a round, 1 interest each, money back.' }),
    commodities: Type.Boolean({ default: false, description: 'Commodities and taxes lie on the stockpiles too.' }),
    forecastDice: Type.Boolean({ default: false, description: 'Dice choose the six forecasts of every round.' }),
    firstPlayerCard: Type.Boolean({ default: false, description: 'The first player of the next round is bid for.' }),
    investors: Type.Enum(['none', 'choice', 'auction'], {
      default: 'none',
      description: 'Investors with abilities: none, chosen from those dealt, or bid for.',
    }),
    invited: Type.Array(Type.Enum([...INVESTORS]), {
      default: [],
      uniqueItems: true,
      maxItems: 6,
      description: 'Investors that are surely among those dealt; the others are drawn.',
    }),
    strategies: Type.Boolean({
      default: false,
      description: 'Investment strategies: a hand of secret one-time cards.',
    }),
    promos: Type.Boolean({ default: false, description: 'The eight promo strategies join the others.' }),
  },
  { additionalProperties: false },
);

/** K24: how many investors are dealt to a seat, and how many it keeps. */
export const investorsDealt = (seats: number): number => (seats === 2 ? 4 : 2);
export const investorsKept = (seats: number): number => (seats === 2 ? 2 : 1);

/** K24: investors that make no sense without a module. */
export const INVESTOR_NEEDS: Readonly<Partial<Record<InvestorId, Module>>> = {
  li: 'bonds',
  dangote: 'commodities',
  ivan: 'strategies',
};

/** Why these options do not go together, or null. */
export function optionsRefusal(options: Options): Refusal | null {
  if (options.promos && !options.strategies) return { rule: 'K25', reason: 'promos-without-strategies' };
  if (options.invited.length > 0 && options.investors === 'none')
    return { rule: 'K24', reason: 'invited-without-investors' };
  for (const investor of options.invited) {
    const module = INVESTOR_NEEDS[investor];
    if (module && !options[module])
      return { rule: 'K24', reason: 'investor-without-module', args: { investor, module } };
  }
  return null;
}
