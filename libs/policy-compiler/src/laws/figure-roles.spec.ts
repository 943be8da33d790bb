import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import type { CompiledPolicy, Question } from '../index.js';
import { compilePolicy } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = (description: string, answers: Record<string, string> = {}): CompiledPolicy =>
  compilePolicy(description, { salt: SALT, answers });
const policyOf = (compiled: CompiledPolicy): Policy => compiled.policy as Policy;
const asked = (description: string, kind: string): Question | undefined =>
  compile(description).questions.find(({ id }) => id.startsWith(`${kind}_`));
const answered = (description: string, kind: string, choice: string): Policy =>
  policyOf(compile(description, { [asked(description, kind)?.id ?? '']: choice }));

describe('which figure is the price', () => {
  it.each([
    ['闲置吉他一把。520带包走。变调夹另外20。', 520],
    ['Sailing, £70 alone, £40 a head in a group.', 70],
  ])('is the one that explains all the others: %s', (description, list) => {
    expect(policyOf(compile(description)).list_price).toBe(list);
    expect(compile(description).ok).toBe(false);
  });

  it('is asked where two may be it, and the dearer one meanwhile', () => {
    const description = 'Sailing, £40 a head in a group, £70 alone.';
    expect(asked(description, 'which_price')).toMatchObject({ severity: 'error', path: '/list_price' });
    expect(policyOf(compile(description)).list_price).toBe(70);
  });

  it('is not asked where a word calls it the price', () => {
    expect(asked('My sofa, I paid $900. Asking $500, lowest $430.', 'which_price')).toBeUndefined();
  });

  it('is another where the seller says so', () => {
    const description = 'Sailing, £40 a head in a group, £70 alone.';
    const choice = asked(description, 'which_price')?.choices.find(({ label }) => label.includes('40'))?.id ?? '';
    expect(answered(description, 'which_price', choice).list_price).toBe(40);
  });
});

describe('a figure without a role', () => {
  const skid = 'Skid steer, asking $31.5k, bottom $28,900. Bucket included; forks $850.';

  it('is asked about, and paid on top for the thing beside it meanwhile', () => {
    expect(asked(skid, 'figure_role')?.choices.map(({ id }) => id)).toEqual(['charge', 'not_part', 'discount']);
    expect(policyOf(compile(skid)).terms?.[0]?.options[1]).toMatchObject({ label: 'forks', charge: { amount: 850 } });
  });

  it('becomes what the seller answers', () => {
    expect(answered(skid, 'figure_role', 'not_part').terms).toEqual([]);
  });

  it('may be the lowest price where none is said', () => {
    const guitar = '吉他标价520。480可以。';
    expect(policyOf(compile(guitar)).floor_price).toBe(480);
    expect(compile(guitar).issues.map(({ message }) => message)).toContainEqual(expect.stringContaining('最低价'));
  });

  it('is told to nobody', () => {
    expect(JSON.stringify(policyOf(compile('吉他标价520。480可以。')).facts ?? [])).not.toContain('480');
  });

  it('is a charge without a question where words surely put it on top', () => {
    const { policy, questions } = compile('Cards, price 0.84 a box, lowest 0.71. Printing: 0.09 per box on top.');
    expect((policy as Policy).terms?.[0]?.options[1]).toMatchObject({ charge: { amount: 0.09 } });
    expect(questions.some(({ id }) => id.startsWith('figure_role'))).toBe(false);
  });
});

describe('a price that is no price a unit', () => {
  it('is the price of all together where it divides so', () => {
    const tickets = 'Tickets, asking $38 each, lowest $30. 4 or more: $130.';
    expect(asked(tickets, 'price_or_sum')).toBeUndefined();
    expect(policyOf(compile(tickets)).quantity?.breaks).toEqual([{ from: 4, gives: { to_price: 32.5 } }]);
  });

  it('is asked about where the count may be of two things, and given to nobody meanwhile', () => {
    const books = '英语资料一套6本，45元；数学一套5本，40元。两套一起75。';
    expect(asked(books, 'price_or_sum')?.choices.map(({ id }) => id)).toEqual(['not_part', 'for_all']);
    expect(policyOf(compile(books)).quantity?.breaks).toBeUndefined();
  });

  it('takes nothing off where no word does', () => {
    const table = '私房菜标价288元一桌，最低260元。周末 +30。';
    expect(policyOf(compile(table)).terms?.[0]?.options[1]).toMatchObject({ charge: { amount: 30 } });
    expect(JSON.stringify(policyOf(compile(table)).terms)).not.toMatch(/"(?:gives|unlocks)"/);
  });
});

