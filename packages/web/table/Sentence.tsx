import type { Sentence as Said } from '@outcry/engine';
import { Delta } from '@outcry/ui';
import { Fragment, memo } from 'react';

/** A sentence of the game with names and companies bold, and gains and losses marked. */
export const Sentence = memo(function Sentence({ said }: { said: Said }) {
  return (
    <span>
      {said.map((part, at) => {
        if (part.kind === 'seat' || part.kind === 'company') return <b key={at}>{part.text}</b>;
        if (part.kind === 'amount')
          return (
            <Delta key={at} value={part.amount}>
              {part.text}
            </Delta>
          );
        return <Fragment key={at}>{part.text}</Fragment>;
      })}
    </span>
  );
});
