import type { DeviceCode, Response } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { useSharedOrigins } from '../online/invitation.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { Qr } from '../Qr.tsx';
import { createStore } from '../store.ts';

const SECOND = 1000;
/** When the seconds that are left are also said aloud. */
const SAID = [30, 10];

/** Counts the devices that were let in from here: the list of sessions is read anew. */
export const joinedDevices = createStore(0);

/** A code for a second device, until it has been used, stopped or is a minute old. */
export function OtherDevice({ onDone }: { onDone: () => void }) {
  const t = useText();
  const origins = useSharedOrigins();
  const [made, setMade] = useState<Response<'makeDeviceCode'> | null>(null);
  const [code, setCode] = useState<DeviceCode | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const id = made?.id;
  useEffect(() => {
    let wanted = true;
    const fail = (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (wanted) setWrong(sayRefused(t, refusedBy(error)));
    };
    if (id === undefined) {
      api('makeDeviceCode').then((next) => wanted && setMade(next), fail);
      return () => void (wanted = false);
    }
    const look = () => api('deviceCode', { params: { device: id } }).then((next) => wanted && setCode(next), fail);
    const timer = setInterval(() => void look(), SECOND);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [t, id]);
  const state = code?.state ?? 'shown';
  useEffect(() => {
    if (state === 'used') joinedDevices.set(joinedDevices.get() + 1);
  }, [state]);
  const answer = async (agree: boolean) => {
    try {
      setCode(await api('answerDevice', { params: { device: id! }, body: { agree } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(error.body.error === 'link-gone' ? t.account.codeEnded : sayRefused(t, refusedBy(error)));
    }
  };
  const isOpen = state === 'shown' || state === 'scanned';
  const seconds = Math.ceil((code?.left ?? made?.left ?? 0) / SECOND);
  const said = SAID.toReversed().find((limit) => seconds <= limit);
  const link = made && origins ? `${origins[0] ?? location.origin}/device#${made.secret}` : null;
  return (
    <article className="other-device" aria-label={t.account.otherDevice}>
      {isOpen && link && <Qr text={link} label={t.account.qr} />}
      <div>
        {wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
        {state === 'shown' && link && (
          <>
            <h3>{t.account.scanTitle}</h3>
            <p>{t.account.scanText}</p>
            <input className="account-field" readOnly value={link} aria-label={t.account.scanText} />
          </>
        )}
        {state === 'scanned' && code?.scanned && <Scanned code={code} onAnswer={answer} />}
        {state === 'stopped' && <p role="status">{t.account.stopped}</p>}
        {state === 'ended' && <p role="status">{t.account.codeEnded}</p>}
        {(state === 'used' || state === 'confirmed') && <p role="status">{t.account.joined}</p>}
        {isOpen && link && (
          <>
            <p className="fine">{t.account.codeLeft(seconds)}</p>
            <p className="unseen" role="status">
              {said === undefined ? '' : t.account.codeLeft(said)}
            </p>
          </>
        )}
        {!isOpen && (
          <button type="button" className="btn sm" onClick={onDone}>
            {t.app.close}
          </button>
        )}
      </div>
    </article>
  );
}

/** Another device has scanned the code: are these its figures? */
function Scanned({ code, onAnswer }: { code: DeviceCode; onAnswer: (agree: boolean) => Promise<void> }) {
  const t = useText();
  const { figures, agent, ago } = code.scanned!;
  const words = t.account.agent(agent.browser, agent.system);
  return (
    <div role="group" aria-label={t.account.joins[agent.form]}>
      <div role="alert">
        <h3>{t.account.joins[agent.form]}</h3>
      </div>
      <p>{t.account.joinsText(words, Math.round(ago / SECOND))}</p>
      <Figures figures={figures} />
      <div className="account-acts">
        <button type="button" className="btn sm ink" onClick={() => void onAnswer(true)}>
          {t.account.yesMine}
        </button>
        <button type="button" className="btn sm" onClick={() => void onAnswer(false)}>
          {t.account.noStop}
        </button>
      </div>
    </div>
  );
}

/** The two figures that both devices show. */
export const Figures = ({ figures }: { figures: string }) => (
  <p className="figures" role="img" aria-label={[...figures].join(' ')}>
    {[...figures].map((figure, place) => (
      <b key={place}>{figure}</b>
    ))}
  </p>
);
