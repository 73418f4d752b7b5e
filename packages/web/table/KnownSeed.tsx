import { useText } from '../i18n.ts';

/** The mark of a game that was taken on from another whose seed is known. */
export function KnownSeed() {
  const t = useText();
  return (
    <p className="known-seed" title={t.replay.continuedWhy}>
      {t.replay.continued}
    </p>
  );
}
