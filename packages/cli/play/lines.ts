import { createInterface } from 'node:readline';
import type { Answer, Order, Talk } from './talk.ts';

const WIDTH = 78;

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
      say([question, ...inColumns(choices.map(numbered))]);
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

const numbered = (choice: string, index: number): string => `${String(index + 1).padStart(3)}. ${choice}`;

function understood(text: string, choices: readonly string[], orders: readonly Order[]): Answer | null {
  if (/^\d+$/.test(text)) {
    const index = Number(text) - 1;
    return index >= 0 && index < choices.length ? { kind: 'choice', index } : null;
  }
  const [name = '', ...rest] = text.split(/\s+/);
  const order = orders.find((each) => each.name === name.toLowerCase());
  return order ? { kind: 'command', name: order.name, rest: rest.join(' ') } : null;
}

/** What the text finds among the choices, or what could have been said. */
function notUnderstood(text: string, choices: readonly string[], orders: readonly Order[]): string[] {
  const found = choices
    .map(numbered)
    .filter((choice) => text !== '' && choice.toLowerCase().includes(text.toLowerCase()));
  if (found.length > 0 && !/^\d+$/.test(text)) return inColumns(found);
  const others = orders.map(({ name }) => name);
  return [
    `Please answer ${new Intl.ListFormat('en', { type: 'disjunction' }).format([`1 to ${choices.length}`, ...others])}, not "${text}".`,
  ];
}

/** Short texts side by side, down one column and then the next, so that a hundred choices stay on one page. */
function inColumns(texts: readonly string[]): string[] {
  const width = Math.max(...texts.map((text) => text.length)) + 2;
  const columns = texts.length > 12 ? Math.max(1, Math.floor(WIDTH / width)) : 1;
  const rows = Math.ceil(texts.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => (texts[column * rows + row] ?? '').padEnd(width))
      .join('')
      .trimEnd(),
  );
}
