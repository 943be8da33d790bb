import { UNIFORM_BELIEF } from './limit-belief.js';
import { valueOfStream } from './plan-stream.js';
import type { PriceDecision } from './price-move.js';
import { readBargain, type Bargain } from './read-bargain.js';
import type { PriceSituation } from './read-price.js';
import { isStream, typeOf, type View } from './offer-view.js';
import { takeStance, type Stance } from './stance.js';
import { wordCounter } from './word-counter.js';
import { RETREAT_SCALES, STREAM_ODDS, streamChance } from './stream-chance.js';
import { learnDraws } from './stream-law.js';
import type { Tunables } from './tunables.js';

/** Utilities closer than this count as equal: the rest is rounding. */
const TOLERANCE = 1e-9;

/** How likely the openings are what they say, once the other side has kept pace for a round, and before. */
const TRUST = { proven: 0.95, fresh: 0.5, broken: 0 } as const;

/** Below this chance a stream is not reckoned with. */
const STREAM_POSSIBLE = 0.05;

/** The other side has made offers: take the last one, or go on. */
export function answerOffer(situation: PriceSituation, tunables: Tunables): PriceDecision {
  const view = viewOffer(situation, tunables);
  const { stance, bargain, standing } = view;
  const { offer, accepts, why } = neverBack(view, situation.roundsLeft === 1 ? closeDeal(view) : goOn(view));
  const outlook = expect(view, offer);
  return {
    offer: accepts ? standing : offer,
    accepts,
    acceptance: accepts ? 1 : outlook.acceptance,
    payoff: accepts ? standing - situation.reservation : outlook.payoff,
    posterior: {
      mean: outlook.mean,
      sigma: outlook.sigma,
      samples: situation.theirs.length + situation.mine.length,
      opponent_type: typeOf(view),
    },
    focalFloor: floorOf(view, stance),
    zone: bargain.meeting !== null,
    rationale: why,
  };
}

function viewOffer(situation: PriceSituation, tunables: Tunables): View {
  const { reservation, theirs, mine, roundsLeft, peer, draws } = situation;
  const stance = takeStance(reservation, peer ? 0.5 : situation.knob, situation.committed);
  const ways = roundsLeft + mine.length - 1;
  const bargain = readBargain(
    {
      ...situation,
      opening: situation.opening ?? theirs[0]!,
      limit: peer ? reservation : stance.limit,
      steps: peer ? Math.min(tunables.peerSignalingRounds, ways) : ways,
    },
    tunables,
  );
  const chance = chanceOfStream(situation, bargain);
  const law = chance > 0 ? learnDraws(draws ?? UNIFORM_BELIEF, theirs) : UNIFORM_BELIEF;
  return {
    situation,
    tunables,
    stance,
    bargain,
    standing: theirs.at(-1) as number,
    streamChance: chance,
    streaming: choosesOnly(situation) ? 1 : chance,
    stream: valueOfStream(law, { cost: stance.cost, reservation, draws: chance > 0 ? roundsLeft - 1 : 0 }),
    goal: Math.max(reservation, bargain.meeting ?? stance.ask),
  };
}

/** A caller without offers of its own only chooses among theirs; among peers it has an opening of its own. */
function choosesOnly({ theirs, mine, peer }: PriceSituation): boolean {
  return !peer && mine.length === 0 && theirs.length > 1;
}

/** How likely the offers are independent draws. */
function chanceOfStream(situation: PriceSituation, bargain: Bargain): number {
  const { theirs, mine, peer, draws } = situation;
  if (peer || (theirs.length > 1 && mine.length > 0 && bargain.inStep)) return 0;
  return streamChance(theirs, {
    firstOdds: draws === null && !choosesOnly(situation) ? STREAM_ODDS.unknown : STREAM_ODDS.known,
    retreatScale: RETREAT_SCALES.sharp,
  });
}

interface Choice {
  readonly offer: number;
  readonly accepts: boolean;
  readonly why: string;
}

/**
 * No ask is above the caller's own last one, but for a reservation that is; what is on the table and no worse than the
 * ask that is left is taken.
 */
function neverBack({ situation, standing }: View, choice: Choice): Choice {
  const last = situation.mine.at(-1);
  if (last === undefined || choice.accepts || choice.offer <= last + TOLERANCE) return choice;
  const offer = Math.max(last, situation.reservation);
  if (standing >= offer)
    return { offer: standing, accepts: true, why: 'The offer on the table is as good as your last offer.' };
  if (last < offer)
    return { ...choice, offer, why: `${choice.why} The last offer was below your reservation: this one replaces it.` };
  return {
    ...choice,
    offer,
    why: `${choice.why} Your last offer stays, because no offer may ask for more than the one before it.`,
  };
}

/** More rounds are to come. */
function goOn(view: View): Choice {
  const { standing, stance, goal, stream, tunables } = view;
  const { reservation } = view.situation;
  const { streaming } = view;
  const counter = isStream(view) ? streamOffer(view) : counterOffer(view);
  if (standing < reservation) return { offer: counter, accepts: false, why: wordCounter(view) };
  const worth = (standing - stance.cost) * (1 + tunables.outcomePickerBand);
  const going = standing >= goal ? stream.worth : streaming * stream.worth + (1 - streaming) * (goal - stance.cost);
  if (streaming >= STREAM_POSSIBLE && worth >= going)
    return {
      offer: standing,
      accepts: true,
      why: 'The offer on the table is worth as much as waiting for a better one.',
    };
  if (standing >= counter - TOLERANCE)
    return { offer: standing, accepts: true, why: 'The offer on the table is as good as what you would ask for now.' };
  return { offer: counter, accepts: false, why: wordCounter(view) };
}

