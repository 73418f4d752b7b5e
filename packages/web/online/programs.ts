import { useEffect, useState } from 'react';
import type { BotInfo } from '@outcry/server/api';
import { api } from './api.ts';

/** Whether a bot is a program of the host. */
export const isProgram = (bot: string | null): boolean => bot?.startsWith('program:') ?? false;

let asked: Promise<readonly BotInfo[]> | null = null;

/** Asked once: a host sets them up before the server starts. */
function programs(): Promise<readonly BotInfo[]> {
  if (!navigator.onLine) return Promise.resolve([]);
  asked ??= api('bots').then(
    (bots) => bots.filter(({ id }) => isProgram(id)),
    () => {
      asked = null;
      return [];
    },
  );
  return asked;
}

/** The programs of this server's host, to be chosen as bots; none before they are known, or without a server. */
export function usePrograms(): readonly BotInfo[] {
  const [known, setKnown] = useState<readonly BotInfo[]>([]);
  useEffect(() => {
    let wanted = true;
    void programs().then((all) => wanted && setKnown(all));
    return () => void (wanted = false);
  }, []);
  return known;
}
