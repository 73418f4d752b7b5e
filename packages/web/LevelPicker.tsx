import { LEVELS } from '@outcry/bots/levels.ts';
import type { Level } from '@outcry/bots/levels.ts';
import { Icon } from '@outcry/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useText } from './i18n.ts';
import { change, settings, useSettings } from './settings.ts';
import './levelPicker.css';

/** Where a key leads from a level; null: nowhere. */
function levelAfter(key: string, level: Level): Level | null {
  const at = LEVELS.indexOf(level);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: LEVELS.length - 1 }[key];
  return to === undefined ? null : LEVELS[Math.min(LEVELS.length - 1, Math.max(0, to))]!;
}

/** The level of the bots, kept for every game. One tap opens the list and one picks, or press, slide and let go; arrows change it in place. */
export function LevelPicker() {
  const t = useText();
  const { level } = useSettings();
  const [open, setOpen] = useState(false);
  /** It opens above the button, unless there is more room below. */
  const [isBelow, setBelow] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open) return setBelow(false);
    const above = panel.current!.getBoundingClientRect();
    const below = innerHeight - button.current!.getBoundingClientRect().bottom;
    setBelow(above.top < 0 && below > above.bottom);
    return list.current!.focus({ preventScroll: true });
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    // A tap beside it does not take the focus away in every browser.
    const onPress = ({ target }: PointerEvent) => root.current!.contains(target as Node) || setOpen(false);
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current!.focus();
  };
  const pick = (picked: Level) => {
    change({ level: picked });
    close();
  };
  const onKey = (event: KeyboardEvent) => {
    const next = levelAfter(event.key, settings.get().level);
    if (next !== null) change({ level: next });
    else if (open && ['Enter', ' ', 'Escape'].includes(event.key)) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="level-picker" ref={root}>
      <button
        ref={button}
        type="button"
        className="btn"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={t.levels.change(t.bots[level]!)}
        onKeyDown={onKey}
        // The list gets the focus, and a finger that slides on to it must not stay with the button.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={({ currentTarget, pointerId, isPrimary, button: which }) => {
          if (!isPrimary || which !== 0) return;
          if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
          if (open) close();
          else setOpen(true);
        }}
        onClick={({ detail }) => detail === 0 && setOpen(!open)}
      >
        <Icon name={level} /> <span>{t.bots[level]}</span> <Icon name="forth" className="i caret" />
      </button>
      {open && (
        <div ref={panel} className={isBelow ? 'levels below' : 'levels'}>
          <div
            ref={list}
            role="listbox"
            tabIndex={-1}
            aria-label={t.levels.list}
            aria-activedescendant={`${id}${level}`}
            onKeyDown={onKey}
            onBlur={({ relatedTarget }) => root.current!.contains(relatedTarget) || setOpen(false)}
          >
            {LEVELS.map((one) => (
              <button
                key={one}
                id={`${id}${one}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={one === level}
                onMouseDown={(event) => event.preventDefault()}
                onPointerUp={() => pick(one)}
                onClick={() => pick(one)}
              >
                <Icon name={one} />
                <b>{t.bots[one]}</b>
                <small>{t.levels.brief[one]}</small>
                {one === level && <Icon name="check" />}
              </button>
            ))}
          </div>
          <p>{t.levels.kept}</p>
        </div>
      )}
    </div>
  );
}
