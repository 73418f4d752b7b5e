import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move focus along the buttons of a group; only one of them is a tab stop. */
export function walkAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const next = buttons[buttons.indexOf(document.activeElement as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
}
