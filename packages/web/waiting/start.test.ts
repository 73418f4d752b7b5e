import { expect, test, vi } from 'vitest';
import { aSeat } from '../online/testing/table.ts';
import { botsAtStart, startWithBots } from './start.ts';

const asked = vi.hoisted(() => [] as string[]);
/** By seat: how the server answers when a bot is to take it. */
const answers = vi.hoisted((): Record<number, string> => ({ 2: 'full', 3: 'not-host' }));

vi.mock('../online/api.ts', () => ({
  codeOf: (error: Error) => error.message,
  api: async (name: string, { params: { seat }, body }: { params: { seat?: number }; body?: { bot: string } }) => {
    asked.push(seat === undefined ? name : `${name} ${seat} ${body!.bot}`);
    if (answers[seat!]) throw new Error(answers[seat!]);
  },
}));

test('who sits down while bots take the open seats plays along', async () => {
  await startWithBots('table', [1, 2], 'shark');
  expect(asked).toEqual(['setSeat 1 shark', 'setSeat 2 shark', 'start']);
});

test('what else is refused is told, and nothing starts', async () => {
  asked.length = 0;
  await expect(startWithBots('table', [3], 'shark')).rejects.toThrow('not-host');
  expect(asked).toEqual(['setSeat 3 shark']);
});

test('the bots of a start are those who sit already and those who take the free seats', () => {
  const bot = aSeat(1, { kind: 'bot', bot: 'rookie' });
  const open = aSeat(2, { kind: 'open' });
  expect(botsAtStart([aSeat(0), bot, open, open])).toBe(3);
  expect(botsAtStart([aSeat(0), bot])).toBe(1);
  expect(botsAtStart([aSeat(0), aSeat(1)])).toBe(0);
});
