import type { Words } from '@outcry/engine';
import { optionsSaid } from '@outcry/engine/optionsSaid';
import type { Table } from '@outcry/server/api';
import { useText } from '../i18n.ts';

/** What one sits down to: the clock, what happens when somebody goes away, and what the host chose for the game. */
export function Terms({ info, words }: { info: Table; words: Words | null }) {
  const t = useText();
  const { clock, absence } = info;
  const { term } = t.waiting;
  const lines = [
    term(t.clock.label, clock.kind === 'none' ? t.clock.names.none : t.clock.short(clock)),
    ...(absence === null ? [] : [term(t.clock.away.label, t.clock.away.bot(absence))]),
    ...(words === null ? [] : optionsSaid(words, info.options as Record<string, unknown>, term)),
    ...(info.rated ? [`${t.ratings.rateTable}. ${t.ratings.rateHelp}`] : []),
    ...(info.hints || info.rated ? [] : [t.make.noHints]),
    ...(info.ownData ? [t.waiting.ownTables] : []),
  ];
  return (
    <ul className="terms">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
