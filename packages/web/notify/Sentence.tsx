import type { Notifications } from '@outcry/server/api';
import { useText } from '../i18n.ts';
import { clockOf } from './hours.ts';

/** What is true now, in one sentence; its dotted words lead to where they are changed. */
export function Sentence({ known: { settings, channels } }: { known: Notifications }) {
  const t = useText();
  const { when, daily, quiet } = settings;
  const places = new Set(
    channels
      .filter(({ on }) => on)
      .map(({ kind, form }) => {
        if (kind === 'push') return form === 'phone' ? t.notify.thisPhone : t.notify.inBrowser;
        return kind === 'mail' ? t.notify.byMail : t.notify.byHook(t.notify.kinds[kind]);
      }),
  );
  if (places.size === 0) {
    const [before, where, after] = t.notify.nowhere;
    return (
      <>
        {before}
        <a href="#where">{where}</a>
        {after}
      </>
    );
  }
  const [tell, span] = t.notify.sentence(when, clockOf(daily));
  const [comma, list] = t.notify.by([...places]);
  const [never, hours] = t.notify.quietly(clockOf(quiet.from), clockOf(quiet.until));
  return (
    <>
      {tell}
      <a href="#when">{span}</a>
      {comma}
      <a href="#where">{list}</a>
      {quiet.on && (
        <>
          {never}
          <a href="#quiet">{hours}</a>
        </>
      )}
      .
    </>
  );
}
