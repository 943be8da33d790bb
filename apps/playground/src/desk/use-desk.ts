import { useEffect, useState } from 'preact/hooks';
import type { BidDecision, ReplyAnswer } from '../service/service.js';
import { useSession } from '../session.js';
import { keptLinks } from '../talk/kept-links.js';
import { keepTalk, keptTalks, onKeptElsewhere, type KeptTalk } from '../talk/kept-talks.js';
import { useCall, type CallState } from '../use-call.js';
import { deskTalks, type DeskTalk } from './desk-talks.js';

/** The talks of this browser, and what a seller can do in them. */
export interface Desk {
  readonly talks: readonly DeskTalk[];
  readonly call: CallState;
  decide(one: DeskTalk, decision: BidDecision, price: number | null): void;
}

/** Reads the talks of this browser, and asks of each that goes on what waits in it. */
export function useDesk(): Desk {
  const { service } = useSession();
  const [talks, setTalks] = useState<readonly DeskTalk[]>(() => deskTalks(keptTalks(), keptLinks()));
  const call = useCall();
  const look = async (one: DeskTalk): Promise<DeskTalk> => {
    if (one.policy === null || one.talk.last.receipt !== undefined) return one;
    return { ...one, side: await service.standing(one.policy, one.talk.last.state) };
  };
  const refresh = async () => {
    const looked: DeskTalk[] = [];
    // One after the other: a desk of fifty talks is no burst of calls.
    for (const one of deskTalks(keptTalks(), keptLinks())) looked.push(await look(one));
    setTalks(looked);
  };
  useEffect(() => void call.run(refresh), [service]);
  useEffect(() => onKeptElsewhere(() => void call.run(refresh)), [service]);
  return {
    talks,
    call,
    decide: ({ talk, policy }, decision, price) => {
      if (policy === null) return;
      void call.run(async () => {
        keepTalk(decided(talk, await service.decide(policy, talk.last.state, decision, price)));
        await refresh();
      });
    },
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
