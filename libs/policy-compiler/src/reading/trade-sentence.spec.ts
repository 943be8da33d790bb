import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const options = (said: string) =>
  (
    (compilePolicy(`List price $100, lowest $80. ${said}`, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }).policy as Policy)
      .terms ?? []
  ).flatMap((term) => term.options.filter(({ id }) => id !== term.default));

describe('a sentence of one discount', () => {
  it.each([
    ['leave me the trailer, i got a use for it: $5 off', 'leave me the trailer, i got a use for it', 5],
    ['Trade in your own car, running or not, and there’s $4 off.', 'Trade in your own car, running or not', 4],
    ['Stack it yourself and we’ll take $6 a crate off.', 'Stack it yourself', 6],
    ['weekday mornings ........ $3 off', 'weekday mornings', 3],
    ['Hires between November and February are $7 off.', 'Hires between November and February', 7],
  ])('is one trade: %s', (said, label, amount) => {
    expect(options(said)).toEqual([expect.objectContaining({ label, gives: { amount } })]);
  });

  it('takes nothing of what announces the deeds, nor of the deed before', () => {
    expect(
      options('Two things bring the price down: paying upfront ($4 off) and picking up at the farm ($3 off).').map(
        ({ label }) => label,
      ),
    ).toEqual(['Full payment in advance', 'picking up at the farm']);
  });

  it('reads a question with its answer', () => {
    expect(
      options(
        'can you wait ten working days instead of the usual three? then we fill a quiet press and you get 5% off',
      ),
    ).toEqual([expect.objectContaining({ gives: { share: 0.05 } })]);
  });

  it('reads both sides of a semicolon', () => {
    expect(
      options(
        'Bring back a dozen bottles and I’ll take $6 a case off; pick up at the cellar door and it’s $12 a case off.',
      ),
    ).toHaveLength(2);
  });

  it('adds up what a heading says adds up', () => {
    expect(
      options(
        'What makes it cheaper, all on top of each other:\n- one ink colour: $3 off\n- your own art: $2 off\n',
      ).map(({ stacks }) => stacks),
    ).toEqual([true, true]);
  });
});

describe('a gift told in two steps', () => {
  it.each([
    ['The fish finder would cost me $6 to replace. I’ll throw it in if you’re paying the full asking price.', -6, 0],
    ['I’ve got a set of tires that would cost me $15; they go with the car only if you pay the full price.', -15, 0],
    ['Throw-ins: a gig bag, costs us $12, only with full price.', -12, 0],
    ['The front weights, they stand me $6, I’ll throw them in so long as the discount isn’t over 2%.', -6, 0.02],
  ])('%s', (said, worth, atMost) => {
    expect(options(said)).toEqual([expect.objectContaining({ worth, requires_discount_at_most: atMost })]);
  });
});
