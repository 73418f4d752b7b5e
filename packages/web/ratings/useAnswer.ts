import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';

/** What a question was answered, or why not; both are null while it is asked. */
export interface Answered<Value> {
  readonly value: Value | null;
  readonly wrong: string | null;
  /** The server's code of what went wrong. */
  readonly code: string | null;
}

const NOTHING = { value: null, wrong: null, code: null } as const;

/** Asks the server, and again where the question (`key`) is another. What was answered before stays until then. */
export function useAnswer<Value>(key: string, ask: () => Promise<Value>): Answered<Value> {
  const t = useText();
  const [answered, setAnswered] = useState<Answered<Value>>(NOTHING);
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setAnswered({ value, wrong: null, code: null }),
      (error: unknown) => {
        if (!wanted) return;
        if (!(error instanceof ApiError)) return void reportError(error);
        const refused = refusedBy(error);
        setAnswered({ value: null, wrong: sayRefused(t, refused), code: refused.code });
      },
    );
    return () => void (wanted = false);
    // oxlint-disable-next-line react/exhaustive-deps -- the key says whether the question is another
  }, [key]);
  return answered;
}
