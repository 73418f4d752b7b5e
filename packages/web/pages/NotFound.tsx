import { useText } from '../i18n.ts';
import { Dead } from './Dead.tsx';

/** An address we do not know. */
export function NotFound() {
  const t = useText();
  return <Dead title={t.dead.lostTitle} text={t.dead.lostText} />;
}