/** What waiting for a better offer is worth, and no more than was asked before. */
function streamOffer({ situation, stance, stream }: View): number {
  return Math.max(situation.reservation, Math.min(1, stance.cost + stream.worth, ...situation.mine));
}

/**
 * The next step of the way from the opening to the goal, no further ahead of the other side than one step, and never
 * back.
 */
function counterOffer({ situation, bargain, goal }: View): number {
  const { reservation, mine, roundsLeft } = situation;
  const step = 1 / Math.max(1, mine.length + roundsLeft - 1);
  const due = bargain.keepsPace ? bargain.due : Math.min(bargain.due, bargain.theirProgress + step);
  const offer = bargain.opening + (goal - bargain.opening) * due;
  return Math.max(reservation, Math.min(1, offer, ...mine));
}

/** The last round. */
function closeDeal(view: View): Choice {
  const { situation, tunables, stance, bargain, standing } = view;
  const { reservation, mine, theirs } = situation;
  if ((isStream(view) || mine.length === 0) && standing >= reservation)
    return {
      offer: standing,
      accepts: true,
      why: 'This is the last round, and whatever is above the reservation beats no deal.',
    };
  if (bargain.meeting !== null && bargain.keepsPace && mine.length > 0) {
    const offer = Math.min(counterOffer(view), Math.max(reservation, bargain.meeting));
    const close = theirs.length > mine.length ? (standing - reservation) * tunables.outcomePickerBand : TOLERANCE;
    return {
      offer,
      accepts: standing >= offer - close && standing >= reservation,
      why:
        'This is the last round. Both sides have come towards each other; this is the middle between what ' +
        'both can agree to.',
    };
  }
  const floor = floorOf(view, stance);
  if (theirs.length > mine.length) {
    const accepts = standing >= floor - TOLERANCE && standing >= reservation;
    return {
      offer: Math.max(floor, stance.ask, reservation),
      accepts,
      why: accepts
        ? 'This is the last round, and the offer on the table is above the floor.'
        : 'This is the last round, and the offer on the table is below the floor that was committed to.',
    };
  }
  return ultimatum(view, floor);
}

/**
 * The last word is the caller's: the best price for a limit that may lie anywhere above the standing offer, or that
 * offer itself.
 */
function ultimatum({ situation, stance, bargain, standing, tunables }: View, floor: number): Choice {
  const { reservation, peer } = situation;
  const goal = peer && bargain.theirLimit > reservation ? floor : stance.ask;
  const offer = Math.max(goal, floor, reservation, Math.min(1, standing));
  const taken = standing < 1 ? (1 - offer) / (1 - standing) : 1;
  const sure = (standing - stance.cost) * (1 + tunables.outcomePickerBand);
  const accepts =
    standing >= Math.max(floor, reservation) - TOLERANCE &&
    standing >= reservation &&
    (offer <= standing + TOLERANCE || sure >= (offer - stance.cost) * taken);
  return {
    offer,
    accepts,
    why: accepts
      ? 'This is the last round: the offer on the table is worth more than asking for a better one.'
      : 'This is the last offer: the best single price for a counterparty whose limit may lie anywhere above ' +
        'what it has offered.',
  };
}

/** The least that is agreed to in the last round; among peers a share of the zone that both have revealed. */
function floorOf({ situation, bargain, tunables }: View, stance: Stance): number {
  const { reservation, peer, mine } = situation;
  if (!peer) return stance.floor;
  return mine.length === 0
    ? reservation
    : reservation + tunables.peerAspFloor * Math.max(0, bargain.theirLimit - reservation);
}

/**
 * What is believed of the other side's limit, and what the offer promises: the openings say the truth, or the limit
 * lies anywhere above what was offered.
 */
function expect(
  { situation, stance, bargain, standing, streamChance: streaming, stream, goal }: View,
  offer: number,
): { acceptance: number; payoff: number; mean: number; sigma: number } {
  const { reservation, theirs } = situation;
  const best = Math.max(...theirs);
  const trust =
    !bargain.keepsPace || bargain.theirLimit < best ? TRUST.broken : theirs.length > 1 ? TRUST.proven : TRUST.fresh;
  const above = (price: number): number => (best < 1 ? Math.min(1, (1 - price) / (1 - best)) : 1);
  const meets = bargain.meeting !== null && bargain.meeting >= offer - TOLERANCE ? 1 : 0;
  const mean = trust * bargain.theirLimit + ((1 - trust) * (1 + best)) / 2;
  const spread =
    trust * (bargain.theirLimit - mean) ** 2 +
    (1 - trust) * (((1 - best) * (1 - best)) / 12 + ((1 + best) / 2 - mean) ** 2);
  const bargained =
    trust * (bargain.meeting === null ? 0 : goal - reservation) +
    (1 - trust) * above(stance.ask) * Math.max(0, stance.ask - reservation);
  return {
    acceptance: (1 - streaming) * (trust * meets + (1 - trust) * above(offer)),
    payoff: streaming * stream.payoff + (1 - streaming) * Math.max(bargained, standing - reservation),
    mean,
    sigma: Math.sqrt(spread),
  };
}
