import { describe, expect, it } from '@jest/globals';
import { checkDomain, holdsToken } from './domain.js';

describe('a domain', () => {
  it('is a bare public host name, in lower case', () => {
    expect(checkDomain('Agents.Example.com')).toBe('agents.example.com');
    expect(checkDomain('xn--bcher-kva.example')).toBe('xn--bcher-kva.example');
  });

  it.each([
    'localhost',
    'a.localhost',
    'printer.local',
    'db.internal',
    'nas.lan',
    'x.home',
    'host.corp',
    '1.0.0.127.in-addr.arpa',
    'x.onion',
    'x.test',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '127.0.0.1.',
    '::1',
    '[::1]',
    '[::ffff:7f00:1]',
    'example.com:8080',
    'user@example.com',
    'https://example.com',
    'example.com/path',
    'example.com#x',
    'example.com?x',
    ' example.com',
    'example.com ',
    'exa mple.com',
    'example..com',
    '.example.com',
    'example.com.',
    '-a.example.com',
    'a-.example.com',
    `${'a'.repeat(64)}.com`,
    'ｅxample.com',
    'example.c',
    'example.123',
    'bücher.example',
    'a_b.example.com',
    'example.com\n',
    'example.com\0',
    '',
    'com',
  ])('is not %j', (domain) =>
    expect(() => checkDomain(domain)).toThrow(expect.objectContaining({ code: 'domain_invalid' })),
  );

  it('has at most 253 characters', () => {
    const long = `${'a'.repeat(61)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}`.slice(0, 249);
    expect(checkDomain(`${long}.com`)).toHaveLength(253);
    expect(() => checkDomain(`x${long}.com`)).toThrow(expect.objectContaining({ code: 'domain_invalid' }));
  });

  it('speaks by a line of its own', () => {
    expect(holdsToken('# us\r\n token \n', 'token')).toBe(true);
    expect(holdsToken('tokens', 'token')).toBe(false);
  });
});
