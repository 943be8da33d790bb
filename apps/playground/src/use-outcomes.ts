import { useState } from 'preact/hooks';
import type { Outcome } from './components/outcome-table.js';
import { historyOf, type Exchange } from './exchange.js';
import type { BuyerStyle, Policy, Service } from './service/service.js';
import { useSession } from './session.js';
import { useCall, type CallState } from './use-call.js';

/** A practice buyer comes to an end of its own well before so many messages. */
const MESSAGES_MOST = 24;

/** Practice buyers that were played to their end. */
export interface Outcomes {
  readonly outcomes: Readonly<Partial<Record<BuyerStyle, Outcome>>>;
  readonly call: CallState;
  play(style: BuyerStyle): void;
}

/** Plays practice buyers against a policy to their end; each can pay the list price. */
export function useOutcomes(policy: Policy): Outcomes {
  const { service } = useSession();
  const [outcomes, setOutcomes] = useState<Outcomes['outcomes']>({});
  const call = useCall();
  const play = (style: BuyerStyle): void =>
    void call.run(async () => {
      const outcome = await playOut(service, policy, style);
      setOutcomes((before) => ({ ...before, [style]: outcome }));
    });
  return { outcomes, call, play };
}

async function playOut(service: Service, policy: Policy, style: BuyerStyle): Promise<Outcome> {
  const exchanges: Exchange[] = [];
  while (exchanges.length < MESSAGES_MOST) {
    const buyer = await service.practiceBuyer(policy, historyOf(exchanges), style, policy.list_price);
    const answer = await service.reply(policy, buyer.shown, exchanges.at(-1)?.answer.state ?? null);
    exchanges.push({ said: buyer.shown, answer });
    if (answer.receipt !== undefined) return { price: answer.offer?.price ?? null, messages: exchanges.length };
    if (buyer.done || answer.done) break;
  }
  return { price: null, messages: exchanges.length };
}
