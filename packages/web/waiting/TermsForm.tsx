import type { Words } from '@outcry/engine';
import type { Body, Table } from '@outcry/server/api';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n.ts';
import { ClockForm } from '../make/ClockForm.tsx';
import type { Times } from '../make/ClockForm.tsx';
import { HintsChoice } from '../make/HintsChoice.tsx';
import { optionsOf } from '../make/options.ts';
import { OptionsForm } from '../make/OptionsForm.tsx';
import { isProgram } from '../online/programs.ts';
import { RatedChoice } from '../ratings/RatedChoice.tsx';
import { rules } from '../worker/client.ts';
import type { GameFacts } from '../worker/protocol.ts';

interface TermsFormProps {
  readonly info: Table;
  readonly words: Words;
  readonly onSave: (terms: Body<'terms'>) => void;
  readonly onClose: () => void;
}

/** The host changes what the game is played by, before it begins. */
export function TermsForm({ info, words, onSave, onClose }: TermsFormProps) {
  const t = useText();
  const { game, rulesVersion: version } = info;
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [options, setOptions] = useState(info.options as Record<string, unknown>);
  const [times, setTimes] = useState<Times>({ clock: info.clock, absence: info.absence });
  const [rated, setRated] = useState(info.rated);
  const [hints, setHints] = useState(info.hints || info.rated);
  // Who sat down knows what is at stake.
  const othersSit = info.seats.some(({ seat, person }) => person !== null && !info.you.seats.includes(seat));
  const mayRate = !info.ownData && !othersSit && !info.seats.some(({ bot }) => isProgram(bot));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    let wanted = true;
    void rules()
      .ask('facts', { game, version, data: null })
      .then((loaded) => wanted && setFacts(loaded));
    return () => void (wanted = false);
  }, [game, version]);
  return (
    <form
      className="panel"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ options, ...times, rated, ...(rated ? {} : { hints }) });
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {t.waiting.changeTitle}
      </h2>
      {facts && optionsOf(facts.optionsSchema).length > 0 && (
        <OptionsForm schema={facts.optionsSchema} words={words} value={options} onChange={setOptions} />
      )}
      <ClockForm value={times} onChange={setTimes} />
      {!rated && <HintsChoice checked={hints} onChange={setHints} />}
      {mayRate && <RatedChoice checked={rated} onChange={setRated} />}
      <div className="form-end">
        <button type="button" className="btn" onClick={onClose}>
          {t.app.cancel}
        </button>
        <button type="submit" className="btn ink" disabled={facts === null}>
          {t.waiting.save}
        </button>
      </div>
    </form>
  );
}
