import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { Asking } from '../order/Asking.tsx';
import { BlockPerson } from '../order/BlockPerson.tsx';
import { go } from '../router.ts';
import type { Online, TableSource } from './source.ts';
import './chat.css';

interface ChatPanelProps {
  readonly chat: Pick<Online, 'chat' | 'muted'>;
  readonly source: Pick<TableSource, 'online' | 'leave'>;
  /** What happened between the lines, by the number of its entry. */
  readonly notes?: readonly { readonly at: number; readonly text: string }[];
  /** Part of a page: the list scrolls by itself. */
  readonly inline?: boolean;
}

/** The chat of a table. */
export function ChatPanel({ chat: { chat, muted }, source, notes = [], inline = false }: ChatPanelProps) {
  const t = useText();
  const said = chat.filter(({ text: words }) => words !== ''); // what deleted accounts wrote is gone
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const lines = [...said.map((by) => ({ ...by, by })), ...notes.map((note) => ({ ...note, by: null }))].toSorted(
    (one, other) => one.at - other.at,
  );
  const { length } = lines;
  useEffect(() => {
    if (inline) list.current?.scrollTo(0, list.current.scrollHeight);
    else list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [length, inline]);
  const people = new Map(said.filter(({ mine }) => !mine).map((by) => [by.person, by]));
  const table = source.online?.table;
  return (
    <div className={inline ? 'chat inline' : 'chat'}>
      <ol ref={list} aria-live="polite" {...(inline ? { tabIndex: 0, 'aria-label': t.table.chat } : {})}>
        {lines.length === 0 && <li className="cap">{t.chat.empty}</li>}
        {lines.map(({ at, text: line, by }) => (
          <li key={at} className={by === null ? 'cap chat-note' : by.mine ? 'mine' : ''}>
            {by && (
              <b>
                <bdi>{by.name}</bdi>
                {by.looksOn && <small> {t.chat.looksOn}</small>}
              </b>
            )}
            <span>
              <bdi>{line}</bdi>
            </span>
            {by && !by.mine && table !== undefined && (
              <div className="reporting">
                <Asking
                  label={t.order.report}
                  name={t.order.reportLine(by.name, line)}
                  question={t.order.reportAsk(by.name)}
                  reason={t.order.reason}
                  done={t.order.reported}
                  onGo={(reason) => api('report', { params: { id: table }, body: { seq: at, reason } })}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {[...people].map(([person, { name, looksOn }]) => (
        <div key={person} className="chat-person">
          <button type="button" className="text-button" onClick={() => source.online?.mute(person, name)}>
            {t.chat.mute(name)}
          </button>
          <BlockPerson
            person={person}
            name={name}
            onLeave={looksOn ? null : () => void source.leave().then((left) => left && go('/'))}
            onBlocked={() => source.online?.mute(person, name)}
          />
        </div>
      ))}
      {muted.map(({ person, name }) => (
        <button key={person} type="button" className="text-button" onClick={() => source.online?.hear(person)}>
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
          className="field stretched"
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
