import { Choice, Group } from '../forms.tsx';
import { useText } from '../i18n.ts';

interface RatedChoiceProps {
  readonly checked: boolean;
  readonly onChange: (rated: boolean) => void;
  /** Nobody else is to come: a rated game is played on the server all the same. */
  readonly alone?: boolean;
}

/** Whether the game counts for ratings, and what that means. */
export function RatedChoice({ checked, onChange, alone = false }: RatedChoiceProps) {
  const t = useText();
  const { rate, rateTable, rateHelp, rateAlone, honesty } = t.ratings;
  return (
    <Group label={rate} help={checked ? `${alone ? `${rateAlone} ` : ''}${rateHelp} ${honesty}` : undefined}>
      <Choice name="rated" many checked={checked} onChange={onChange}>
        {rateTable}
      </Choice>
    </Group>
  );
}
