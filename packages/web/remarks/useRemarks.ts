import type { Feelings, Remark } from '@outcry/ui';
import { useEffect, useRef, useState } from 'react';
import { loadFeelings } from '../games.ts';
import { useText } from '../i18n.ts';
import { settings } from '../settings.ts';
import { pricesOf } from '../table/charts.ts';
import type { AtTable } from '../table/Table.tsx';
import { feltBy, remarkOn } from './remark.ts';

/** How long a remark stays. */
const LASTS = 4000;

/** What bots say at a table: the remark of this moment, and whom to tell that the board has shown a move. */
export function useRemarks(at: AtTable): readonly [remark: Remark | null, hear: (index: number) => void] {
  const t = useText();
  const { now, board } = at;
  const [remark, setRemark] = useState<Remark | null>(null);
  const spoken = useRef(new Map<number, number>());
  const feelings = useRef<Feelings<never>>(() => []);
  useEffect(() => {
    let wanted = true;
    void loadFeelings(now.game).then((loaded) => wanted && (feelings.current = loaded));
    return () => void (wanted = false);
  }, [now.game]);
  useEffect(() => {
    if (remark === null) return undefined;
    const timer = setTimeout(() => setRemark(null), LASTS);
    return () => clearTimeout(timer);
  }, [remark]);
  const hear = (index: number): void => {
    const { remarks, pace } = settings.get();
    const { history, legal, lesson, seats, data } = now;
    const isDeciding = legal.length > 0 && index === history.length - 1;
    if (remarks === 'off' || pace === 'instant' || lesson || isDeciding) return;
    const part = (moment: number) => pricesOf(at, history[moment]!.view, t.locale).part;
    if (part(index) === part(1)) return; // the first round
    const wealth = (moment: number) => board.wealth(history[moment]!.view, data);
    const felt = [
      ...history[index]!.events.flatMap((event) => feelings.current(event as never)),
      ...feltBy(wealth(index - 1), wealth(index)),
    ];
    const said = remarkOn(felt, index, seats, spoken.current, t.cast);
    if (said === null) return;
    spoken.current.set(said.seat, index);
    setRemark(said);
  };
  return [remark, hear];
}
