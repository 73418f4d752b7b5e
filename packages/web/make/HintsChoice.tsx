import { Choice, Group } from '../forms.tsx';
import { useText } from '../i18n.ts';

interface HintsChoiceProps {
  readonly checked: boolean;
  readonly onChange: (hints: boolean) => void;
}

/** Whether the table gives hints, and what it means that it gives none. */
export function HintsChoice({ checked, onChange }: HintsChoiceProps) {
  const t = useText();
  return (
    <Group label={t.hint.name} help={checked ? undefined : t.hint.off}>
      <Choice name="hints" many checked={checked} onChange={onChange}>
        {t.make.hints}
      </Choice>
    </Group>
  );
}
