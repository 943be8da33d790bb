import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { advise } from './advise.js';
import { anyCase } from './testing/any-case.js';
import { assumptions } from './ask.js';
import { chooseQuestions, completed, probesOf, shiftOf } from './choose-questions.js';
import type { Situation, Values } from './situation.js';
import { RENT_RENEWAL } from './situations/rent-renewal.js';
import { SITUATIONS } from './situations/situations.js';

/** A part of a case: what a person has said so far. */
const anyKnown = (situation: Situation): fc.Arbitrary<Values> =>
  fc
    .tuple(anyCase(situation), fc.subarray(situation.fields.map(({ key }) => key)))
    .map(([values, keys]) => Object.fromEntries(keys.map((key) => [key, values[key] ?? null])));

const baseOf = (situation: Situation, known: Values): Values => {
  const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
  return completed(situation, { ...assumptions(situation), ...given });
};

describe.each(SITUATIONS.map((situation) => [situation.key, situation] as const))(
  'the questions on %s',
  (_, situation) => {
    it('are at most three, and two answers to each lead to different advice', () => {
      fc.assert(
        fc.property(anyKnown(situation), (known) => {
          const questions = chooseQuestions(situation, known, assumptions(situation));
          expect(questions.length).toBeLessThanOrEqual(3);
          const base = baseOf(situation, known);
          for (const { field } of questions) {
            expect(Object.hasOwn(known, field.key)).toBe(false);
            const answers = probesOf(situation, base, field).map((probe) =>
              JSON.stringify(advise(situation, { ...base, [field.key]: probe })),
            );
            expect(new Set(answers).size).toBeGreaterThan(1);
          }
        }),
      );
    });

    it('leave out nothing that would move the advice further than what they ask', () => {
      fc.assert(
        fc.property(anyKnown(situation), (known) => {
          const asked = chooseQuestions(situation, known, assumptions(situation));
          const base = baseOf(situation, known);
          const least = Math.min(...asked.filter(({ field }) => field.required !== true).map(({ shift }) => shift));
          for (const field of situation.fields) {
            if (Object.hasOwn(known, field.key) || asked.some((one) => one.field === field)) continue;
            const shift = shiftOf(situation, base, field);
            if (asked.length < 3) expect(shift).toBe(0);
            else if (field.required !== true && Number.isFinite(least)) expect(shift).toBeLessThanOrEqual(least);
          }
        }),
      );
    });

    it('can each come up, so no field is asked for in vain', () => {
      const base = completed(situation, assumptions(situation));
      const bases = situation.fields.flatMap((other) =>
        probesOf(situation, base, other).map((probe) => ({ ...base, [other.key]: probe })),
      );
      for (const field of situation.fields)
        expect([field.key, bases.some((one) => shiftOf(situation, one, field) > 0)]).toEqual([field.key, true]);
    });
  },
);

describe('questions', () => {
  it('begin with what no advice is given without', () => {
    const keys = chooseQuestions(RENT_RENEWAL, {}, assumptions(RENT_RENEWAL)).map(({ field }) => field.key);
    expect(keys.slice(0, 2).sort()).toEqual(['current_rent', 'offered_rent']);
  });

  it('are not put again to somebody who does not know', () => {
    const known = { current_rent: 2_000, offered_rent: 2_300, metro: null };
    expect(chooseQuestions(RENT_RENEWAL, known, assumptions(RENT_RENEWAL)).map(({ field }) => field.key)).not.toContain(
      'metro',
    );
  });

  it('end where no answer matters: an offer below all that can be', () => {
    const known = { current_rent: 2_000, offered_rent: 100 };
    expect(chooseQuestions(RENT_RENEWAL, known, assumptions(RENT_RENEWAL)).map(({ field }) => field.key)).not.toContain(
      'moving_cost',
    );
  });
});
