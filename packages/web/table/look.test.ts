import { expect, test } from 'vitest';
import { atPresent, followTable, lookBack, lookNow } from './look.ts';
import type { Look } from './look.ts';
import type { UndoAsked } from './source.ts';

const asked: UndoAsked = { seat: 1, to: 4, waiting: [0], answer: [0] };

/** A table with so many moments, and what is asked there. */
const table = (moments: number, undoAsked: UndoAsked | null = null) => ({ history: { length: moments }, undoAsked });

/** Somebody who looks at the board of the request, at moment 3 of 6. */
const previewing = (): Look => lookBack(atPresent(6), 3, asked);

test('who looks at a request comes back to the present when it is refused or withdrawn, and is told', () => {
  expect(followTable(previewing(), table(6, { ...asked, waiting: [], answer: [] }))).toMatchObject({ past: 3 });
  expect(followTable(previewing(), table(6))).toMatchObject({ past: null, returned: 'kept' });
});

test('who looks at a request comes back when it is agreed to, in whatever order that arrives', () => {
  expect(followTable(previewing(), table(4))).toMatchObject({ past: null, returned: 'undone' });
  const moves = followTable(previewing(), table(4, asked));
  expect(moves).toMatchObject({ past: null, returned: 'undone' });
  expect(followTable(moves, table(4))).toMatchObject({ past: null, returned: 'undone' });
  const request = followTable(previewing(), table(6));
  expect(followTable(request, table(4))).toMatchObject({ past: null, returned: 'undone' });
});

test('a move that ends the request brings back, too, and the next one is news enough', () => {
  const moved = followTable(previewing(), table(7));
  expect(moved).toMatchObject({ past: null, returned: 'kept' });
  expect(followTable(moved, table(8)).returned).toBeNull();
});

test('another request in place of the one that was looked at brings back', () => {
  expect(followTable(previewing(), table(6, { ...asked, to: 2 }))).toMatchObject({ past: null, returned: 'kept' });
});

test('steps from the board of a request still belong to it', () => {
  const stepped = lookBack(previewing(), 2, previewing().request);
  expect(followTable(stepped, table(6))).toMatchObject({ past: null, returned: 'kept' });
});

test('who looks back on their own stays where they are, as long as that moment is there', () => {
  const own = lookBack(atPresent(6), 3, null);
  expect(followTable(own, table(6))).toBe(own);
  expect(followTable(own, table(9))).toMatchObject({ past: 3, returned: null });
  expect(followTable(own, table(4))).toMatchObject({ past: null, returned: null });
  expect(followTable(own, table(5))).toMatchObject({ past: 3 });
});

test('the last moment is the present, and whoever goes there by themselves need not be told', () => {
  expect(lookBack(atPresent(6), 5, asked)).toEqual(atPresent(6));
  expect(followTable(lookNow(previewing()), table(6))).toMatchObject({ past: null, returned: null });
});
