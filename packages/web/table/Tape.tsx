import { say, textOf } from '@outcry/engine/sentence';
import type { Sentence as Said } from '@outcry/engine/sentence';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useText } from '../i18n.ts';
import type { Messages } from '../i18n.ts';
import { whoAt } from '../online/notes.ts';
import { firstSaid } from './undone.ts';
import { RuleLink } from './RuleLink.tsx';
import { Sentence } from './Sentence.tsx';
import { toldAt } from './toldAt.ts';
import type { AtGame } from './useGame.ts';
import './tape.css';

/** Sentences of one move share a line up to this length. */
const LINE = 90;
/** So many lines are laid out together, or not at all while they are out of sight. */
const PIECE = 50;
/** With more pieces than this a tape is long: those of a usual game are simply there. */
const USUAL = 6;

interface TapeLine {
  /** The moment it leads to; null: of the table, not of the game. */
  readonly moment: number | null;
  readonly at: number;
  /** The first line of its move bears the number. */
  readonly first: boolean;
  readonly said: Said;
  readonly text: string;
  /** The rule it follows; null: none of the game's. */
  readonly rule: string | null;
}

/** What was told, in lines, oldest first. */
function linesOf(game: AtGame, t: Messages): TapeLine[] {
  const { now, words, who } = game;
  const lines: TapeLine[] = [];
  const notes = now.online?.notes ?? [];
  const called = whoAt(notes, who);
  now.history.forEach(({ at }, moment) => {
    const then = (seat: number) => called(seat, at);
    let first = true;
    for (const event of toldAt(game, moment)) {
      const said = words.event(event, then);
      if (said.length === 0) continue;
      const text = textOf(said);
      const before = lines.at(-1);
      if (!first && before && before.text.length + text.length < LINE)
        lines[lines.length - 1] = { ...before, said: say`${before.said} ${said}`, text: `${before.text} ${text}` };
      else lines.push({ moment, at, first, said, text, rule: words.rule(event) });
      first = false;
    }
  });
  for (const { at, kind, seat, undo, name = '', was = '', fault = 'crashed' } of notes) {
    const then = (one: number) => called(one, at);
    const text = kind === 'replaced' ? name : then(seat);
    const about = {
      moves: undo?.moves ?? 0,
      said: undo ? firstSaid(undo.events, words, then) : [],
      name: kind === 'replaced' ? was : name,
      fault,
    };
    const said = t.notes[kind]({ kind: 'seat', seat, text }, about);
    lines.push({ moment: null, at, first: false, said, text: textOf(said), rule: null });
  }
  return lines.toSorted((a, b) => a.at - b.at);
}

/** The lines in pieces, newest first. Counted from the oldest, so that only the newest piece changes in play. */
function piecesOf(lines: readonly TapeLine[]): (readonly TapeLine[])[] {
  const pieces: (readonly TapeLine[])[] = [];
  for (let from = 0; from < lines.length; from += PIECE) pieces.unshift(lines.slice(from, from + PIECE).toReversed());
  return pieces;
}

/** Up and down go to the neighbouring line. */
function walk(press: KeyboardEvent<HTMLElement>): void {
  const step = press.key === 'ArrowDown' ? 1 : press.key === 'ArrowUp' ? -1 : 0;
  const lines = [...press.currentTarget.closest('.tape-roll')!.querySelectorAll('button')];
  const next = lines[lines.indexOf(press.currentTarget as HTMLButtonElement) + step];
  if (step === 0 || !next) return;
  press.preventDefault();
  next.focus();
}

interface RowProps {
  readonly game: string;
  readonly line: TapeLine;
  readonly current: boolean;
  /** Tab stops here. */
  readonly stop: boolean;
  readonly onJump: (to: number) => void;
}

/** A line of the tape. Kept as it is while others change: a long game has a thousand. */
const Row = memo(function Row({ game, line: { moment, first, said, rule }, current, stop, onJump }: RowProps) {
  const t = useText();
  return (
    <li className={current ? 'now' : ''}>
      {moment === null ? (
        <p>
          <Sentence said={said} />
        </p>
      ) : (
        <button
          type="button"
          tabIndex={stop ? 0 : -1}
          onKeyDown={walk}
          aria-current={current && first ? 'true' : undefined}
          onClick={() => onJump(moment)}
          title={t.table.jump}
        >
          <time>{first ? moment : ''}</time>
          <Sentence said={said} />
        </button>
      )}
      {rule !== null && <RuleLink game={game} rule={rule} reached={stop} />}
    </li>
  );
});

/** Brings the line of the moment into the middle of the roll when it is out of sight; before the first, the foot. */
function keepInView(roll: HTMLElement): void {
  const line = roll.querySelector('[aria-current]')?.getBoundingClientRect();
  if (line === undefined) return void (roll.scrollTop = roll.scrollHeight);
  const { top, bottom, height } = roll.getBoundingClientRect();
  if (line.top < top || line.bottom > bottom) roll.scrollTop += line.top - top - height / 2;
}

interface TapeProps {
  readonly at: AtGame;
  readonly looked: number;
  /** The person walks through the past: the strip follows them. */
  readonly walking: boolean;
  readonly onJump: (to: number) => void;
}

/** The log as a printed strip, newest first; a line is a button that jumps the board there. */
export const Tape = memo(function Tape({ at, looked, walking, onJump }: TapeProps) {
  const t = useText();
  const { now } = at;
  const roll = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(at, t), [at, t]);
  const pieces = useMemo(() => piecesOf(lines), [lines]);
  /** The last move up to the moment shown that was told at all. */
  const current = lines.findLast(({ moment }) => moment !== null && moment <= looked)?.moment ?? null;
  /** The one line that Tab reaches; from there the arrows walk. */
  const stop = current ?? lines.find(({ moment }) => moment !== null)?.moment ?? null;
  /** Whoever comes back from the past sees the present, too. */
  const walked = useRef(false);
  useEffect(() => {
    if ((walking || walked.current) && roll.current) keepInView(roll.current);
    walked.current = walking;
  }, [walking, current, lines]);
  return (
    <section className="tape" aria-label={t.table.tape}>
      <h2>
        <span>{t.table.tape}</span> <small>{t.table.moves(now.history.length - 1)}</small>
      </h2>
      {lines.length === 0 && <p className="cap">{t.table.tapeEmpty}</p>}
      <div className={pieces.length > USUAL ? 'tape-roll long' : 'tape-roll'} ref={roll}>
        {pieces.map((piece, index) => (
          <ol key={pieces.length - index} reversed>
            {piece.map((line) => (
              <Row
                key={`${line.at} ${line.text}`}
                game={now.game}
                line={line}
                current={line.moment !== null && line.moment === current}
                stop={line.moment === stop && line.first}
                onJump={onJump}
              />
            ))}
          </ol>
        ))}
      </div>
    </section>
  );
});
