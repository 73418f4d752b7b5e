import { expect, test } from 'vitest';
import { configFrom, DEFAULTS } from './config.ts';

test('with an empty environment everything is as it is by default', () => {
  expect(configFrom({})).toEqual(DEFAULTS);
  expect(configFrom({ OUTCRY_PORT: '', OUTCRY_TRUST_PROXY: '' })).toEqual(DEFAULTS);
});

test('what is set is taken', () => {
  const env = { OUTCRY_PORT: '80', OUTCRY_LIMIT_CHAT: '5', OUTCRY_TRUST_PROXY: '1', OUTCRY_LOG: 'info' };
  expect(configFrom({ ...env, OUTCRY_PUBLIC_URL: 'https://games.example.org/' })).toEqual({
    ...DEFAULTS,
    port: 80,
    limits: { ...DEFAULTS.limits, chat: 5 },
    trustProxy: true,
    logLevel: 'info',
    publicUrl: 'https://games.example.org',
  });
});

test.each([
  [{ OUTCRY_PORT: '65536' }, 'OUTCRY_PORT must be a whole number from 0 to 65535, not "65536"'],
  [{ OUTCRY_LIMIT_BODY: 'much' }, 'OUTCRY_LIMIT_BODY must be a whole number from 1024 to 100000000, not "much"'],
  [{ OUTCRY_PUBLIC_URL: 'games.example.org' }, 'OUTCRY_PUBLIC_URL must look like https://games.example.org'],
  [{ OUTCRY_TRUST_PROXY: 'true' }, 'OUTCRY_TRUST_PROXY must be 1, or 0 as if it were not set, not "true"'],
  [{ OUTCRY_LOG: 'loud' }, 'OUTCRY_LOG must be one of fatal, error,'],
])('%j is refused in one line that says what is allowed', (env, line) => {
  expect(() => configFrom(env)).toThrow(line);
});

test('a secret that is too short is refused without being told', () => {
  expect(() => configFrom({ OUTCRY_SECRET: 'hunter2' })).toThrow(/^OUTCRY_SECRET must have at least 32 characters$/);
});
