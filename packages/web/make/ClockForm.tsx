import type { Clock } from '@outcry/server/api';
import { useState } from 'react';
import { Choice, Group } from '../forms.tsx';
import { useText } from '../i18n.ts';
import { ABSENCE, CLOCKS } from './clocks.ts';
import { OwnClock } from './OwnClock.tsx';

/** How long one may think, and stay away. */
export interface Times {
  readonly clock: Clock;
  /** How many seconds somebody may stay away; null: the others wait. With a clock nobody asks. */
  readonly absence: number | null;
}

const isSame = (one: Clock, other: Clock): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Asks for the clock of a table, and, where it has none, what happens when somebody goes away. */
export function ClockForm({ value, onChange }: { value: Times; onChange: (value: Times) => void }) {
  const t = useText();
  const { clock, absence } = value;
  const [own, setOwn] = useState(() => !Object.values(CLOCKS).some((one) => isSame(clock, one)));
  const onOwn = (): void => {
    setOwn(true);
    if (clock.kind === 'none') onChange({ clock: CLOCKS.day, absence: null });
  };
  return (
    <>
      <Group label={t.clock.label} help={t.clock.help}>
        {(Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]).map((name) => (
          <Choice
            key={name}
            name="clock"
            checked={!own && isSame(clock, CLOCKS[name])}
            onChange={() => {
              setOwn(false);
              onChange({ clock: CLOCKS[name], absence: name === 'none' ? absence : null });
            }}
          >
            {t.clock.names[name]}
          </Choice>
        ))}
        <Choice name="clock" checked={own} onChange={onOwn}>
          {t.clock.own}
        </Choice>
      </Group>
      {own && clock.kind !== 'none' && (
        <OwnClock clock={clock} onChange={(changed) => onChange({ clock: changed, absence: null })} />
      )}
      {clock.kind === 'none' && (
        <Group label={t.clock.away.label}>
          {[null, ABSENCE].map((seconds) => (
            <Choice
              key={seconds}
              name="absence"
              checked={absence === seconds}
              onChange={() => onChange({ clock, absence: seconds })}
            >
              {seconds === null ? t.clock.away.wait : t.clock.away.bot(seconds)}
            </Choice>
          ))}
        </Group>
      )}
    </>
  );
}
