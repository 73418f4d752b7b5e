import { isIP, isIPv4 } from 'node:net';

/** Whose X-Forwarded-For is believed: that of so many proxies in a row (0: nobody's), or of proxies by address. */
export type TrustedProxies = number | readonly string[];

/** Names that stand for ranges of addresses in a list of proxies. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isAddress(text: string): boolean {
  if (RANGES.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Reads a number of hops ("1") or a list of proxies ("loopback, 10.1.0.0/16"); null: it is neither. */
export function parseProxies(text: string): TrustedProxies | null {
  if (/^\d$/.test(text)) return Number(text);
  const list = text.split(',').map((part) => part.trim());
  return list.every(isAddress) ? list : null;
}

/**
 * The same as Fastify's setting. Each proxy appends the address it was called from, so the visitor is as many places
 * from the right as there are proxies; everything further left was written by the visitor. A plain number would not do:
 * Fastify then trusts nobody.
 */
export function trustProxy(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies === 0 ? false : (_address, hop) => hop < proxies;
}

/** The eight groups of an IPv6 address. The URL parser writes it in lower case, without leading zeros or dots. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [before = '', after] = written.split('::');
  const groups = (text = ''): string[] => text.split(':').filter((group) => group !== '');
  const [left, right] = [groups(before), groups(after)];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

/** A name to count something under, and how many times the allowance of one address it has. */
export interface Counted {
  readonly name: string;
  readonly times: number;
}

/** How many times the allowance of one address a whole network has: some providers give every customer a /48. */
const NETWORK_TIMES = 16;

/** Names to count something under, from the widest network to the address itself. */
export const counted = (names: readonly string[]): readonly Counted[] =>
  names.map((name, index) => ({ name, times: index === names.length - 1 ? 1 : NETWORK_TIMES }));

/**
 * What limits count an address as: IPv4 by itself, also when it comes as IPv6 (::ffff:1.2.3.4), and IPv6 by its /64,
 * which is one household's, and by its /48. What is no address (a proxy wrote nonsense) counts as one.
 */
export const countedAs = (address: string | undefined): readonly Counted[] => counted(namesOf(address));

/** The networks an address can be banned by: IPv4 by its /24 and itself, IPv6 by its /48 and /64. */
export function networksOf(address: string | undefined): string[] {
  const names = namesOf(address);
  const own = names.at(-1)!;
  return isIPv4(own) ? [`${own.slice(0, own.lastIndexOf('.'))}.0/24`, own] : names;
}

/** A network as somebody wrote it, and as much of it as may be shown; null: it is none. */
export function parseNetwork(text: string): { readonly name: string; readonly shown: string } | null {
  const [address = '', bits, ...more] = text.trim().split('/');
  if (isIP(address) === 0 || more.length > 0) return null;
  const names = networksOf(address);
  const isV4 = isIPv4(names.at(-1)!);
  const name = bits === undefined ? names.at(-1)! : names.find((each) => each.endsWith(`/${bits}`));
  if (name === undefined) return bits === '32' && isV4 ? { name: names[1]!, shown: shownOf(names[1]!) } : null;
  return { name, shown: shownOf(name) };
}

/** The first part of a network, by which nobody is found. */
const shownOf = (name: string): string => {
  const mark = name.includes(':') ? ':' : '.';
  return [...name.split(mark).slice(0, 2), '*'].join(mark);
};

function namesOf(address: string | undefined): string[] {
  if (address === undefined || isIP(address) === 0) return ['unknown'];
  if (isIPv4(address)) return [address];
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff')
    return [`${groups.slice(0, 3).join(':')}::/48`, `${groups.slice(0, 4).join(':')}::/64`];
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return [bytes.join('.')];
}
