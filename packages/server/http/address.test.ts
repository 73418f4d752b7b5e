import { expect, test } from 'vitest';
import { NO_LIMITS, startServer } from '../testing/guests.ts';
import { countedAs } from './address.ts';
import type { TrustedProxies } from './address.ts';

/** The names an address is counted under, each with how many times one address's allowance it has. */
const named = (address: string | undefined) => countedAs(address).map(({ name, times }) => `${name} x${times}`);

test.each([
  ['203.0.113.7', ['203.0.113.7 x1']],
  ['::ffff:203.0.113.7', ['203.0.113.7 x1']],
  ['::FFFF:cb00:7107', ['203.0.113.7 x1']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1::/48 x16', '2001:db8:1:2::/64 x1']],
  ['2001:0DB8:0001:0002::', ['2001:db8:1::/48 x16', '2001:db8:1:2::/64 x1']],
  ['2001:db8::1', ['2001:db8:0::/48 x16', '2001:db8:0:0::/64 x1']],
  ['fe80::1%eth0', ['fe80:0:0::/48 x16', 'fe80:0:0:0::/64 x1']],
  ['::1', ['0:0:0::/48 x16', '0:0:0:0::/64 x1']],
  ['::', ['0:0:0::/48 x16', '0:0:0:0::/64 x1']],
  ['1::', ['1:0:0::/48 x16', '1:0:0:0::/64 x1']],
  ['203.0.113.7:4180', ['unknown x1']],
  ['"><script>', ['unknown x1']],
  [undefined, ['unknown x1']],
])('%s counts as %s', (address, counted) => {
  expect(named(address)).toEqual(counted);
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

test('the networks of one /48 share a larger budget: 65,536 networks do not have as many', async () => {
  const networks = Array.from({ length: 20 }, (_, network) => `2001:db8:7:${network.toString(16)}::1`);
  const statuses = await sharing(1, [...networks, '2001:db8:8::1']);
  expect(statuses).toEqual([...Array<number>(16).fill(200), ...Array<number>(4).fill(429), 200]);
});
