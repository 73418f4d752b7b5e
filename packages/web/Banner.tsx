import { useText } from './i18n.ts';
import { link } from './online/link.ts';
import { useStore } from './store.ts';

/** Across the top when something is wrong with the connection, or this tab is older than the server. */
export function Banner() {
  const t = useText();
  const { state, slow, outdated } = useStore(link);
  if (outdated)
    return (
      <div className="banner" role="alert">
        {t.banner.outdated}
        <button type="button" className="btn sm" onClick={() => location.reload()}>
          {t.dead.reload}
        </button>
      </div>
    );
  if (state !== 'lost' && !slow) return null;
  return (
    <div className="banner passing" role="alert">
      {state === 'lost' ? t.banner.lost : t.banner.slow}
    </div>
  );
}
