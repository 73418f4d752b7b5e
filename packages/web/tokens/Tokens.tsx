import type { Token } from '@outcry/server/api';
import { Icon } from '@outcry/ui';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { whoAmI } from '../online/session.ts';
import { focusNew } from './focus.ts';
import { MakeToken } from './MakeToken.tsx';
import { NewToken } from './NewToken.tsx';
import './tokens.css';

/** Tokens of this person; null: the server is not reached. Somebody who is nobody yet has none. */
async function fetchTokens(): Promise<readonly Token[] | null> {
  try {
    return (await whoAmI()) ? await api('tokens') : [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** Programs that act as this person: their tokens, and a form that makes one. Nothing without a server. */
export function Tokens() {
  const t = useText();
  const [tokens, setTokens] = useState<readonly Token[] | null>(null);
  /** The form is open; or a secret is shown, this once. */
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let wanted = true;
    fetchTokens().then((found) => wanted && setTokens(found), reportError);
    return () => void (wanted = false);
  }, []);
  if (tokens === null) return null;

  const remove = async (id: string) => {
    setWrong(null);
    try {
      await api('dropToken', { params: { token: id } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.body.error !== 'not-found') return setWrong(sayRefused(t, refusedBy(error)));
    }
    setTokens((now) => now!.filter((token) => token.id !== id));
    open.current?.focus();
    return undefined;
  };
  return (
    <section className="panel tokens" aria-labelledby="tokens-title">
      <h2 id="tokens-title">{t.tokens.title}</h2>
      <p className="cap">
        {t.tokens.help} <a href="/api/docs">{t.tokens.api}</a>
      </p>
      {tokens.length === 0 ? (
        <p className="empty-text">{t.tokens.none}</p>
      ) : (
        <ul>
          {tokens.map((token) => (
            <TokenLine key={token.id} token={token} onDelete={() => remove(token.id)} />
          ))}
        </ul>
      )}
      {wrong && (
        <p className="error-text" role="alert">
          {wrong}
        </p>
      )}
      {made !== null && <NewToken secret={made} onDone={() => setMade(null)} />}
      {making ? (
        <MakeToken
          onMade={({ token: secret, ...token }) => {
            setTokens([...tokens, token]);
            setMade(secret);
            setMaking(false);
          }}
          onCancel={() => setMaking(false)}
        />
      ) : (
        <button
          ref={open}
          type="button"
          className="btn"
          onClick={() => {
            setMade(null);
            setMaking(true);
          }}
        >
          <Icon name="plus" /> {t.tokens.make}
        </button>
      )}
    </section>
  );
}

/** One token: what it may do, and when it was made, ends and was used. Delete asks once more. */
function TokenLine({ token, onDelete }: { token: Token; onDelete: () => void }) {
  const t = useText();
  const [sure, setSure] = useState(false);
  const { label, scope, created, ends, used } = token;
  const date = (at: number): string => new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium' }).format(at);
  return (
    <li className="list-line">
      <span className="token-sign" aria-hidden="true">
        <Icon name={scope === 'play' ? 'robot' : 'eye'} />
      </span>
      <div className="line-text">
        <b>{label}</b>
        <small>
          {[
            t.tokens.scopes[scope],
            t.tokens.made(date(created)),
            t.tokens.ends(date(ends)),
            used === null ? t.tokens.unused : t.tokens.used(date(used)),
          ].join(' · ')}
        </small>
      </div>
      {sure ? (
        <div className="actions" role="group" aria-label={t.tokens.deleteOf(label)}>
          <button type="button" className="btn sm" onClick={() => setSure(false)}>
            {t.app.cancel}
          </button>
          <button type="button" className="btn sm danger" onClick={onDelete} ref={focusNew}>
            {t.tokens.deleteNow}
          </button>
        </div>
      ) : (
        <button type="button" className="btn sm" aria-label={t.tokens.deleteOf(label)} onClick={() => setSure(true)}>
          {t.tokens.delete}
        </button>
      )}
    </li>
  );
}
