import { Choice, Group } from '../forms.tsx';
import { TopBar } from '../Header.tsx';
import { useText } from '../i18n.ts';
import { back, usePage } from '../router.ts';
import { change, LANGUAGES, useSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { SoundChoices } from '../sound/SoundChoices.tsx';
import { Tokens } from '../tokens/Tokens.tsx';
import { NameField } from './NameField.tsx';
import { SignOut } from './SignOut.tsx';

/** Name, language, theme, pace of bots, motion, sound, kept in this browser at once; signing out; and the tokens of programs. */
export function SettingsPage() {
  const t = useText();
  const settings = useSettings();
  usePage(t.settings.title);
  const group = <Key extends 'locale' | 'theme' | 'pace' | 'motion' | 'remarks' | 'secondTap'>(
    key: Key,
    label: string,
    values: Record<Settings[Key], string>,
    help?: string,
  ) => (
    <Group label={label} help={help}>
      {(Object.keys(values) as Settings[Key][]).map((value) => (
        <Choice key={value} name={key} checked={settings[key] === value} onChange={() => change({ [key]: value })}>
          {values[value]}
        </Choice>
      ))}
    </Group>
  );
  return (
    <>
      <TopBar title={t.settings.title} />
      <main className="page">
        <div className="panel">
          <NameField />
          {group('locale', t.settings.language, LANGUAGES)}
          {group('theme', t.settings.theme, {
            system: t.settings.asSystem,
            light: t.settings.light,
            dark: t.settings.dark,
          })}
          {group('pace', t.settings.pace, t.settings.paces, t.settings.paceHelp)}
          {group(
            'motion',
            t.settings.motion,
            { system: t.settings.asSystem, less: t.settings.less },
            t.settings.motionHelp,
          )}
          {group(
            'secondTap',
            t.settings.secondTap,
            { on: t.settings.on, off: t.settings.off },
            t.settings.secondTapHelp,
          )}
          <SoundChoices />
          {group('remarks', t.settings.remarks, { on: t.settings.on, off: t.settings.off }, t.settings.remarksHelp)}
        </div>
        <SignOut />
        <Tokens />
        <div className="form-end">
          <button type="button" className="btn go" onClick={back}>
            {t.settings.done}
          </button>
        </div>
      </main>
    </>
  );
}
