import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { picker } from './pick.ts';

const Phase = Type.Union([
  Type.Object({ kind: Type.Literal('bidding'), seat: Type.Integer(), note: Type.Optional(Type.String()) }),
  Type.Object({ kind: Type.Literal('reveal'), cards: Type.Array(Type.Object({ pile: Type.Integer() })) }),
]);

test('a picker takes the fields its schema names and no other, at every depth', () => {
  const pick = picker<object>(Phase);
  expect(pick({ kind: 'bidding', seat: 2, secret: 7 })).toEqual({ kind: 'bidding', seat: 2 });
  expect(pick({ kind: 'reveal', cards: [{ pile: 1, face: 9 }], deck: [3] })).toEqual({
    kind: 'reveal',
    cards: [{ pile: 1 }],
  });
  expect(pick({ kind: 'bidding', seat: 2, note: 'x' })).toEqual({ kind: 'bidding', seat: 2, note: 'x' });
});

test('a value of no form the schema knows is an error, not a leak', () => {
  expect(() => picker<object>(Phase)({ kind: 'cheat', deck: [1] })).toThrow('no form of the union is of kind cheat');
});

test('a list or an object that may be null passes as null', () => {
  const pick = picker<object>(
    Type.Object({
      list: Type.Union([Type.Array(Type.Object({ a: Type.Integer() })), Type.Null()]),
      one: Type.Union([Type.Object({ a: Type.Integer() }), Type.Null()]),
    }),
  );
  expect(pick({ list: null, one: null })).toEqual({ list: null, one: null });
  expect(pick({ list: [{ a: 1, b: 2 }], one: { a: 1, b: 2 } })).toEqual({ list: [{ a: 1 }], one: { a: 1 } });
});
