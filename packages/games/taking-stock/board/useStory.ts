import type { Told } from '@outcry/ui';
import { useEffect, useState } from 'react';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';
import { begin, continued, shown } from './story.ts';
import type { Picture } from './story.ts';

interface Now {
  /** The view to draw: a picture of the story, or the newest view. */
  readonly view: View;
  /** The picture shown; null: the story has caught up, and the person may act. */
  readonly picture: Picture | null;
  readonly goOn: () => void;
}

/** Plays what moves did, one thing at a time, on the way to the newest view. */
export function useStory(view: View, told: Told<Event> | null, motion: boolean): Now {
  const [story, setStory] = useState(() => begin(view, told));
  let current = story;
  if (story.view !== view || story.told !== (told?.id ?? null)) {
    current = continued(story, view, told, motion);
    setStory(current);
  }
  const picture = current.pictures[0] ?? null;
  useEffect(() => {
    if (picture === null) return undefined;
    const timer = setTimeout(() => setStory(shown), picture.lasts);
    return () => clearTimeout(timer);
  }, [picture]);
  return { view: picture?.view ?? view, picture, goOn: () => setStory(shown) };
}
