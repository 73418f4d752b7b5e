import { summaryOf } from '@outcry/engine';
import type { Seat } from '@outcry/engine';
import { Avatar, Icon } from '@outcry/ui';
import { useState } from 'react';
import { copyText } from '../copy.ts';
import { downloadGame } from '../download.ts';
import { useText } from '../i18n.ts';
import { DealSaid } from '../table/DealSaid.tsx';
import { KnownSeed } from '../table/KnownSeed.tsx';
import type { AtGame } from '../table/useGame.ts';
import type { Held } from './held.ts';

interface DeskProps {
  readonly at: AtGame;
  readonly held: Held;
  readonly seat: Seat | null;
  /** Of the moment that is shown. */
  readonly address: string;
  readonly onSeat: (seat: Seat | null) => void;
  /** Null: the game is over at this moment. */
  readonly onGoOn: (() => void) | null;
}

/** Whose eyes, whether the game is what it says, the link to this moment, the file, and playing on. */
export function Desk({ at: { now, who }, held, seat, address, onSeat, onGoOn }: DeskProps) {
  const t = useText();
  const { file, shared, origin, table, own } = held;
  /** The address that was copied: a copy of another moment is none of this one. */
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    await copyText(location.origin + address);
    setCopied(address);
  };
  const moves = file.moves.length;
  const unfinished = file.ended === undefined ? t.replay.unfinished : t.replay.stopped;
  const proved = file.result === null ? unfinished : t.proof.yes;
  return (
    <section className="sheet replay-desk">
      <h2>
        {seat === null ? t.replay.spectator : t.replay.seenBy(who(seat))} <small>{t.replay.choose}</small>
      </h2>
      <div className="viewpoints" role="group" aria-label={t.replay.eyes}>
        <button type="button" aria-pressed={seat === null} title={t.replay.spectator} onClick={() => onSeat(null)}>
          <span className="avatar spectator" aria-hidden="true">
            <Icon name="eye" />
          </span>
          <span className="unseen">{t.replay.spectator}</span>
        </button>
        {now.seats.map((info, eyes) => (
          <button
            key={eyes}
            type="button"
            aria-pressed={seat === eyes}
            title={t.replay.seenBy(info.name)}
            onClick={() => onSeat(eyes)}
          >
            <Avatar seat={eyes} info={info} />
            <span className="unseen">{t.replay.seenBy(info.name)}</span>
          </button>
        ))}
      </div>
      <p className="replay-proof">
        <Icon name="check" /> {proved(moves)}
      </p>
      {summaryOf(file.fairness).how !== 'alone' && (
        <DealSaid fairness={{ ...file.fairness, table }} who={who} own={own} />
      )}
      {file.continuedFrom !== undefined && <KnownSeed />}
      <div className="actions">
        <button type="button" className="btn sm" onClick={copy}>
          <Icon name={copied === address ? 'check' : 'copy'} />
          {copied === address ? t.replay.copied : t.replay.copy}
        </button>
        <button type="button" className="btn sm" onClick={() => downloadGame(file, origin)}>
          <Icon name="download" /> {t.proof.download}
        </button>
        <button
          type="button"
          className="btn sm"
          disabled={onGoOn === null}
          title={onGoOn === null ? t.replay.over : t.replay.goOnText}
          onClick={() => onGoOn?.()}
        >
          <Icon name="play" /> {t.replay.goOn}
        </button>
      </div>
      <p className="cap" role="status">
        {copied === address && (shared ? t.replay.copiedText : t.replay.onlyHere)}
      </p>
    </section>
  );
}
