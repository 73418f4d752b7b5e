import type { Table } from '@outcry/server/api';
import { Avatar } from '@outcry/ui';
import { useState } from 'react';
import type { GameId } from '../games.ts';
import { Tool, TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import type { OnlineTable } from '../online/source.ts';
import { usePage } from '../router.ts';
import { useStore } from '../store.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { Drawer } from './Drawer.tsx';
import { outcome } from './outcome.ts';
import { useGame } from './useGame.ts';
import '../waiting/waiting.css';
import './table.css';

/** A table whose rules this server does not have: who sits there, how it ended, and the chat, but no board. */
export function UnknownRules({ table, info }: { table: OnlineTable; info: Table }) {
  const t = useText();
  const talk = useStore(table.talk);
  const [open, setOpen] = useState(false);
  /** How many lines of chat have been seen. */
  const [heard, setHeard] = useState(talk.chat.length);
  if (open && heard !== talk.chat.length) setHeard(talk.chat.length);
  const name = t.games[info.game as GameId].name;
  usePage(name, info.game);
  return (
    <>
      <TopBar title={name}>
        <Tool
          icon="chat"
          label={t.table.chat}
          count={Math.max(0, talk.chat.length - heard)}
          pressed={open}
          onClick={() => setOpen(!open)}
        />
      </TopBar>
      <main className="page waiting">
        <div className="panel">
          {info.status !== 'playing' && <HowItEnded info={info} />}
          <p role="status">{t.refused['unknown-rules']}</p>
          <ul className="chairs">
            {info.seats.map((seat) => (
              <li key={seat.seat}>
                <Avatar seat={seat.seat} info={{ name: seat.name, bot: seat.kind === 'bot', away: !seat.connected }} />
                <b className="d">{seat.name}</b>
              </li>
            ))}
          </ul>
        </div>
      </main>
      {open && (
        <Drawer title={t.table.chat} onClose={() => setOpen(false)}>
          <ChatPanel chat={talk} source={table} />
        </Drawer>
      )}
    </>
  );
}

function HowItEnded({ info }: { info: Table }) {
  const t = useText();
  const board = useGame(info.game)?.board;
  if (!board) return null;
  const now = { seats: info.seats, result: info.result, online: info };
  const [title, sub] = outcome({ now, board, who: (seat) => info.seats[seat]!.name }, t);
  return (
    <>
      <h2>{title}</h2>
      {sub && <p>{sub}</p>}
    </>
  );
}
