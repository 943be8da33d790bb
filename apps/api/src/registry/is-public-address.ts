import { BlockList, isIP } from 'node:net';

/**
 * Networks of IPv4 that are not the public internet (IANA, special-purpose registry), with multicast and what is
 * reserved.
 */
const IPV4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure answers machines of its own there: names, health, certificates.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  IPV4.addSubnet(network, bits, 'ipv4');

/** The only network of IPv6 that is public; mapped, translated, local and multicast addresses all lie outside of it. */
const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6');

/** Within it: protocol assignments with Teredo, documentation, 6to4, documentation again. */
const SPECIAL_IPV6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL_IPV6.addSubnet(network, bits, 'ipv6');

/**
 * Whether an address, as a resolver gives it, lies in the public internet. False for every other spelling.
 * @example isPublicAddress('::ffff:127.0.0.1') // false
 */
export function isPublicAddress(address: string): boolean {
  const family = address.includes('%') ? 0 : isIP(address);
  if (family === 4) return !IPV4.check(address, 'ipv4');
  return family === 6 && GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6');
}
