import { LEVELS } from '@outcry/bots/levels.ts';
import { Icon } from '@outcry/ui';
import { useText } from '../i18n.ts';
import { usePrograms } from '../online/programs.ts';
import { settings } from '../settings.ts';
import type { Chair } from './seats.ts';

interface SeatsFormProps {
  readonly chairs: readonly Chair[];
  readonly limits: { readonly min: number; readonly max: number };
  readonly onChange: (chairs: readonly Chair[]) => void;
}

const FRESH: Readonly<Record<string, Chair>> = {
  here: { kind: 'here', name: '' },
  open: { kind: 'open' },
  ...Object.fromEntries(LEVELS.map((bot) => [bot, { kind: 'bot', bot }])),
};

/** One more seat: as the last one, or a bot beside somebody at this device. */
const another = (last: Chair): Chair => (last.kind === 'here' ? { kind: 'bot', bot: settings.get().level } : last);

/** Who sits where: a line for every seat, and more or fewer of them. */
export function SeatsForm({ chairs, limits, onChange }: SeatsFormProps) {
  const t = useText();
  const programs = usePrograms();
  const put = (at: number, chair: Chair) => onChange(chairs.map((old, place) => (place === at ? chair : old)));
  return (
    <>
      {chairs.map((chair, at) => (
        <div key={at} className="form-row chair-row" role="group" aria-label={t.make.seat(at + 1)}>
          <div className="form-label">{t.make.seat(at + 1)}</div>
          <div className="choices">
            {at > 0 && (
              <select
                className="field"
                aria-label={t.make.who(at + 1)}
                value={'bot' in chair ? chair.bot : chair.kind}
                onChange={({ target }) => put(at, FRESH[target.value] ?? { kind: 'program', bot: target.value })}
              >
                <option value="open">{t.make.kinds.open}</option>
                <option value="here">{t.make.kinds.here}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {t.make.kinds.bot(t.bots[level]!)}
                  </option>
                ))}
                {programs.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {t.make.kinds.program(name)}
                  </option>
                ))}
              </select>
            )}
            {chair.kind === 'bot' && (
              <span className="level-about">
                <Icon name={chair.bot} /> {t.levels.about[chair.bot]}
              </span>
            )}
            {chair.kind === 'here' && (
              <input
                className="field"
                aria-label={t.make.nameOf(at + 1)}
                placeholder={t.settings.nameHint}
                value={chair.name}
                maxLength={40}
                onChange={({ target }) => put(at, { kind: 'here', name: target.value })}
              />
            )}
          </div>
        </div>
      ))}
      <div className="form-row">
        <div className="form-label">{t.make.count(chairs.length)}</div>
        <div className="choices">
          <button
            type="button"
            className="btn sm"
            disabled={chairs.length <= limits.min}
            onClick={() => onChange(chairs.slice(0, -1))}
          >
            − {t.make.fewer}
          </button>
          <button
            type="button"
            className="btn sm"
            disabled={chairs.length >= limits.max}
            onClick={() => onChange([...chairs, another(chairs.at(-1)!)])}
          >
            + {t.make.more}
          </button>
        </div>
      </div>
    </>
  );
}
