import type { Policy } from '@svc/policy-rules';

/** A change that a seller makes to a policy while people talk about it; each leaves a sound policy. */
export interface PolicyEdit {
  name: string;
  change(policy: Policy): Policy;
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Every price of a policy times a factor, in cents; what options and counts take off stays as it is. */
const repriced = (policy: Policy, factor: number): Policy => {
  const { reserve_dates: _dates, manner, ...rest } = policy;
  const { approve: _approve, ...kept } = manner ?? {};
  return {
    ...rest,
    manner: kept,
    list_price: cents(policy.list_price * factor),
    floor_price: cents(policy.floor_price * factor),
    ...(policy.reserve_price === undefined ? {} : { reserve_price: cents(policy.reserve_price * factor) }),
  };
};

/** The lowest prices drawn up to just below the list: nothing that was offered before is inside the policy any more. */
const raisedFloor = (policy: Policy): Policy => {
  const floor = cents(policy.list_price * 0.995);
  const { manner, ...rest } = repriced(policy, 1);
  return { ...rest, ...(manner ? { manner } : {}), floor_price: floor, reserve_price: floor };
};

export const POLICY_EDITS: readonly PolicyEdit[] = [
  { name: 'name in capitals', change: (policy) => ({ ...policy, name: ` ${policy.name.toUpperCase()}!` }) },
  { name: 'dearer by a third', change: (policy) => repriced(policy, 1.33) },
  { name: 'cheaper by a fifth', change: (policy) => repriced(policy, 0.8) },
  { name: 'floor just below the list', change: raisedFloor },
  {
    name: 'terms dropped',
    change: ({ terms: _terms, inventory, ...policy }) => ({
      ...policy,
      ...(inventory ? { inventory: { ...inventory, bind: inventory.bind.filter(({ option }) => !option) } } : {}),
    }),
  },
  {
    name: 'a term more',
    change: (policy) => ({
      ...policy,
      terms: [
        ...(policy.terms ?? []),
        {
          id: 'engraving',
          label: 'Engraving',
          default: 'none',
          options: [
            { id: 'none', label: 'none' },
            { id: 'initials', label: 'with initials', worth: 0, charge: { amount: 5 }, words: ['engraved'] },
          ],
        },
      ],
    }),
  },
  {
    name: 'facts and manner',
    change: (policy) => ({
      ...policy,
      facts: [...(policy.facts ?? []), { id: 'opening-hours', answer: 'Open on weekdays.', words: ['opening hours'] }],
      manner: { ...policy.manner, counters: [0.3, 0.9], tone: 'plain' },
    }),
  },
];
