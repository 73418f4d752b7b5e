import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTableKeys } from './useTableKeys.ts';

/** What is asked of the viewer, as the table counts decisions; null: nothing. The table provides it. */
export const Decision = createContext<number | null>(null);

/** How long a digit waits for another where there are ten things or more (milliseconds). */
const PATIENCE = 700;
/** How long things take to come to rest after a change (milliseconds). */
const REST = 350;

/** A number as it is drawn on a thing. */
interface Mark {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

const NO_MARKS: readonly Mark[] = [];
/** Keys that mean nothing alone. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'];

/**
 * What can be chosen by number: the things on the table that say the same (a card in hand, and in the bar), by what they
 * say. Those of a long row, which the arrows and the stepper reach, are `data-quiet`.
 */
function choicesIn(table: Element): ReadonlyMap<string, readonly HTMLElement[]> {
  const choices = new Map<string, HTMLElement[]>();
  for (const thing of table.querySelectorAll<HTMLElement>('[data-tap]:not([data-quiet])')) {
    if (!thing.checkVisibility()) continue;
    const tap = thing.dataset.tap!;
    choices.set(tap, [...(choices.get(tap) ?? []), thing]);
  }
  return choices;
}

/** Where a thing's number is drawn: at its corner, unless something covers it there. */
function markOf(number: number, thing: Element): Mark | null {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return thing.contains(seen) ? { number, x: Math.round(left), y: Math.round(top) } : null;
}

const sendIn = (table: Element | null | undefined): HTMLElement | null =>
  table?.querySelector<HTMLElement>('[data-send]') ?? null;

/**
 * Plays by keyboard: digits choose what bears `data-tap`, Enter sends, + and − step. While the keyboard is used the
 * numbers are drawn on the things, and what is to be decided gets the focus.
 */
export function ChoiceKeys({ bar }: { bar: RefObject<HTMLElement | null> }) {
  const [used, setUsed] = useState(false);
  const [marks, setMarks] = useState(NO_MARKS);
  const layer = useRef<HTMLDivElement>(null);
  /** The numbers given in this decision; they stay until it ends. */
  const numbers = useRef(new Map<string, number>());
  const typed = useRef({ digits: '', timer: 0 });
  const decision = useContext(Decision);
  /** The decision that has its numbers. */
  const counted = useRef<number | null>(null);
  const table = (): HTMLElement | null => bar.current?.parentElement ?? null;

  const chooseTyped = (): void => {
    const { digits, timer } = typed.current;
    clearTimeout(timer);
    typed.current = { digits: '', timer: 0 };
    const root = table();
    const [tap] = [...numbers.current].find(([, number]) => number === Number(digits)) ?? [];
    const thing = tap === undefined || root === null ? undefined : choicesIn(root).get(tap)?.[0];
    thing?.focus();
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const type = (digit: string): void => {
    clearTimeout(typed.current.timer);
    const digits = typed.current.digits + digit;
    const more = [...numbers.current.values()].some((number) => number >= 10 * Number(digits));
    typed.current = { digits, timer: more ? window.setTimeout(chooseTyped, PATIENCE) : 0 };
    if (!more) chooseTyped();
  };

  /** Gives what can be chosen its numbers. Yields the choices, and whether the decision has just begun. */
  const count = () => {
    const root = table();
    const choices: ReturnType<typeof choicesIn> = root === null ? new Map() : choicesIn(root);
    const begins = counted.current !== decision && (choices.size > 0 || sendIn(root) !== null);
    if (begins) {
      numbers.current.clear();
      counted.current = decision;
    }
    let last = Math.max(0, ...numbers.current.values());
    for (const tap of choices.keys()) if (!numbers.current.has(tap)) numbers.current.set(tap, ++last);
    return { choices, begins };
  };

  useTableKeys((key, on) => {
    if (!used && !MODIFIERS.includes(key)) {
      count();
      setUsed(true);
    }
    if (/^\d$/.test(key)) return numbers.current.size === 0 ? null : () => type(key);
    if (key === 'Enter' && typed.current.digits !== '') return chooseTyped;
    if (key === '+' || key === '-') {
      const step = table()?.querySelector<HTMLElement>(`[data-step="${key}"]:enabled`);
      return step ? () => step.click() : null;
    }
    // On a thing that is not chosen yet, Enter chooses it.
    const chosen = on?.matches('[data-tap][aria-pressed=true]');
    const send = key === 'Enter' && (on === null || chosen) ? sendIn(table()) : null;
    return send && (() => send.click());
  });

  const look = useEffectEvent((): void => {
    if (!used) return;
    const { choices, begins } = count();
    const focused = document.activeElement;
    const free = focused === document.body || table()?.contains(focused);
    if (begins && free) ([...choices.values()][0]?.[0] ?? sendIn(table()))?.focus();
    const drawn = [...choices].flatMap(([tap, things]) =>
      things.flatMap((one) => markOf(numbers.current.get(tap)!, one) ?? []),
    );
    if (JSON.stringify(drawn) !== JSON.stringify(marks)) setMarks(drawn);
  });
  // Whenever the board is drawn anew its bar is, too.
  useLayoutEffect(() => {
    look();
    const timer = setTimeout(() => look(), REST);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const again = (): void => look();
    const pointed = (): void => {
      setUsed(false);
      setMarks(NO_MARKS);
    };
    addEventListener('scroll', again, true);
    addEventListener('resize', again);
    addEventListener('pointerdown', pointed);
    return () => {
      removeEventListener('scroll', again, true);
      removeEventListener('resize', again);
      removeEventListener('pointerdown', pointed);
    };
  }, []);
  useLayoutEffect(() => void layer.current?.togglePopover(marks.length > 0), [marks.length]);
  return (
    <div className="choice-keys" popover="manual" ref={layer} aria-hidden="true">
      {marks.map(({ number, x, y }) => (
        <kbd key={`${number} ${x} ${y}`} style={{ left: x, top: y }}>
          {number}
        </kbd>
      ))}
    </div>
  );
}
