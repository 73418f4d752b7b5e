import { autocomplete, isCancel, text } from '@clack/prompts';
import { fits } from '@outcry/engine/choices';
import type { Talk } from './talk.ts';

/** Lines the prompt itself needs around its list. */
const FRAME = 7;
const SHORTEST_LIST = 6;
const LONGEST_LIST = 16;

/** Talks on a terminal: arrows choose, a number or a word narrows the list down, Enter takes it. */
export function talkOnScreen(): Talk {
  const room = (above: number): number =>
    Math.max(SHORTEST_LIST, Math.min(LONGEST_LIST, (process.stdout.rows ?? 24) - above - FRAME));
  return {
    interactive: true,
    say: (lines) => void process.stdout.write(`${lines.join('\n')}\n`),
    async choose(question, choices, orders, above = 0) {
      const picked = await autocomplete<number | string>({
        message: question,
        options: [
          ...choices.map((label, index) => ({ value: index, label: `${index + 1}. ${label}` })),
          ...orders.map(({ name, help }) => ({ value: name, label: name, hint: help })),
        ],
        maxItems: room(above),
        placeholder: ['a number or a word', ...orders.map(({ name }) => name)].join(', '),
        validate: (value) =>
          value === undefined ? 'Nothing fits that: write less of it, or use the arrows' : undefined,
        filter: (search, { value }) =>
          typeof value === 'number'
            ? fits(search, value, choices[value]!)
            : value.startsWith(search.trim().toLowerCase()),
      });
      if (isCancel(picked)) return { kind: 'gone' };
      return typeof picked === 'number'
        ? { kind: 'choice', index: picked }
        : { kind: 'command', name: picked, rest: '' };
    },
    async ask(question, usual) {
      const answer = await text({ message: question, placeholder: usual, defaultValue: usual });
      return isCancel(answer) ? null : answer;
    },
    close: () => {},
  };
}
