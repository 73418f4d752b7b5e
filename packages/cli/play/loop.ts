import { resolve } from 'node:path';
import { comparedWith, madeOf } from '@outcry/bots/told.ts';
import { InputError, textOf } from '@outcry/engine';
import { signed } from '@outcry/engine/figures';
import type { AnyView, AnyEvent, Words } from '@outcry/engine';
import { saveFile } from '../gamefile.ts';
import { titleOf, whoOf } from '../names.ts';
import { whySaid } from '../whySaid.ts';
import { PAINT } from '../paint.ts';
import { ranking } from '../ranking.ts';
import type { Hint, Session } from './session.ts';
import type { Order, Talk } from './talk.ts';

const ORDERS: readonly Order[] = [
  { name: 'hint', help: 'the three best moves, as a stronger bot sees them' },
  { name: 'save', help: 'write a copy of the game to a file' },
  { name: 'quit', help: 'stop; the game is kept and can be resumed' },
];
const RULE = '─'.repeat(78);

/** How a command of ours is called from the project's folder. */
const called = (command: string): string => `npm run -s outcry -- ${command}`;

/** Plays a session to its end, or until the person leaves. */
export async function playSession(session: Session, talk: Talk): Promise<void> {
  const { open, path } = session;
  const { file } = open;
  talk.say([
    '',
    PAINT.bold(`${open.words.name}: ${file.seats.map(titleOf).join(', ')}`),
    PAINT.dim(`The shuffles follow from a seed that was fixed before the first move; its seal is`),
    PAINT.dim(file.fairness.commitment),
  ]);
  let news: AnyEvent[] = file.moves.length > 0 ? [] : [...(open.words.opening?.(session.view(), open.game.data) ?? [])];
  for (let actors = session.actors(); actors.length > 0; actors = session.actors()) {
    const bot = actors.find((seat) => seat !== session.seat);
    if (bot !== undefined) {
      news.push(...session.move(bot, session.decide(bot)));
      continue;
    }
    const move = await askForMove(session, talk, news);
    if (move === null) {
      talk.say(['', `The game is kept in ${path}`, `Go on with: ${called(`play --resume ${path}`)}`]);
      return;
    }
    news = session.move(session.seat, move);
  }
  const who = whoOf(file.seats);
  talk.say([
    ...page(session, news),
    '',
    PAINT.bold('The game is over.'),
    ...ranking(session.file().result!, who),
    '',
    `Check the shuffles: ${called(`verify ${path}`)}`,
    `Tell it again:      ${called(`replay ${path}`)}`,
  ]);
}

/** What happened since the person's last look, and the table as they see it now. */
function page({ open, view }: Session, news: readonly AnyEvent[]): string[] {
  const who = whoOf(open.file.seats);
  const told = news.map((event) => textOf(open.words.event(event, who))).filter((sentence) => sentence !== '');
  return ['', PAINT.dim(RULE), ...told, ...(told.length > 0 ? [''] : []), ...open.draw(view(), who)];
}

/** The person's move, or null when they leave. */
async function askForMove(session: Session, talk: Talk, news: readonly AnyEvent[]): Promise<unknown> {
  const { words, file } = session.open;
  const who = whoOf(file.seats);
  const view = session.view();
  const legal = session.legal();
  const choices = legal.map((move) => words.move(move, view, who));
  const lines = page(session, news);
  talk.say([...lines, '']);
  for (;;) {
    const answer = await talk.choose(words.question(view, who), choices, ORDERS, session.open.draw(view, who).length);
    if (answer.kind === 'choice') return legal[answer.index];
    if (answer.kind === 'gone' || answer.name === 'quit') return null;
    if (answer.name === 'hint') talk.say(hintLines(session.hint(), legal, choices, view, words));
    else await saveCopy(session, talk, answer.rest);
  }
}

/** What a move costs against the best one. */
const lossOf = ({ cost }: Hint['advice'][number]): string =>
  cost === null ? '' : ` (${signed(-Math.round(cost.money.mean), 'en')})`;

function hintLines(
  { level, advice }: Hint,
  legal: readonly unknown[],
  choices: readonly string[],
  view: AnyView,
  words: Words,
): string[] {
  const { parts } = words;
  const [best] = advice;
  const lines = advice.flatMap((each, place) => {
    const index = legal.indexOf(each.move);
    const figures = `${Math.round(100 * each.chance)} % to win, ${signed(Math.round(each.expected), 'en')}, wealth ${Math.round(each.wealth)}${lossOf(each)}`;
    const told = (place === 0 ? madeOf(each) : comparedWith(best!, each)).map(
      ({ part, amount }) => `${part === null ? 'Best rival' : parts[part]} ${signed(Math.round(amount), 'en')}`,
    );
    const head = place === 0 ? 'Your wealth then' : 'Compared with the first';
    return [
      `  ${index + 1}. ${choices[index]}  ${PAINT.dim(figures)}`,
      ...(place === 0 && each.reasons.some(({ amount }) => amount > 0)
        ? [PAINT.dim(`     Why: ${whySaid(each.reasons, words, view)}`)]
        : []),
      ...(told.length > 0 ? [PAINT.dim(`     ${head}: ${told.join(', ')}`)] : []),
    ];
  });
  return [
    PAINT.dim(`The ${level} would play (your chance to win, your lead over the best rival, what you end with):`),
    ...lines,
    '',
  ];
}

async function saveCopy({ file, path }: Session, talk: Talk, named: string): Promise<void> {
  const target = named || (await talk.ask('Where to?', `${file().game}.json`));
  if (target === null) return;
  try {
    saveFile(resolve(target), file());
    talk.say([`Saved to ${resolve(target)} (it is kept in ${path} too).`, '']);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    talk.say([error.message, '']); // the game goes on
  }
}
