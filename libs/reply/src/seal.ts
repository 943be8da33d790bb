import type { MessageReading } from '@svc/language';
import { completeTerms, type Offer } from '@svc/policy-rules';
import type { PromisedOffer } from './memory.js';
import { namedTotal, sumOf, totalNamed } from './named-sum.js';
import { mayIncludeCharges } from './named-sum.js';
import type { Turn } from './turn.js';

/**
 * The standing offer that a message says yes to; `unclear` where it could be more than one; null where it says yes
 * to none. Only a plain yes counts: a question, a condition, another currency or a doubt signs nothing.
 */
export function acceptedOffer({
  policy,
  reading,
  standing,
}: Pick<Turn, 'policy' | 'reading' | 'standing'>): PromisedOffer | 'unclear' | null {
  const { facts } = reading;
  if (reading.intent !== 'accept' || standing.length === 0) return null;
  if (isConditional(policy, reading, standing)) return null;
  if (facts.unclear || facts.other_currency !== undefined) return 'unclear';
  if (facts.choice !== undefined) {
    const chosen = standing[facts.choice - 1];
    if (!chosen) return 'unclear';
    return agrees(policy, reading, chosen) ? chosen : null;
  }
  const agreeing = standing.filter((offer) => agrees(policy, reading, offer));
  const [only, ...more] = agreeing;
  if (only === undefined) return null;
  return more.length === 0 && !namesPartOfSum(policy, reading, only) ? only : 'unclear';
}

/** "Ok, 1550" of one thing at 1,550 and 250 on top: the buyer may mean to pay no more than that. */
function namesPartOfSum(policy: Turn['policy'], { package: named, facts }: MessageReading, offer: Offer): boolean {
  if (policy.period !== undefined || offer.quantity > 1 || facts.charges_apart === true) return false;
  return named.price === offer.price && facts.total === undefined && sumOf(policy, offer, 'total') !== offer.price;
}

/** A yes that asks, refuses or wants something more is not a yes; done without is only what an offer holds. */
function isConditional(
  policy: Turn['policy'],
  { facts, refuses }: MessageReading,
  standing: Turn['standing'],
): boolean {
  return (
    facts.question === true ||
    facts.wants_discount === true ||
    !refusesNoneOf(policy, refuses, standing) ||
    (facts.never?.length ?? 0) > 0 ||
    (facts.handoff?.length ?? 0) > 0
  );
}

/**
 * Whether all that a message refuses are options that no standing offer holds: that speaks against none of them.
 * @example refusesNoneOf(policy, { wrap: 'gift' }, []) // true
 */
export function refusesNoneOf(
  policy: Turn['policy'],
  refuses: MessageReading['refuses'],
  standing: Turn['standing'],
): boolean {
  const terms = standing.map((offer) => completeTerms(policy, offer.terms));
  return Object.entries(refuses).every(
    ([term, option]) =>
      policy.terms?.some(({ id }) => id === term) === true && !terms.some((held) => held[term] === option),
  );
}

/** Whether everything that the message names is so in the offer; a figure that names all that is paid, so in all. */
function agrees(policy: Turn['policy'], reading: MessageReading, offer: Offer): boolean {
  const inAll = totalNamed(policy, reading.facts, offer) ?? namedTotal(policy, [offer], reading, offer);
  if (inAll === null ? mayIncludeCharges(policy, reading, offer) : inAll.amount !== sumOf(policy, offer, inAll.of))
    return false;
  const terms = completeTerms(policy, offer.terms);
  const isCounted = Object.entries(reading.facts.counts ?? {}).every(([name, count]) => offer.counts?.[name] === count);
  return (
    isCounted &&
    Object.entries(reading.package).every(([name, value]) => {
      if (name === 'price')
        return (
          value === offer.price || (inAll !== null && Math.abs(Number(value) * offer.quantity - inAll.amount) < 0.01)
        );
      if (name === 'quantity') return value === offer.quantity;
      if (name === 'periods' && policy.period) return value === offer.periods;
      return Object.hasOwn(terms, name) && terms[name] === value;
    })
  );
}
