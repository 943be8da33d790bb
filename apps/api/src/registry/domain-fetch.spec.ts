import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainFetch, type NameResolver } from './domain-fetch.js';
import { isPublicAddress } from './is-public-address.js';

/** Addresses that no caller may have this service ask, each alone or beside a public one. */
const FORBIDDEN = [
  '127.0.0.1',
  '127.0.0.2',
  '127.255.255.254',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '169.254.169.254',
  '169.254.0.1',
  '168.63.129.16',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.170',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::127.0.0.1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:7f00:1::',
  '2001:10::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%lo',
  'fec0::1',
  'ff02::1',
  'ff05::2',
  '5f00::1',
  '4000::1',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '127.0.0.1:80',
  '[::1]',
  'localhost',
  '',
  ' 127.0.0.1',
  '1.2.3.4 ',
];
const PUBLIC = [
  '1.1.1.1',
  '93.184.216.34',
  '100.63.255.255',
  '172.15.0.1',
  '168.63.129.15',
  '168.63.129.17',
  '172.32.0.1',
  '198.20.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
  '2001:4860:4860::8888',
];

let server: Server;
let connections = 0;
beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const answering = (addresses: string[]): NameResolver => ({ txt: async () => [], addresses: async () => addresses });
const looking = (addresses: string[], more: object = {}): DomainFetch =>
  new DomainFetch({ resolver: answering(addresses), port: (server.address() as AddressInfo).port, ...more });

describe('an address', () => {
  it.each(PUBLIC)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
  it.each(FORBIDDEN)('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a look at a domain', () => {
  it('asks no address that is not public, alone or beside a public one', async () => {
    expect(FORBIDDEN.length).toBeGreaterThanOrEqual(60);
    for (const address of FORBIDDEN) {
      expect(await looking([address]).file('agents.example.com')).toBeNull();
      expect(await looking(['1.1.1.1', address]).file('agents.example.com')).toBeNull();
    }
    expect(connections).toBe(0);
  });

  it('would reach this machine without the check', async () => {
    expect(await looking(['127.0.0.1'], { isAllowed: () => true }).file('agents.example.com')).toBeNull();
    expect(connections).toBe(1);
  });

  it('connects to the address that it has looked at, whatever the name means a moment later', async () => {
    let asked = 0;
    const rebinding: NameResolver = {
      txt: async () => [],
      addresses: async () => ((asked += 1) === 1 ? ['10.9.8.7'] : ['127.0.0.1']),
    };
    const fetch = looking([], { resolver: rebinding });
    expect(await fetch.file('agents.example.com')).toBeNull();
    expect(asked).toBe(1);
  });

  it('of a name without an address asks nobody', async () =>
    expect(await looking([]).file('agents.example.com')).toBeNull());
});
