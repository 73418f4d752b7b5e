import { useInsertionEffect } from 'react';
import type { MouseEvent } from 'react';
import { routeOf } from './route.ts';
import type { Route } from './route.ts';
import { createStore, useStore } from './store.ts';

/** Where we are: the path, without the origin. */
const path = createStore(location.pathname + location.search);

/** Marks a page one came to from another page of ours. */
const FOLLOWED = 'followed';

addEventListener('popstate', () => path.set(location.pathname + location.search));

/** Goes to another page of ours. `replace`: Back should not come here again. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(history.state, '', to);
  else history.pushState(FOLLOWED, '', to);
  path.set(to);
  scrollTo(0, 0);
}

/** Writes down where we are on the same page: nothing is gone to, and Back leaves it. */
export function note(here: string): void {
  history.replaceState(history.state, '', here);
  path.set(here);
}

/** Gives the page we are on a better address. The page stays as it is. */
export const rename = (address: string): void => history.replaceState(history.state, '', address);

/** Back to the page of ours one came from; home, where one came from elsewhere. */
export function back(): void {
  if (history.state === FOLLOWED) history.back();
  else go('/');
}

/** Where we are. */
export const useRoute = (): Route => routeOf(useStore(path));

/** For links of ours: followed without loading the page anew, unless the person wants another tab. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(event.currentTarget.getAttribute('href')!);
}

/** Title and palette of a page while it is shown; before anything on it is laid out, since its styles need the palette. */
export function usePage(title: string, palette = 'home'): void {
  useInsertionEffect(() => {
    document.title = title === 'Outcry' ? title : `${title} · Outcry`;
    document.documentElement.className = `g-${palette}`;
  }, [title, palette]);
}
