import { useText } from '../i18n.ts';

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** On or off, said beside it. */
export function Switch({ label, on, onChange }: SwitchProps) {
  const t = useText();
  return (
    <>
      <span className="on-off" aria-hidden="true">
        {on ? t.notify.on : t.notify.off}
      </span>
      <button
        type="button"
        className="switch"
        role="switch"
        aria-checked={on}
        aria-label={label}
        onClick={() => onChange(!on)}
      />
    </>
  );
}
