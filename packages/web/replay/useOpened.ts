import { useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { ApiError, codeOf } from '../online/api.ts';
import { openRules, RulesError } from '../worker/client.ts';
import type { Rules } from '../worker/client.ts';
import type { GameFacts, Replayed } from '../worker/protocol.ts';
import type { Held } from './held.ts';

/** A game that is ready to be looked at. */
export interface Opened {
  readonly held: Held;
  readonly facts: GameFacts;
  readonly replayed: Exclude<Replayed, { fault: unknown }>;
  /** The worker that retells it. */
  readonly rules: Rules;
}

/** Finds a game, or says why there is none. `you`: what somebody without a name is called. */
export type Find = (rules: Rules, you: string) => Promise<Held | string>;

async function open(find: Find, rules: Rules, you: string): Promise<Opened | string> {
  const held = await find(rules, you);
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

/** A game to look at, or why there is none; null while it is opened. `key` names it; each number of `tries` opens it anew. */
export function useOpened(key: string, find: Find, tries = 0): Opened | string | null {
  const you = useText().play.guest;
  const [opened, setOpened] = useState<Opened | string | null>(null);
  useEffect(() => {
    const rules = openRules();
    let wanted = true;
    open(find, rules, you)
      .catch(why)
      .then((now) => wanted && setOpened(now));
    return () => {
      wanted = false;
      rules.close();
    };
    // The game is the same for the same key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, you, tries]);
  return opened;
}
