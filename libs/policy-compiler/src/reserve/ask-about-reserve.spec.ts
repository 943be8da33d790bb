import { describe, expect, it } from '@jest/globals';
import { computedReserve, RESERVE_SHARES } from '@svc/policy-rules/reserve';
import fc from 'fast-check';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';
import type { CompiledPolicy, Issue } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = (description: string, salt = SALT): CompiledPolicy => compilePolicy(description, { salt });
const asked = ({ issues }: CompiledPolicy, code: string): Issue | undefined =>
  issues.find((found) => found.code === code);
const BIKE = 'Road bike, asking $900, lowest $600.';

describe('the reserve that compile proposes', () => {
  it('is a round figure above the lowest price, told with the sentence that it stands for', () => {
    const result = compile(BIKE);
    const { reserve_price: reserve = NaN } = result.policy as Policy;
    expect(reserve % 20).toBe(0);
    expect(asked(result, 'reserve_proposed')).toMatchObject({
      severity: 'warning',
      path: '/reserve_price',
      quote: 'lowest $600',
      message:
        `Never below $${reserve} without your consent: a buyer who offers $${reserve} or more gets the deal; a lower ` +
        'bid waits for you.',
    });
    expect(result.ok).toBe(true);
  });

  it('is told in the words of the description', () =>
    expect(asked(compile('自行车，标价900元，最低600元。'), 'reserve_proposed')).toMatchObject({
      message: expect.stringMatching(/^没有您同意，不低于[\d,]+元成交：/),
      suggestion: expect.stringContaining('要问我'),
    }));

  it('is what the suggestion says when it is written into the description, and then no question', () => {
    const first = compile(BIKE);
    const [, sentence = ''] = /"(Below .+)"/.exec(asked(first, 'reserve_proposed')?.suggestion ?? '') ?? [];
    const second = compile(`${BIKE} ${sentence}.`, 'BBBBBBBBBBBBBBBBBBBBBB');
    expect(second.policy).toMatchObject({ reserve_price: (first.policy as Policy).reserve_price });
    expect(asked(second, 'reserve_proposed')).toBeUndefined();
  });

  it('lies near the computed one, above the lowest price and never above the list', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ABCDEFGHabcdefgh01234567'), minLength: 22, maxLength: 22 }),
        fc.integer({ min: 100, max: 890 }),
        (salt, floor) => {
          const policy = compile(`Road bike, asking $900, never below $${floor}.`, salt).policy as Policy;
          const { reserve_price: reserve = NaN } = policy;
          const range = 900 - policy.floor_price;
          expect(Math.abs(reserve - computedReserve(policy))).toBeLessThanOrEqual(range / 20 + 1e-9);
          expect(reserve).toBeGreaterThan(policy.floor_price);
          expect(reserve).toBeLessThanOrEqual(900);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('keeps who knows the list price a twentieth of the range or more from the lowest price, on average', () => {
    const errors = Array.from({ length: 200 }, (_, at) => {
      const [floor, list] = [400 + ((at * 37) % 400), 900];
      const { policy } = compile(`Road bike, asking $${list}, never below $${floor}.`, String(at).padStart(22, 'x'));
      const guess = list - (list - ((policy as Policy).reserve_price ?? NaN)) / (1 - RESERVE_SHARES.balance);
      return Math.abs(guess - floor) / (list - floor);
    });
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeGreaterThan(0.05);
  });

  it('is none where the price is firm, and where no lowest price is named', () => {
    for (const description of ['Road bike, $900. The price is firm.', 'Road bike, asking $900.']) {
      const result = compile(description);
      expect(result.policy).not.toHaveProperty('reserve_price');
      expect([asked(result, 'reserve_proposed'), asked(result, 'gone_by')]).toEqual([undefined, undefined]);
    }
  });
});

describe('a reserve that the seller names', () => {
  it('is taken to the cent, and is no lowest price', () =>
    expect(compile(`${BIKE} Below $733.37 ask me first.`).policy).toMatchObject({
      floor_price: 600,
      reserve_price: 733.37,
    }));

  it('is told to no buyer', () => {
    const { policy } = compile(`${BIKE} Below $740 ask me first. Anything under $740 I decide myself.`);
    expect(policy).not.toHaveProperty('handoff');
    expect(policy).not.toHaveProperty('facts');
    expect(policy).toMatchObject({ name: 'Road bike', terms: [] });
  });

  it('is an error outside of the bounds, and where two are named', () => {
    const codes = (description: string) => compile(description).issues.map(({ code }) => code);
    expect(codes(`${BIKE} Below $540 ask me first.`)).toContain('reserve_outside');
    expect(codes(`${BIKE} Below $740 ask me first. Below $700 ask me first.`)).toContain('contradiction');
  });

  it('is kept for later where no lowest price is named yet', () => {
    const { ok, policy, issues } = compile('Road bike, asking $900. Below $740 ask me first.');
    expect(ok).toBe(false);
    expect(policy).toMatchObject({ floor_price: 900, reserve_price: 740 });
    expect(issues.map(({ code }) => code)).not.toContain('reserve_outside');
  });
});

describe('until when a thing should be gone', () => {
  it('is asked of one thing, and proposes how the reserve falls', () => {
    const question = asked(compile(`${BIKE} Below $740 ask me first.`), 'gone_by');
    expect(question).toMatchObject({ severity: 'warning', path: '/reserve_dates' });
    const proposals = [...(question?.suggestion ?? '').matchAll(/\{.*?\]\}/g)].map(
      ([json]) => JSON.parse(json) as Pick<Policy, 'reserve_price' | 'reserve_dates'>,
    );
    expect(proposals.map(({ reserve_price: reserve }) => reserve)).toEqual([880, 780]);
    for (const { reserve_dates: dates } of proposals) {
      expect(dates?.at(-1)?.price).toBe(740);
      expect(dates).toHaveLength(4);
    }
  });

  it.each([
    ['several', 'Oak boxes, $90 a box, lowest $70, at least 10 boxes.'],
    ['hours', 'House cleaning, $38 an hour, never below $32.'],
  ])('is not asked of %s', (_, description) => expect(asked(compile(description), 'gone_by')).toBeUndefined());

  it('is asked of a car that its VIN names', () =>
    expect(asked(compile('Outback, $23,450, lowest $21,600, VIN 4S4BTAFC1M3187452.'), 'gone_by')).toBeDefined());
});

describe('what a trade is taken to be worth', () => {
  const worth = (description: string): string | undefined => asked(compile(description), 'worth_assumed')?.message;
  const PLAN = 'Plan $100 a seat, never below $50, at least 10 seats. ';

  it.each([
    ['Annual prepayment up to 15 % off.', 'In a conversation a buyer gets at most 9% of the possible 15%'],
    ['Annual prepayment up to $20 off.', 'In a conversation a buyer gets at most $12 of the possible $20'],
  ])('is told with what of it is left live: %s', (trade, says) => expect(worth(PLAN + trade)).toContain(says));

  it('is told in Chinese too', () =>
    expect(worth('礼盒，每套120元，绝不低于90元，起订10套。签一年最多优惠15%。')).toContain('最多给9%'));
});
