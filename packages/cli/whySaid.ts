import type { Reason } from '@outcry/bots/review/index.ts';
import type { AnyView, Words } from '@outcry/engine';
import { exactly } from '@outcry/engine/figures';

const CAUSES = {
  price: 'its price',
  forecast: 'a known forecast',
  dividend: 'its dividend',
  majority: 'its majority',
  rank: 'its rank',
  fee: 'fees',
  prize: 'the prize',
  bid: 'what you pay for stockpiles',
  laterBids: 'what you pay for later stockpiles',
  outlook: 'what is expected later',
  rival: 'the best rival',
} as const;

/** What drove a difference, the largest first. */
export const whySaid = (
  reasons: readonly Reason[],
  words: Pick<Words, 'company' | 'money' | 'foreknown'>,
  view: AnyView,
): string =>
  reasons
    .map(({ cause, company, amount }) => {
      const name = company === null ? '' : `${words.company?.(company) ?? ''}: `;
      const known = cause === 'forecast' ? words.foreknown?.(company!, view) : null;
      return `${known ? `knowing that ${known}` : name + CAUSES[cause]} ${amount > 0 ? '+' : ''}${exactly(amount, 'en', words.money)}`;
    })
    .join(', ');
