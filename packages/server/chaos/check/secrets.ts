import type { GameFile } from '@outcry/engine';
import { gameOf } from '@outcry/games';
import { PATHS } from '../../api.ts';
import { courseOf, secretsIn, stepsOf } from '../../testing/secrets.ts';
import type { Heard } from '../../testing/secrets.ts';
import type { TableHistory } from './table.ts';

/** Nobody was told what the rules hide from them at that moment. The file of the finished game says what that was. */
export async function checkSecrets({ people, lines, exchanges, logs }: TableHistory): Promise<string[]> {
  const file = exchanges.find(({ route, status }) => route === 'file' && status === 200)?.body as GameFile | undefined;
  const log = [...logs.values()][0];
  if (!file || !log) return ['there is no game file at the end'];
  const game = await gameOf(file);
  let course;
  try {
    course = courseOf(game, file, stepsOf(log));
  } catch (error) {
    return [`the game file cannot be played: ${String(error)}`];
  }
  const asked = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
  const owner = new Map(lines.flatMap((line) => (line.kind === 'opened' ? [[line.stream, line.person] as const] : [])));
  return people.flatMap((person, seat) => {
    const heard = lines.flatMap((line): Heard[] => {
      if (line.kind === 'told' && owner.get(line.stream) === person)
        return [{ from: 'stream', text: JSON.stringify(line.message) }];
      if (line.kind !== 'answered' || line.status === 0 || line.status === 408) return []; // not a word of ours
      const exchange = asked.get(line.id)!;
      if (exchange.person !== person) return [];
      const [method, path] = PATHS[exchange.route];
      return [{ from: 'answer', request: `${method} ${path}`, status: line.status, text: JSON.stringify(line.body) }];
    });
    return secretsIn(heard, course, seat).secrets;
  });
}
