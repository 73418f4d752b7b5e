import type { Words } from '@outcry/engine';
import type { Messages } from '../i18n.ts';
import type { ImportFault } from './examine.ts';

/** What is wrong with a file, in words. `words`: those of its game, which tell why a move is not legal. */
export function sentenceOf(fault: ImportFault, t: Messages, words: Words | null): string {
  switch (fault.kind) {
    case 'version':
      return t.import.version(fault.version);
    case 'damaged':
      return t.import.damaged(fault.where);
    case 'unknown-game':
      return t.import.unknownGame(fault.game);
    case 'rules':
      return t.import.rules(fault.played, fault.known.join(', '));
    case 'move':
      return t.import.move(fault.number, fault.refusal && words ? words.refusal(fault.refusal) : '');
    default:
      return t.import.faults[fault.kind];
  }
}
