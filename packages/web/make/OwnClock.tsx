import type { Clock } from '@outcry/server/api';
import { useState } from 'react';
import { Choice, Group } from '../forms.tsx';
import { useText } from '../i18n.ts';
import { BOUNDS, HAS_DAYS, onDays, unitOf, UNITS, WEEK, withSeconds } from './clocks.ts';
import type { Unit } from './clocks.ts';

type Ticking = Exclude<Clock, { kind: 'none' }>;

interface LengthProps {
  readonly label: string;
  readonly seconds: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (seconds: number) => void;
}

/** A length of time: how many, and of what. */
function Length({ label, seconds, least, most, onChange }: LengthProps) {
  const t = useText();
  const [unit, setUnit] = useState<Unit>(() => unitOf(seconds));
  const [count, setCount] = useState(() => String(seconds / UNITS[unit]));
  const set = (text: string, of: Unit): void => {
    setCount(text);
    setUnit(of);
    const wanted = Math.round(Number(text) * UNITS[of]);
    // What is out of bounds the browser says when the form is sent.
    if (text !== '' && wanted >= least && wanted <= most) onChange(wanted);
  };
  return (
    <span className="clock-length" role="group" aria-label={label}>
      <input
        type="number"
        required
        step="any"
        aria-label={label}
        min={least / UNITS[unit]}
        max={most / UNITS[unit]}
        value={count}
        onChange={({ target }) => set(target.value, unit)}
      />
      <select aria-label={t.clock.unit} value={unit} onChange={({ target }) => set(count, target.value as Unit)}>
        {(Object.keys(UNITS) as Unit[]).map((name) => (
          <option key={name} value={name}>
            {t.clock.units[name]}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Any clock: so long a move or for the game, more after each move, and the days of the week on which it runs. */
export function OwnClock({ clock, onChange }: { clock: Ticking; onChange: (clock: Clock) => void }) {
  const t = useText();
  const days = clock.week?.days ?? WEEK;
  const flip = (day: number, on: boolean): void => {
    const next = WEEK.filter((one) => (one === day ? on : days.includes(one)));
    if (next.length > 0) onChange(onDays(clock, next));
  };
  return (
    <>
      <Group label={t.clock.counts}>
        <Choice
          name="clock-kind"
          checked={clock.kind === 'move'}
          onChange={() => onChange({ ...withoutIncrement(clock), kind: 'move' })}
        >
          {t.clock.perMove}
        </Choice>
        <Choice
          name="clock-kind"
          checked={clock.kind === 'bank'}
          onChange={() => onChange({ ...clock, kind: 'bank', increment: 0 })}
        >
          {t.clock.perGame}
        </Choice>
      </Group>
      <div className="form-row">
        <div className="form-label">{t.clock.time}</div>
        <Length
          label={t.clock.time}
          seconds={clock.seconds}
          least={BOUNDS.least}
          most={BOUNDS.most}
          onChange={(seconds) => onChange(withSeconds(clock, seconds))}
        />
      </div>
      {clock.kind === 'bank' && (
        <div className="form-row">
          <div className="form-label">{t.clock.increment}</div>
          <Length
            label={t.clock.increment}
            seconds={clock.increment}
            least={0}
            most={BOUNDS.increment}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </div>
      )}
      {clock.seconds >= HAS_DAYS && (
        <Group label={t.clock.days} help={t.clock.daysHelp}>
          {WEEK.map((day) => (
            <Choice key={day} many name={`day-${day}`} checked={days.includes(day)} onChange={(on) => flip(day, on)}>
              {t.clock.day(day)}
            </Choice>
          ))}
        </Group>
      )}
    </>
  );
}

function withoutIncrement(clock: Ticking): Omit<Ticking, 'kind' | 'increment'> {
  const { seconds, week } = clock;
  return week === undefined ? { seconds } : { seconds, week };
}
