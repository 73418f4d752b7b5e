import { useText } from '../i18n.ts';
import { Dead } from '../pages/Dead.tsx';
import { follow } from '../router.ts';

/** The host gave the seat away, now or before this page was opened: a sentence, and a table of one's own. */
export function Removed() {
  const t = useText();
  const [title, text] = t.dead.table.removed!;
  return (
    <Dead title={title} text={text}>
      <a className="btn go" href="/new" onClick={follow}>
        {t.home.make}
      </a>
    </Dead>
  );
}
