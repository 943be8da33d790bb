import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../index.js';
import type { CompiledPolicy } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = (description: string): CompiledPolicy => compilePolicy(description, { salt: SALT });
const messageOf = (description: string, code: string): string =>
  compile(description).issues.find((issue) => issue.code === code)?.message ?? '';

/** What was read by its shape alone, as it is told. */
const shapesIn = (issues: CompiledPolicy['issues']): string => {
  const messageOf = (wanted: string) => issues.find(({ code }) => code === wanted)?.message;
  const told = messageOf('reading_unsure') ?? messageOf('not_used') ?? '';
  return /(?:Please check how|请核对).*$/s.exec(told)?.[0] ?? '';
};
const readAs = (description: string): string => shapesIn(compile(description).issues);

it('a clause is told by its words where only its figure was used', () => {
  expect(messageOf('Phone case, FOB Shenzhen USD 0.95 per piece, lowest 0.82.', 'not_used')).toContain('FOB Shenzhen');
});

describe('a reading that the shape of the words alone decides', () => {
  it.each([
    ['a bare denial may tell a state', 'House £385,000, lowest £370,000. No chain.', 'No chain'],
    ['a clause that allows and denies', 'Rent $900 a month, lowest $850. Cat ok, dog no.', 'Cat ok, dog no'],
    ['a denial in what is told', 'Grill $275, lowest $230. Natural gas not propane.', 'Natural gas not propane'],
    ['a count in what is told', 'Licences $11 each, lowest $9. We have 340 seats.', '340 seats'],
    ['a bound in what is told', '布展480元/平，最低440元。36平起做。', '36平起做'],
    ['a discount for all of them', '三菱模块120元一台，最低90元，全要95元。', '全要95'],
    ['a discount for a kind of buyers', 'Spot $140, lowest $110. Agency rate: 15% off.', 'Agency rate'],
    ['a volume in words of sets', 'Cupcakes $3 each, lowest $2. Four dozen or more: $2.50 each.', 'Four dozen'],
    ['an order without a subject', 'Coins $900, lowest $800. Don’t sell before Friday.', 'Don’t sell'],
  ])('is told: %s', (_law, description, words) => {
    const { questions } = compile(description);
    const asked = questions.map(({ quote }) => quote).join('\n');
    expect(`${readAs(description)}\n${asked}`).toContain(words);
  });

  it.each([
    'Bike £500, lowest £430. I do not ship it. The saddle was replaced in 2019.',
    'Sofa £220, lowest £170. £20 off if you pay in cash.',
    '自行车500元，最低430元。不接受分期付款。',
  ])('is not told where the words say it: %s', (description) => {
    expect(readAs(description)).toBe('');
  });
});

describe('a bare sign of several currencies', () => {
  it('is told beside other remarks with what it was taken for, unless the words or the caller say it', () => {
    const mower = 'Mower $500, lowest $430. No chain.';
    expect(readAs(mower)).toContain('"$500": USD');
    expect(readAs('Mower US$500, lowest US$430. No chain.')).not.toContain('USD');
    const { issues } = compilePolicy(mower, { salt: SALT, currency: 'AUD' });
    expect(issues.map(({ message }) => message).join()).not.toContain('USD');
  });
});

describe('a sign that is read as renminbi', () => {
  it.each([
    ['yen as well', 'English lessons ¥4,500 a lesson, lowest ¥3,600.', '"¥4,500": CNY'],
    ['money of Taiwan as well', '手工檸檬磅蛋糕，一條380元，最低310元。', '“380元”：CNY'],
  ])('is told where it may be %s', (_what, description, spot) => expect(readAs(description)).toContain(spot));

  it('is not told where the words say it', () => {
    expect(readAs('手工柠檬磅蛋糕，一条380元，最低310元。')).not.toContain('CNY');
    expect(readAs('手工檸檬磅蛋糕，一條NT$380，最低NT$310。')).not.toContain('CNY');
  });
});
