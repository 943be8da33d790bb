import type { Policy, PolicyOption, PolicyTerm } from '@svc/policy-rules';
import type { PartEffect, PolicyPart } from './backtest-shape.js';
import { differences, earnedOf, estimate } from './estimate.js';
import { openMechanism, packageAt } from './mechanism.js';
import { mixed, runTrial, type Crowd, type Trial } from './trial.js';

/** At most so many options and breaks are taken out one by one: those that most buyers choose. */
const MOST_OPTIONS = 8;

/** A policy without one of its parts. */
interface Without {
  part: PolicyPart;
  path: string;
  label: string;
  policy: Policy;
}

/** What each part of a policy brings: the same buyers are played with it and without it. */
export function partEffects(crowd: Crowd, policy: Policy, whole: Trial): PartEffect[] {
  const used = usedOptions(crowd, policy);
  const without = [
    ...withoutRules(policy),
    ...withoutOptions(policy, used),
    ...withoutLimits(policy),
    ...withoutBreaks(policy),
  ];
  return without.map(({ part, path, label, policy: other }) => {
    const trial = runTrial(crowd, other);
    const between = (figure: 'deals' | 'shares') =>
      differences(mixed(whole, figure, crowd.know), mixed(trial, figure, crowd.know));
    return { part, path, label, earned: earnedOf(between('shares'), crowd.range), deals: estimate(between('deals')) };
  });
}

/** The policy with the rules of its price taken out one at a time. */
function withoutRules(policy: Policy): Without[] {
  const { reserve_dates, free_discount, ...rest } = policy;
  const { approve, ...manner } = policy.manner ?? {};
  const dated = reserve_dates === undefined ? {} : { reserve_dates };
  const free = free_discount === undefined ? {} : { free_discount };
  const rule = (part: PolicyPart, path: string, other: Policy): Without => ({ part, path, label: part, policy: other });
  return [
    rule('reserve', '/reserve_price', { ...rest, ...free, reserve_price: policy.floor_price }),
    rule('counters', '/manner/counters', { ...policy, manner: { ...policy.manner, counters: [0] } }),
    ...(free_discount === undefined ? [] : [rule('free_discount', '/free_discount', { ...rest, ...dated })]),
    ...(isTraded(policy)
      ? [
          rule('share_of_trades', '/manner/share_of_trades', {
            ...policy,
            manner: { ...policy.manner, share_of_trades: 1 },
          }),
        ]
      : []),
    ...(approve === undefined ? [] : [rule('approve', '/manner/approve', { ...policy, manner })]),
    ...(reserve_dates === undefined ? [] : [rule('reserve_dates', '/reserve_dates', { ...rest, ...free })]),
  ];
}

const isTraded = ({ terms = [], quantity }: Policy): boolean =>
  terms.some(({ options }) => options.some(({ unlocks }) => unlocks !== undefined)) ||
  (quantity?.breaks ?? []).some(({ unlocks }) => unlocks !== undefined);

/** An option with its place in the policy. */
interface PlacedOption {
  term: PolicyTerm;
  option: PolicyOption;
  at: number;
  place: number;
}

function optionsOf({ terms = [] }: Policy): PlacedOption[] {
  return terms.flatMap((term, at) => term.options.map((option, place) => ({ term, option, at, place })));
}

/** The policy without each of the options that buyers choose. */
function withoutOptions(policy: Policy, used: ReadonlyMap<PolicyOption, number>): Without[] {
  const times = ({ option }: PlacedOption): number => used.get(option) ?? 0;
  const most = optionsOf(policy)
    .filter((one) => times(one) > 0)
    .sort((one, other) => times(other) - times(one))
    .slice(0, MOST_OPTIONS);
  return most
    .sort((one, other) => one.at - other.at || one.place - other.place)
    .map(({ term, option, at, place }) => ({
      part: 'option',
      path: `/terms/${at}/options/${place}`,
      label: `${term.label}: ${option.label}`,
      policy: withOptions(policy, at, term.options.toSpliced(place, 1)),
    }));
}

/** The policy without each limit on the discount beside which an option is given. */
function withoutLimits(policy: Policy): Without[] {
  return optionsOf(policy)
    .filter(({ option }) => option.requires_discount_at_most !== undefined)
    .slice(0, MOST_OPTIONS)
    .map(({ term, option: { requires_discount_at_most: _limit, ...option }, at, place }) => ({
      part: 'option_limit',
      path: `/terms/${at}/options/${place}/requires_discount_at_most`,
      label: `${term.label}: ${option.label}`,
      policy: withOptions(policy, at, term.options.with(place, option)),
    }));
}

function withOptions(policy: Policy, at: number, options: PolicyOption[]): Policy {
  return { ...policy, terms: (policy.terms ?? []).map((term, place) => (place === at ? { ...term, options } : term)) };
}

function withoutBreaks(policy: Policy): Without[] {
  const { quantity } = policy;
  const breaks = quantity?.breaks ?? [];
  if (quantity === undefined) return [];
  return breaks.slice(0, MOST_OPTIONS).map(({ from }, at) => ({
    part: 'break',
    path: `/quantity/breaks/${at}`,
    label: `${from} ${quantity.unit}`,
    policy: { ...policy, quantity: { ...quantity, breaks: breaks.toSpliced(at, 1) } },
  }));
}

/** How many buyers choose each option that is not the standard one. */
function usedOptions({ buyers }: Crowd, policy: Policy): Map<PolicyOption, number> {
  const mechanism = openMechanism(policy);
  const used = new Map<PolicyOption, number>();
  for (const buyer of buyers) {
    const pack = packageAt(mechanism, buyer);
    for (const term of policy.terms ?? []) {
      const chosen = pack?.order.terms[term.id];
      const option = term.options.find(({ id }) => id === chosen && id !== term.default);
      if (option !== undefined) used.set(option, (used.get(option) ?? 0) + 1);
    }
  }
  return used;
}
