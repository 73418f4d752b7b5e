import { Delta } from '@outcry/ui';
import { Fragment, memo } from 'react';

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A gain or a loss as words/ write it, with a true minus. */
const CHANGE = '[+−]\\d+';

/** A sentence of the game with names and companies bold, and gains and losses marked. */
export const Sentence = memo(function Sentence({ text, bold }: { text: string; bold: readonly string[] }) {
  const names = bold.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  const parts = text.split(new RegExp(`(${[...names.map(escape), CHANGE].join('|')})`, 'u'));
  return (
    <span>
      {parts.map((part, at) => {
        if (at % 2 === 0) return <Fragment key={at}>{part}</Fragment>;
        if (names.includes(part)) return <b key={at}>{part}</b>;
        return <Delta key={at} value={Number(part.replace('−', '-'))} />;
      })}
    </span>
  );
});
