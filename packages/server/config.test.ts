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
    trustProxy: 1,
    logLevel: 'info',
    publicUrl: 'https://games.example.org',
  });
});

test.each([
  [{ OUTCRY_PORT: '65536' }, 'OUTCRY_PORT must be a whole number from 0 to 65535, not "65536"'],
  [{ OUTCRY_LIMIT_BODY: 'much' }, 'OUTCRY_LIMIT_BODY must be a whole number from 1024 to 100000000, not "much"'],
  [{ OUTCRY_PUBLIC_URL: 'games.example.org' }, 'OUTCRY_PUBLIC_URL must look like https://games.example.org'],
  [{ OUTCRY_TRUST_PROXY: 'true' }, 'OUTCRY_TRUST_PROXY must be the number of proxies in front (1), or their addresses'],
  [{ OUTCRY_TRUST_PROXY: '10.0.0.0/33' }, 'not "10.0.0.0/33"'],
  [{ OUTCRY_TRUST_PROXY: '0.0.0.0/0' }, 'not "0.0.0.0/0"'],
  [{ OUTCRY_TRUST_PROXY: '-1' }, 'not "-1"'],
  [{ OUTCRY_PROGRAMS: 'python3 bot.py' }, 'OUTCRY_PROGRAMS must be JSON that names commands'],
  [{ OUTCRY_PROGRAMS: '{"magpie": 3}' }, 'OUTCRY_PROGRAMS must be JSON that names commands'],
  [{ OUTCRY_PROGRAMS: '{"shark": "python3 bot.py"}' }, 'OUTCRY_PROGRAMS names a program "shark"'],
  [{ OUTCRY_PROGRAMS: '{"Mag pie": "python3 bot.py"}' }, 'OUTCRY_PROGRAMS names a program "Mag pie"'],
  [{ OUTCRY_PROGRAMS: '{"magpie": "python3 \\"bot.py"}' }, 'OUTCRY_PROGRAMS has no usable command for "magpie"'],
  [{ OUTCRY_LOG: 'loud' }, 'OUTCRY_LOG must be one of fatal, error,'],
])('%j is refused in one line that says what is allowed', (env, line) => {
  expect(() => configFrom(env)).toThrow(line);
});

test('proxies are counted, or named by address', () => {
  const proxies = (text: string) => configFrom({ OUTCRY_TRUST_PROXY: text }).trustProxy;
  expect(['0', '1', '2'].map(proxies)).toEqual([0, 1, 2]);
  expect(proxies('loopback, 10.1.0.0/16,2001:db8::/32')).toEqual(['loopback', '10.1.0.0/16', '2001:db8::/32']);
});

test('a secret that is too short is refused without being told', () => {
  expect(() => configFrom({ OUTCRY_SECRET: 'hunter2' })).toThrow(/^OUTCRY_SECRET must have at least 32 characters$/);
  const env = { OUTCRY_METRICS_TOKEN: 'hunter2' };
  expect(() => configFrom(env)).toThrow(/^OUTCRY_METRICS_TOKEN must have at least 16 characters$/);
});

test('programs are named with their commands', () => {
  expect(configFrom({}).programs).toEqual({});
  expect(configFrom({ OUTCRY_PROGRAMS: '{"magpie": "python3 bot.py"}' }).programs).toEqual({
    magpie: 'python3 bot.py',
  });
});
