import { describe, expect, it } from '@jest/globals';
import { readSums } from '@svc/plain-words';
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
    expect(readSums([...'€58'], figures).sure).toBeGreaterThanOrEqual(0);
  });
});
