import type { Seat } from '@outcry/engine';
import { PORTRAITS } from './shapes/portraits.tsx';
import type { Mood } from './shapes/portraits.tsx';

export const hasPortrait = (name: string): name is keyof typeof PORTRAITS => Object.hasOwn(PORTRAITS, name);

interface PortraitProps {
  readonly name: keyof typeof PORTRAITS;
  /** Gives the colour. The face belongs to the character. */
  readonly seat: Seat;
  readonly mood?: Mood;
  readonly className?: string;
}

/** A bot's face. The name stands beside it. */
export function Portrait({ name, seat, mood = 'calm', className = '' }: PortraitProps) {
  const { under, over, [mood]: features } = PORTRAITS[name];
  return (
    <svg className={`portrait s${seat + 1} ${className}`} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {under}
      {features}
      {over}
    </svg>
  );
}
