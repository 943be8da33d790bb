import { BlockList, isIPv4 } from 'node:net';
import { plainAddress } from './address-lane.js';

/** Whether an address belongs to a proxy that is trusted to name its client. */
export type IsTrusted = (address: string) => boolean;

/** The test of a list of addresses and CIDR ranges. */
export function trustedProxies(ranges: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * The address of the client: the peer's own, or, where the peer is a trusted proxy, the last address of
 * `X-Forwarded-For` that is not itself a trusted proxy. Whatever a stranger writes stands further left and is never
 * reached.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: IsTrusted,
): string {
  let client = plainAddress(peer ?? '') ?? 'unknown';
  if (client === 'unknown' || forwardedFor === undefined || !isTrusted(client)) return client;
  for (const entry of forwardedFor.split(',').reverse()) {
    const address = plainAddress(entry);
    if (address === null) return client;
    client = address;
    if (!isTrusted(client)) return client;
  }
  return client;
}
