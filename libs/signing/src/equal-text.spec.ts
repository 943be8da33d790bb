import { describe, expect, it } from '@jest/globals';
import { equalText } from './index.js';

/** A text that counts how often it is looked into. */
function countedText(text: string): { text: string; looks(): number } {
  let count = 0;
  const charCodeAt = (index: number): number => {
    count += 1;
    return text.charCodeAt(index);
  };
  return { text: { length: text.length, charCodeAt } as unknown as string, looks: () => count };
}

describe('texts', () => {
  it.each(['abcdef', 'Xbcdef', 'abcdeX', 'XXXXXX'])('are looked at to the end: %s', (other) => {
    const counted = countedText('abcdef');
    expect(equalText(other, counted.text)).toBe(other === 'abcdef');
    expect(counted.looks()).toBe(6);
  });

  it('are equal only when they are', () => {
    expect([equalText('abc', 'abc'), equalText('abc', 'abd'), equalText('abc', 'ab'), equalText('', '')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
