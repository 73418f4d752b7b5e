import { Command, CommanderError } from 'commander';
import { InputError, MoveError } from '@outcry/engine';
import about from '../../package.json' with { type: 'json' };
import { gamesCommand } from './commands/games.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tournamentCommand } from './commands/tournament.ts';
import { envCommand } from './commands/env.ts';
import { oddsCommand } from './commands/odds.ts';
import { trainCommand } from './commands/train.ts';
import { playCommand } from './commands/play.ts';
import { positionsCommand } from './commands/positions.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { verifyCommand } from './commands/verify.ts';
import { benchCommand } from './commands/bench.ts';
import { serveCommand } from './commands/serve.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { adminCommand } from './commands/admin.ts';
import { personCommand } from './commands/person.ts';
import { ratingsCommand } from './commands/ratings.ts';
import { migrateStoreCommand } from './commands/migrateStore.ts';

/** Every command of `outcry`, each in a file of its own; to add one, add its file here. */
const COMMANDS = [
  gamesCommand,
  playCommand,
  simulateCommand,
  tournamentCommand,
  trainCommand,
  oddsCommand,
  replayCommand,
  reviewCommand,
  positionsCommand,
  verifyCommand,
  benchCommand,
  envCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
  migrateStoreCommand,
  personCommand,
  adminCommand,
  ratingsCommand,
];

/** What was handed in is wrong; one line on stderr says what is allowed. */
const BAD_INPUT = 2;
/** A fault of ours, apart from every exit code that means something. */
const BUG = 70;

function programOf(): Command {
  const program = new Command('outcry')
    .description('The great stock-market board games, in your terminal.')
    .version(about.version)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ outputError: () => {} });
  for (const add of COMMANDS) add(program);
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
}

/** What commander refuses, as one line that names what it would have taken. */
function refusalOf(program: Command, args: readonly string[], { code, message }: CommanderError): string {
  const command = program.commands.find((each) => each.name() === args[0]);
  const text = message.replace(/^error: /, '').split('\n')[0]!;
  if (code === 'commander.unknownCommand' || !command)
    return `${text}; the commands are ${program.commands.map((each) => each.name()).join(', ')}`;
  if (code === 'commander.unknownOption')
    return `${text}; ${command.name()} takes ${command.options.map((option) => option.long).join(', ')}`;
  return `${text}; it is written: outcry ${command.name()} ${command.usage()}`;
}

/** Runs a command line (without `node` and the script) and yields its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const program = programOf();
  if (args.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      console.error(`outcry: ${refusalOf(program, args, error)}`);
      return BAD_INPUT;
    }
    if (error instanceof InputError || error instanceof MoveError) {
      console.error(`outcry: ${error.message}`);
      return BAD_INPUT;
    }
    console.error(error);
    return BUG;
  }
}

if (import.meta.main) {
  // A reader that has seen enough (`| head`) is no fault.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : BUG));
  process.exitCode = await main(process.argv.slice(2));
}
