import { useUi } from './text.ts';

interface StepperProps {
  /** What is counted, for readers: "Shares of Red Sun to sell". */
  readonly label: string;
  /** The values it walks through, in order. */
  readonly values: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** How a value is written; plain by default. */
  readonly show?: (value: number) => string;
}

/** Chooses one of many amounts: fewer, how many, more. The running total belongs in the bar's button. */
export function Stepper({ label, values, value, onChange, show = String }: StepperProps) {
  const { text } = useUi();
  const at = values.indexOf(value);
  const step = (by: number) => {
    const next = values[at + by];
    if (next !== undefined) onChange(next);
  };
  return (
    <span className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        className="btn"
        aria-label={text.fewer}
        disabled={at <= 0}
        data-step="-"
        onClick={() => step(-1)}
      >
        −
      </button>
      <output aria-live="polite">{show(value)}</output>
      <button
        type="button"
        className="btn"
        aria-label={text.more}
        disabled={at >= values.length - 1}
        data-step="+"
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  );
}
