import { useState } from 'react';
import { useText } from '../i18n.ts';
import { banned } from '../online/api.ts';
import { link } from '../online/link.ts';
import { useRoute } from '../router.ts';
import { useStore } from '../store.ts';
import { useNow } from '../useNow.ts';
import { dayIn, timeIn } from '../account/dates.ts';
import { announcement, isMaintained } from './announced.ts';

const MINUTE = 60;
const EVENING = 18;

/** Across the top: that this person is banned, or what the host tells everybody. */
export function OrderBanner() {
  const t = useText();
  const said = useStore(announcement);
  const ban = useStore(banned);
  const { slow } = useStore(link);
  const page = useRoute().parts?.[0];
  const [read, setRead] = useState<string | null>(null);
  const now = useNow(1000); // a maintenance is said to have begun when moves begin to wait
  if (ban)
    return (
      <div className="banner" role="alert">
        {t.order.banned(ban.until === null ? null : dayIn(ban.until, t.locale), ban.reason)}
        <a className="btn sm" href="/api/account/export" download>
          {t.order.takeOut}
        </a>
      </div>
    );
  if (!said || said.ends <= now) return null;
  const { id, begins, minutes, text, ends } = said;
  if (isMaintained(said, now)) {
    const move = page === 't' ? ` ${slow ? t.order.moveHere : t.order.moveKept}` : '';
    return (
      <div className="banner" role="status">
        {t.order.during(timeIn(ends, t.locale)) + move}
      </div>
    );
  }
  if (read === id || (text !== null && begins > now)) return null;
  const isToday = new Date(begins).toDateString() === new Date(now).toDateString();
  const day = isToday ? null : dayIn(begins, t.locale);
  const isEvening = new Date(begins).getHours() >= EVENING;
  return (
    <div className="banner" role="status">
      {text ?? t.order.before(day, timeIn(begins, t.locale), isEvening, minutes * MINUTE)}
      <button type="button" className="btn sm" onClick={() => setRead(id)}>
        {t.account.read}
      </button>
    </div>
  );
}
