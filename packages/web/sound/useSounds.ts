import type { AnyEvent } from '@outcry/engine';
import type { Sounds } from '@outcry/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { loadSounds } from '../games.ts';
import { moverOf } from '../table/show.ts';
import type { Snapshot } from '../table/source.ts';
import { playSound, tellTurn } from './sound.ts';

/** At once at most this many sounds are heard, so far apart (seconds). */
const MOST = 3;
const APART = 0.16;

/** What a table sounds like: yields whom to tell what has come on the screen. */
export function useSounds({ game, legal, viewer, history }: Snapshot): (events: readonly AnyEvent[]) => void {
  const sounds = useRef<Sounds>({});
  useEffect(() => {
    let wanted = true;
    void loadSounds(game).then((loaded) => wanted && (sounds.current = loaded));
    return () => void (wanted = false);
  }, [game]);
  const asked = legal.length > 0;
  const wasAsked = useRef(asked);
  // Who goes on after a move of their own knows that it is their turn.
  const tell = useEffectEvent(() => {
    if (asked && !wasAsked.current && moverOf(history.at(-1)!) !== viewer) tellTurn(APART);
  });
  useEffect(() => {
    tell();
    wasAsked.current = asked;
  }, [asked]);
  return (events) => {
    const heard = new Set(events.flatMap(({ kind }) => sounds.current[kind] ?? []));
    [...heard].slice(0, MOST).forEach((name, at) => playSound(name, at * APART));
  };
}
