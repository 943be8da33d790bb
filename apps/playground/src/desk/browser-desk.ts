import { chosenLabels } from '@svc/policy-rules';
import type { Policy, ReplyAnswer, Service } from '../service/service.js';
import { keptLinks } from '../talk/kept-links.js';
import { keepTalk, keptTalks, onKeptElsewhere, type KeptTalk } from '../talk/kept-talks.js';
import type { DeskSource, DeskTalk } from './desk-talks.js';

/** The policy of the link that a talk is over; null where the link was made in another browser. */
const policyOf = ({ sealed }: KeptTalk): Policy | null =>
  keptLinks().find((link) => link.sealed === sealed)?.policy ?? null;

/** The talks that this browser keeps; the service is asked what waits in each that goes on. */
export function browserDesk(service: Pick<Service, 'standing' | 'decide'>): DeskSource {
  const look = async (talk: KeptTalk): Promise<DeskTalk> => {
    const policy = policyOf(talk);
    const mayDecide = policy !== null;
    if (policy === null || talk.last.receipt !== undefined) return { talk, mayDecide, side: null };
    const side = await service.standing(policy, talk.last.state);
    return { talk, mayDecide, side, options: chosenLabels(policy, side.standing_bid?.terms ?? {}) };
  };
  return {
    list: async () => {
      const looked: DeskTalk[] = [];
      // One after the other: a desk of fifty talks is no burst of calls.
      for (const talk of keptTalks()) looked.push(await look(talk));
      return looked;
    },
    decide: async ({ talk }, decision, price) => {
      const policy = policyOf(talk);
      if (policy !== null) keepTalk(decided(talk, await service.decide(policy, talk.last.state, decision, price)));
    },
    watch: onKeptElsewhere,
  };
}

/** The talk after a decision: what the buyer is told, and nothing of the seller's side. */
function decided(talk: KeptTalk, answer: ReplyAnswer): KeptTalk {
  const { kind, reply, reply_with_offer, offer, menu, state, done, receipt } = answer;
  const { net: _net, inside_policy: _inside, ...buyers } = offer ?? { net: 0, inside_policy: true };
  return {
    ...talk,
    lines: [...talk.lines, { from: 'seller', text: reply }],
    last: {
      kind,
      reply,
      reply_with_offer,
      offer: offer === null ? null : buyers,
      ...(menu && { menu }),
      state,
      done,
      ...(receipt && { receipt }),
    } as KeptTalk['last'],
    at: new Date().toISOString(),
  };
}
