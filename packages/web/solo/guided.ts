import { scriptTo } from '@outcry/games/lesson.ts';
import type { Lesson } from '@outcry/games/lesson.ts';
import type { Snapshot } from '../table/source.ts';
import type { SoloRecord } from '../worker/protocol.ts';

/** A table as its guided first game shows it: nothing is asked but what the step asks for, once the others have played. */
export function guided(now: Snapshot, lesson: Lesson, { lesson: progress, file }: SoloRecord): Snapshot {
  const step = progress?.step ?? null;
  if (step === null) return now;
  const { steps } = lesson;
  const ready = file.moves.length === scriptTo(lesson, step).length;
  const legal = ready && steps[step]!.move !== undefined ? now.legal : [];
  return { ...now, legal, undo: false, lesson: { steps, step, ready, strayed: false } };
}
