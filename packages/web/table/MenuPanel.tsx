import { useState } from 'react';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { Asking } from '../order/Asking.tsx';
import { follow, go } from '../router.ts';
import { Choice } from '../forms.tsx';
import { ReportForm } from '../report/ReportForm.tsx';
import { change, PACES, toggleWords, useSettings } from '../settings.ts';
import { SoundChoices } from '../sound/SoundChoices.tsx';
import { Offers } from './Offers.tsx';
import { usePace } from './pace.ts';
import type { AtTable } from './Table.tsx';
import { useWhyNoUndo } from './useWhyNoUndo.ts';

interface MenuPanelProps {
  readonly at: AtTable;
  readonly onKeys: () => void;
  readonly onNotes: () => void;
}

/** The rest: pace, the link, the commitment, the vote, and leaving (asked twice). */
export function MenuPanel({ at: { now, source, who }, onKeys, onNotes }: MenuPanelProps) {
  const t = useText();
  const pace = usePace(now.game);
  const { table } = useSettings();
  const [sure, setSure] = useState(false);
  const playing = now.status === 'playing';
  const why = useWhyNoUndo(now);
  const voted = now.online?.vote?.may === 'withdraw';
  const kept = now.online ? t.menu.homeOnline : t.menu.homeSolo;
  return (
    <div className="menu">
      <fieldset className="choices">
        <legend>{t.settings.pace}</legend>
        {PACES.map((name) => (
          <Choice key={name} name="pace" checked={pace === name} onChange={() => change({ pace: name })}>
            {t.settings.paces[name]}
          </Choice>
        ))}
      </fieldset>
      <SoundChoices />
      {now.online && (
        <p>
          {t.menu.code} <b className="ticker">{now.online.code}</b>
        </p>
      )}
      {now.online && now.online.spectators.length > 0 && (
        <p>{t.waiting.lookOn(now.online.spectators.map(({ name }) => name))}</p>
      )}
      {playing && now.viewer !== null && !now.hints && (
        <p className="cap">{now.online?.rated ? t.hint.rated : t.hint.off}</p>
      )}
      <p className="cap">
        {t.menu.fair} <code>{now.fairness.commitment.slice(0, 16)}…</code>
      </p>
      <a className="btn" href="/settings" onClick={follow}>
        {t.settings.title}
      </a>
      {playing && (
        <button type="button" className="btn" aria-pressed={table === 'words'} onClick={toggleWords}>
          {t.inWords.name}
        </button>
      )}
      <button type="button" className="btn" onClick={onKeys}>
        {t.keys.title}
      </button>
      {now.online && now.yours.length > 0 && (
        <button type="button" className="btn" onClick={onNotes}>
          {t.notesOfOne.title}
        </button>
      )}
      <ReportForm now={now} source={source} />
      {playing && typeof now.online?.lookOn === 'boolean' && (
        <Choice name="spectators" many checked={now.online.lookOn} onChange={(on) => source.online?.lookOn(on)}>
          {t.make.spectators}
        </Choice>
      )}
      {playing && now.viewer !== null && (
        <button type="button" className="btn" disabled={why !== null} title={why ?? undefined} onClick={source.undo}>
          {t.table.undo}
        </button>
      )}
      {playing && why !== null && now.undo && <p className="cap">{why}</p>}
      {playing && now.redo && (
        <button type="button" className="btn" onClick={source.redo}>
          {t.table.redo}
        </button>
      )}
      {now.online && <Offers offers={now.online.offers} source={source} who={who} />}
      {playing && now.online && now.yours.length > 0 && (
        <button type="button" className="btn" aria-pressed={voted} onClick={() => source.online?.vote(!voted)}>
          {voted ? t.menu.unvote : t.menu.vote}
        </button>
      )}
      {source.online && (
        <Asking
          label={t.order.reportTable}
          question={t.order.reportTableAsk}
          reason={t.order.reason}
          done={t.order.reported}
          onGo={(reason) => api('report', { params: { id: source.online!.table }, body: { reason } })}
        />
      )}
      {playing && now.yours.length > 0 && (
        <>
          {sure && <p>{now.online ? t.menu.leaveOnline : t.menu.leaveSolo}</p>}
          <button
            type="button"
            className="btn"
            onClick={async () => {
              if (!sure) return setSure(true);
              return (await source.leave()) && go('/');
            }}
          >
            {sure ? t.menu.leaveSure : t.menu.leave}
          </button>
        </>
      )}
      <a className="btn" href="/" onClick={follow}>
        {playing && now.yours.length > 0 ? kept : t.menu.home}
      </a>
    </div>
  );
}
