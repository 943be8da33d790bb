import { describe, expect, it } from '@jest/globals';
import { buyNextOffer, type BuyNextOfferRequest } from '../index.js';

const request: BuyNextOfferRequest = { my_reservation: 0.2, seller_offer_history: [0.1], deadline_rounds: 6 };
const market = { mu: 0.4, sigma: 0.1 };

describe('the defenses of a buyer', () => {
  it('are both on where nothing is said and the market is known', () => {
    const { warnings, defense_actions } = buyNextOffer({ ...request, market_prior: market });
    expect(warnings.map(({ code }) => code)).toEqual(['anchor_attack']);
    expect(defense_actions.map(({ code, utility }) => [code, utility])).toEqual([
      ['focal_commitment', 0.28],
      ['anchor_attack_detection', 0.4],
    ]);
  });

  it('leave detection out with a warning where nothing is said and no market is given', () => {
    for (const defenses of [undefined, null]) {
      const { warnings, defense_actions } = buyNextOffer({ ...request, seller_offer_history: [0.3], defenses });
      expect(warnings.map(({ code }) => code)).toEqual(['market_prior_missing']);
      expect(defense_actions.map(({ code }) => code)).toEqual(['focal_commitment']);
    }
  });

  it('refuse detection that is named without a market, and a name that is none', () => {
    expect(() => buyNextOffer({ ...request, defenses: ['anchor_attack_detection'] })).toThrow(
      expect.objectContaining({ code: 'market_prior_missing', path: ['market_prior'] }),
    );
    expect(() => buyNextOffer({ ...request, defenses: ['focal_commitment', 'charm'] })).toThrow(
      expect.objectContaining({ code: 'defense_unknown', path: ['defenses', 1] }),
    );
    expect(() => buyNextOffer({ ...request, defenses: 'all' as never })).toThrow(
      expect.objectContaining({ code: 'defense_unknown', path: ['defenses'] }),
    );
    expect(() => buyNextOffer({ ...request, market_prior: { mu: 0.4, sigma: 0 } })).toThrow(
      expect.objectContaining({ code: 'prior_range', path: ['market_prior', 'sigma'] }),
    );
    expect(() => buyNextOffer({ ...request, seller_offer_history: [2] })).toThrow(
      expect.objectContaining({ code: 'offer_range', path: ['seller_offer_history', 0] }),
    );
  });

  it('are silent where none is wanted', () => {
    const { warnings, defense_actions } = buyNextOffer({ ...request, seller_offer_history: [0.3], defenses: [] });
    expect([warnings, defense_actions]).toEqual([[], []]);
  });

  it('hold the floor in the last round of a bargain, and give it up without the commitment', () => {
    const last: BuyNextOfferRequest = {
      my_reservation: 0.2,
      seller_offer_history: [0.02, 0.1, 0.25],
      my_offer_history: [0.9, 0.8],
      deadline_rounds: 1,
    };
    expect(buyNextOffer({ ...last, defenses: ['focal_commitment'] }).recommended_offer).toBeGreaterThan(0.25);
    expect(buyNextOffer({ ...last, defenses: [] })).toMatchObject({
      recommended_offer: 0.25,
      acceptance_probability: 1,
      focal_floor: 0.2,
    });
  });

  it('do not concede to an anchor: the market stands in for it', () => {
    const anchored = buyNextOffer({
      ...request,
      seller_offer_history: [0.01],
      my_offer_history: [0.85],
      market_prior: market,
      deadline_rounds: 3,
    });
    const blind = buyNextOffer({
      ...request,
      seller_offer_history: [0.01],
      my_offer_history: [0.85],
      deadline_rounds: 3,
    });
    expect(anchored.posterior.mean).toBeGreaterThan(blind.posterior.mean);
    expect(anchored.warnings.map(({ code }) => code)).toEqual(['anchor_attack']);
    expect(blind.warnings.map(({ code }) => code)).toEqual(['market_prior_missing', 'no_zone']);
    expect(anchored.recommended_offer).toBeGreaterThan(0.7);
  });
});

describe('what a buyer is told', () => {
  it('warns where the seller has revealed no zone', () => {
    const { warnings } = buyNextOffer({
      my_reservation: 0.7,
      seller_offer_history: [0.01, 0.02],
      my_offer_history: [0.95],
      deadline_rounds: 3,
      defenses: [],
    });
    expect(warnings.map(({ code }) => code)).toEqual(['no_zone']);
  });

  it("names the seller's own last offer to accept it, with certainty", () => {
    expect(
      buyNextOffer({ my_reservation: 0.2, seller_offer_history: [0.95], deadline_rounds: 4, defenses: [] }),
    ).toMatchObject({ recommended_offer: 0.95, acceptance_probability: 1, expected_payoff: 0.75 });
  });
});
