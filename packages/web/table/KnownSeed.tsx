import { useText } from '../i18n.ts';
import { isOneColumn, useScreen } from './useScreen.ts';

/** The mark of a game that was taken on from another whose seed is known. */
export function KnownSeed() {
  const t = useText();
  const brief = isOneColumn(useScreen());
  return (
    <p className="known-seed" title={t.replay.continuedWhy}>
      {brief ? t.replay.continuedShort : t.replay.continued}
    </p>
  );
}
