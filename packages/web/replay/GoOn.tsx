import { LEVELS } from '@outcry/bots/levels.ts';
import type { GameFile, Seat } from '@outcry/engine';
import { Icon } from '@outcry/ui';
import { useState } from 'react';
import { Choice } from '../forms.tsx';
import { useText } from '../i18n.ts';
import { newId } from '../ids.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { save } from '../solo/saved.ts';
import { continued } from './continued.ts';

/** Plays on from a moment: which seat is yours, and who the others are. */
export function GoOn({ file, at, seat: first }: { file: GameFile; at: number; seat: Seat }) {
  const t = useText();
  const [seat, setSeat] = useState(first);
  const [bot, setBot] = useState(settings.get().level);
  const [full, setFull] = useState(false);
  const play = () => {
    const record = continued(file, { at, seat, bot, id: newId(), now: Date.now() });
    if (save(record)) go(`/solo/${record.id}`);
    else setFull(true);
  };
  return (
    <form
      className="menu"
      onSubmit={(event) => {
        event.preventDefault();
        play();
      }}
    >
      <p>{t.replay.goOnFrom(at, file.moves.length)}</p>
      <fieldset className="choices">
        <legend>{t.replay.yourSeat}</legend>
        {file.seats.map(({ name }, other) => (
          <Choice key={other} name="seat" checked={seat === other} onChange={() => setSeat(other)}>
            {name}
          </Choice>
        ))}
      </fieldset>
      <fieldset className="choices">
        <legend>{t.replay.others}</legend>
        {LEVELS.map((level) => (
          <Choice key={level} name="bot" checked={bot === level} onChange={() => setBot(level)}>
            <Icon name={level} /> {t.bots[level]}
          </Choice>
        ))}
      </fieldset>
      <p className="cap">
        {t.levels.about[bot]} {t.replay.goOnText}
      </p>
      {full && (
        <p className="error-text" role="alert">
          {t.refused['no-room']}
        </p>
      )}
      <button type="submit" className="btn go">
        {t.replay.goOnPlay}
      </button>
    </form>
  );
}
