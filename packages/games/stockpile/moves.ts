import type { Seat } from '@outcry/engine';
import { Type } from 'typebox';
import { COMPANY_COUNT, GOODS, INVESTORS, KINDS, STRATEGIES } from './cards.ts';
import type { Company, Kind } from './cards.ts';

/** What a step of an effect asks for: `value` is a company, a pair, a commodity, an action card or a seat. */
export const CHOICES = [
  'company',
  'up',
  'down',
  'share',
  'half',
  'split-share',
  'discarded',
  'pair',
  'goods',
  'action',
  'seat',
] as const;
export type Choice = (typeof CHOICES)[number];

/** Where a sold share comes from: the portfolio, the split portfolio whole, or one half of a split share. */
export type Source = 'portfolio' | 'split' | 'half';

/** Cards are named by kind, stockpiles, pairs and bid spaces by their place, counted from 0. */
export type Move =
  | { readonly kind: 'keep'; readonly investors: readonly number[] }
  | { readonly kind: 'drop'; readonly strategies: readonly number[] }
  | { readonly kind: 'bonds'; readonly count: number }
  | { readonly kind: 'take'; readonly what: 'company' | 'forecast'; readonly value: number }
  | { readonly kind: 'place'; readonly card: Kind; readonly pile: number; readonly up: boolean }
  | { readonly kind: 'goods'; readonly goods: number; readonly pile: number }
  | { readonly kind: 'lay-first-card'; readonly pile: number }
  | { readonly kind: 'give-first-card'; readonly to: Seat }
  | { readonly kind: 'look-pile'; readonly pile: number }
  | {
      readonly kind: 'shift';
      readonly what: 'card' | 'goods' | 'first-card';
      readonly from: number;
      readonly place: number;
      readonly to: number;
    }
  | { readonly kind: 'look-pair'; readonly pair: number }
  /** `printed`: by the printed value of the space instead of an investor's (K24, Barbara). */
  | { readonly kind: 'bid'; readonly pile: number; readonly space: number; readonly printed?: true }
  | { readonly kind: 'action'; readonly card: Kind; readonly company: Company }
  | { readonly kind: 'nudge'; readonly company: Company; readonly steps: number }
  | { readonly kind: 'restructure' }
  | { readonly kind: 'strategy'; readonly card: number }
  | { readonly kind: 'choose'; readonly what: Choice; readonly value: number }
  | { readonly kind: 'sell'; readonly from: Source; readonly company: Company; readonly short: boolean }
  | { readonly kind: 'buy'; readonly company: Company }
  | { readonly kind: 'show'; readonly count: number }
  | { readonly kind: 'redistribute'; readonly from: Seat; readonly to: Seat | null }
  | { readonly kind: 'gift'; readonly to: Seat; readonly also: Seat | null }
  | { readonly kind: 'done' };

export type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

const index = (count: number) => Type.Integer({ minimum: 0, maximum: count - 1 });
const SeatSchema = index(5);
const PileSchema = index(5);
const CompanySchema = index(COMPANY_COUNT);
const exact = <K extends Move['kind'], T extends Parameters<typeof Type.Object>[0]>(kind: K, properties: T) =>
  Type.Object({ kind: Type.Literal(kind), ...properties }, { additionalProperties: false });

