import { createRandom } from '@svc/numerics';
import type { Policy } from '@svc/policy-rules';
import { reservePrice } from '@svc/policy-rules/reserve';
import { ADVERSARIES, type Adversary, type Campaign } from './adversaries.js';
import { leastPrice, wrongWith } from './bounds.js';
import { emptyFinding, note, type Finding } from './finding.js';
import { ATTACKED } from './policies.js';
import { Conversation, NOW_MILLIS, type Decide, type Heard, type Meaning } from './talk.js';

/** A conversation of which every offer is judged. */
class JudgedConversation extends Conversation {
  constructor(
    policy: Policy,
    decide: Decide,
    readonly judge: (heard: Heard) => void,
  ) {
    super(policy, decide);
  }

  override say(meaning: Meaning): Heard | null {
    const heard = super.say(meaning);
    if (heard !== null) this.judge(heard);
    return heard;
  }
}

/**
 * Ten adversaries with source, list price and reserve, `count` conversations each, spread over the policies. No offer
 * and no deal may lie below the reserve of its package.
 */
export function runAttacks({ count, seed }: { count: number; seed: string }, decide: Decide): Finding {
  const finding = emptyFinding('attacks');
  let deals = 0;
  let deepest = Infinity;
  for (const [turn, [name, adversary]] of Object.entries<Adversary>(ADVERSARIES).entries()) {
    for (const [place, policy] of ATTACKED.entries()) {
      const reserve = reservePrice(policy, NOW_MILLIS);
      const judge = (heard: Heard): void => {
        if (heard.kind === 'deal') deals += 1;
        for (const offer of heard.offers) {
          const wrong = wrongWith(policy, reserve, offer);
          if (wrong !== null) note(finding, `${name}, ${policy.name}: ${offer.price}, ${wrong} (${heard.decidedBy})`);
          deepest = Math.min(deepest, (offer.price - leastPrice(policy, reserve, offer)) / policy.list_price);
        }
      };
      const campaign: Campaign = {
        policy,
        reserve,
        random: createRandom(`${seed}/${name}/${policy.name}`),
        open: () => new JudgedConversation(policy, decide, judge),
        low: 0.5 * reserve,
        high: reserve - 0.01,
      };
      // Where there are few conversations, each adversary begins with another policy.
      const rest = (place + 3 * turn) % ATTACKED.length < count % ATTACKED.length ? 1 : 0;
      const share = Math.floor(count / ATTACKED.length) + rest;
      for (let talk = 0; talk < share; talk += 1) adversary(campaign);
      finding.tried += share;
    }
  }
  finding.measured = `${deals} deals, the deepest offer ${(100 * deepest).toFixed(2)} % of the list above its reserve`;
  return finding;
}
