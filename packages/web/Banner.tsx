import { useText } from './i18n.ts';
import { link } from './online/link.ts';
import { useRoute } from './router.ts';
import { useStore } from './store.ts';

/** Pages that show what the server knows; on the others nobody needs it. */
const WITH_SERVER: readonly (string | undefined)[] = [undefined, 't', 'history'];

/** Across the top when something is wrong with the connection, or this tab is older than the server. */
export function Banner() {
  const t = useText();
  const { state, slow, outdated } = useStore(link);
  const { parts } = useRoute();
  if (outdated)
    return (
      <div className="banner" role="alert">
        {t.banner.outdated}
        <button type="button" className="btn sm" onClick={() => location.reload()}>
          {t.dead.reload}
        </button>
      </div>
    );
  const cut = (state === 'lost' || state === 'full') && WITH_SERVER.includes(parts?.[0]) ? state : null;
  if (!cut && !slow) return null;
  return (
    <div className="banner passing" role="alert">
      {t.banner[cut ?? 'slow']}
    </div>
  );
}
