import { useState } from 'preact/hooks';
import type { Outcome } from './components/outcome-table.js';
import { historyOf, type Exchange } from './exchange.js';
import { isTooFast, type BuyerStyle, type Policy, type ReplyAnswer, type Service } from './service/service.js';
import { useSession } from './session.js';
import { useCall, type CallState } from './use-call.js';

/** A practice buyer comes to an end of its own well before so many messages. */
const MESSAGES_MOST = 24;

/** How long to wait after a call that came too fast, and how often. */
const RETRY_MILLIS = 2_000;
const TRIES_MOST = 20;

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
    const buyer = await patiently(() => service.practiceBuyer(policy, historyOf(exchanges), style, policy.list_price));
    const state = exchanges.at(-1)?.answer.state ?? null;
    const answer = await patiently(() => service.reply(policy, buyer.shown, state));
    exchanges.push({ said: buyer.shown, answer });
    if (answer.receipt !== undefined) return { ...priceOf(answer), messages: exchanges.length };
    if (buyer.done || answer.done) break;
  }
  return { price: null, net: null, messages: exchanges.length };
}

function priceOf({ offer }: ReplyAnswer): Pick<Outcome, 'price' | 'net'> {
  if (offer == null) return { price: null, net: null };
  return { price: offer.price, net: offer.net === offer.price ? null : offer.net };
}

/** Calls that came too fast are made again a little later: a whole talk is more than a minute's share. */
async function patiently<Answer>(call: () => Promise<Answer>, tries = TRIES_MOST): Promise<Answer> {
  try {
    return await call();
  } catch (fault) {
    if (!isTooFast(fault) || tries <= 1) throw fault;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLIS));
    return patiently(call, tries - 1);
  }
}
