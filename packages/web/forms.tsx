import type { ReactNode } from 'react';

interface ChoiceProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Several may be chosen. */
  readonly many?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** One of several to choose from, as a tile. */
export const Choice = ({ name, checked, onChange, many = false, disabled = false, children }: ChoiceProps) => (
  <label className="choice">
    <input
      type={many ? 'checkbox' : 'radio'}
      name={name}
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{children}</span>
  </label>
);

/** A line of a form whose answer is a group of choices. */
export const Group = ({ label, help, children }: { label: string; help?: string | undefined; children: ReactNode }) => (
  <div className="form-row" role="group" aria-label={label}>
    <div className="form-label">
      {label}
      {help && <span className="help-text">{help}</span>}
    </div>
    <div className="choices">{children}</div>
  </div>
);
