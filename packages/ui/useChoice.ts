import { useState } from 'react';
import { useTableKeys } from './useTableKeys.ts';

/** What the person is about to choose, forgotten when the table changes; Escape takes it back. `nothing` is constant. */
export function useChoice<Choice>(
  view: unknown,
  nothing: Choice,
): readonly [choice: Choice, choose: (choice: Choice) => void, clear: () => void] {
  const [made, setMade] = useState({ view, choice: nothing });
  const choice = made.view === view ? made.choice : nothing;
  const clear = (): void => setMade({ view, choice: nothing });
  useTableKeys((key) => (key === 'Escape' && choice !== nothing ? clear : null));
  return [choice, (next) => setMade({ view, choice: next }), clear];
}
