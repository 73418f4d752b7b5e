import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { PersonPage } from '../account/PersonPage.tsx';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { follow, go, usePage } from '../router.ts';

/** Opens the table that has waited longest for this person, or says that none does. */
export function NextPage() {
  const t = useText();
  usePage(t.next.title);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      try {
        const { table } = await api('next');
        if (!wanted) return;
        if (table) go(`/t/${table.code}`, { replace: true });
        else setSaid(t.next.none);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (wanted) setSaid(error.body.error === 'signed-out' ? t.next.none : sayRefused(t, refusedBy(error)));
      }
    };
    void open().catch(reportError);
    return () => void (wanted = false);
  }, [t]);
  return (
    <PersonPage title={t.next.title}>
      {said !== null && (
        <div className="account-nobody">
          <p role="status">{said}</p>
          <a className="btn ink" href="/" onClick={follow}>
            {t.next.home}
          </a>
        </div>
      )}
    </PersonPage>
  );
}
