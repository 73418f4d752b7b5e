import type { Telling } from '@outcry/ui/Telling.tsx';
import { useEffect, useEffectEvent } from 'react';

/** Where the space bar presses something, or letters are written. */
const PRESSED = 'button, a, summary, [role=dialog] *';
const WRITTEN = 'input, select, textarea, [contenteditable], [role=dialog] *';

/** The keys of what is told: the space bar goes on, R tells again what others did. */
export function useTellingKeys(telling: Telling | null, again: (() => void) | null): void {
  const press = useEffectEvent((pressed: KeyboardEvent) => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = pressed;
    if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    if (target.matches(WRITTEN)) return;
    const act = key === ' ' && !target.matches(PRESSED) ? telling?.next : key.toLowerCase() === 'r' ? again : null;
    if (!act) return;
    pressed.preventDefault();
    act();
  });
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent): void => press(pressed);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
