import { useEffect, useState } from 'react';

/** What the person is about to choose, forgotten when the table changes; Escape takes it back. `nothing` is constant. */
export function useChoice<Choice>(
  view: unknown,
  nothing: Choice,
): readonly [choice: Choice, choose: (choice: Choice) => void, clear: () => void] {
  const [made, setMade] = useState({ view, choice: nothing });
  const choice = made.view === view ? made.choice : nothing;
  useEffect(() => {
    const escape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setMade((now) => ({ ...now, choice: nothing }));
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [nothing]);
  return [choice, (next) => setMade({ view, choice: next }), () => setMade({ view, choice: nothing })];
}
