import { expect, test } from 'vitest';
import { routeOf } from './route.ts';

test.each([
  ['/', []],
  ['/solo/x?at=1', ['solo', 'x']],
  ['/t/100%25/', ['t', '100%']],
  ['/t/%E0%A4%A', null],
  ['/%', null],
])('%s leads to %j', (address, parts) => {
  expect(routeOf(address).parts).toEqual(parts);
});

test('a query that cannot be read is none', () => {
  expect(routeOf('/rules/x?rule=S1').query.get('rule')).toBe('S1');
  expect(routeOf('/rules/x?rule=%E0%A4%A').query.get('rule')).not.toBe('S1');
});
