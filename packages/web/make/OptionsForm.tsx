import type { Words } from '@outcry/engine';
import { Stepper } from '@outcry/ui';
import { Choice, Group } from '../forms.tsx';
import { useText } from '../i18n.ts';
import { optionsOf } from './options.ts';
import type { Option } from './options.ts';

interface OptionsFormProps {
  readonly schema: unknown;
  readonly words: Words;
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: Record<string, unknown>) => void;
}

/** A game's options, asked for in the words of the game. */
export function OptionsForm({ schema, words, value, onChange }: OptionsFormProps) {
  return optionsOf(schema).map((option) => {
    const { label = option.name, help } = words.options[option.name] ?? {};
    return (
      <Group key={option.name} label={label} help={help}>
        <Answer
          option={option}
          label={label}
          names={words.options[option.name]?.values ?? {}}
          value={value[option.name]}
          onChange={(answer) => onChange({ ...value, [option.name]: answer })}
        />
      </Group>
    );
  });
}

interface AnswerProps {
  readonly option: Option;
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Answer({ option, label, names, value, onChange }: AnswerProps) {
  const t = useText();
  const { name } = option;
  if (option.kind === 'count') {
    const values = Array.from({ length: option.max - option.min + 1 }, (_, at) => option.min + at);
    return <Stepper label={label} values={values} value={Number(value ?? option.fallback)} onChange={onChange} />;
  }
  if (option.kind === 'switch')
    return [true, false].map((answer) => (
      <Choice key={String(answer)} name={name} checked={value === answer} onChange={() => onChange(answer)}>
        {names[String(answer)] ?? (answer ? t.make.yes : t.make.no)}
      </Choice>
    ));
  if (option.kind === 'one')
    return option.values.map((answer) => (
      <Choice key={answer} name={name} checked={value === answer} onChange={() => onChange(answer)}>
        {names[String(answer)] ?? answer}
      </Choice>
    ));
  const chosen = (value ?? []) as readonly (string | number)[];
  return option.values.map((answer) => (
    <Choice
      key={answer}
      name={name}
      many
      checked={chosen.includes(answer)}
      disabled={!chosen.includes(answer) && chosen.length >= option.most}
      onChange={(on) => onChange(on ? [...chosen, answer] : chosen.filter((one) => one !== answer))}
    >
      {names[String(answer)] ?? answer}
    </Choice>
  ));
}
