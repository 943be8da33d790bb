import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const compiled = (description: string) => compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' });
const termsOf = (description: string) => (compiled(description).policy as Policy).terms ?? [];

describe('what every buyer owes on top', () => {
  it.each([
    ['behind its sum', 'Yacht €2,900 a week, lowest €2,500. End cleaning €120, always payable.', 120],
    ['before it', 'Villa €300 a night, lowest €260. Mandatory cleaning fee €80.', 80],
    ['in Chinese', '民宿每晚500元，最低430元，清洁费80元必付。', 80],
    ['by its name', 'Holiday flat €120 a night, lowest €95. Cleaning fee €40 per booking.', 40],
    ['for each visit', 'Electrician $68 an hour, lowest $54. The call-out fee is another $25.', 25],
    ['for each stay', 'Holiday flat €120 a night, lowest €95. Final cleaning €40 per stay.', 40],
    ['in Chinese, by its name', '公寓每晚300元，最低260元。清洁费每单80元。', 80],
  ])('is part of every deal, and no choice: %s', (_where, description, amount) => {
    const [term] = termsOf(description);
    expect(term?.options).toMatchObject([{ id: term?.default, charge: { amount } }]);
    expect(compiled(description).issues.map(({ code }) => code)).not.toContain('term_without_trade');
  });

  it('is a choice where the words deny the duty', () =>
    expect(termsOf('Villa €300 a night, lowest €260. Travel insurance €30, not mandatory.')[0]?.options).toHaveLength(
      2,
    ));
});

describe('what a buyer may do without', () => {
  it.each([
    'Holiday flat €120 a night, lowest €95. Pet fee €40 per booking.',
    'Holiday flat €120 a night, lowest €95. Cleaning €40 extra.',
    'Holiday flat €120 a night, lowest €95. Cleaning fee €40 if you do not clean yourself.',
    'Desk €300, lowest €260. Delivery charge €40 per order.',
  ])('stays a choice: "%s"', (description) =>
    expect(termsOf(description).filter(({ options }) => options.length === 1)).toEqual([]),
  );
});

describe('a volume discount behind its subject', () => {
  const breaksOf = (description: string) => (compiled(description).policy as Policy).quantity?.breaks ?? [];
  it('is given to nobody until the seller says that it is for every order', () =>
    expect(breaksOf('Art prints $40, lowest $30. Galleries get 20% off from 10 prints.')).toEqual([]));
  it.each(['You get', 'Everyone gets', 'Buyers get'])('is for everybody behind whoever buys: %s', (who) =>
    expect(breaksOf(`Art prints $40, lowest $30. ${who} 20% off from 10 prints.`)).toHaveLength(1),
  );
});

describe('a discount for going without something', () => {
  const optionOf = (description: string) => termsOf(description)[0]?.options[1];

  it.each([
    'Camera €300, lowest €240. €25 off if you do not need the bag.',
    "Camera €300, lowest €240. €25 off if you don't want the bag.",
  ])('is given for that, and not to whoever takes it: "%s"', (description) => {
    expect(optionOf(description)).toMatchObject({ label: 'without the bag', gives: { amount: 25 } });
    expect(optionOf(description)?.words).toContain('no bag');
    expect(optionOf(description)?.words).not.toContain('bag');
  });

  it('keeps the denial of what is not done', () => {
    const words = optionOf('Flat $900 a month, lowest $850. $30 off if you do not smoke.')?.words;
    expect(words).toContain('do not smoke');
    expect(words).not.toContain('smoke');
  });
});
