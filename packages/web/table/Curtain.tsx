import { Avatar } from '@outcry/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n.ts';
import type { AtTable } from './Table.tsx';

/** Hot-seat: hides everything until the person who is asked says they hold the device. */
export function Curtain({ at: { now, source, who }, seat }: { at: AtTable; seat: number }) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main className="curtain">
      <div>
        <Avatar seat={seat} info={now.seats[seat]!} />
        <h2>{t.table.curtain(who(seat))}</h2>
        <p>{t.table.curtainText(who(seat))}</p>
        <button type="button" className="btn go" ref={button} onClick={() => source.look(seat)}>
          {t.table.curtainOpen(who(seat))}
        </button>
      </div>
    </main>
  );
}
