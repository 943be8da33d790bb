import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '@svc/signing';
import { checkDomain, checkDomainSignature, publishedLines, publishedName } from './domain.js';
import { newKey, type TestKey } from './testing/keys.js';

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

  it('speaks by a line of its own, and says after the token what it calls the operator', () => {
    const token = 'a'.repeat(43);
    expect(publishedLines(`# us\r\n ${token} \n${token}\tOur Shop \n`)).toEqual([
      { token, name: null },
      { token, name: 'Our Shop' },
    ]);
    expect(publishedLines(`${token}s\nx ${token}`)).toEqual([]);
  });

  it('gives the operator its own name where it publishes no other, or another than is asked for', () => {
    const token = 'a'.repeat(43);
    const named = (name: string | null, display_name: string | null): string =>
      publishedName({ token, name }, { domain: 'shop.example', display_name });
    expect(named('Our Shop', 'Our Shop')).toBe('Our Shop');
    for (const [published, asked] of [
      ['Our Shop', 'SCAM'],
      [null, 'SCAM'],
      ['Our Shop', null],
      ['x'.repeat(121), 'x'.repeat(121)],
    ] as const)
      expect(named(published, asked)).toBe('shop.example');
  });

  it('speaks for whom has signed for this domain and this name', async () => {
    const [shop, other] = [await newKey(), await newKey()];
    const asked = { domain: 'shop.example', display_name: 'Our Shop' };
    const signed = (key: TestKey, change: object = {}): string => key.sign(canonicalJson({ ...asked, ...change }));
    const check = (sig_b64: string | null): Promise<void> =>
      checkDomainSignature({ ...asked, sig_b64 }, shop.publicKeyBase64);
    await expect(check(signed(shop))).resolves.toBeUndefined();
    for (const sig_b64 of [
      null,
      '',
      signed(other),
      signed(shop, { domain: 'evil.example' }),
      signed(shop, { display_name: null }),
    ])
      await expect(check(sig_b64)).rejects.toMatchObject({ code: 'domain_signature' });
  });
});
