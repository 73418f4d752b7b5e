import type { AnyLessonWords, LessonStep, Sentence } from '@outcry/games/lesson.ts';
import { Icon } from '@outcry/ui';
import { useEffect, useRef, useState } from 'react';
import { loadLessonWords } from '../games.ts';
import { useText } from '../i18n.ts';
import { useSettings } from '../settings.ts';
import type { LessonNow } from '../table/source.ts';
import type { AtTable } from '../table/Table.tsx';
import { useScreen } from '../table/useScreen.ts';
import { useAbove } from './useAbove.ts';
import { useSpotlight } from './useSpotlight.ts';
import './coach.css';

/** What a guided first game says in the language spoken now; null until it is there. */
function useLessonWords(game: string): AnyLessonWords | null {
  const { locale } = useSettings();
  const [words, setWords] = useState<AnyLessonWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadLessonWords(game, locale).then((loaded) => wanted && setWords(loaded));
    return () => void (wanted = false);
  }, [game, locale]);
  return words;
}

interface CoachProps {
  readonly at: AtTable;
  readonly lesson: LessonNow;
  readonly onRule: (rule: string) => void;
}

/** Who teaches: says a step of the guided first game, points to what it speaks of, and waits for what it asks. */
export function Coach({ at, lesson, onRule }: CoachProps) {
  const t = useText();
  const card = useRef<HTMLElement>(null);
  const desk = useScreen() === 'desk';
  const [folded, setFolded] = useState(false);
  const words = useLessonWords(at.now.game);
  const { steps, step, ready } = lesson;
  /** Where the person leafs back to, as long as the step is the same. */
  const [leafed, setLeafed] = useState({ step, to: step });
  const shown = leafed.step === step ? leafed.to : step;
  const leaf = (to: number) => setLeafed({ step, to });
  const { name, rules } = steps[shown]!;
  const now = ready || shown < step ? words?.[name] : undefined;
  useSpotlight({ spot: now ? steps[shown]! : null, step: shown, scrolls: !desk, coach: card });
  useAbove(card);

  const say = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence(at.who));
  const why = lesson.strayed && shown === step ? now?.why : undefined;
  return (
    <section className="coach" aria-label={t.lesson.title} ref={card}>
      <p className="cap coach-step">
        <span>
          {t.lesson.title} · {t.lesson.step(shown + 1, steps.length)}
        </span>
        {!desk && (
          <button type="button" className="text-button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            {folded ? t.lesson.unfold : t.lesson.fold}
          </button>
        )}
      </p>
      <div className="coach-speech" aria-live="polite">
        <h2>{now ? say(now.title) : t.lesson.watch}</h2>
        {now && !folded && <p>{say(now.text)}</p>}
        {why && <p className="coach-why">{say(why)}</p>}
      </div>
      {now && !folded && (
        <p className="coach-rules">
          {rules.map((rule) => (
            <button key={rule} type="button" onClick={() => onRule(rule)}>
              {t.table.rule(rule)}
            </button>
          ))}
        </p>
      )}
      <Acts at={at} lesson={lesson} shown={shown} onLeaf={leaf} />
    </section>
  );
}

interface ActsProps {
  readonly at: AtTable;
  readonly lesson: LessonNow;
  readonly shown: number;
  readonly onLeaf: (to: number) => void;
}

/** Back, on (or the move itself, for whoever cannot find it), and the ways out. */
function Acts({ at: { source }, lesson: { steps, step, ready }, shown, onLeaf }: ActsProps) {
  const t = useText();
  const goOn = onOf(steps[step]!);
  /** One button for all of it, so that the focus stays where it is. */
  function onOf({ move }: LessonStep): readonly [label: string, act: (() => void) | null] {
    if (shown < step) return [t.lesson.next, () => onLeaf(shown + 1)];
    if (!ready) return [t.lesson.wait, null];
    if (step === steps.length - 1) return [t.lesson.playOn, () => source.lesson?.goTo(null)];
    if (move === undefined) return [t.lesson.next, () => source.lesson?.goTo(step + 1)];
    return move === 'any' ? [t.lesson.free, null] : [t.lesson.doIt, () => source.send(move)];
  }
  const [label, act] = goOn;
  return (
    <div className="actions">
      <button
        type="button"
        className="btn sm"
        aria-label={t.lesson.back}
        disabled={shown === 0}
        onClick={() => onLeaf(shown - 1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={shown === step && steps[step]!.move === undefined ? 'btn sm ink coach-next' : 'btn sm coach-next'}
        aria-disabled={act === null}
        onClick={() => act?.()}
      >
        {label}
      </button>
      <p className="coach-exits">
        <button type="button" className="text-button" onClick={() => source.lesson?.goTo(null)}>
          {t.lesson.leave}
        </button>
        <button type="button" className="text-button" onClick={() => source.lesson?.restart()}>
          {t.lesson.restart}
        </button>
      </p>
    </div>
  );
}