describe('a number above the price that names no money', () => {
  const camera = '出一台佳能R6，标价9800元，最低9000元。快门数大约1.2万。';

  it('is no part of the policy, and named in the notice', () => {
    expect(policyOf(compile(camera)).terms).toEqual([]);
    expect(compile(camera).issues.map(({ message }) => message)).toContainEqual(expect.stringContaining('1.2万'));
  });

  it('is asked about where it names money', () => {
    const question = asked('出一台佳能R6，标价9800元，最低9000元。镜头大约1.2万元。', 'figure_role');
    expect(question?.choices.map(({ id }) => id)).toEqual(expect.arrayContaining(['not_part', 'charge']));
  });
});

describe('a sum for what the seller does besides', () => {
  it.each([
    ['Honey, $14 a jar, lowest $10. Shipping is $9.', 9],
    ['Desk, $200, lowest $150. Shipping is $160.', 160],
    ['蜂蜜一罐14元，最低10元。运费9元。', 9],
    ['Sofa, $400, lowest $350. The delivery fee is $250.', 250],
  ])('is paid on top until the seller answers, however near it is to the price: %s', (description, amount) => {
    const [, option] = policyOf(compile(description)).terms?.[0]?.options ?? [];
    expect(option).toMatchObject({ charge: { amount } });
    expect(option?.gives ?? option?.unlocks).toBeUndefined();
  });

  it('is not what the buyer does, which may have a price of its own', () => {
    const [, option] = policyOf(compile('Desk, $200, lowest $150. Cash is $180.')).terms?.[0]?.options ?? [];
    expect(option?.gives ?? option?.unlocks).toEqual({ to_price: 180 });
  });

  it('is what comes off for going without it, where the price is that without it, and stands in the notice', () => {
    const { policy, issues } = compile('Desk, $200 with delivery, $180 without delivery, lowest $150.');
    const [, option] = (policy as Policy).terms?.[0]?.options ?? [];
    expect(option).toMatchObject({ label: 'without delivery', gives: { to_price: 180 } });
    expect(issues.map(({ message }) => message).join()).toContain(
      '"$180 without delivery": a discount in return for this',
    );
  });
});

describe('a sum for each of something that is not what is sold', () => {
  it.each([
    'Plate, $79 a foot, lowest $70. Mill certs $15 per shipment.',
    '纸箱单价16元/只，最低14元。制版费800元一次性收取。',
  ])('is paid on top: %s', (description) => {
    const options = policyOf(compile(description)).terms?.flatMap((term) => term.options.slice(1));
    expect(options).toEqual([expect.objectContaining({ charge: expect.anything() as unknown, charge_per: 'deal' })]);
  });

  it.each([
    'Season ticket share. £400 for all, lowest £350. £40 a game.',
    'Bike $500, lowest $430. I paid $40 a wheel last year.',
  ])('is no thing to be sold where its words name none, or what was paid before: %s', (description) => {
    expect(JSON.stringify(policyOf(compile(description)).terms ?? [])).not.toContain('charge');
  });
});

describe('a volume counted in packs', () => {
  it('reaches its discount in packs until the seller answers', () => {
    const socks = '批发价3块8一双，一包10双。100包以上3块5。最低3块。';
    expect(policyOf(compile(socks)).quantity?.breaks?.[0]?.from).toBe(1000);
    expect(answered(socks, 'counted_in_packs', 'as_counted').quantity?.breaks?.[0]?.from).toBe(100);
  });
});
