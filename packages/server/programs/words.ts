import { InputError } from '@outcry/engine';

/** A word, or parts of one in quotes. */
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;
const PART = /"([^"]*)"|'([^']*)'|([^"']+)/g;

/**
 * A command line as words, as somebody would type it: quotes hold a word together, and nothing else is special. No shell
 * reads it, so there is nothing to inject.
 */
export function wordsOf(command: string): readonly [program: string, ...args: string[]] {
  const words = [...command.matchAll(WORD)].map(([word]) =>
    [...word.matchAll(PART)].map(([, double, single, plain]) => double ?? single ?? plain).join(''),
  );
  const rest = command.replaceAll(WORD, '').trim();
  const [program, ...args] = words;
  if (rest !== '') throw new InputError(`the command ${command.slice(0, 80)} has a quote that is not closed`);
  if (program === undefined || program === '')
    throw new InputError('a program is named by its command, such as exec:python3 mybot.py');
  return [program, ...args];
}
