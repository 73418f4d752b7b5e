import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n.ts';
import type { Online, TableSource } from './source.ts';

interface ChatPanelProps {
  readonly chat: Pick<Online, 'chat' | 'muted'>;
  readonly source: Pick<TableSource, 'online'>;
}

/** The chat of a table. */
export function ChatPanel({ chat: { chat: lines, muted }, source }: ChatPanelProps) {
  const t = useText();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { length } = lines;
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  const people = new Map(lines.filter(({ mine }) => !mine).map(({ person, name }) => [person, name]));
  return (
    <div className="chat">
      <ol ref={list} aria-live="polite">
        {lines.length === 0 && <li className="cap">{t.chat.empty}</li>}
        {lines.map(({ at, name, looksOn, text: said, mine }) => (
          <li key={at} className={mine ? 'mine' : ''}>
            <b>
              <bdi>{name}</bdi>
              {looksOn && <small> {t.chat.looksOn}</small>}
            </b>
            <span>
              <bdi>{said}</bdi>
            </span>
          </li>
        ))}
      </ol>
      {[...people].map(([person, name]) => (
        <button key={person} type="button" className="quiet" onClick={() => source.online?.mute(person, name)}>
          {t.chat.mute(name)}
        </button>
      ))}
      {muted.map(({ person, name }) => (
        <button key={person} type="button" className="quiet" onClick={() => source.online?.hear(person)}>
          {t.chat.hear(name)}
        </button>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          source.online?.say(text.trim());
          setText('');
        }}
      >
        <input
          className="field"
          value={text}
          maxLength={500}
          aria-label={t.chat.say}
          placeholder={t.chat.say}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn ink">
          {t.chat.send}
        </button>
      </form>
    </div>
  );
}
