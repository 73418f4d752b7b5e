import type { Command } from 'commander';
export function benchCommand(program: Command): void {
  program.command('bench');
}
