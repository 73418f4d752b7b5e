import type { PartWords } from '@outcry/games';
import { useUi } from '@outcry/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadParts } from '../games.ts';
import { useText } from '../i18n.ts';
import { hold } from '../replay/held.ts';
import { useOpened } from '../replay/useOpened.ts';
import type { Opened } from '../replay/useOpened.ts';
import { useSeen } from '../replay/useSeen.ts';
import { Floor } from '../table/Floor.tsx';
import type { AtGame } from '../table/useGame.ts';
import '../table/table.css';
import '../replay/replay.css';
import './tablePicture.css';

/** A number on the picture, at the corner of its part. */
interface Mark {
  readonly part: string;
  readonly left: number;
  readonly top: number;
}

/** The parts that are seen, in the order they are read. Of several of a kind the first stands for all. */
function marksOf(picture: HTMLElement, known: readonly string[]): Mark[] {
  const corner = picture.getBoundingClientRect();
  return known
    .flatMap((part) => {
      const seen = picture.querySelector(`[data-part='${part}']`)?.getBoundingClientRect();
      return seen && seen.width > 0 ? [{ part, left: seen.left - corner.left, top: seen.top - corner.top }] : [];
    })
    .toSorted((a, b) => a.top - b.top || a.left - b.left);
}

/** The table of a game in the middle of its lesson, drawn by the board itself, its parts numbered and explained. */
export function TablePicture({ game }: { game: string }) {
  const opened = useOpened(`lesson/${game}`, (...here) => hold('lesson', game, ...here));
  return opened === null || typeof opened === 'string' ? null : <Seen opened={opened} />;
}

function Seen({ opened }: { opened: Opened }) {
  const { game } = opened.held.file;
  const [parts, setParts] = useState<Readonly<Record<string, PartWords>> | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadParts(game).then((loaded) => wanted && setParts(loaded));
    return () => void (wanted = false);
  }, [game]);
  const seen = useSeen(opened, opened.held.own);
  return seen && parts && <Drawn at={seen.at} parts={parts} />;
}

function Drawn({ at, parts }: { at: AtGame; parts: Readonly<Record<string, PartWords>> }) {
  const t = useText();
  const { locale } = useUi();
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => setMarks(marksOf(picture.current!, Object.keys(parts))));
    watch.observe(picture.current!);
    return () => watch.disconnect();
  }, [parts, at]);
  return (
    <figure className="panel table-picture">
      <h2>{t.rules.parts}</h2>
      <div className="picture" ref={picture} aria-hidden="true" inert>
        <div className="table-layout replay">
          <div className="floor">
            <Floor at={at} looked={at.now.history.length >> 1} live={null} frame={null} told={false} />
          </div>
        </div>
        {marks.map(({ part, left, top }, place) => (
          <b key={part} className="picture-number" style={{ left, top }}>
            {place + 1}
          </b>
        ))}
      </div>
      <ol className="picture-key">
        {marks.map(({ part }, place) => (
          <li key={part}>
            <b className="picture-number">{place + 1}</b> {parts[part]![locale]}
          </li>
        ))}
      </ol>
    </figure>
  );
}
