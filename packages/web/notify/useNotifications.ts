import type { Notifications, NotifySettings } from '@outcry/server/api';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '../i18n.ts';
import { api, ApiError } from '../online/api.ts';
import { refusedBy, sayRefused } from '../online/refusal.ts';
import { whoAmI } from '../online/session.ts';
import { useSettings } from '../settings.ts';
import { keepOwnChannel, PushRefused, subscribe } from './push.ts';

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** What a person hears of and where, and what can be done with it. Undefined: not known yet; null: nobody is signed in. */
export function useNotifications() {
  const t = useText();
  const { locale } = useSettings();
  const [known, setKnown] = useState<Notifications | null | undefined>();
  const [said, setSaid] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  const act = useCallback(
    async (work: () => Promise<Notifications | null>, done?: string): Promise<boolean> => {
      setSaid(null);
      setWrong(null);
      try {
        setKnown(await work());
        if (done !== undefined) setSaid(done);
        return true;
      } catch (error) {
        if (error instanceof PushRefused) setWrong(t.notify[error.why]);
        else if (error instanceof ApiError)
          setWrong(error.body.error === 'malformed' ? t.notify.badHook : sayRefused(t, refusedBy(error)));
        else throw error;
        return false;
      }
    },
    [t],
  );
  useEffect(() => {
    void act(async () => ((await whoAmI()) ? api('notifications') : null)).catch(reportError);
  }, [act]);

  /** Messages are in the language of this page, and hours those of this device. */
  const save = (change: Partial<NotifySettings>) =>
    act(() => api('setNotifications', { body: { ...known!.settings, locale, zone: zoneHere(), ...change } }));

  return {
    known,
    said,
    wrong,
    act,
    save,
    /** Messages come to this browser from now on. */
    turnOn: () =>
      act(async () => {
        const body = await subscribe(known!.pushKey);
        const next = await api('addPush', { body });
        keepOwnChannel(next.channels.findLast(({ kind }) => kind === 'push')!.id);
        const { settings } = next;
        return api('setNotifications', { body: { ...settings, locale, zone: zoneHere() } });
      }),
    test: () =>
      act(async () => {
        const { channels } = await api('testChannels');
        setTimeout(() => setSaid(t.notify.sent(channels)));
        return known!;
      }),
  };
}

export type NotifyActions = ReturnType<typeof useNotifications>;
