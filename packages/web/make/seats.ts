import { freeCast } from '@outcry/bots/cast.ts';
import type { Level } from '@outcry/bots/levels.ts';

/** A place at a table that is being made: somebody at this device, a bot, a program of the server, or somebody who will come. */
export type Chair =
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: Level }
  | { readonly kind: 'program'; readonly bot: string }
  | { readonly kind: 'open' };

/** Friends by link, several people at this device, or alone against bots. */
export const PRESETS = ['friends', 'device', 'bots'] as const;
export type Preset = (typeof PRESETS)[number];

const USUAL = 4;

/** The chairs of a preset, as many as usual where the game allows it: you, and others or bots of your level. */
export function company(
  preset: Preset,
  { min, max }: { min: number; max: number },
  { name, level }: { name: string; level: Level },
): Chair[] {
  const count = Math.min(max, Math.max(min, USUAL));
  const rest = Array.from({ length: count - 1 }, (_, at): Chair => {
    if (preset === 'friends') return { kind: 'open' };
    if (preset === 'device' && at === 0) return { kind: 'here', name: '' };
    return { kind: 'bot', bot: level };
  });
  return [{ kind: 'here', name }, ...rest];
}

/** The preset these chairs are of. */
export function presetOf(chairs: readonly Chair[]): Preset {
  if (chairs.some(({ kind }) => kind === 'open')) return 'friends';
  return chairs.filter(({ kind }) => kind === 'here').length > 1 ? 'device' : 'bots';
}

/** Names for all chairs, each another: bots by their own list, people without one, or with another's, by number. */
export function namesOf(chairs: readonly Chair[], guest: string): string[] {
  const given = chairs.map((chair) => (chair.kind === 'here' ? chair.name.trim() : ''));
  const free: string[] = freeCast((name) => given.includes(name));
  const taken = [...given];
  const numbered = (name: string, from: number): string => {
    let number = from;
    while (taken.includes(`${name} ${number}`)) number++;
    taken.push(`${name} ${number}`);
    return `${name} ${number}`;
  };
  return chairs.map((chair, at) => {
    if (chair.kind !== 'here') return free.shift()!; // a table has fewer seats than the cast has names
    const name = given[at]! || guest;
    return name === given[at] && given.indexOf(name) === at ? name : numbered(name, at + 1);
  });
}
