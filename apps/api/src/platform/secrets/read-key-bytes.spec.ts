import { describe, expect, it } from '@jest/globals';
import { readKeyBytes } from './read-key-bytes.js';

const bytes = Buffer.from(Array.from({ length: 32 }, (_, index) => 255 - index));

describe('reading secret keys', () => {
  it.each([
    ['hexadecimal', bytes.toString('hex')],
    ['base64', bytes.toString('base64')],
    ['base64url', bytes.toString('base64url')],
  ])('takes 32 bytes in %s', (_, spelled) => {
    expect(readKeyBytes(spelled)).toEqual([new Uint8Array(bytes)]);
  });

  it('takes several, the one in use first', () => {
    const [first, second] = readKeyBytes(`${bytes.toString('hex')}, ${'a long passphrase of words '.repeat(2)}`) ?? [];
    expect(first).toEqual(new Uint8Array(bytes));
    expect(second).toHaveLength(32);
  });

  it('turns a long phrase into a key of its own', () => {
    expect(readKeyBytes('one phrase that is long enough, or not'.replace(',', ''))).not.toEqual(
      readKeyBytes('another phrase that is long enough'),
    );
  });

  it.each(['', 'secret', `${bytes.toString('hex')},`, `${bytes.toString('hex')},short`])('refuses %j', (spelled) => {
    expect(readKeyBytes(spelled)).toBeNull();
  });
});
