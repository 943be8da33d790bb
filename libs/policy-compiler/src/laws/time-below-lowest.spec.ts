import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../compile-policy.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = (description: string, answers: Record<string, string> = {}) =>
  compilePolicy(description, { salt: SALT, answers });
const asked = (description: string) =>
  compile(description).questions.find(({ id }) => id.startsWith('time_below_lowest'));
/** What a description becomes with one of the two answers. */
const answered = (description: string, choice: string) =>
  compile(description, { [asked(description)?.id ?? '']: choice });

const CANOE = 'Canoe, €40 a day, €200 a week. My lowest is €35 a day.';

describe('a price of a longer time below the lowest price', () => {
  it.each([
    CANOE,
    '独木舟，40元一天，一周200元。最低35元一天。',
    'Tent, €20 a day, lowest €16 a day. From 7 days €14 a day.',
  ])('is asked about: "%s"', (description) => {
    expect(compile(description).ok).toBe(false);
    expect(asked(description)?.choices).toHaveLength(2);
  });

  it.each(['Canoe, €40 a day, €200 a week. My lowest is €25 a day.', 'Mugs, $9 each, lowest $8. 100 or more $7 each.'])(
    'is nothing to ask where it is none: "%s"',
    (description) => expect(asked(description)).toBeUndefined(),
  );

  it('is lifted to it by the first answer', () =>
    expect(answered(CANOE, 'lowest_for_all').policy).toMatchObject({
      floor_price: 35,
      period: { breaks: [{ from: 7, gives: { to_price: 35 } }] },
    }));

  it('stands by the other answer, and nobody else gets it', () => {
    const { ok, policy } = answered(CANOE, 'lowest_of_time');
    expect({ ok, ...policy }).toMatchObject({
      ok: true,
      floor_price: 28.571429,
      free_discount: 0,
      period: {
        breaks: [
          { from: 1, unlocks: { to_price: 35 } },
          { from: 7, gives: { to_price: 28.571429 } },
        ],
      },
    });
  });

  it('is said once for several longer times, and of no order that is too small', () => {
    const digger =
      'Digger for hire: £95 a day, £380 a week, £1,150 a month. Minimum hire 2 days. Never below £80 a day.';
    const answers: Record<string, string> = {};
    for (const [about, choice] of [
      ['price_by_time', 'second_time'],
      ['time_below_lowest', 'lowest_of_time'],
      ['time_below_lowest', 'lowest_of_time'],
    ] as const) {
      const open = compile(digger, answers).questions.find(({ id }) => id.startsWith(about) && !(id in answers));
      answers[open?.id ?? ''] = choice;
    }
    const { policy, issues, summary } = compile(digger, answers);
    expect((policy as Policy).period?.breaks).toEqual([
      { from: 2, unlocks: { to_price: 80 } },
      { from: 7, gives: { to_price: 54.285714 } },
      { from: 30, gives: { to_price: 38.333333 } },
    ]);
    expect(issues.map(({ code }) => code)).not.toContain('break_below_min');
    expect(summary).not.toContain('for nothing');
  });
});
