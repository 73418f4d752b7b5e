import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { NetworkInterfaceInfo } from 'node:os';
import type { Config } from './config.ts';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Interfaces of virtual machines and containers on this machine: nobody else reaches it through them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet)/;
/** An address a machine gives itself when it finds no network. */
const SELF_GIVEN = /^(169\.254\.|fe80:)/i;

/** The addresses at which others in the same network reach this machine; IPv6 only where there is no IPv4. */
export function networkAddresses(port: string, interfaces: Interfaces = networkInterfaces()): string[] {
  const outside = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, all]) => all ?? [])
    .filter(({ internal, address }) => !internal && !SELF_GIVEN.test(address));
  const v4 = outside.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
  const hosts = v4.length > 0 ? v4 : outside.map(({ address }) => `[${address}]`);
  return hosts.map((host) => `http://${host}${port === '' ? '' : `:${port}`}`);
}

/** Whether a server that listens at this address can be reached from other machines at all of theirs. */
export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\]|::ffff:127(\.\d{1,3}){3})$/i;
/** The names of headers that proxies, tunnels and content networks add to the requests they pass on. */
const PASSED_ON = /forwarded|proxy|ip$|addr|^cf-|^cdn-|^(.+-)?via$/;

/** A request, as far as it says where it came from: the other end of its connection, and its headers. */
export interface Origin {
  readonly remote: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Whether a request was made on this machine, and not passed on by a proxy or tunnel that runs here. */
export function isFromHere({ remote = '', headers }: Origin): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  return LOOPBACK.test(remote) && LOOPBACK.test(name) && !Object.keys(headers).some((name) => PASSED_ON.test(name));
}

/**
 * The addresses an invitation may carry; null: the one the page was opened at. The machine's own addresses are told only
 * to somebody on the machine: they are no business of strangers.
 */
export function invitationAddresses(
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
  port: string,
  origin: Origin,
  interfaces?: Interfaces,
): string[] | null {
  if (publicUrl !== null) return [publicUrl];
  if (!isFromHere(origin)) return null;
  return isEverywhere(host) ? networkAddresses(port, interfaces) : [];
}
