import { expect, test } from 'vitest';
import { sharedOrigins } from './invitation.ts';

const LOCAL = { hostname: 'localhost', origin: 'http://localhost:4180' };
const HOME = { hostname: '192.168.1.20', origin: 'http://192.168.1.20:4180' };

test('a link carries what the server says, and never localhost', () => {
  expect(sharedOrigins(['http://192.168.1.20:4180'], LOCAL)).toEqual(['http://192.168.1.20:4180']);
  expect(sharedOrigins([], LOCAL)).toEqual([]);
  for (const hostname of ['localhost', '127.0.0.1', '[::1]'])
    expect(sharedOrigins(null, { ...LOCAL, hostname })).toEqual([]);
});

test('where the page was opened by an address that works for others, the link carries it', () => {
  expect(sharedOrigins(null, HOME)).toEqual([HOME.origin]);
});
