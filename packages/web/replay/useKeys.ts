import { useEffect } from 'react';

interface Keys {
  /** So many moves on or back; `held`: the key is held down. */
  readonly step: (by: number, held: boolean) => void;
  readonly toFirst: () => void;
  readonly toLast: () => void;
  readonly run: () => void;
}

/** Where the space bar presses something, and where arrows choose: there they do what they always do. */
const PRESSED = 'button, a, select, [role=dialog] *';
const CHOSEN = 'input, select, [role=dialog] *';

/** The keys of a replay: arrows step, Home and End go to the ends, the space bar starts and stops. */
export function useKeys({ step, toFirst, toLast, run }: Keys): void {
  useEffect(() => {
    const meaning = ({ key, target, repeat }: KeyboardEvent): (() => void) | null => {
      const on = (places: string) => (target as Element).matches(places);
      if (key === ' ') return on(PRESSED) ? null : run;
      if (on(CHOSEN)) return null;
      if (key === 'ArrowRight' || key === 'ArrowLeft') return () => step(key === 'ArrowRight' ? 1 : -1, repeat);
      return key === 'Home' ? toFirst : key === 'End' ? toLast : null;
    };
    const onKey = (press: KeyboardEvent) => {
      if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return;
      const act = meaning(press);
      if (act === null) return;
      press.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [step, toFirst, toLast, run]);
}
