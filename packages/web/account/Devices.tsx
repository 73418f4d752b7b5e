import type { Session } from '@outcry/server/api';
import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { follow } from '../router.ts';
import { dayIn } from './dates.ts';
import { Row } from './Row.tsx';
import { joinedDevices } from './OtherDevice.tsx';
import { useStore } from '../store.ts';

/** Where one is signed in, which programs act for one, and the way to another device. */
export function Devices({ onCode }: { onCode: () => void }) {
  const t = useText();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const [tokens, setTokens] = useState(0);
  const [wrong, setWrong] = useState<string | null>(null);
  const joined = useStore(joinedDevices);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const [found, programs] = await Promise.all([api('sessions'), api('tokens')]);
      if (!wanted) return;
      setSessions(found);
      setTokens(programs.length);
    };
    load().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (wanted) setWrong(sayRefused(t, refusedBy(error)));
    });
    return () => void (wanted = false);
  }, [t, joined]);
  const end = async (id: string) => {
    setWrong(null);
    try {
      await api('endSession', { params: { session: id } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.body.error !== 'not-found') return setWrong(sayRefused(t, refusedBy(error)));
    }
    return setSessions((now) => now.filter((session) => session.id !== id));
  };
  return (
    <section className="account-list devices" aria-labelledby="devices-title">
      <h2 id="devices-title">
        {t.account.devices} <small>{t.account.devicesCount(Math.max(1, sessions.length))}</small>
      </h2>
      <ul>
        {sessions.map(({ id, agent, created, current }) => {
          const words = t.account.agent(agent.browser, agent.system);
          const what = current ? t.account.hereNow(words) : t.account.since(words, dayIn(created, t.locale));
          return (
            <Row
              key={id}
              icon={agent.form === 'computer' ? 'computer' : 'phone'}
              title={(current ? t.account.thisDevice : t.account.device)[agent.form]}
              text={what}
            >
              {current ? (
                <span className="here">
                  <i aria-hidden="true" />
                  {t.account.here}
                </span>
              ) : (
                <button
                  type="button"
                  className="btn sm"
                  aria-label={t.account.endOf(what)}
                  onClick={() => void end(id)}
                >
                  {t.account.end}
                </button>
              )}
            </Row>
          );
        })}
        <Row
          icon="robot"
          title={t.account.tokens}
          text={tokens === 0 ? t.account.noTokens : t.account.tokensText(tokens)}
        >
          <a
            className="btn sm"
            href="/settings"
            onClick={follow}
            aria-label={`${tokens === 0 ? t.account.makeLink : t.account.look}: ${t.account.tokens}`}
          >
            {tokens === 0 ? t.account.makeLink : t.account.look}
          </a>
        </Row>
        <Row icon="phone" title={t.account.otherDevice} text={t.account.otherDeviceText}>
          <button type="button" className="btn sm" onClick={onCode}>
            {t.account.newCode}
          </button>
        </Row>
      </ul>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}
