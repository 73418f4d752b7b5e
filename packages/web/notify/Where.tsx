import type { Channel, HookKind } from '@outcry/server/api';
import type { SymbolName } from '@outcry/ui';
import { Icon } from '@outcry/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Row } from '../account/Row.tsx';
import { useText } from '../i18n.ts';
import { api } from '../online/api.ts';
import { noPushHere, ownChannel } from './push.ts';
import { Switch } from './Switch.tsx';
import type { NotifyActions } from './useNotifications.ts';

const iconOf = ({ kind, form }: Channel): SymbolName => {
  if (kind === 'push') return form === 'computer' ? 'computer' : 'phone';
  return kind === 'mail' ? 'mail' : 'plane';
};

/** Where messages go: browsers, the mail address, webhooks. */
export function Where({ actions }: { actions: NotifyActions }) {
  const t = useText();
  const { known, act, turnOn } = actions;
  const [hasForm, setHasForm] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { channels } = known!;
  const noPush = noPushHere();
  const isHere = channels.some(({ id }) => id === ownChannel());
  const day = new Intl.DateTimeFormat(t.locale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  const title = ({ kind, form }: Channel): string => {
    if (kind === 'push') return t.notify.push[form ?? 'computer'];
    return kind === 'mail' ? t.notify.mail : t.notify.kinds[kind];
  };
  const text = ({ kind, label, arrived, failed }: Channel): string => {
    const name = kind === 'push' ? t.notify.pushText(label) : label;
    if (failed !== null && failed > (arrived ?? 0)) return `${name}, ${t.notify.failed(day.format(failed))}`;
    return arrived === null ? name : `${name}, ${t.notify.arrived(day.format(arrived))}`;
  };
  return (
    <section className="account-list" id="where" aria-labelledby="where-title">
      <h2 id="where-title">{t.notify.where}</h2>
      <ul>
        {!isHere && (
          <Row icon="bell" title={t.notify.here} text={noPush === null ? t.notify.hereText : t.notify[noPush]}>
            {noPush === null && (
              <button
                type="button"
                className="btn sm"
                disabled={isAsking}
                onClick={() => {
                  setAsking(true);
                  void turnOn().finally(() => setAsking(false));
                }}
              >
                {t.notify.turnOn}
              </button>
            )}
          </Row>
        )}
        {channels.map((channel) => (
          <Row key={channel.id} icon={iconOf(channel)} title={title(channel)} text={text(channel)}>
            {channel.kind !== 'mail' && (
              <button
                type="button"
                className="btn sm bare"
                aria-label={t.notify.removeOf(`${title(channel)}, ${channel.label}`)}
                onClick={() => void act(() => api('dropChannel', { params: { channel: channel.id } }))}
              >
                {t.notify.remove}
              </button>
            )}
            <Switch
              label={`${title(channel)}, ${channel.label}`}
              on={channel.on}
              onChange={(on) => void act(() => api('setChannel', { params: { channel: channel.id }, body: { on } }))}
            />
          </Row>
        ))}
        <li>
          {hasForm ? (
            <HookForm actions={actions} onDone={() => setHasForm(false)} />
          ) : (
            <button type="button" className="btn sm" onClick={() => setHasForm(true)}>
              <Icon name="plane" /> {t.notify.addHook}
            </button>
          )}
        </li>
      </ul>
    </section>
  );
}

const KINDS: readonly HookKind[] = ['ntfy', 'discord', 'slack', 'matrix', 'json'];

/** A webhook to add: its kind and its address. */
function HookForm({ actions: { act }, onDone }: { actions: NotifyActions; onDone: () => void }) {
  const t = useText();
  const [kind, setKind] = useState<HookKind>('ntfy');
  const [url, setUrl] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (await act(() => api('addHook', { body: { kind, url: url.trim() } }))) onDone();
  };
  return (
    <form className="hook-form" aria-label={t.notify.addHook} onSubmit={(event) => void add(event)}>
      <label>
        {t.notify.hookKind}
        <select
          className="account-field"
          value={kind}
          onChange={({ target }) => setKind(KINDS.find((one) => one === target.value)!)}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t.notify.kindFormats[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.notify.hookUrl}
        <input
          className="account-field"
          type="url"
          required
          pattern="https?://.+"
          maxLength={1000}
          placeholder="https://"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </label>
      <div className="account-acts">
        <button type="submit" className="btn sm ink">
          {t.notify.save}
        </button>
        <button type="button" className="btn sm bare" onClick={onDone}>
          {t.notify.cancel}
        </button>
      </div>
    </form>
  );
}
