import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFile } from '@outcry/games/testing/randomFile.ts';
import { expect, test } from 'vitest';
import { emptyFolder, outcryHere } from './testing/outcry.ts';

const whole = await randomFile('taking-stock', 2);

/** What `outcry review` says of a file. */
function reviewed(file: object, ...flags: string[]) {
  const path = join(emptyFolder(), 'game.json');
  writeFileSync(path, JSON.stringify(file));
  return outcryHere('review', path, ...flags);
}

test('several people: it asks whose decisions, and names the seats', async () => {
  const { code, stderr } = await reviewed(whole);
  expect(code).toBe(2);
  expect(stderr).toContain('--seat; there are 0 (Noor), 1 (Ada)');
  expect((await reviewed(whole, '--seat', 'Zoe')).stderr).toContain('there is no seat "Zoe"');
});

test('a game that is not over, or not what it says, is refused in a line', async () => {
  const running = { ...whole, moves: whole.moves.slice(0, 4), result: null };
  expect((await reviewed(running, '--seat', '0')).stderr).toContain('the game is not over');
  const wrong = { ...whole, result: { places: [1, 1], scores: [1, 1] } };
  expect((await reviewed(wrong, '--seat', '0')).stderr).toContain('the file says');
});

test.runIf(process.env.OUTCRY_LONG)('a review in words and as JSON says the same', async () => {
  const { code, stdout } = await reviewed(whole, '--seat', 'Noor');
  expect(code).toBe(0);
  const review = JSON.parse((await reviewed(whole, '--seat', '0', '--json')).stdout);
  expect(stdout).toContain(`${review.mistakes.length} listed`);
  expect(stdout.match(/^ {3}Better/gm)).toHaveLength(review.mistakes.length);
  expect(stdout.match(/^\d\. Move \d+: [\d.]+ points less, \$/gm)).toHaveLength(review.mistakes.length);
  expect(review).toMatchObject({ game: 'taking-stock', seat: 0, curve: { length: whole.moves.length + 1 } });
});
