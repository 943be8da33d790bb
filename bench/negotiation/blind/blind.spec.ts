import { describe, expect, it } from '@jest/globals';
import { BATNA, generateScenarios, utilityOf, worthOfPackage, worthsOf } from '../../../libs/gauntlet/src/index.js';
import { createRandom } from '../../../libs/numerics/src/index.js';
import { demandUnder, optionsOf, sampleKnown, worthAt } from './known-weights.js';
import { measureSeat, measureSet } from './measure.js';
import { growTree, outcome, restsOf, searchPlan, type Plan } from './offer-lists.js';
import { readPosition } from './position.js';
import { drawWeights, layRows } from './rows.js';

const [SCENARIO] = generateScenarios({ seed: 'blind' });
const SETTING = { seed: 'blind', scenarios: 1, regret: 0.2, searched: 120, sampled: 40, judged: 12, beginnings: 2 };

describe('a position', () => {
  it('holds what packages are worth, as the certificate counts it', () => {
    const position = readPosition(SCENARIO!, 'buyer');
    const best = position.candidates[0]!;
    const choices = SCENARIO!.issues.map((_, issue) =>
      position.theirs[issue]!.indexOf(optionsOf(position, best)[issue]!),
    );
    expect(position.mine[best]).toBe(utilityOf(worthOfPackage(worthsOf(SCENARIO!, 'buyer'), choices)));
    expect([...position.candidates].every((index) => position.mine[index]! > BATNA)).toBe(true);
  });
});

describe('who is offered the same', () => {
  const membersOf = (role: 'seller' | 'buyer') =>
    growTree(readPosition(SCENARIO!, role)).nodes.map(({ lines }) => lines.map(({ line }) => line.opponent).join());

  it('seller: all at first, then the splitter apart, and the conceder once its first step is seen', () => {
    expect(membersOf('seller')).toEqual([
      'naive,hardball,conceder',
      'hardball,conceder',
      'hardball',
      'hardball',
      'naive',
      'naive',
      'naive',
    ]);
  });

  it('buyer: all at first, and then nobody, for the first refusal comes with an offer that tells', () => {
    expect(membersOf('buyer')).toEqual(['naive,hardball,conceder', 'hardball', 'hardball', 'naive', 'naive']);
  });
});

describe('a plan', () => {
  it('is worth no less than the same with another offer at one place', () => {
    const position = readPosition(SCENARIO!, 'seller');
    const random = createRandom('plan');
    const rows = layRows(position, drawWeights(random, 4, 100));
    const tree = growTree(position);
    const refused = BATNA - 0.2;
    const rests = restsOf(position, tree, rows, refused);
    const worthOf = (plan: Plan): number =>
      tree.lines.reduce(
        (sum, line) =>
          sum +
          rests
            .get(line)!
            .reduce(
              (total, rest, row) => total + outcome(position, tree, rows, plan, { line, place: 0, row, rest }),
              0,
            ),
        0,
      );
    const plan = searchPlan(position, tree, rows, { refused, beginnings: 2, random });
    for (let node = 0; node < plan.length; node += 1)
      for (let change = 0; change < 20; change += 1)
        expect(worthOf(plan.with(node, random.integer(position.candidates.length)))).toBeLessThanOrEqual(
          worthOf(plan) + 1e-9,
        );
  });
});

describe('weights given what is known', () => {
  const position = readPosition(SCENARIO!, 'seller');
  const rowsOf = (weights: Float64Array) =>
    Array.from({ length: weights.length / 4 }, (_, row) => weights.subarray(row * 4, row * 4 + 4));

  it('are drawn from the prior where nothing is: mean 1/4 and variance 3/80', () => {
    const drawn = sampleKnown(position, { demands: [], refusals: [] }, [0.25, 0.25, 0.25, 0.25], {
      count: 4000,
      random: createRandom('prior'),
    });
    for (let issue = 0; issue < 4; issue += 1) {
      const column = rowsOf(drawn).map((row) => row[issue]!);
      const mean = column.reduce((sum, one) => sum + one, 0) / column.length;
      const variance = column.reduce((sum, one) => sum + (one - mean) ** 2, 0) / column.length;
      expect(mean).toBeCloseTo(0.25, 1);
      expect(Math.abs(variance / (3 / 80) - 1)).toBeLessThan(0.2);
    }
  });

  it('ask for what was asked for and refuse what was refused, and are not all alike', () => {
    const truth = drawWeights(createRandom('truth'), 4, 1);
    const demands = [0.15, 0.3].map((below) => ({ index: demandUnder(position, truth, below), below }));
    const refusals = [{ index: position.candidates[0]!, level: 0.65 }];
    const drawn = rowsOf(
      sampleKnown(position, { demands, refusals }, truth, { count: 50, random: createRandom('known') }),
    );
    for (const weights of drawn) {
      expect(demands.map(({ below }) => demandUnder(position, weights, below))).toEqual(
        demands.map(({ index }) => index),
      );
      expect(worthAt(position, weights, refusals[0]!.index)).toBeLessThan(0.65);
    }
    expect(new Set(drawn.map((weights) => weights.join())).size).toBeGreaterThan(25);
  });
});

describe('the measurement', () => {
  it('encloses the optimum: the plan has less on fresh weights than on those that it was sought on', () => {
    const games = measureSet({ ...SETTING, scenarios: 3 });
    const meanOf = (player: 'fresh' | 'bound'): number =>
      games.reduce((sum, game) => sum + game[player].utility - SETTING.regret * game[player].failures, 0) /
      games.length;
    expect(games).toHaveLength(18);
    expect(meanOf('fresh')).toBeLessThan(meanOf('bound'));
  });

  it('plans without a look at the weights of the other side', () => {
    const other = { ...SCENARIO!, buyer_weights: [0.7, 0.1, 0.1, 0.1] };
    const [one, another] = [SCENARIO!, other].map((scenario) =>
      measureSeat(scenario, 'seller', 'blind/0', SETTING)
        .filter(({ opponent }) => opponent !== 'conceder')
        .map(({ fresh, bound }) => ({ fresh, bound })),
    );
    expect(one).toEqual(another);
  });
});
