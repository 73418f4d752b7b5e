import { useEffect, useEffectEvent } from 'react';

/** Where keys write: there they mean nothing else. */
const WRITTEN = 'input:not([type=range]), select, textarea, [contenteditable]';
/** Where Enter and the space bar press something. */
const PRESSED = 'button, a, summary, [role=button]';

/** What a key means now; null: nothing. `on`: what Enter and the space bar would press; null: nothing has the focus. */
export type Meaning = (key: string, on: Element | null) => (() => void) | null;

/**
 * The keys of a table. They do nothing in a field, in a dialog, or with Ctrl, Alt or Meta. What `meaning` yields replaces
 * what the key would do by itself.
 */
export function useTableKeys(meaning: Meaning): void {
  const press = useEffectEvent((pressed: KeyboardEvent) => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = pressed;
    if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    if (target.closest(`${WRITTEN}, [role=dialog]`)) return;
    const act = meaning(key.length === 1 ? key.toLowerCase() : key, target.closest(PRESSED));
    if (act === null) return;
    pressed.preventDefault();
    pressed.stopPropagation();
    act();
  });
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent): void => press(pressed);
    addEventListener('keydown', onKey, true); // before the thing that has the focus
    return () => removeEventListener('keydown', onKey, true);
  }, []);
}
