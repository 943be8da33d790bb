import type { Random } from '@svc/numerics';
import { change, changeLastOffer, hasPrior, offersOf, type NextOfferCall } from './random-request.js';

/** What of an answer the laws speak of. */
export interface Advice {
  readonly offer: number;
  readonly accepts: boolean;
  /** What the other side is taken for. */
  readonly kind: string;
  /**
   * What its offers are read to reveal, where the answer says so: an acceptance tells only that offers may come and go.
   */
  readonly said: string;
}

/** A change of a request, and what the answer may not do then. */
export interface Law {
  readonly name: string;
  /** The request with more of something; null where there is no more. */
  more(call: NextOfferCall, random: Random): NextOfferCall | null;
  /** By how much the answer to more is on the wrong side of the answer to less; 0 or below: not at all. */
  wrong(less: Advice, more: Advice): number;
  /** Why a breach is kept: what differs between the two requests beside the one member; null where nothing does. */
  kept(less: NextOfferCall, answers: readonly [Advice, Advice]): string | null;
}

/** Figures are rounded to 12 digits; a plan under a prior chooses among 81 levels. */
export function toleranceOf(call: NextOfferCall): number {
  return hasPrior(call) ? 1 / 80 : 1e-9;
}

const EVIDENCE = 'the other side is read otherwise';
const DEALS = 'below knob 0.5 a deal counts for more than its price';

const step = (random: Random): number => 0.001 + 0.1 * random.next() ** 2;

function offerMore(call: NextOfferCall, random: Random): NextOfferCall | null {
  const last = offersOf(call).at(-1);
  return last === undefined || last >= 1 ? null : changeLastOffer(call, Math.min(1, last + step(random)));
}

function reservationMore(call: NextOfferCall, random: Random): NextOfferCall {
  return change(call, { my_reservation: Math.min(1, call.request.my_reservation + step(random)) });
}

/** The knob has no effect among peers. */
function knobMore(call: NextOfferCall, random: Random): NextOfferCall | null {
  const knob = call.request.frontier_knob ?? 0.5;
  if (call.request.peer_mode === true || knob >= 1) return null;
  return change(call, { frontier_knob: Math.min(1, knob + 2 * step(random)) });
}

/** The last round has rules of its own: what is asked for then is not answered by another offer. */
function roundsMore(call: NextOfferCall): NextOfferCall | null {
  const rounds = call.request.deadline_rounds;
  return rounds === 1 || rounds >= 64 ? null : change(call, { deadline_rounds: rounds + 1 });
}

const lower = (less: Advice, more: Advice): number => less.offer - more.offer;

/** Whether the two answers take the other side for the same. */
function readOtherwise([less, more]: readonly [Advice, Advice]): string | null {
  const silent = (advice: Advice): boolean => advice.accepts && advice.said === '';
  return less.kind === more.kind && (less.said === more.said || silent(less) || silent(more)) ? null : EVIDENCE;
}

const tookBack = (call: NextOfferCall): boolean =>
  offersOf(call).some((offer, index, offers) => offer < (offers[index - 1] ?? 0));

/** Every law that is tried. */
export const LAWS: readonly Law[] = [
  {
    name: 'a better offer is not refused where a worse one is accepted',
    more: offerMore,
    wrong: (less, more) => (less.accepts && !more.accepts ? 1 : 0),
    kept: (call, answers) => readOtherwise(answers) ?? (tookBack(call) ? EVIDENCE : null),
  },
  {
    name: 'a higher reservation does not lower the recommended offer',
    more: reservationMore,
    wrong: lower,
    kept: (call, answers) => readOtherwise(answers) ?? ((call.request.frontier_knob ?? 0.5) < 0.5 ? DEALS : null),
  },
  {
    name: 'a higher knob does not lower the recommended offer',
    more: knobMore,
    wrong: lower,
    kept: (_, answers) => readOtherwise(answers),
  },
  {
    name: 'a round more does not lower the recommended offer',
    more: roundsMore,
    wrong: lower,
    kept: (_, answers) => readOtherwise(answers),
  },
];
