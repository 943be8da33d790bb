import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const quantityOf = (description: string) =>
  (compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }).policy as Policy).quantity;

describe('a price for a hundred or a thousand', () => {
  it.each([
    ['in words', 'Flyers £12 per hundred, lowest £10. From 2,000 flyers £10.50 per hundred.', 'hundred', 20],
    ['in figures', 'Screws $4 per 100, lowest $3. From 5,000 screws $3.50.', 'hundred', 50],
    ['in Chinese', '翻译，每千字280元，最低240元，5万字以上每千字250元。', '千字', 50],
  ])('makes hundreds or thousands of the counts: %s', (_how, description, unit, from) =>
    expect(quantityOf(description)).toMatchObject({ unit, breaks: [{ from }] }),
  );

  it('makes them of the smallest order too', () =>
    expect(quantityOf('Screws $4 per 100, lowest $3.50, at least 1,000.')?.min).toBe(10));

  it('is none where a measure stands behind the number: 100 g are one skein', () =>
    expect(quantityOf('Alpaca yarn £9.20 per 100 g skein, lowest £7. 20 skeins £8.40.')).toMatchObject({
      breaks: [{ from: 20 }],
    }));

  it('is none where 千 is part of a measure: 2000千克 are 2,000 kilograms', () =>
    expect(quantityOf('大米，每千克12元，最低10元，2000千克起。')).toMatchObject({ min: 2000, unit: '千克' }));
});
