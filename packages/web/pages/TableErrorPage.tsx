import { useText } from '../i18n.ts';
import { follow } from '../router.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** Where trying again would bring the same: a table of one's own is the way on. */
const FOR_GOOD = ['not-found', 'gone', 'mistyped', 'removed'];

interface TableErrorProps {
  readonly why: string;
  /** After how many seconds to try again, where that is known. */
  readonly wait?: number | null | undefined;
  readonly onRetry?: () => void;
}

/** A table that cannot be shown: why, and a way on. */
export function TableErrorPage({ why, wait, onRetry }: TableErrorProps) {
  const t = useText();
  const [title, text] =
    why === 'too-many'
      ? [t.dead.tooManyTitle, t.dead.tooManyText(wait ?? 60)]
      : (t.dead.table[why] ?? t.dead.table.unreached!);
  return (
    <ErrorPage title={title} text={text}>
      {FOR_GOOD.includes(why) ? (
        <a className="btn go" href="/new" onClick={follow}>
          {t.home.make}
        </a>
      ) : (
        <button type="button" className="btn go" onClick={onRetry}>
          {why === 'signed-out' ? t.session.goOn : t.dead.again}
        </button>
      )}
    </ErrorPage>
  );
}
