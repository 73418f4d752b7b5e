import { useText } from '../i18n.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** An address we do not know. */
export function NotFound() {
  const t = useText();
  return <ErrorPage title={t.dead.lostTitle} text={t.dead.lostText} />;
}
