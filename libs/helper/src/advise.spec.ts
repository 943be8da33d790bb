import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { advise } from './advise.js';
import { completed } from './choose-questions.js';
import { anyCase } from './testing/any-case.js';
import { FREELANCE_RATE } from './situations/freelance-rate.js';
import { REFUND_DISPUTE } from './situations/refund-dispute.js';
import { RENT_RENEWAL } from './situations/rent-renewal.js';
import { SITUATIONS } from './situations/situations.js';
import { USED_CAR } from './situations/used-car.js';

describe.each(SITUATIONS.map((situation) => [situation.key, situation] as const))('advice on %s', (_, situation) => {
  const better = situation.side === 'pay' ? Math.min : Math.max;

  it('opens beyond the aim, aims beyond the worst figure, and takes nothing worse than the offer', () => {
    fc.assert(
      fc.property(anyCase(situation), (values) => {
        const advice = advise(situation, values);
        if (advice === null) return;
        expect(better(advice.open_with, advice.aim_for)).toBe(advice.open_with);
        expect(better(advice.aim_for, advice.accept_up_to)).toBe(advice.aim_for);
        expect(better(advice.accept_up_to, Number(values[situation.offer]))).toBe(advice.accept_up_to);
        expect(Math.min(advice.open_with, advice.aim_for, advice.accept_up_to)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('says no figure to the other side but the opening and its own', () => {
    fc.assert(
      fc.property(anyCase(situation), (values) => {
        const advice = advise(situation, values);
        if (advice === null || advice.verdict === 'walk_away') return;
        const said = (advice.message.match(/\$[\d,]+(?:\.\d+)?/g) ?? []).map((word) =>
          Number(word.replaceAll(/[$,]/g, '')),
        );
        const may = [advice.open_with, Number(values[situation.offer])].map((figure) => Number(figure.toFixed(2)));
        for (const figure of said) expect(may).toContain(figure);
      }),
    );
  });

  it('is missing exactly where a required value is', () => {
    for (const { key, required } of situation.fields) {
      const values = { ...completed(situation, { [situation.offer]: 0 }), [key]: null };
      if (required === true) expect(advise(situation, values)).toBeNull();
    }
    expect(advise(situation, completed(situation, { [situation.offer]: 10 }))).not.toBeNull();
  });
});

describe('advice', () => {
  it('reckons a fair rent from the trend of the metro', () => {
    const advice = advise(RENT_RENEWAL, { metro: 'chicago', current_rent: 2_000, offered_rent: 2_300 });
    expect(advice).toMatchObject({ verdict: 'negotiate', aim_for: 2_120, open_with: 2_070, accept_up_to: 2_300 });
    expect(advice?.because[0]).toContain('+6 % in Chicago, IL');
  });

  it('takes an offer that is at the fair figure or better', () => {
    const advice = advise(RENT_RENEWAL, { metro: 'chicago', current_rent: 2_000, offered_rent: 2_100 });
    expect(advice).toMatchObject({ verdict: 'take_it', open_with: 2_100, accept_up_to: 2_100 });
  });

  it('walks away where what there is elsewhere is better than the opening', () => {
    expect(advise(USED_CAR, { asking_price: 12_000, market_value: 11_000, next_best_car: 9_000 })?.verdict).toBe(
      'walk_away',
    );
    expect(advise(USED_CAR, { asking_price: 12_000, market_value: 11_000, next_best_car: 10_700 })).toMatchObject({
      verdict: 'negotiate',
      accept_up_to: 10_700,
      aim_for: 10_700,
    });
  });

  it('does not take an offer that is worse than what there is elsewhere', () =>
    expect(advise(FREELANCE_RATE, { offered_rate: 80, usual_rate: 75, next_best_rate: 82 })?.verdict).toBe(
      'negotiate',
    ));

  it('never asks back more than was paid', () => {
    const advice = advise(REFUND_DISPUTE, {
      amount_paid: 200,
      offered_refund: 0,
      fault: 'not_received',
      paid_by_card: true,
    });
    expect(advice).toMatchObject({ open_with: 200, aim_for: 200 });
  });
});
