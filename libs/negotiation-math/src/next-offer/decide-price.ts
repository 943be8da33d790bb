import { answerOffer } from './answer-offer.js';
import { UNIFORM_BELIEF, type LimitBelief } from './limit-belief.js';
import { planSilent } from './plan-silent.js';
import type { LimitPosterior, PriceDecision } from './price-move.js';
import { openingConcession, openingOffer } from './read-bargain.js';
import type { PriceSituation } from './read-price.js';
import { takeStance } from './stance.js';
import type { Tunables } from './tunables.js';

/** Below this chance that the other side's limit reaches the reservation, there is no zone. */
const NO_ZONE_CHANCE = 0.01;

/** Cells over which the moments of a belief are summed. */
const CELLS = 64;

/** Decides the next price in the caller's own utility, by what the history shows the other side to be. */
export function decidePrice(situation: PriceSituation, tunables: Tunables): PriceDecision {
  return situation.theirs.length === 0 ? askSilent(situation, tunables) : answerOffer(situation, tunables);
}

/**
 * The other side has offered nothing: the offers that are left are one plan. The first of several says nothing but the
 * reservation, whatever the knob.
 */
function askSilent(
  { reservation, mine, roundsLeft, knob, peer, limits, committed }: PriceSituation,
  tunables: Tunables,
): PriceDecision {
  const stance = takeStance(reservation, peer ? 0.5 : knob, committed);
  const plan = planSilent({ cost: stance.cost, reservation, refused: mine, moves: roundsLeft, belief: limits });
  const opens = mine.length === 0 && roundsLeft > 1 && limits === null;
  const offer = opens ? openingOffer(reservation, openingConcession(roundsLeft, tunables)) : (plan.offers[0] as number);
  const belief = limits ?? UNIFORM_BELIEF;
  return {
    offer,
    accepts: false,
    acceptance: opens ? belief.survival(offer) : plan.acceptance,
    payoff: plan.payoff,
    posterior: {
      ...moments(belief, { top: Math.min(1, ...mine), refused: mine.length > 0, oneLimit: plan.oneLimit }),
      samples: mine.length,
      opponent_type: mine.length === 0 ? 'unknown' : 'silent',
    },
    focalFloor: peer ? reservation : stance.floor,
    zone: belief.survival(reservation) >= NO_ZONE_CHANCE,
    rationale: [
      wordSilent(roundsLeft, mine.length, plan.oneLimit),
      ...(peer
        ? [
            'The counterparty is a verified peer: once both sides have opened, the offers move to the middle of ' +
              'the zone of agreement.',
          ]
        : []),
      ...(belief.survival(reservation) < NO_ZONE_CHANCE
        ? ['By the prior there is no zone of agreement: hardly any counterparty would give as much as the reservation.']
        : []),
    ].join(' '),
  };
}

/**
 * Mean and deviation of the limit: below what was refused if there is one limit, anywhere if each round has its own.
 */
function moments(
  belief: LimitBelief,
  { top, refused, oneLimit }: { top: number; refused: boolean; oneLimit: number },
): Pick<LimitPosterior, 'mean' | 'sigma'> {
  let [mass, mean, square] = [0, 0, 0];
  const add = (chance: number, value: number): void => {
    mass += chance;
    mean += chance * value;
    square += chance * value * value;
  };
  const whole = 1 - oneLimit;
  const below = Math.max(1e-300, refused ? 1 - belief.survival(top) : 1);
  for (let cell = 0; cell < CELLS; cell += 1) {
    add(whole * (belief.survival(cell / CELLS) - belief.survival((cell + 1) / CELLS)), (cell + 0.5) / CELLS);
    add(
      (oneLimit * (belief.survival((cell * top) / CELLS) - belief.survival(((cell + 1) * top) / CELLS))) / below,
      ((cell + 0.5) * top) / CELLS,
    );
  }
  add(belief.survival(1) * (whole + (refused ? 0 : oneLimit)), 1);
  if (!(mass > 0)) return { mean: top, sigma: 0 };
  return { mean: mean / mass, sigma: Math.sqrt(Math.max(0, square / mass - (mean / mass) ** 2)) };
}

function wordSilent(roundsLeft: number, refused: number, oneLimit: number): string {
  const left = roundsLeft === 1 ? 'This is the last offer' : `${roundsLeft} offers are left`;
  if (refused === 0)
    return (
      `${left} and nothing is known of the other side yet: the offers are planned as one falling sequence, ` +
      `and this is its first.`
    );
  const kind = oneLimit >= 0.5 ? 'one limit that it keeps' : 'a new limit each round';
  return `${left}. The other side only says no, most likely with ${kind}: this is the next offer of the best sequence.`;
}
