import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  currencyDecimals,
  isCurrency,
  fromMicros,
  hasDecimals,
  MAX_AMOUNT,
  MICROS,
  priceDecimals,
  priceStepMicros,
  shareToMillionths,
  toMicros,
} from './money.js';

const { decimals } = JSON.parse(readFileSync(new URL('../vectors/iso-4217.json', import.meta.url), 'utf8')) as {
  decimals: Record<string, string[]>;
};
const amountText = fc
  .tuple(fc.nat(MAX_AMOUNT - 1), fc.integer({ min: 0, max: 6 }), fc.nat(999_999))
  .map(([whole, digits, part]) =>
    digits === 0 ? `${whole}` : `${whole}.${String(part).padStart(6, '0').slice(0, digits)}`,
  );

describe('isCurrency', () => {
  it('knows what is paid with, and nothing else', () => {
    for (const code of ['USD', 'EUR', 'JPY', 'KWD', 'CLF', 'CNY']) expect(isCurrency(code)).toBe(true);
    for (const code of ['ZZZ', 'XXX', 'usd', '', 'constructor', 'US']) expect(isCurrency(code)).toBe(false);
  });
});

describe('currencyDecimals', () => {
  it.each(Object.entries(decimals).flatMap(([digits, codes]) => codes.map((code) => [code, Number(digits)] as const)))(
    '%s has %d',
    (code, digits) => expect(currencyDecimals(code)).toBe(digits),
  );
  it('takes two for what it does not know, inherited names included', () => {
    for (const name of ['XXX', '', 'constructor', '__proto__', 'toString']) expect(currencyDecimals(name)).toBe(2);
  });
  it('gives way to the policy’s own price_decimals', () => {
    expect(priceDecimals({ currency: 'JPY' })).toBe(0);
    expect(priceDecimals({ currency: 'JPY', price_decimals: 4 })).toBe(4);
    expect(priceStepMicros({ currency: 'USD' })).toBe(10_000n);
    expect(priceStepMicros({ currency: 'USD', price_decimals: 6 })).toBe(1n);
    expect(priceStepMicros({ currency: 'JPY' })).toBe(1_000_000n);
  });
});

describe('micros', () => {
  it('are exact for every amount of up to six decimals', () => {
    fc.assert(
      fc.property(amountText, (text) => {
        const [whole, part = ''] = text.split('.');
        const micros = BigInt(whole! + part.padEnd(6, '0'));
        expect(toMicros(Number(text))).toBe(micros);
        expect(fromMicros(micros)).toBe(Number(text));
      }),
      { seed: 1, numRuns: 3000 },
    );
    expect(toMicros(0.1) + toMicros(0.2)).toBe(toMicros(0.3));
    expect(MAX_AMOUNT).toBe(1_000_000_000);
    expect(toMicros(MAX_AMOUNT)).toBe(BigInt(MAX_AMOUNT) * BigInt(MICROS));
  });
  it('do not exist for what is no amount', () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) expect(() => toMicros(value)).toThrow(RangeError);
  });
});

describe('hasDecimals', () => {
  it('reads the decimals as they are written', () => {
    fc.assert(
      fc.property(amountText, fc.integer({ min: 0, max: 6 }), (text, digits) => {
        const written = (text.split('.')[1] ?? '').replace(/0+$/, '').length;
        expect(hasDecimals(Number(text), digits)).toBe(written <= digits);
      }),
      { seed: 2, numRuns: 3000 },
    );
  });
  it('says no to what is not finite', () =>
    expect([Number.NaN, Infinity].some((value) => hasDecimals(value, 6))).toBe(false));
});

describe('shareToMillionths', () => {
  it('keeps shares of up to six decimals as they are', () => {
    const shareOf = (millionths: number): number =>
      Number(`0.${String(millionths).padStart(6, '0')}`) || millionths / MICROS;
    const all = Array.from({ length: Math.floor(MICROS / 37) + 1 }, (_, index) => index * 37);
    expect(all.filter((millionths) => shareToMillionths(shareOf(millionths)) !== BigInt(millionths))).toEqual([]);
  });
  it('rounds the rest down', () => {
    expect(shareToMillionths(1 / 3)).toBe(333_333n);
    expect(shareToMillionths(2 / 3)).toBe(666_666n);
    expect(shareToMillionths(0.9999999)).toBe(999_999n);
  });
});
