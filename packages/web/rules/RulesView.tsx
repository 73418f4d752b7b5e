import { examplesOf } from '@outcry/games/lesson.ts';
import { Icon } from '@outcry/ui';
import { useEffect, useRef, useState } from 'react';
import { loadLesson, loadRules } from '../games.ts';
import { useText } from '../i18n.ts';
import { follow } from '../router.ts';
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
  /** With a list of contents, and ways to see rules played: not beside a table one plays at. */
  readonly onPage?: boolean;
}

const idOf = (part: number): string => `part-${part}`;

/** By rule, the moment of the game's lesson that shows it. */
function useExamples(game: string): ReadonlyMap<string, number> {
  const [examples, setExamples] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let wanted = true;
    void loadLesson(game).then((lesson) => wanted && setExamples(examplesOf(lesson)));
    return () => void (wanted = false);
  }, [game]);
  return examples;
}

/** The numbered rules of a game, searchable, and where each of its tables comes from. */
export function RulesView({ game, wanted, own, onPage = false }: RulesViewProps) {
  const t = useText();
  const examples = useExamples(game);
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
  useEffect(() => void document.getElementById(location.hash.slice(1))?.scrollIntoView(), [rules]);
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
      {onPage && words.length === 0 && <Contents rules={rules} />}
      {shown.map(({ number, blocks }, at) => (
        <section
          key={at}
          id={idOf(rules.indexOf(shown[at]!))}
          className={number === null ? undefined : number === wanted ? 'rule wanted' : 'rule'}
          ref={number !== null && number === wanted ? target : null}
        >
          {number !== null && <b className="rule-number">{number}</b>}
          <div>
            {blocks.map((block, place) => (
              <BlockView key={place} block={block} />
            ))}
            {onPage && number !== null && examples.has(number) && (
              <a
                className="rule-example"
                href={`/replay/lesson/${game}?at=${examples.get(number)}`}
                onClick={follow}
                aria-label={t.rules.playedOf(number)}
              >
                <Icon name="play" /> {t.rules.played}
              </a>
            )}
          </div>
        </section>
      ))}
      {words.length === 0 && (
        <section id={idOf(rules.length)}>
          <h3>{t.rules.tables}</h3>
          <TablesView game={game} own={own} />
        </section>
      )}
    </div>
  );
}

/** Links to the headings. */
function Contents({ rules }: { rules: readonly Rule[] }) {
  const t = useText();
  const titles = rules.flatMap(({ blocks }, at) =>
    blocks.flatMap((block) =>
      block.kind === 'heading' && block.level > 1 ? [{ at, title: block.text.map(({ text }) => text).join('') }] : [],
    ),
  );
  return (
    <nav className="rules-contents" aria-label={t.rules.contents}>
      <ul>
        {[...titles, { at: rules.length, title: t.rules.tables }].map(({ at, title }) => (
          <li key={at}>
            <a href={`#${idOf(at)}`}>{title}</a>
          </li>
        ))}
        <li>
          <a href="#try-change">{t.lab.title}</a>
        </li>
      </ul>
    </nav>
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
