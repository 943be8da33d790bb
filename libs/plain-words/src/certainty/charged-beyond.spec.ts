import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readDescription } from '../read-description.js';
import { beyondLabel } from './beyond-label.js';
import { chargesBeyond } from './charged-beyond.js';

const read = (description: string) => chargesBeyond([...description], readDescription(description).figures);

describe('what is paid for each beyond so many', () => {
  it('keeps the number, the sum and the words, however they are put', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 900 }),
        fc.integer({ min: 2, max: 90 }),
        fc.constantFrom('km', 'mile'),
        fc.constantFrom(
          (count: string, sum: string, unit: string) => `Travel beyond ${count} costs ${sum} per ${unit}`,
          (count: string, sum: string, unit: string) => `Travel is free up to ${count}, beyond that ${sum} a ${unit}`,
          (count: string, sum: string, unit: string) => `Travel: ${sum} for every ${unit} over ${count}`,
          (count: string, sum: string, unit: string) => `Travel: ${count} included, each extra ${unit} ${sum}`,
        ),
        (included, amount, noun, said) => {
          const unit = noun === 'km' ? 'km' : 'miles';
          const words = said(`${included} ${unit}`, `€${amount}`, noun);
          expect(read(`Trio, €1,900. ${words}. Lowest €1,700.`)).toMatchObject([
            { what: 'Travel', amount, count: noun, included, quote: words },
          ]);
        },
      ),
      { numRuns: 40, seed: 3 },
    ));

  it.each([
    'Chairs €12. Cushions €2 each.',
    'Delivery $2 per mile.',
    'Boxes $5, from 50 boxes $4.',
    'Each extra mile is $2.',
    'Man and van £60 an hour. Extra man is £22 an hour.',
    'Tiffin ₹130. Extra curd ₹20 per meal.',
    'Shirts $9.80. Each further colour is 85 cents more a shirt.',
    'DJ £420. Each extra guest speaker mic £10.',
    'Travel beyond 50 km is up to you.',
    'Travel beyond 50 km costs €0.80 per hour.',
  ])('is none in "%s"', (description) => expect(read(description)).toEqual([]));
});

describe('the name of such a charge', () => {
  it.each([
    ['Our travel over 50 km is ', 'km', null, 'travel'],
    ['It is ', 'mile', null, 'Travel'],
    ['- every extra hour ', 'hour', 'extra', 'extra hours'],
    ['Each further proof is ', 'proof', 'further', 'further proofs'],
    ['30 photos, more at ', 'photo', null, 'additional photos'],
  ])('is read in "%s"', (words, noun, further, label) => expect(beyondLabel(words, noun, further)).toBe(label));
});
