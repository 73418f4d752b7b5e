import { SOUNDS } from '@outcry/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playInto } from './synth.ts';

/** What a sound asked of the audio of a browser: each source with its start and end, and how loud it gets. */
interface Asked {
  readonly sources: { start: number; stop: number }[];
  readonly peaks: number[];
}

let asked: Asked;

/** Stands for the nodes of the Web Audio API. */
class Node {
  readonly source = { start: NaN, stop: NaN };
  readonly frequency = { exponentialRampToValueAtTime: vi.fn() };
  readonly gain = {
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: (value: number) => void asked.peaks.push(value),
    exponentialRampToValueAtTime: vi.fn(),
  };
  connect = (next: unknown): unknown => next;
  start(at: number): void {
    this.source.start = at;
    asked.sources.push(this.source);
  }
  stop(at: number): void {
    this.source.stop = at;
  }
}

const context = {
  currentTime: 10,
  sampleRate: 8000,
  destination: {},
  createBuffer: () => ({ getChannelData: () => new Float32Array(8000) }),
} as unknown as BaseAudioContext;

beforeEach(() => {
  asked = { sources: [], peaks: [] };
  for (const name of ['AudioBufferSourceNode', 'BiquadFilterNode', 'OscillatorNode', 'GainNode'])
    vi.stubGlobal(name, Node);
});
afterEach(() => vi.unstubAllGlobals());

test.each(SOUNDS)('%s is heard, is over within a second, and is no louder than it may be', (name) => {
  playInto(context, name, 0.2, 0.5);
  expect(asked.sources.length).toBeGreaterThan(0);
  for (const { start, stop } of asked.sources) {
    expect(start).toBeGreaterThanOrEqual(10.5);
    expect(stop).toBeGreaterThan(start);
    expect(stop).toBeLessThanOrEqual(11.5);
  }
  expect(Math.max(...asked.peaks)).toBeLessThanOrEqual(0.2);
});
