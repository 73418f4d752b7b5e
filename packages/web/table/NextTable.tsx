import { Icon } from '@outcry/ui';
import { useText } from '../i18n.ts';
import { useWaitingTables } from '../online/next.ts';
import { follow, useRoute } from '../router.ts';
import './nextTable.css';

/** Leads to the table that has waited longest; nothing while none waits. */
export function NextTable() {
  const t = useText();
  const { parts } = useRoute();
  const waiting = useWaitingTables(parts?.[1]);
  const [next] = waiting;
  if (!next) return null;
  return (
    <a className="next-table" href={`/t/${next.code}`} onClick={follow} aria-label={t.next.table(waiting.length)}>
      <i aria-hidden="true" />
      <span className="next-name">{t.next.name}</span> <span>({waiting.length})</span>
      <Icon name="forth" />
    </a>
  );
}
