import { isIPv4, isIPv6 } from 'node:net';

/** What some proxies add: a port, and brackets around IPv6. */
const WITH_PORT = /^(?:\[([0-9a-f:.]+)\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5})$/i;
const MAPPED = /^::ffff:(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i;

/** An address as it is compared: without zone and port, IPv4 in IPv6 as IPv4; null for what is no address. */
export function plainAddress(address: string): string | null {
  const trimmed = address
    .trim()
    .replace(/%[^\]]*/, '')
    .toLowerCase();
  const ported = WITH_PORT.exec(trimmed);
  const bare = ported?.[1] ?? ported?.[2] ?? trimmed;
  const mapped = MAPPED.exec(bare)?.[1] ?? bare;
  return isIPv4(mapped) || isIPv6(mapped) ? mapped : null;
}

/**
 * The lane that an address counts in: IPv4 alone, IPv6 by its /64, since one subscriber has at least that.
 * @example addressLane('2001:db8::1') // '2001:db8:0:0::/64'
 */
export function addressLane(address: string): string {
  const plain = plainAddress(address);
  if (plain === null) return 'unknown';
  if (isIPv4(plain)) return plain;
  return `${hextets(plain)
    .slice(0, 4)
    .map((hextet) => hextet.toString(16))
    .join(':')}::/64`;
}

/** The eight 16-bit groups of an IPv6 address; a dotted tail counts as two. */
function hextets(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const first = groups(head);
  const last = tail === undefined ? [] : groups(tail);
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: gap }, () => 0), ...last];
}

function groups(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));
}
