import { Delta } from '@outcry/ui';
import { Fragment, memo } from 'react';
import { partsOf } from './parts.ts';

/** A sentence of the game with names and companies bold, and gains and losses marked. */
export const Sentence = memo(function Sentence({ text, bold }: { text: string; bold: readonly string[] }) {
  return (
    <span>
      {partsOf(text, bold).map(({ kind, text: piece }, at) => {
        if (kind === 'name') return <b key={at}>{piece}</b>;
        if (kind === 'change') return <Delta key={at} value={Number(piece.replace('−', '-'))} />;
        return <Fragment key={at}>{piece}</Fragment>;
      })}
    </span>
  );
});
