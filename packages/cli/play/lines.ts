import { createInterface } from 'node:readline';
import { listed, notUnderstood, understood } from './choices.ts';
import type { Talk } from './talk.ts';

/** Talks line by line, for scripts and for terminals that can do no more: a number chooses, words find choices. */
export function talkByLines(): Talk {
  const reader = createInterface({ input: process.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  const say = (text: readonly string[]) => process.stdout.write(`${text.join('\n')}\n`);
  const nextLine = async (): Promise<string | null> => {
    const { value, done } = await lines.next();
    return done ? null : value.trim();
  };
  return {
    interactive: false,
    say,
    async choose(question, choices, orders) {
      say([question, ...listed(choices)]);
      for (;;) {
        const text = await nextLine();
        if (text === null) return { kind: 'gone' };
        const answer = understood(text, choices, orders);
        if (answer) return answer;
        say(notUnderstood(text, choices, orders));
      }
    },
    async ask(question, usual) {
      say([`${question} (${usual})`]);
      const text = await nextLine();
      return text === '' ? usual : text;
    },
    close: () => reader.close(),
  };
}
