import { describe, expect, it } from '@jest/globals';
import { addressLane } from './address-lane.js';
import { clientAddress, trustedProxies } from './client-address.js';

describe('the lane of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (address, lane) => expect(addressLane(address)).toBe(lane));
});

describe('the address of the client', () => {
  const nobody = trustedProxies([]);
  const proxies = trustedProxies(['10.0.0.0/8', '2001:db8:ffff::/48']);

  it.each([
    ['a stranger’s header counts for nothing', '203.0.113.7', '1.1.1.1', nobody, '203.0.113.7'],
    ['a stranger’s header counts for nothing beside trusted proxies', '203.0.113.7', '1.1.1.1', proxies, '203.0.113.7'],
    ['a trusted proxy names its client', '10.0.0.1', '198.51.100.4', proxies, '198.51.100.4'],
    [
      'what the client forged before the proxy’s entry is not reached',
      '10.0.0.1',
      '1.1.1.1, 198.51.100.4',
      proxies,
      '198.51.100.4',
    ],
    ['a chain of trusted proxies is followed', '10.0.0.1', '198.51.100.4, 10.9.9.9', proxies, '198.51.100.4'],
    ['IPv6 proxies are known by their range', '2001:db8:ffff::1', '198.51.100.4', proxies, '198.51.100.4'],
    ['a peer in IPv6 spelling of IPv4 is the same peer', '::ffff:10.0.0.1', '198.51.100.4', proxies, '198.51.100.4'],
    ['ports and brackets are left out', '10.0.0.1', '[2001:db8::5]:443', proxies, '2001:db8::5'],
    ['nonsense stops the walk', '10.0.0.1', '1.1.1.1, nonsense', proxies, '10.0.0.1'],
    ['no header, no walk', '10.0.0.1', undefined, proxies, '10.0.0.1'],
  ])('%s', (_, peer, forwarded, isTrusted, client) => expect(clientAddress(peer, forwarded, isTrusted)).toBe(client));
});
