import { Choice, Group } from '../forms.tsx';
import { useText } from '../i18n.ts';
import { change, useSettings } from '../settings.ts';
import { playSound } from './sound.ts';

/** Sound on or off, how loud, and whether the device buzzes on one's turn. */
export function SoundChoices() {
  const t = useText();
  const { sound, volume, vibration } = useSettings();
  const onOff = (name: 'sound' | 'vibration', now: 'on' | 'off') =>
    (['on', 'off'] as const).map((value) => (
      <Choice key={value} name={name} checked={now === value} onChange={() => change({ [name]: value })}>
        {t.settings[value]}
      </Choice>
    ));
  return (
    <>
      <Group label={t.settings.sound} help={t.settings.soundHelp}>
        {onOff('sound', sound)}
        <label className="volume">
          {t.settings.volume}
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={volume}
            disabled={sound === 'off'}
            onChange={({ target }) => {
              change({ volume: Number(target.value) });
              playSound('coin');
            }}
          />
        </label>
      </Group>
      {'vibrate' in navigator && (
        <Group label={t.settings.vibration} help={t.settings.vibrationHelp}>
          {onOff('vibration', vibration)}
        </Group>
      )}
    </>
  );
}
