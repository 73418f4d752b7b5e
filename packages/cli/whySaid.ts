import type { Reason } from '@outcry/bots/review/index.ts';
import type { Words } from '@outcry/engine';

export const dollars = (amount: number): string => `${amount < 0 ? '−' : ''}$${Math.abs(amount).toFixed(2)}`;

const CAUSES = {
  price: 'its price',
  dividend: 'its dividend',
  majority: 'its majority',
  rank: 'its rank',
  fee: 'fees',
  prize: 'the prize',
  cash: 'cash',
  outlook: 'what is expected later',
  rival: 'the best rival',
} as const;

/** What drove a difference, the largest first. */
export const whySaid = (reasons: readonly Reason[], words: Pick<Words, 'company'>): string =>
  reasons
    .map(({ cause, company, amount }) => {
      const name = company === null ? '' : `${words.company?.(company) ?? ''}: `;
      return `${name}${CAUSES[cause]} ${amount > 0 ? '+' : ''}${dollars(amount)}`;
    })
    .join(', ');
