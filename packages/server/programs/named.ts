import { isLevel } from '@outcry/bots/levels.ts';
import { InputError } from '@outcry/engine';
import { wordsOf } from './words.ts';

const PREFIX = 'program:';
/** Small letters, so that no program has the name, and the face, of a bot of the cast. */
const NAME = /^[a-z][a-z0-9-]{0,23}$/;

/** The program as a seat names it: levels have no colon. */
export const botOf = (program: string): string => PREFIX + program;

/** The name of the program a seat names; null: it is a level. */
export const programIn = (bot: string): string | null => (bot.startsWith(PREFIX) ? bot.slice(PREFIX.length) : null);

/** The host's programs: {"name": "command", ...}. A message quotes no command, since one may hold a secret. */
export function programsFrom(text: string | null): Record<string, string> {
  const programs = text === null ? {} : parsed(text);
  for (const [name, command] of Object.entries(programs)) {
    if (!NAME.test(name) || isLevel(name))
      throw new InputError(
        `OUTCRY_PROGRAMS names a program "${name.slice(0, 40)}": a name has up to 24 small letters, digits and hyphens, and is no level`,
      );
    try {
      wordsOf(command);
    } catch {
      throw new InputError(`OUTCRY_PROGRAMS has no usable command for "${name}": is it empty, or a quote not closed?`);
    }
  }
  return programs;
}

function parsed(text: string): Record<string, string> {
  const value = read(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || !Object.values(value).every((command) => typeof command === 'string'))
    throw new InputError('OUTCRY_PROGRAMS must be JSON that names commands, such as {"magpie": "python3 bot.py"}');
  return value as Record<string, string>;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
