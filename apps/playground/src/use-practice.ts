import { useState } from 'preact/hooks';
import { historyOf, type Exchange } from './exchange.js';
import type { BuyerStyle, Policy } from './service/service.js';
import { useSession } from './session.js';
import { useCall, type CallState } from './use-call.js';

/** How a conversation stands. */
export type Ending = 'deal' | 'walked' | 'ended';

/** A practice conversation and what can be done in it. */
export interface Practice {
  readonly exchanges: readonly Exchange[];
  readonly ending: Ending | null;
  readonly call: CallState;
  say(message: string): Promise<boolean>;
  /** Lets the practice buyer write the next message. */
  playBuyer(style: BuyerStyle): Promise<void>;
  restart(): void;
}

/** Bargains over a policy. */
export function usePractice(policy: Policy): Practice {
  const { service, receipts, keep } = useSession();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [walked, setWalked] = useState(false);
  const call = useCall();
  const last = exchanges.at(-1)?.answer ?? null;
  const answer = async (said: string) => {
    const reply = await service.reply(policy, said, last?.state ?? null);
    setExchanges((before) => [...before, { said, answer: reply }]);
    if (reply.receipt !== undefined) keep({ receipts: [...receipts, { receipt: reply.receipt, policy }] });
  };
  return {
    exchanges,
    ending: endingOf(last, walked),
    call,
    say: (message) => call.run(() => answer(message)),
    playBuyer: async (style) => {
      await call.run(async () => {
        const { shown, outcome } = await service.practiceBuyer(policy, historyOf(exchanges), style);
        if (shown !== '') await answer(shown);
        if (outcome === 'walked') setWalked(true);
      });
    },
    restart: () => {
      setExchanges([]);
      setWalked(false);
    },
  };
}

function endingOf(last: Exchange['answer'] | null, walked: boolean): Ending | null {
  if (last?.receipt !== undefined) return 'deal';
  if (walked) return 'walked';
  return last?.done === true ? 'ended' : null;
}
