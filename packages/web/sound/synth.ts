import type { SoundName } from '@outcry/ui';

/** Where a sound begins (seconds), how loud it is at most (0 to 1), and how long it rings. */
interface Struck {
  readonly at?: number;
  readonly gain: number;
  readonly length: number;
}

interface Tone extends Struck {
  readonly hertz: number;
  /** Where it glides to. */
  readonly to?: number;
  readonly wave?: OscillatorType;
}

interface Noise extends Struck {
  /** The middle of the band that is heard. */
  readonly hertz: number;
}

type Part = ({ readonly kind: 'tone' } & Tone) | ({ readonly kind: 'noise' } & Noise);

const tone = (part: Tone): Part => ({ kind: 'tone', ...part });
const noise = (part: Noise): Part => ({ kind: 'noise', ...part });
const notes = (hertz: readonly number[], apart: number, struck: Struck): Part[] =>
  hertz.map((one, at) => tone({ ...struck, hertz: one, at: at * apart, wave: 'triangle' }));

/** What each sound is made of. */
const SCORE: Readonly<Record<SoundName, readonly Part[]>> = {
  card: [noise({ hertz: 2600, gain: 0.5, length: 0.06 })],
  coin: [
    tone({ hertz: 1568, gain: 0.3, length: 0.12, wave: 'triangle' }),
    tone({ hertz: 2093, at: 0.05, gain: 0.3, length: 0.26, wave: 'triangle' }),
  ],
  die: [0, 0.07, 0.13, 0.18].map((at, bounce) => noise({ hertz: 1100, at, gain: 0.6 - bounce * 0.12, length: 0.04 })),
  bell: [880, 1765, 2637].map((hertz, overtone) => tone({ hertz, gain: 0.3 / (overtone + 1), length: 0.9 })),
  split: notes([523, 659, 784, 1047], 0.08, { gain: 0.3, length: 0.22 }),
  bust: [tone({ hertz: 330, to: 98, gain: 0.3, length: 0.5, wave: 'triangle' })],
  turn: notes([659, 880], 0.11, { gain: 0.26, length: 0.3 }),
};

const ATTACK = 0.006;
const SILENCE = 0.0001;

/** A second of noise, made once for a context. */
const hiss = new WeakMap<BaseAudioContext, AudioBuffer>();
function hissOf(context: BaseAudioContext): AudioBuffer {
  const known = hiss.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  hiss.set(context, buffer);
  return buffer;
}

function sourceOf(context: BaseAudioContext, part: Part, from: number): [AudioScheduledSourceNode, AudioNode] {
  if (part.kind === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: hissOf(context) });
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: part.hertz, Q: 0.9 });
    return [source, source.connect(band)];
  }
  const source = new OscillatorNode(context, { type: part.wave ?? 'sine', frequency: part.hertz });
  if (part.to !== undefined) source.frequency.exponentialRampToValueAtTime(part.to, from + part.length);
  return [source, source];
}

/** Plays a sound into a context, `after` seconds from now. `volume`: from 0 to 1. */
export function playInto(context: BaseAudioContext, name: SoundName, volume: number, after = 0): void {
  for (const part of SCORE[name]) {
    const from = context.currentTime + after + (part.at ?? 0);
    const [source, heard] = sourceOf(context, part, from);
    const envelope = new GainNode(context, { gain: SILENCE });
    envelope.gain.setValueAtTime(SILENCE, from);
    envelope.gain.linearRampToValueAtTime(Math.max(SILENCE, part.gain * volume), from + ATTACK);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, from + part.length);
    heard.connect(envelope).connect(context.destination);
    source.start(from);
    source.stop(from + part.length);
  }
}
