import { CallFault } from '../components/call-fault.js';
import { OutcomeTable } from '../components/outcome-table.js';
import type { Policy } from '../service/service.js';
import { useSession } from '../session.js';
import { useOutcomes } from '../use-outcomes.js';
import { useWords } from '../words/words.js';

interface KnowingBuyersProps {
  readonly policy: Policy;
  readonly money: (amount: number) => string;
}

/** What somebody who knows the rules gets, beside the other practice buyers. */
export function KnowingBuyers({ policy, money }: KnowingBuyersProps) {
  const { backtest: words } = useWords();
  const { hasKey, useKey } = useSession();
  const { outcomes, call, play } = useOutcomes(policy);
  return (
    <section class="card" aria-labelledby="outcomes">
      <h2 id="outcomes">{words.outcomes}</h2>
      <OutcomeTable outcomes={outcomes} busy={call.busy} money={money} onPlay={play} />
      <CallFault fault={call.fault} keyWanted={call.keyWanted} hasKey={hasKey} onKey={useKey} />
      <p class="small soft">{words.outcomesHint}</p>
    </section>
  );
}
