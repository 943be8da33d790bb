import { useEffect, useState } from 'preact/hooks';
import type { BidDecision } from '../service/service.js';
import { useCall, type CallState } from '../use-call.js';
import type { DeskSource, DeskTalk } from './desk-talks.js';

/** The talks of a seller, and what can be done in them. */
export interface Desk {
  readonly talks: readonly DeskTalk[];
  readonly call: CallState;
  decide(one: DeskTalk, decision: BidDecision, price: number | null): void;
}

/** Follows the talks of a source: they are listed at first, after each decision, and when they change elsewhere. */
export function useDesk(source: DeskSource): Desk {
  const [talks, setTalks] = useState<readonly DeskTalk[]>([]);
  const call = useCall();
  const refresh = async () => setTalks(await source.list());
  useEffect(() => void call.run(refresh), [source]);
  useEffect(() => source.watch(() => void call.run(refresh)), [source]);
  return {
    talks,
    call,
    decide: (one, decision, price) =>
      void call.run(async () => {
        await source.decide(one, decision, price);
        await refresh();
      }),
  };
}
