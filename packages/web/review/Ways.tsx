import { Tool } from '../Header.tsx';
import { useText } from '../i18n.ts';
import type { Held, Kind } from '../replay/held.ts';
import type { Seat } from '@outcry/engine';
import { go } from '../router.ts';

interface WaysProps {
  readonly held: Held;
  readonly kind: Kind;
  readonly id: string;
  readonly seat: Seat;
}

/** Ways from the review of a game to its result and its replay. */
export function Ways({ held, kind, id, seat }: WaysProps) {
  const t = useText();
  return (
    <>
      {held.result && <Tool icon="cup" label={t.replay.result} onClick={() => go(held.result!)} />}
      <Tool icon="play" label={t.replay.name} onClick={() => go(`/replay/${kind}/${id}?seat=${seat + 1}`)} />
    </>
  );
}
