import type { MessageReading } from '@svc/language';
import { chosenOption, type Policy } from '@svc/policy-rules';
import type { Asked } from './order.js';

/** The options that a package or a refusal names and that the policy has. */
export function namedOptions(policy: Policy, named: Readonly<Record<string, string | number>>): Record<string, string> {
  const options: Record<string, string> = {};
  for (const term of policy.terms ?? []) {
    const value = Object.hasOwn(named, term.id) ? named[term.id] : undefined;
    if (typeof value === 'string' && term.options.some((option) => option.id === value)) options[term.id] = value;
  }
  return options;
}

/** A whole count of at least one; anything else is no count. */
export function namedQuantity(named: Readonly<Record<string, string | number>>): number | null {
  const value = Object.hasOwn(named, 'quantity') ? named.quantity : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : null;
}

/** For how many periods a package is, where the price is paid by time: whole ones from 1; else null. */
export function namedPeriods(policy: Policy, named: Readonly<Record<string, string | number>>): number | null {
  const value = Object.hasOwn(named, 'periods') ? named['periods'] : undefined;
  return policy.period && typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : null;
}

/**
 * For how many periods, and how many of what is counted by itself, the buyer has asked after a message. An option that
 * sets a time takes the place of one that was named before.
 */
export function askedAfter(
  policy: Policy,
  before: Asked = {},
  { package: named, facts }: Pick<MessageReading, 'package' | 'facts'>,
): Asked {
  const options = namedOptions(policy, named);
  const isSet = (policy.terms ?? []).some(
    (term) =>
      chosenOption(policy, { terms: options }, term.id)?.periods !== undefined && options[term.id] !== undefined,
  );
  const periods = namedPeriods(policy, named) ?? (isSet ? undefined : before.periods);
  const counts = { ...before.counts, ...facts.counts };
  return {
    ...(periods !== undefined && { periods }),
    ...(Object.keys(counts).length > 0 && { counts }),
  };
}

/** The options that a message orders by naming how many of what they are counted by: the one asked for, or the only. */
export function countedOptions(
  policy: Policy,
  wanted: Readonly<Record<string, string>>,
  counts: Readonly<Record<string, number>> = {},
): Record<string, string> {
  return Object.fromEntries(
    (policy.terms ?? []).flatMap((term) => {
      const counted = term.options.filter(
        ({ charge_per: per }) => typeof per === 'object' && Object.hasOwn(counts, per.count),
      );
      const meant = counted.find(({ id }) => id === wanted[term.id]) ?? (counted.length === 1 ? counted[0] : undefined);
      return meant === undefined ? [] : [[term.id, meant.id]];
    }),
  );
}
