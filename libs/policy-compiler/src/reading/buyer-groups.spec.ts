import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../index.js';

const read = (said: string) =>
  compilePolicy(`List price $100, lowest $80. ${said}`, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' }).policy as {
    grants?: { flag: string }[];
    terms: unknown[];
  };
const flags = (said: string): string[] => (read(said).grants ?? []).map(({ flag }) => flag);

describe('kinds of buyer', () => {
  it.each([
    ['Architects have 8 % discount.', ['architects']],
    ['GAA clubs: 7% off.', ['gaa_clubs']],
    ['Shops with a resale certificate get 6% off.', ['shops_with_a_resale_certificate']],
    ['Seniors over 65 get $12 off.', ['senior']],
    ['Nurses, teachers and librarians get 10% off.', ['nurse', 'teacher', 'librarians']],
    ['Students get 15% off, and so do first responders.', ['student', 'first_responder']],
    ['We give beekeepers 5%.', ['beekeepers']],
  ])('%s', (said, expected) => {
    expect(flags(said)).toEqual(expected);
  });

  it.each([
    'Whoever pays cash gets $5 off.',
    'A tenant who signs for 24 months gets $6 off.',
    'Reviews get 5% off.',
    'Cash buyers get 3% off.',
    'Weekday bookings get 5% off.',
  ])('grants nothing for a deed: %s', (said) => {
    expect(flags(said)).toEqual([]);
    expect(read(said).terms).toHaveLength(1);
  });
});
