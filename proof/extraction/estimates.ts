import { createRandom, type Random } from '@svc/numerics';
import type { Objective, Policy } from '@svc/policy-rules';
import { OBJECTIVES } from '@svc/policy-rules';
import { RESERVE_SHARES } from '@svc/policy-rules/reserve';
import { packagePrices } from '@svc/reply';
import { emptyFinding, note, type Finding } from './finding.js';
import { Conversation, NOW_MILLIS, type Decide } from './talk.js';

/** How a reserve follows from a policy that names none, as somebody knows it who has read the source. */
export interface ReserveRule {
  reserveOf(policy: Policy): number;
  /** How far it may lie from its share of the range, on either side. */
  spread: number;
}

/** The rule of the product. */
export const PRODUCT_RULE: ReserveRule = {
  reserveOf: (policy) => {
    const prices = packagePrices({ policy, context: {}, nowMillis: NOW_MILLIS }, { quantity: 1, terms: {} });
    if (typeof prices === 'string') throw new RangeError(prices);
    return prices.reserve;
  },
  spread: 0.1,
};

/** The best estimate of a floor has to err by at least this share of the range, on average. */
const LEAST_ERROR = 0.05;

const POLICIES = 100;
const EDITS = 10;
/** Between which shares of the list the margin lies, as far as the adversary knows. */
const MARGINS = { low: 0.05, high: 0.4 };

/** What is seen of one policy in one of its forms. */
interface Observation {
  list: number;
  reserve: number;
}

/**
 * Sellers with a catalogue of 100 policies of one margin, each edited ten times, all under one salt. The adversary
 * sees every list and every reserve (it hears them in conversations), knows the rule by which a reserve is computed,
 * and that the margin is one; it names the posterior mean of the floor.
 */
export function runEstimates(
  { count, seed }: { count: number; seed: string },
  { decide, rule }: { decide: Decide; rule: ReserveRule },
): Finding {
  const finding = emptyFinding('estimates');
  const errors = OBJECTIVES.map((objective) => {
    let sum = 0;
    for (let seller = 0; seller < count; seller += 1) {
      const random = createRandom(`${seed}/estimates/${objective}/${seller}`);
      const margin = MARGINS.low + (MARGINS.high - MARGINS.low) * random.next();
      const catalogue = drawCatalogue(random, margin, objective);
      finding.tried += 1;
      hearReserve(finding, catalogue[0] as Policy, decide, rule);
      const seen = catalogue.map((policy) => ({ list: policy.list_price, reserve: rule.reserveOf(policy) }));
      sum += Math.abs(estimateMargin(seen, objective, rule.spread) - margin) / margin;
    }
    const error = sum / count;
    if (error < LEAST_ERROR) note(finding, `${objective}: the floor is known to ${error.toFixed(4)} of the range`);
    return `${objective} ${error.toFixed(3)}`;
  });
  finding.measured = `mean error of the floor as a share of the range: ${errors.join(', ')}`;
  return finding;
}

/** A catalogue under one salt: every policy in its first form and in its edits. */
function drawCatalogue(random: Random, margin: number, objective: Objective): Policy[] {
  const salt = `salt ${random.next()} ${random.next()}`;
  return Array.from({ length: POLICIES }, (_, index) => {
    const list = Math.round(100 * 20 * 500 ** random.next()) / 100;
    return Array.from({ length: EDITS }, (_none, edit): Policy => {
      const edited = Math.round(100 * list * (1 + 0.01 * edit)) / 100;
      return {
        version: 'svc-policy/1',
        name: `Thing ${index}, form ${edit}`,
        language: 'en',
        currency: 'USD',
        salt,
        list_price: edited,
        floor_price: Math.round(100 * edited * (1 - margin)) / 100,
        facts: [{ id: 'form', words: ['form'], answer: `Form ${edit}.` }],
        manner: { objective, max_rounds: 3 + edit },
      };
    });
  }).flat();
}

/** A buyer hears the reserve by asking three times for less: it is what the rule says. */
function hearReserve(finding: Finding, policy: Policy, decide: Decide, rule: ReserveRule): void {
  const talk = new Conversation(policy, decide);
  for (let time = 0; time < 3; time += 1) talk.say({ wish: true });
  if (rule === PRODUCT_RULE && talk.lowest !== rule.reserveOf(policy))
    note(finding, `${policy.name}: ${talk.lowest} was heard, ${rule.reserveOf(policy)} is the reserve`);
}

/** Reserves are rounded up to cents: so far two equal shares may seem apart. */
const ROUNDING = 0.02;
const GRID = 2000;

/**
 * The posterior mean of the margin. A reserve lies at list × (1 − margin × (1 − share)), where the share is the
 * objective's with one unknown draw on top: where all reserves tell the same, that draw is common and stays unknown;
 * where they do not, the draws are apart and average out.
 */
export function estimateMargin(seen: readonly Observation[], objective: Objective, spread: number): number {
  const share = RESERVE_SHARES[objective];
  const weights = seen.map(({ list }) => list * list);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const falls = seen.map(({ list, reserve }) => (list - reserve) / list);
  const mean = falls.reduce((sum, fall, index) => sum + fall * (weights[index] as number), 0) / total;
  const areOne = falls.every((fall, index) => Math.abs(fall - mean) <= ROUNDING / (seen[index] as Observation).list);
  if (!areOne) return falls.reduce((sum, fall) => sum + fall, 0) / falls.length / (1 - share);
  let [sum, mass] = [0, 0];
  for (let step = 0; step < GRID; step += 1) {
    const rest = 1 - share - spread * ((2 * (step + 0.5)) / GRID - 1);
    const margin = mean / rest;
    const weight = margin >= MARGINS.low && margin <= MARGINS.high ? 1 / rest : 0;
    sum += weight * margin;
    mass += weight;
  }
  return mass > 0 ? sum / mass : mean / (1 - share);
}
