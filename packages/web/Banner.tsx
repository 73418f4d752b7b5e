import type { ReactNode } from 'react';
import { useState } from 'react';
import { useText } from './i18n.ts';
import { ApiError, banned } from './online/api.ts';
import { link } from './online/link.ts';
import { refusedBy, sayRefused } from './online/refusal.ts';
import { beSomebody, signedOut } from './online/session.ts';
import { announcement, isMaintained } from './order/announced.ts';
import { useRoute } from './router.ts';
import { useStore } from './store.ts';
import { useNow } from './useNow.ts';

/** Pages that show what the server knows; on the others nobody needs it. */
const WITH_SERVER: readonly (string | undefined)[] = [undefined, 't', 'history'];
/** Pages that belong to a person; a table says for itself that its person is gone. */
const OF_PERSON: readonly (string | undefined)[] = [undefined, 'history', 'settings'];

/** Across the top when something is wrong with the connection or the session, or this tab is older than the server. */
export function Banner() {
  const t = useText();
  const { state, slow, outdated } = useStore(link);
  const isOut = useStore(signedOut);
  const isBanned = useStore(banned) !== null;
  const isUpdated = isMaintained(useStore(announcement), useNow(1000));
  const page = useRoute().parts?.[0];
  if (outdated)
    return (
      <Asking text={t.banner.outdated}>
        <button type="button" className="btn sm" onClick={() => location.reload()}>
          {t.dead.reload}
        </button>
      </Asking>
    );
  if (isBanned) return null; // that is said, and explains the rest
  if (isOut && OF_PERSON.includes(page)) return <SignedOut />;
  const cut = (state === 'lost' || state === 'full') && WITH_SERVER.includes(page) ? state : null;
  if (!cut && !slow) return null;
  if (cut !== 'full' && isUpdated) return null; // that is said, too
  return (
    <div className="banner passing" role="alert">
      {t.banner[cut ?? 'slow']}
    </div>
  );
}

const Asking = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="banner" role="alert">
    {text}
    {children}
  </div>
);

/** The server does not know this browser any more: one click makes it a guest again. */
function SignedOut() {
  const t = useText();
  const [refused, setRefused] = useState<string | null>(null);
  const goOn = async () => {
    try {
      await beSomebody(t.play.guest);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(sayRefused(t, refusedBy(error)));
    }
  };
  return (
    <Asking text={refused ?? t.session.out}>
      <button type="button" className="btn sm" onClick={() => void goOn()}>
        {t.session.goOn}
      </button>
    </Asking>
  );
}
