import { GoneBy } from '../components/gone-by.js';
import { proposalsOf } from '../gone-by.js';
import { moneyOf } from '../money.js';
import type { CompileAnswer, Policy } from '../service/service.js';
import { useSession } from '../session.js';
import type { PolicyActions } from '../use-policy.js';

type Issue = CompileAnswer['issues'][number];

/** Whether compile asks until when a single thing should be gone. */
export const asksGoneBy = ({ code }: Issue): boolean => code === 'gone_by';

export interface FallingReserveProps {
  readonly policy: Policy;
  readonly issues: readonly Issue[];
  readonly actions: PolicyActions;
}

/** The question until when a single thing should be gone, where compile asks it. */
export function FallingReserve({ policy, issues, actions }: FallingReserveProps) {
  const { service, language } = useSession();
  const issue = issues.find(asksGoneBy);
  if (issue === undefined) return null;
  return (
    <GoneBy
      proposals={proposalsOf(issue.suggestion)}
      today={new Date().toISOString().slice(0, 10)}
      money={moneyOf(policy.currency, language)}
      onFall={({ reserve_price, reserve_dates }) =>
        void actions.call.run(async () => {
          const next = { ...policy, reserve_price, reserve_dates: [...reserve_dates] };
          actions.edit(next, await service.check(next));
        })
      }
    />
  );
}
