import { describe, expect, it } from '@jest/globals';
import { negotiateBundle, type BundleMove } from '../index.js';
import { compileGame } from '../bundle/game.js';
import { turnOf, type PlainTurn } from '../testing/bundle-turns.js';
import { compileHistory, offerNoise } from './history.js';
import { drawScenarios } from './scenarios.js';

const steps = [1, 0.67, 0.33, 0];
const issues = ['price', 'delivery', 'service'].map((name) => ({
  name,
  options: ['a', 'b', 'c', 'd'],
  my_utility: steps,
  their_utility: [...steps].reverse(),
}));
const game = compileGame(issues, [0.5, 0.3, 0.2]);
/** They give way on the price first, then on the service. */
const offers = {
  theirOffers: ['ddd', 'cdd', 'cdd', 'bdd', 'bdd', 'bdc'].map((word) =>
    [...word].map((letter) => 'abcd'.indexOf(letter)),
  ),
  myOffers: [0, 1, 2, 3, 2, 3].map((option) => [0, 0, option]),
  roundsLeft: 14,
} satisfies PlainTurn;

/** How far the weights of the opponents lie from their mean: the sum of standard deviations. */
function spreadOfWeights(untold: number): number {
  const turn = turnOf(game, { ...offers, untold });
  const { count, weights, mean } = drawScenarios(turn, compileHistory(turn), 12);
  return [...mean].reduce((sum, centre, issue) => {
    let squares = 0;
    for (let row = 0; row < count; row += 1) squares += (weights[row * mean.length + issue]! - centre) ** 2;
    return sum + Math.sqrt(squares / count);
  }, 0);
}

describe('the noise of offers', () => {
  it('is that of coarse packages where everything was told, and more the less was told', () => {
    expect(offerNoise(game, 0)).toBeCloseTo(0.012, 12);
    const noises = [0, 0.25, 0.5, 1].map((untold) => offerNoise(game, untold));
    for (const [place, noise] of noises.slice(1).entries()) expect(noise).toBeGreaterThan(noises[place]!);
  });

  it('leaves more doubt about the weights where what offers are worth was only learned', () => {
    expect(spreadOfWeights(1)).toBeGreaterThan(1.1 * spreadOfWeights(0));
    expect(spreadOfWeights(0.25)).toBeGreaterThan(spreadOfWeights(0));
  });

  it('is read off the request: the same utilities, told or learned, are believed to another degree', () => {
    const named = (made: readonly (readonly number[])[]): Record<string, string>[] =>
      made.map((offer) => Object.fromEntries(offer.map((option, issue) => [issues[issue]!.name, 'abcd'[option]!])));
    const ask = (theirs: (name: string) => number[] | null): BundleMove =>
      negotiateBundle({
        issues: issues.map((issue) => ({ ...issue, their_utility: theirs(issue.name) })),
        my_priorities: { price: 5, delivery: 3, service: 2 },
        my_batna: 0.6,
        their_offers: named(offers.theirOffers),
        my_offers: named(offers.myOffers),
        rounds_left: 1,
        opponent_moves_last: true,
      });
    const untold = ask(() => null);
    const told = ask((name) => untold.inferred_utilities[name]!.utilities);
    expect(untold.acceptance_probability).not.toBe(told.acceptance_probability);
  });
});
