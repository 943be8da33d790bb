import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeBase64url, encodeBase64, encodeBase64url, sha256Base64, sha256Base64url } from './index.js';

describe('base64url', () => {
  it('is what Node writes, and reads back to the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
        expect(encodeBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
        expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
        expect(decodeBase64url(encodeBase64url(bytes))).toEqual(bytes);
      }),
      { numRuns: 200, seed: 4648 },
    );
  });

  it.each(['A', 'AA=', 'AA==', 'AA ', ' AA', 'AA\n', 'A+', 'A/', 'AB', '_x', 'AAB', 'é', 'AAAAA'])(
    'has no second spelling: %j is refused',
    (text) => {
      expect(decodeBase64url(text)).toBeNull();
    },
  );

  it('gives each text of the alphabet at most one meaning', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{0,12}$/), (text) => {
        const bytes = decodeBase64url(text);
        expect(bytes === null ? null : encodeBase64url(bytes)).toBe(bytes === null ? null : text);
      }),
      { seed: 1 },
    );
  });
});

describe('SHA-256', () => {
  it('of nothing is the well-known value, in both alphabets', async () => {
    expect(await sha256Base64url('')).toBe('47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU');
    expect(await sha256Base64(new Uint8Array())).toBe('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });

  it('of a text is that of its UTF-8 bytes', async () => {
    expect(await sha256Base64url('价格 €')).toBe(await sha256Base64url(Buffer.from('价格 €')));
  });
});
