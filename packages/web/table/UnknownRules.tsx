import type { Table } from '@outcry/server/api';
import { Avatar } from '@outcry/ui';
import { useState } from 'react';
import type { GameId } from '../games.ts';
import { Tool, TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import { sayRefused } from '../online/refusal.ts';
import type { OnlineTable, Talk } from '../online/source.ts';
import { usePage } from '../router.ts';
import { useStore } from '../store.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { Drawer } from './Drawer.tsx';
import { Notice } from './Notice.tsx';
import { outcome } from './outcome.ts';
import { useGame } from './useGame.ts';
import '../waiting/waiting.css';
import './table.css';

interface UnknownRulesProps {
  readonly table: OnlineTable;
  readonly info: Table;
}

/** A table whose rules this server does not have: who sits there, how it ended, and the chat, but no board. */
export function UnknownRules({ table, info }: UnknownRulesProps) {
  const t = useText();
  const talk = useStore(table.talk);
  if (talk === null) return <div className="loading" role="status" aria-label={t.app.loading} />;
  return <Boardless table={table} info={info} talk={talk} />;
}

function Boardless({ table, info, talk: { online, trouble } }: UnknownRulesProps & { readonly talk: Talk }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const said = online.chat.length;
  /** How many lines of chat have been seen. */
  const [heard, setHeard] = useState(said);
  if (open && heard !== said) setHeard(said);
  const name = t.games[info.game as GameId].name;
  usePage(name, info.game);
  return (
    <>
      <TopBar title={name}>
        <Tool
          icon="chat"
          label={t.table.chat}
          count={Math.max(0, said - heard)}
          pressed={open}
          onClick={() => setOpen(!open)}
        />
      </TopBar>
      <div className="notices" aria-live="assertive">
        {trouble?.kind === 'refused' && <Notice text={sayRefused(t, trouble)} onClose={table.calm} />}
      </div>
      <main className="page">
        <div className="panel">
          {info.status !== 'playing' && <HowItEnded info={info} />}
          <p role="status">{t.refused['unknown-rules']}</p>
          <ul className="chairs">
            {info.seats.map((seat) => (
              <li key={seat.seat} className="list-line">
                <Avatar seat={seat.seat} info={{ name: seat.name, bot: seat.kind === 'bot', away: !seat.connected }} />
                <b className="line-text">{seat.name}</b>
              </li>
            ))}
          </ul>
        </div>
      </main>
      {open && (
        <Drawer title={t.table.chat} onClose={() => setOpen(false)}>
          <ChatPanel chat={online} source={table} />
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
