import { useEffect, useRef, useState } from 'react';
import { loadRules } from '../games.ts';
import { useText } from '../i18n.ts';
import { useSettings } from '../settings.ts';
import type { Tables } from '../data/compare.ts';
import { TablesView } from '../data/TablesView.tsx';
import { parseRules } from './markdown.ts';
import type { Block, Inline, Rule } from './markdown.ts';
import './rules.css';

interface RulesViewProps {
  readonly game: string;
  /** The rule to go to first. */
  readonly wanted: string | null;
  /** An owner's tables the game is played with; null: the printed ones. */
  readonly own: Tables | null;
}

/** The numbered rules of a game, searchable, and where each of its tables comes from. */
export function RulesView({ game, wanted, own }: RulesViewProps) {
  const t = useText();
  const { locale } = useSettings();
  const [rules, setRules] = useState<readonly Rule[]>([]);
  const [sought, setSought] = useState('');
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    let isWanted = true;
    void loadRules(game, locale).then((text) => isWanted && setRules(parseRules(text)));
    return () => void (isWanted = false);
  }, [game, locale]);
  useEffect(() => void target.current?.scrollIntoView({ block: 'center' }), [rules, wanted]); // a promise in some browsers
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const shown =
    words.length === 0
      ? rules
      : rules.filter(({ plain, number }) => number !== null && words.every((word) => plain.includes(word)));
  return (
    <div className="rules">
      <input
        type="search"
        className="field"
        value={sought}
        placeholder={t.rules.search}
        aria-label={t.rules.search}
        onChange={({ target: { value } }) => setSought(value)}
      />
      {rules.length > 0 && shown.length === 0 && <p role="status">{t.rules.nothing}</p>}
      {shown.map(({ number, blocks }, at) => (
        <section
          key={at}
          className={number === null ? undefined : number === wanted ? 'rule wanted' : 'rule'}
          ref={number !== null && number === wanted ? target : null}
        >
          {number !== null && <b className="rule-number">{number}</b>}
          <div>
            {blocks.map((block, place) => (
              <BlockView key={place} block={block} />
            ))}
          </div>
        </section>
      ))}
      {words.length === 0 && (
        <section>
          <h3>{t.rules.tables}</h3>
          <TablesView game={game} own={own} />
        </section>
      )}
    </div>
  );
}

const Text = ({ parts }: { parts: readonly Inline[] }) =>
  parts.map(({ kind, text }, at) => {
    if (kind === 'bold') return <b key={at}>{text}</b>;
    if (kind === 'italic') return <i key={at}>{text}</i>;
    if (kind === 'code') return <code key={at}>{text}</code>;
    return text;
  });

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    if (block.level === 1) return null; // the drawer says the game's name
    return (
      <h3>
        <Text parts={block.text} />
      </h3>
    );
  }
  if (block.kind === 'paragraph')
    return (
      <p>
        <Text parts={block.text} />
      </p>
    );
  if (block.kind === 'table')
    return (
      <div className="scrolling">
        <table>
          <tbody>
            {block.rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, place) => {
                  const Cell = at === 0 ? 'th' : 'td';
                  return (
                    <Cell key={place}>
                      <Text parts={cell} />
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={at}>
          <Text parts={item} />
        </li>
      ))}
    </List>
  );
}
