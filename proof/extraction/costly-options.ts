import { createRandom, type Random } from '@svc/numerics';
import type { Policy } from '@svc/policy-rules';
import { reservePrice } from '@svc/policy-rules/reserve';
import { wrongWith } from './bounds.js';
import { emptyFinding, note, type Finding } from './finding.js';
import { ATTACKED } from './policies.js';
import { Conversation, NOW_MILLIS, type Decide, type Meaning } from './talk.js';

const hasCostly = ({ terms = [] }: Policy): boolean =>
  terms.some(({ options }) => options.some(({ worth = 0 }) => worth < 0));

/**
 * Requests for options that cost the seller something, alone and with trades, counts, wishes and bids: the net of every
 * offer is at least what the reserve of its package leaves.
 */
export function runCostlyOptions({ count, seed }: { count: number; seed: string }, decide: Decide): Finding {
  const finding = emptyFinding('costly options');
  const random = createRandom(`${seed}/options`);
  const policies = ATTACKED.filter(hasCostly);
  let given = 0;
  for (; finding.tried < count; finding.tried += 1) {
    const policy = random.pick(policies);
    const reserve = reservePrice(policy, NOW_MILLIS);
    const talk = new Conversation(policy, decide);
    for (const meaning of drawRequest(policy, random)) {
      for (const offer of talk.say(meaning)?.offers ?? []) {
        const wrong = wrongWith(policy, reserve, offer);
        if (wrong !== null)
          note(finding, `${policy.name}, ${JSON.stringify(meaning)}: ${JSON.stringify(offer)} ${wrong}`);
        if (isGiven(policy, offer.terms)) given += 1;
      }
    }
  }
  finding.measured = `${given} offers hold an option that costs something`;
  return finding;
}

const isGiven = ({ terms = [] }: Policy, chosen: Readonly<Record<string, string>>): boolean =>
  terms.some((term) => term.options.some(({ id, worth = 0 }) => worth < 0 && chosen[term.id] === id));

/** One to three messages that name costly options, sometimes trades, with a bid or a wish. */
function drawRequest(policy: Policy, random: Random): Meaning[] {
  const { min, max } = { min: 1, max: 1, ...policy.quantity };
  const options = (costly: boolean): Record<string, string> =>
    Object.fromEntries(
      (policy.terms ?? []).flatMap((term) => {
        const fit = term.options.filter(({ worth = 0 }) => (costly ? worth < 0 : worth > 0));
        return fit.length > 0 && random.chance(costly ? 0.7 : 0.4) ? [[term.id, random.pick(fit).id]] : [];
      }),
    );
  const quantity = max > min && random.chance(0.5) ? { quantity: min + random.integer(Math.min(500, max - min)) } : {};
  const bid = { bid: Math.round(policy.list_price * (0.6 + 0.4 * random.next()) * 100) / 100 };
  return [
    { terms: { ...options(false), ...options(true) }, ...quantity, ...countsIn(policy, random) },
    ...(random.chance(0.6) ? [random.chance(0.5) ? bid : ({ wish: true } as const)] : []),
    ...(random.chance(0.4) ? [{ terms: options(true) }] : []),
  ];
}

/** How many of what is counted by itself: some that cost nothing, or more. */
function countsIn({ terms = [] }: Policy, random: Random): Pick<Meaning, 'counts'> {
  const counted = terms.flatMap(({ options }) =>
    options.flatMap(({ charge_per: per }) => (typeof per === 'object' ? per : [])),
  );
  if (counted.length === 0) return {};
  return { counts: Object.fromEntries(counted.map(({ count, max }) => [count, 1 + random.integer(max)])) };
}
