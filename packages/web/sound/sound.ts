import type { SoundName } from '@outcry/ui';
import { settings } from '../settings.ts';
import { playInto } from './synth.ts';

/** The loudest it gets: quiet beside music and talk. */
const LOUDEST = 0.5;
/** A browser that cannot play sounds is told of once, not at every card. */
let hasFailed = false;
/** Null until the person has pressed something: browsers play nothing before. */
let context: AudioContext | null = null;

function failed(error: unknown): void {
  if (!hasFailed) reportError(error);
  hasFailed = true;
}

/** Wakes the sounds up. */
function unlock(): void {
  if (hasFailed || settings.get().sound === 'off') return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') context.resume().catch(failed);
  } catch (error) {
    failed(error);
  }
}

/** Lets the first press or key on any page wake the sounds up: the press of Play now is long past when a card falls. */
export function unlockOnPress(): void {
  addEventListener('pointerdown', unlock);
  addEventListener('keydown', unlock);
}

/** Plays a sound if the person wants to hear any, `after` seconds from now. */
export function playSound(name: SoundName, after = 0): void {
  const { sound, volume } = settings.get();
  if (sound === 'off' || context?.state !== 'running') return;
  // Ears hear loudness by its logarithm: the square is near enough.
  playInto(context, name, LOUDEST * (volume / 100) ** 2, after);
}

const BUZZ = 60;

/** Tells that it is the person's turn: by sound and by a short buzz, where they want them. */
export function tellTurn(after = 0): void {
  playSound('turn', after);
  if (settings.get().vibration === 'on') navigator.vibrate?.(BUZZ);
}
