import { InAdvance, Stepper } from '@outcry/ui';
import type { BoardProps } from '@outcry/ui';
import { useState } from 'react';
import { tracksOf } from '../preview.ts';
import { standing as answering, standingsFor } from '../standing.ts';
import type { Standing } from '../standing.ts';
import { useTable } from './table.ts';

/** K11, K14: selling from a price on, and bidding up to an amount, before one is asked again. */
export function Advance({ standing }: { standing: NonNullable<BoardProps['standing']> }) {
  const { view, data, text, legal, ready, amount, send } = useTable();
  const prices = [...new Set(tracksOf(data, view).flatMap(({ values }) => values))].toSorted((a, b) => a - b);
  const [price, setPrice] = useState(prices.at(-1)!);
  const offered = standingsFor(view, legal, ready, price);
  return (
    <InAdvance<Standing>
      standing={standing}
      offered={offered}
      named={(answer) =>
        answer.at === 'selling'
          ? text.sellFrom(amount(answer.price))
          : text.bidUpTo(amount(answer.amount), answer.pile + 1)
      }
      onChoose={(answer, kept) => {
        send(answering.move(view, answer, legal)!);
        standing.set([...kept.filter(({ at }) => at !== answer.at), answer]);
      }}
    >
      {offered[0]?.at === 'selling' && (
        <Stepper label={text.sellFromPrice} values={prices} value={price} onChange={setPrice} show={amount} />
      )}
    </InAdvance>
  );
}
