import { createContext, useContext, useEffect, useState } from 'react';
import type { Told } from './board.ts';
import { begin, continued, shown } from './story.ts';
import type { Picture, Story, Telling } from './story.ts';

/** Hears which move a board has shown to its end (null: the table before any). */
export const ShownContext = createContext<(told: number | null) => void>(() => {});

/** Whether the person has all the time he wants: then a picture that is there to be read stays until he goes on. */
export const PatientContext = createContext(false);

/** A picture that stays longer than this is there to be read: nobody has to wait for its end. */
const READ = 5_000;

interface Now<View, Shown> {
  /** The view to draw: a picture of the story, or the newest view. */
  readonly view: View;
  /** The picture shown; null: the story has caught up, and the person may act. */
  readonly picture: Shown | null;
  /** Ends the picture that is shown. */
  readonly goOn: () => void;
  /** Ends the whole story. */
  readonly skip: () => void;
}

/** Plays what moves did, one thing at a time, on the way to the newest view. */
export function useStory<View, Event, Shown extends Picture<View, Event>>(
  telling: Telling<View, Event, Shown>,
  view: View,
  told: Told<Event> | null,
  motion: boolean,
): Now<View, Shown> {
  const [story, setStory] = useState<Story<View, Shown>>(() => begin(view, told));
  let current = story;
  if (story.view !== view || story.told !== (told?.id ?? null)) {
    current = continued(telling, story, view, told, motion);
    setStory(current);
  }
  const picture = current.pictures[0] ?? null;
  const toRead = picture !== null && picture.lasts > READ;
  const waits = useContext(PatientContext) && toRead;
  useEffect(() => {
    if (picture === null || waits) return undefined;
    const timer = setTimeout(() => setStory(shown), picture.lasts);
    return () => clearTimeout(timer);
  }, [picture, waits]);
  const onShown = useContext(ShownContext);
  const done = picture === null || (current.pictures.length === 1 && toRead);
  useEffect(() => {
    if (done) onShown(current.told);
  }, [done, onShown, current.told]);
  return {
    view: picture?.view ?? view,
    picture,
    goOn: () => setStory(shown),
    skip: () => setStory((now) => ({ ...now, pictures: [] })),
  };
}
