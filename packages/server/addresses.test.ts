import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { invitationAddresses } from './addresses.ts';
import type { Interfaces, Origin } from './addresses.ts';
import { guest, startServer } from './testing/guests.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo =>
  ({
    address,
    internal,
    family: address.includes(':') ? 'IPv6' : 'IPv4',
    netmask: '',
    mac: '',
    cidr: null,
    ...(address.includes(':') ? { scopeid: 0 } : {}),
  }) as NetworkInterfaceInfo;

const HOME: Interfaces = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  en0: [at('192.168.1.20'), at('fe80::1'), at('2001:db8::20')],
  docker0: [at('172.17.0.1')],
};
const EVERYWHERE = { publicUrl: null, host: '0.0.0.0' };
const HERE: Origin = { remote: '::ffff:127.0.0.1', headers: { host: 'localhost:4180' } };

test('the host who opened localhost invites to an address that others can open', () => {
  expect(invitationAddresses(EVERYWHERE, '4180', HERE, HOME)).toEqual(['http://192.168.1.20:4180']);
  for (const host of ['127.0.0.1:4180', '[::1]:4180', 'localhost'])
    expect(invitationAddresses(EVERYWHERE, '4180', { ...HERE, headers: { host } }, HOME)).toHaveLength(1);
  const two = { ...HOME, tailscale0: [at('100.64.0.2')] };
  expect(invitationAddresses(EVERYWHERE, '80', HERE, two)).toEqual(['http://192.168.1.20:80', 'http://100.64.0.2:80']);
  const v6 = { en0: [at('fe80::1'), at('2001:db8::20')] };
  expect(invitationAddresses({ ...EVERYWHERE, host: '::' }, '80', HERE, v6)).toEqual(['http://[2001:db8::20]:80']);
});

test('where nobody else reaches the server, no address is invented', () => {
  expect(invitationAddresses(EVERYWHERE, '4180', HERE, { lo: HOME.lo })).toEqual([]);
  expect(invitationAddresses({ publicUrl: null, host: '127.0.0.1' }, '4180', HERE, HOME)).toEqual([]);
});

test('the public address goes before everything', () => {
  const config = { publicUrl: 'https://games.example.org', host: '127.0.0.1' };
  expect(invitationAddresses(config, '4180', HERE, HOME)).toEqual(['https://games.example.org']);
});

test.each([
  ['another machine', { remote: '203.0.113.9' }],
  ['a proxy here that says so', { headers: { host: 'localhost:4180', 'x-forwarded-for': '203.0.113.9' } }],
  ['a proxy here that gives the name', { headers: { host: 'games.example.org' } }],
  ['a tunnel here', { headers: { host: 'localhost:4180', via: '1.1 tunnel' } }],
  ['another machine that says localhost', { remote: '192.168.1.30', headers: { host: 'localhost:4180' } }],
  ['nobody knows where', { remote: undefined }],
])('the addresses of the machine are not told to requests of %s', (_from, some) => {
  expect(invitationAddresses(EVERYWHERE, '4180', { ...HERE, ...some }, HOME)).toBeNull();
});

test('the server answers it to people who are signed in, by the connection and not by what a header says', async () => {
  const { url } = await startServer();
  const ada = await guest(url, 'Ada');
  expect(await ada.api('invitation')).toEqual({ addresses: [] });
  const headers = { cookie: ada.cookie, 'x-forwarded-for': '127.0.0.1' };
  const passedOn = await fetch(`${url}/api/invitation`, { headers });
  expect(await passedOn.json()).toEqual({ addresses: null });
  expect((await fetch(`${url}/api/invitation`)).status).toBe(401);
});