export const MoveSchema = Type.Union([
  exact('keep', { investors: Type.Array(index(INVESTORS.length), { minItems: 1, maxItems: 2 }) }),
  exact('drop', { strategies: Type.Array(index(STRATEGIES.length), { minItems: 2, maxItems: 2 }) }),
  exact('bonds', { count: Type.Integer({ minimum: 0, maximum: 9 }) }),
  exact('take', { what: Type.Enum(['company', 'forecast']), value: Type.Integer() }),
  exact('place', { card: index(KINDS), pile: PileSchema, up: Type.Boolean() }),
  exact('goods', { goods: index(GOODS), pile: PileSchema }),
  exact('lay-first-card', { pile: PileSchema }),
  exact('give-first-card', { to: SeatSchema }),
  exact('look-pile', { pile: PileSchema }),
  exact('shift', {
    what: Type.Enum(['card', 'goods', 'first-card']),
    from: PileSchema,
    place: Type.Integer({ minimum: 0 }),
    to: PileSchema,
  }),
  exact('look-pair', { pair: index(6) }),
  exact('bid', { pile: PileSchema, space: index(20), printed: Type.Optional(Type.Literal(true)) }),
  exact('action', { card: Type.Integer({ minimum: 6, maximum: 7 }), company: CompanySchema }),
  exact('nudge', { company: CompanySchema, steps: Type.Integer({ minimum: -1, maximum: 1 }) }),
  exact('restructure', {}),
  exact('strategy', { card: index(STRATEGIES.length) }),
  exact('choose', { what: Type.Enum([...CHOICES]), value: Type.Integer({ minimum: 0 }) }),
  exact('sell', { from: Type.Enum(['portfolio', 'split', 'half']), company: CompanySchema, short: Type.Boolean() }),
  exact('buy', { company: CompanySchema }),
  exact('show', { count: Type.Integer({ minimum: 0 }) }),
  exact('redistribute', { from: SeatSchema, to: Type.Union([SeatSchema, Type.Null()]) }),
  exact('gift', { to: SeatSchema, also: Type.Union([SeatSchema, Type.Null()]) }),
  exact('done', {}),
]);

const table = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** The moves that are offered again and again, made once. */
export const DONE: Move = { kind: 'done' };
export const BONDS: readonly Move[] = table(10, (count) => ({ kind: 'bonds', count }));
export const BID: readonly (readonly Move[])[] = table(5, (pile) =>
  table(20, (space) => ({ kind: 'bid', pile, space })),
);
export const BID_PRINTED: readonly (readonly Move[])[] = table(5, (pile) =>
  table(20, (space) => ({ kind: 'bid', pile, space, printed: true })),
);
/** By card, by pile; face down. */
export const PLACE_DOWN: readonly (readonly Move[])[] = table(KINDS, (card) =>
  table(5, (pile) => ({ kind: 'place', card, pile, up: false })),
);
export const PLACE_UP: readonly (readonly Move[])[] = table(KINDS, (card) =>
  table(5, (pile) => ({ kind: 'place', card, pile, up: true })),
);
export const LAY_GOODS: readonly (readonly Move[])[] = table(GOODS, (goods) =>
  table(5, (pile) => ({ kind: 'goods', goods, pile })),
);
export const LAY_FIRST_CARD: readonly Move[] = table(5, (pile) => ({ kind: 'lay-first-card', pile }));
export const GIVE_FIRST_CARD: readonly Move[] = table(5, (to) => ({ kind: 'give-first-card', to }));
export const LOOK_PILE: readonly Move[] = table(5, (pile) => ({ kind: 'look-pile', pile }));
export const LOOK_PAIR: readonly Move[] = table(6, (pair) => ({ kind: 'look-pair', pair }));
/** By card less 6 (Boom, Bust), by company. */
export const ACTION: readonly (readonly Move[])[] = table(2, (card) =>
  table(COMPANY_COUNT, (company) => ({ kind: 'action', card: 6 + card, company })),
);
export const NUDGE_UP: readonly Move[] = table(COMPANY_COUNT, (company) => ({ kind: 'nudge', company, steps: 1 }));
export const NUDGE_DOWN: readonly Move[] = table(COMPANY_COUNT, (company) => ({ kind: 'nudge', company, steps: -1 }));
export const RESTRUCTURE: Move = { kind: 'restructure' };
export const PLAY_STRATEGY: readonly Move[] = table(STRATEGIES.length, (card) => ({ kind: 'strategy', card }));
export const CHOOSE = Object.fromEntries(
  CHOICES.map((what) => [what, table(8, (value): Move => ({ kind: 'choose', what, value }))]),
) as Record<Choice, Move[]>;
const sales = (from: Source, short: boolean): Move[] =>
  table(COMPANY_COUNT, (company) => ({ kind: 'sell', from, company, short }));
export const SELL = sales('portfolio', false);
export const SELL_SPLIT = sales('split', false);
export const SELL_HALF = sales('half', false);
export const SHORT = sales('portfolio', true);
export const SHORT_HALF = sales('half', true);
export const BUY: readonly Move[] = table(COMPANY_COUNT, (company) => ({ kind: 'buy', company }));
export const SHOW: readonly Move[] = table(101, (count) => ({ kind: 'show', count }));
