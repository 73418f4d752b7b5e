import type { Command } from 'commander';
import { GAME_IDS } from '@outcry/games';
import type { Figures } from '../../../bench/engine.ts';
import { seconds as secondsFor } from '../arguments.ts';
import { progressBar } from '../progress.ts';

/** `outcry bench`: how fast the rules are, and how fast boardgame.io plays one of the games. */
export function benchCommand(program: Command): void {
  program
    .command('bench')
    .description('measure random play of every game on one core, beside boardgame.io')
    .option('--seconds <n>', 'how long each game is measured', secondsFor('--seconds', 0.1, 3600), 3)
    .option('--json', 'print one JSON object')
    .action(async ({ seconds, json }: { seconds: number; json?: true }) => {
      const { benchEngine } = await import('../../../bench/engine.ts'); // needs the development packages
      const bar = progressBar(GAME_IDS.length + 1, 'measured');
      const figures = await benchEngine(GAME_IDS, seconds, () => bar.advance(1, 0)).finally(() => bar.stop());
      console.log(json ? JSON.stringify(figures) : lines(figures).join('\n'));
    });
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

function lines({ games, peer }: Figures): string[] {
  return [
    'game          seats     moves/s   games/s  moves/game  legal moves  clone',
    ...games.map(
      (figures) =>
        `${figures.game.padEnd(14)}${String(figures.seats).padStart(5)}${whole(figures.movesPerSecond).padStart(12)}` +
        `${whole(figures.gamesPerSecond).padStart(10)}${figures.movesPerGame.toFixed(1).padStart(12)}` +
        `${figures.meanLegal.toFixed(1).padStart(13)}  ${figures.cloneMicroseconds.toFixed(2)} µs`,
    ),
    '',
    `${peer.name} ${peer.version}, taking-stock: ${whole(peer.movesPerSecond)} moves/s; ours is ${whole(peer.ratio)} times as fast`,
  ];
}
