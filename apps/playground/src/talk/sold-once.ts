import type { Policy } from '../service/service.js';

/** Whether there may be only one of what a policy sells: orders are for one unit, and no stock says more. */
export const mayBeSoldOnce = ({ quantity, period, inventory }: Policy): boolean =>
  (quantity?.max ?? 1) === 1 && period === undefined && inventory === undefined;

/** The policy of a thing of which there is one, under a new id: a signed deal holds it for all who have its link. */
export const soldOnce = (policy: Policy): Policy => ({
  ...policy,
  inventory: { bind: [{ match: { id: `link-${crypto.randomUUID()}` } }] },
});
