import type { NotifyEvent, When } from '@outcry/server/api';
import type { SymbolName } from '@outcry/ui';
import { Row } from '../account/Row.tsx';
import { useText } from '../i18n.ts';
import { useSettings } from '../settings.ts';
import { fieldOf, minuteOf } from './hours.ts';
import { Switch } from './Switch.tsx';
import type { NotifyActions } from './useNotifications.ts';

export const EVENTS: readonly (readonly [NotifyEvent, SymbolName])[] = [
  ['turn', 'bell'],
  ['invited', 'meeple'],
  ['over', 'cup'],
  ['mentioned', 'chat'],
];
const WHENS: readonly When[] = ['now', 'ten-minutes', 'hour', 'daily'];

/** What one hears of. */
export function What({ actions: { known, save } }: { actions: NotifyActions }) {
  const t = useText();
  const { name } = useSettings();
  const { events } = known!.settings;
  const textOf = (event: NotifyEvent): string =>
    event === 'mentioned' ? t.notify.mentioned.text(name) : t.notify[event].text;
  return (
    <section className="account-list" aria-labelledby="what-title">
      <h2 id="what-title">{t.notify.what}</h2>
      <ul>
        {EVENTS.map(([event, icon]) => (
          <Row key={event} icon={icon} title={t.notify[event].title} text={textOf(event)}>
            <Switch
              label={t.notify[event].title}
              on={events[event]}
              onChange={(on) => void save({ events: { ...events, [event]: on } })}
            />
          </Row>
        ))}
      </ul>
    </section>
  );
}

/** After how long, and for once a day at what time. */
export function WhenSection({ actions: { known, save } }: { actions: NotifyActions }) {
  const t = useText();
  const { when, daily } = known!.settings;
  return (
    <section className="account-list wide" id="when" aria-labelledby="when-title">
      <h2 id="when-title">
        {t.notify.when} <small>{t.notify.whenText}</small>
      </h2>
      <div className="when-row">
        <div className="segments" role="radiogroup" aria-labelledby="when-title">
          {WHENS.map((one) => (
            <label key={one}>
              <input type="radio" name="when" checked={when === one} onChange={() => void save({ when: one })} />
              <span>{t.notify.whens[one]}</span>
            </label>
          ))}
        </div>
        {when === 'daily' ? (
          <label className="time-field">
            {t.notify.dailyAt}
            <input
              type="time"
              className="account-field"
              value={fieldOf(daily)}
              onChange={({ target }) => {
                const minute = minuteOf(target.value);
                if (minute !== null) void save({ daily: minute });
              }}
            />
          </label>
        ) : (
          <p>{t.notify.back}</p>
        )}
      </div>
    </section>
  );
}
