import { expect, test } from 'vitest';
import { startServer } from '../testing/guests.ts';
import { NO_LIMITS } from '../testing/guests.ts';
import { countedAs } from './address.ts';
import type { TrustedProxies } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['203.0.113.7:4180', 'unknown'],
  ['"><script>', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, counted) => {
  expect(countedAs(address)).toBe(counted);
});

/** Who the server counts a request as: the addresses written in X-Forwarded-For that share a budget of one request. */
async function sharing(trustProxy: TrustedProxies, forwarded: readonly string[]): Promise<number[]> {
  const { url } = await startServer({ trustProxy, limits: { ...NO_LIMITS, address: 1 } });
  const statuses: number[] = [];
  for (const header of forwarded)
    statuses.push((await fetch(`${url}/api/bots`, { headers: { 'x-forwarded-for': header } })).status);
  return statuses;
}

test('nobody is believed unless a proxy is named: every visitor counts as the caller', async () => {
  expect(await sharing(0, ['1.1.1.1', '2.2.2.2'])).toEqual([200, 429]);
});

test('behind one proxy the rightmost address counts, whatever the visitor wrote before it', async () => {
  const forwarded = ['6.6.6.1, 203.0.113.7', '6.6.6.2, 203.0.113.7', '6.6.6.1, 203.0.113.8', '203.0.113.8'];
  expect(await sharing(1, forwarded)).toEqual([200, 429, 200, 429]);
});

test('behind two, the second from the right', async () => {
  const forwarded = ['6.6.6.1, 203.0.113.7, 10.0.0.1', '6.6.6.2, 203.0.113.7, 10.0.0.2', '203.0.113.8, 10.0.0.1'];
  expect(await sharing(2, forwarded)).toEqual([200, 429, 200]);
});

test('named proxies are skipped from the right, and nobody else is', async () => {
  const forwarded = ['6.6.6.1, 203.0.113.7, 10.0.0.1', '6.6.6.2, 203.0.113.7', '10.0.0.1, 203.0.113.8, 10.0.0.9'];
  expect(await sharing(['loopback', '10.0.0.0/8'], forwarded)).toEqual([200, 429, 200]);
  expect(await sharing(['192.0.2.1'], ['1.1.1.1', '2.2.2.2'])).toEqual([200, 429]);
});

test('a network of IPv6 addresses counts as one', async () => {
  expect(await sharing(1, ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'])).toEqual([200, 429, 200]);
});
