/** As a `ref`: gives an element the focus when it appears. */
export const focusNew = (element: HTMLElement | null): void => element?.focus();
