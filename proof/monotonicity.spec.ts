import { describe, expect, it } from '@jest/globals';
import { sellNextOffer } from '@svc/negotiation-math';
import { offersOf } from './monotonicity/random-request.js';
import { adviseByEngine, runMonotonicity } from './monotonicity/run.js';

describe('the next offer', () => {
  it('follows a better offer, a higher reservation, a higher knob and a round more, or is read otherwise', () => {
    for (const { law, pairs, breaches, samples } of runMonotonicity({ count: 1500, seed: 11 })) {
      expect({ law, breaches, samples }).toEqual({ law, breaches: 0, samples: [] });
      expect(pairs).toBeGreaterThan(500);
    }
  });

  it(
    'is found at fault where it asks for less with a higher reservation, and where it refuses whatever is ' + 'offered',
    () => {
      const [offers, reservations] = runMonotonicity({ count: 200, seed: 11 }, (call) => {
        const advice = adviseByEngine(call);
        const refuses = (offersOf(call).at(-1) ?? 0) > 0.6;
        return {
          ...advice,
          offer: advice.offer - 2 * call.request.my_reservation,
          accepts: !refuses,
          kind: '',
          said: '',
        };
      });
      expect(offers?.breaches).toBeGreaterThan(0);
      expect(reservations?.breaches).toBeGreaterThan(0);
    },
  );

  it('takes what stands above its own last ask and its reservation, where the ask was below the reservation', () => {
    const { recommended_offer, acceptance_probability } = sellNextOffer({
      my_reservation: 0.615,
      my_offer_history: [0.978, 0.93, 0.705, 0.703, 0.628].map((offer) => offer - 0.1),
      opponent_offer_history: [0.378, 0.391, 0.557, 0.83, 0.864],
      deadline_rounds: 1,
      frontier_knob: 0.865,
    });
    expect([recommended_offer, acceptance_probability]).toEqual([0.864, 1]);
  });

  it(
    'takes offers that come and go for a stream, also where the last is by chance the step of somebody who ' +
      'bargains',
    () => {
      const { posterior } = sellNextOffer({
        my_reservation: 0.0432273241644653,
        my_offer_history: [0.935, 0.918, 0.715, 0.665, 0.557],
        opponent_offer_history: [0.098, 0.875, 0.183, 0.416, 0.246],
        deadline_rounds: 3,
        frontier_knob: 0.147,
      });
      expect(posterior.opponent_type).toBe('stream');
    },
  );

  it(
    'lets a caller without own offers choose by optimal stopping, also where the offers rise as those of a ' +
      'bargainer would',
    () => {
      const history = { my_reservation: 0, opponent_offer_history: [0.41, 0.43, 0.45, 0.47], deadline_rounds: 5 };
      const chooses = sellNextOffer(history);
      expect(chooses.posterior.opponent_type).toBe('stream');
      expect(chooses.recommended_offer).toBeGreaterThan(0.47);
      expect(sellNextOffer({ ...history, my_offer_history: [0.9, 0.8, 0.7] }).posterior.opponent_type).not.toBe(
        'stream',
      );
    },
  );
});
