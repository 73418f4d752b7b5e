import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Journal } from './journal.ts';
import type { MoveEntry, RedoEntry, UndoEntry } from './journal.ts';

type Logged = MoveEntry | UndoEntry | RedoEntry | { readonly kind: 'chat' | 'end'; readonly seq: number };

const move = (seq: number, seat = 0, barrier = false): MoveEntry => ({ kind: 'move', seq, seat, barrier });
const undo = (seq: number, to: number, seat = 0): UndoEntry => ({ kind: 'undo', seq, seat, to });
const redo = (seq: number, seat = 0): RedoEntry => ({ kind: 'redo', seq, seat });

function folded(log: readonly Logged[]): Journal {
  const journal = new Journal();
  for (const entry of log) journal.add(entry);
  return journal;
}
const standing = (log: readonly Logged[]): number[] => folded(log).moves.map(({ seq }) => seq);

describe('which moves stand', () => {
  test.each<[string, Logged[], number[]]>([
    ['all of them', [move(1), move(2)], [1, 2]],
    ['an undo takes back everything from its entry on', [move(1), move(2), move(3), undo(4, 2)], [1]],
    ['an undo to an entry between two moves', [move(1), { kind: 'chat', seq: 2 }, move(3), undo(4, 2)], [1]],
    ['a redo brings it back', [move(1), move(2), undo(3, 1), redo(4)], [1, 2]],
    ['two undos, one redo: the last first', [move(1), move(2), undo(3, 2), undo(4, 1), redo(5)], [1]],
    ['two undos, two redos', [move(1), move(2), undo(3, 2), undo(4, 1), redo(5), redo(6)], [1, 2]],
    ['a new move ends the redo', [move(1), undo(2, 1), move(3), redo(4)], [3]],
    ['the end of the game does, too', [move(1), undo(2, 1), { kind: 'end', seq: 3 }, redo(4)], []],
    ['talk changes nothing', [{ kind: 'chat', seq: 1 }, move(2)], [2]],
  ])('%s', (_what, log, seqs) => expect(standing(log)).toEqual(seqs));

  test('as a list that is cut and put together says', () => {
    const step = fc.constantFrom('move', 'undo', 'redo', 'chat');
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.nat(20)), { maxLength: 60 }), (steps) => {
        const log: Logged[] = [];
        let stands: number[] = [];
        let taken: number[][] = [];
        for (const [kind, pick] of steps) {
          const seq = log.length + 1;
          if (kind === 'undo' && stands.length > 0) {
            const at = pick % stands.length;
            log.push(undo(seq, stands[at]!));
            taken.push(stands.slice(at));
            stands = stands.slice(0, at);
          } else if (kind === 'redo' && taken.length > 0) {
            log.push(redo(seq));
            stands = [...stands, ...taken.pop()!];
          } else if (kind === 'move') {
            log.push(move(seq));
            stands = [...stands, seq];
            taken = [];
          } else log.push({ kind: 'chat', seq });
        }
        expect(standing(log)).toEqual(stands);
      }),
    );
  });
});

describe('what can be taken back', () => {
  const log = [move(1, 0), move(2, 1, true), move(3, 0), move(4, 1)];

  test('the last move of a seat behind which no barrier stands', () => {
    const journal = folded(log);
    expect(journal.undoable((seat) => seat === 0)?.seq).toBe(3);
    expect(journal.undoable((seat) => seat === 1)?.seq).toBe(4);
    expect(journal.undoable((seat) => seat === 2)).toBeNull();
    expect(folded([...log, move(5, 1, true)]).undoable(() => true)).toBeNull();
  });

  test('an undo is allowed from an own standing move on, with no barrier at it or after it', () => {
    const journal = folded(log);
    expect(journal.allows({ seat: 0, to: 3 })).toBe(true);
    expect(journal.allows({ seat: 1, to: 3 })).toBe(false);
    expect(journal.allows({ seat: 1, to: 2 })).toBe(false);
    expect(journal.allows({ seat: 0, to: 9 })).toBe(false);
  });

  test('who took something back may make it again', () => {
    expect(folded(log).undone).toBeNull();
    expect(folded([...log, undo(5, 3, 0)]).undone).toMatchObject({ seat: 0, moves: [{ seq: 3 }, { seq: 4 }] });
  });
});
