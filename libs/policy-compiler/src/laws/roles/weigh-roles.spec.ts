import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { readDescription } from '@svc/plain-words';
import type { CompiledPolicy } from '../../index.js';
import { compilePolicy } from '../../index.js';
import { compileReading } from '../../compile-policy.js';
import { LAWS } from '../laws.js';
import { figureOf, isMoneySaid } from './read-as.js';
import { weighRoles } from './weigh-roles.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = (description: string): CompiledPolicy => compilePolicy(description, { salt: SALT });
const policyOf = (description: string): Policy => compile(description).policy as Policy;
const optionsOf = ({ terms }: Policy): unknown[] => (terms ?? []).flatMap(({ options }) => options.slice(1));
/** The same without this law. */
const unweighed = (description: string): Partial<Policy> =>
  compileReading(
    description,
    { salt: SALT },
    LAWS.filter((law) => law !== weighRoles),
  ).compiled.policy as Partial<Policy>;

describe('a lowest price in words that no rule knows', () => {
  it.each([
    ['Jetty plank, €310 a load. At 280 we shake hands and not a cent below.', 280],
    ['二手货车，RM 62,000。价钱可以谈，RM 58,500 是死线。', 58_500],
  ])(
    'is read where the words around it and its size leave little doubt, and the seller is told: %s',
    (words, floor) => {
      expect(unweighed(words).floor_price).not.toBe(floor);
      expect(policyOf(words).floor_price).toBe(floor);
      expect(compile(words).issues.map(({ message }) => message)).toContainEqual(
        expect.stringMatching(/the lowest price|最低价/u),
      );
    },
  );

  it('is never read from half of the price down', () => {
    expect(policyOf('Jetty plank, €310 a load. At 28 we shake hands and not a cent below.').floor_price).toBe(310);
  });
});

describe('a sum that a rule took for the price', () => {
  it('gives way to the one that explains all the others', () => {
    const words = '二手珠江钢琴118型，2012年买的，叫价5600，一口价不讲。搬运400元我来联系师傅，自己搬也行。';
    expect(unweighed(words).list_price).toBe(400);
    expect(policyOf(words).list_price).toBe(5600);
  });

  it('stays where words call it the price', () => {
    expect(policyOf('Asking price $90. The frame was $120 new. Lowest $80.').list_price).toBe(90);
  });
});

describe('a sum that rules and model take for the price', () => {
  const mobile = 'Hourly rate for our mobile DJ: 1,100 NOK. Lights 1,500 NOK per event. Not less than 950 NOK.';

  it('stays the price, and no dearer one is asked about that is surely for something else', () => {
    expect(unweighed(mobile).list_price).toBe(1500);
    expect(policyOf(mobile).list_price).toBe(1100);
    expect(compile(mobile).questions.map(({ id }) => id)).not.toContainEqual(expect.stringMatching(/^which_price/));
  });

  it('is asked about where a dearer one may be the price of the same thing', () => {
    const ids = compile('Sailing, £40 a head in a group, £70 alone.').questions.map(({ id }) => id);
    expect(ids).toContainEqual(expect.stringMatching(/^which_price/));
  });

  it('is no bare number beside sums of money that a heading calls a price list', () => {
    const words =
      'HONEY PRICE LIST 2026\nBuckwheat honey, 500 g jar ... £7.20\n12 jars and more ... £6.50 each\nLowest £5.60';
    expect(unweighed(words).list_price).toBe(2026);
    expect(policyOf(words).list_price).toBe(7.2);
  });
});

describe('a share that was read as the most that comes off', () => {
  const rooftop =
    'Rooftop bar, 180,000 baht per evening. Sundays and Mondays 10% cheaper. The manager signs down to 158,000.';

  it('hides no lowest price where it is surely given for something', () => {
    expect(unweighed(rooftop).floor_price).not.toBe(158_000);
    expect(policyOf(rooftop).floor_price).toBe(158_000);
  });

  it('stays so where its words set a bound', () => {
    expect(policyOf('Chairs $400 each, 15% off at the most. Payment in advance 5% off.').floor_price).toBe(340);
  });
});

describe('what comes off for what a buyer is', () => {
  it('is for buyers whom records confirm, and for nobody who says so', () => {
    const { grants, ...policy } = policyOf(
      'Studio hire $60 an hour, lowest $52. Musicians from our church pay $5 less.',
    );
    expect(optionsOf(policy as Policy)).toEqual([]);
    expect(grants).toMatchObject([{ gives: { amount: 5 } }]);
  });
});

describe('the figure of a reading', () => {
  it('is a percentage where a share comes off, and never the count beside it', () => {
    const { statements, figures } = readDescription(
      'Olive oil, €58 a tin, lowest €51. From 6 tins it is 6% off for all.',
    );
    const step = statements.filter(isMoneySaid).find(({ kind }) => kind === 'break');
    expect(step && figureOf(step, figures)?.quote).toBe('6%');
  });
});

describe('a share that is likeliest none of the deal', () => {
  it.each([
    '房子挂牌价138万，最低132万。满五唯一，得房率83%。',
    '二手牛仔裤一包320元，最低250元。霉点不超3%。不退包。',
  ])('comes off for nobody: %s', (description) => expect(optionsOf(policyOf(description))).toEqual([]));
});

describe('what a price is paid for', () => {
  it('is read behind a sum that is the price by likelihood', () =>
    expect(
      policyOf('Murder mystery dinner, £48 a ticket with three courses. Eight or more: £44 each.').quantity,
    ).toMatchObject({
      unit: 'ticket',
    }));
  it.each([
    ['云进销存，单价480元/账号/年，10个账号起430元。', '账号'],
    ['客服系统，每个坐席每月89元，最低80元。', '坐席'],
  ])('is the unit: %s', (description, unit) => expect(policyOf(description).quantity?.unit).toBe(unit));
  it.each([
    ['云进销存，单价480元/账号/年，10个账号起430元。', 'year'],
    ['两居室出租，每月6800元，最低6400元。', 'month'],
    ['临街铺面出租，每个月6500块，最低6000元。', 'month'],
    ['客服系统，每个坐席每月89元，最低80元。', 'month'],
    ['Bavaria 38, Split, 2.650 EUR the week, lowest 2.400.', 'week'],
    ['Piano lessons at your place, forty five euros the hour.', 'hour'],
  ])('is the period where it is a time: %s', (description, unit) =>
    expect(policyOf(description).period?.unit).toBe(unit),
  );
});

describe('Chinese buyers of whom a flag says less than their words', () => {
  it('stand in the notice', () =>
    expect(
      compile('金桂单棵220元，最低185元。市政园林单位打九六折。')
        .issues.map(({ message }) => message)
        .join(),
    ).toContain('市政园林单位打九六折'));
});
