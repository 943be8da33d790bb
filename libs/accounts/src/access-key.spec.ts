import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatAccessKey, KEY_KINDS, parseAccessKey } from './index.js';

const random32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('an access key', () => {
  it('is its kind, an underscore and 43 characters', () => {
    expect(formatAccessKey('svc', new Uint8Array(32))).toBe(`svc_${'A'.repeat(43)}`);
    expect(formatAccessKey('gt', new Uint8Array(32).fill(255))).toBe(`gt_${'_'.repeat(42)}8`);
  });

  it('tells its kind and its first eight characters again, whatever the random bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEY_KINDS), random32, (kind, random) => {
        const key = formatAccessKey(kind, random);
        expect(parseAccessKey(key)).toEqual({ kind, display: key.slice(0, 8) });
      }),
      { seed: 1 },
    );
  });

  it('differs where the random bytes differ', () => {
    fc.assert(
      fc.property(random32, random32, (one, other) => {
        fc.pre(one.join() !== other.join());
        expect(formatAccessKey('gt', one)).not.toBe(formatAccessKey('gt', other));
      }),
      { seed: 1 },
    );
  });

  it('may be of an operator’s own making', () => {
    expect(parseAccessKey('svc_local-trial')).toEqual({ kind: 'svc', display: 'svc_loca' });
  });

  it.each([
    '',
    'svc',
    'svc_',
    'svc_short',
    'SVC_abcdefghij',
    'sk_abcdefghij',
    'svc_abc defghij',
    ' svc_abcdefghij',
    'svc_abcdefghij\n',
    'svc_abcdefgh+/',
    `svc_${'a'.repeat(129)}`,
    'svc_äbcdefghij',
  ])('is not %j', (text) => {
    expect(parseAccessKey(text)).toBeNull();
  });

  it('is never made of fewer or more than 32 random bytes', () => {
    for (const length of [0, 16, 31, 33])
      expect(() => formatAccessKey('svc', new Uint8Array(length))).toThrow(
        expect.objectContaining({ code: 'random_bytes_invalid' }),
      );
  });
});
