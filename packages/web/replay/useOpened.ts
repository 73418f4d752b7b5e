import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { ApiError, codeOf } from '../online/api.ts';
import { openRules, RulesError } from '../worker/client.ts';
import type { Rules } from '../worker/client.ts';
import type { GameFacts, Replayed } from '../worker/protocol.ts';
import { hold } from './held.ts';
import type { Held, Kind } from './held.ts';

/** A game that is ready to be looked at. */
export interface Opened {
  readonly held: Held;
  readonly facts: GameFacts;
  readonly replayed: Exclude<Replayed, { fault: unknown }>;
  /** The worker that retells it. */
  readonly rules: Rules;
}

async function open(kind: Kind, id: string, rules: Rules, you: string): Promise<Opened | string> {
  const held = await hold(kind, id, rules, you);
  if (typeof held === 'string') return held;
  const { file } = held;
  const [facts, replayed] = await Promise.all([
    rules.ask('facts', { game: file.game, version: file.rulesVersion, data: file.data }),
    rules.ask('replay', { file }),
  ]);
  return 'fault' in replayed ? 'damaged' : { held, facts, replayed, rules };
}

/** Why it could not be opened: the server's reason, or the rules do not know the file's version or refuse a move. */
function why(error: unknown): string {
  if (error instanceof RulesError) return error.unknownRules ? 'unknown-rules' : 'damaged';
  if (error instanceof ApiError) return codeOf(error);
  throw error;
}

/** A game to look at, or why there is none; null while it is opened. Each number of `tries` opens it anew. */
export function useOpened(kind: Kind, id: string, tries = 0): Opened | string | null {
  const you = useText().play.guest;
  const [opened, setOpened] = useState<Opened | string | null>(null);
  useEffect(() => {
    const rules = openRules();
    let wanted = true;
    open(kind, id, rules, you)
      .catch(why)
      .then((now) => wanted && setOpened(now));
    return () => {
      wanted = false;
      rules.close();
    };
  }, [kind, id, you, tries]);
  return opened;
}
