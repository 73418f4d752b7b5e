import type { Sounds } from '@outcry/ui';
import { useEffect, useRef } from 'react';
import { loadSounds } from '../games.ts';
import type { Snapshot } from '../table/source.ts';
import { playSound, tellTurn } from './sound.ts';

/** Of one move at most this many sounds are heard, so far apart (seconds). */
const MOST = 3;
const APART = 0.16;

/** What a table sounds like: yields whom to tell that the board has shown a move. */
export function useSounds({ game, history, legal }: Snapshot): (index: number) => void {
  const sounds = useRef<Sounds>({});
  const wasAsked = useRef(legal.length > 0);
  useEffect(() => {
    let wanted = true;
    void loadSounds(game).then((loaded) => wanted && (sounds.current = loaded));
    return () => void (wanted = false);
  }, [game]);
  return (index) => {
    const heard = new Set(history[index]!.events.flatMap(({ kind }) => sounds.current[kind] ?? []));
    const names = [...heard].slice(0, MOST);
    names.forEach((name, at) => playSound(name, at * APART));
    const isAsked = legal.length > 0 && index === history.length - 1;
    if (isAsked && !wasAsked.current) tellTurn(names.length * APART);
    wasAsked.current = isAsked;
  };
}
