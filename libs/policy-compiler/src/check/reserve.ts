import type { Policy, ReserveDate } from '@svc/policy-rules';
import { fromMicros, toMicros } from '@svc/policy-rules';
import { computedReserve } from '@svc/policy-rules/reserve';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';

/** A price with the place of the policy that names it. */
interface NamedPrice {
  path: string;
  price: number;
}

/**
 * A reserve outside of the policy's bounds or at its floor, dates that do not fall in their order, counters that do not
 * rise, and a rule of approval that reaches the floor, goes beyond the reserve, or begins below what is given for
 * nothing.
 */
export function checkReserve(policy: Policy): Finding[] {
  if (toMicros(policy.floor_price) > toMicros(policy.list_price)) return [];
  const named = namedReserves(policy);
  return [
    ...outside(policy, named),
    ...datesInOrder(policy),
    ...atFloor(policy, named),
    ...countersInOrder(policy),
    ...approvalInside(policy),
  ];
}

function namedReserves({ reserve_price: price, reserve_dates: dates = [] }: Policy): NamedPrice[] {
  return [
    ...(price === undefined ? [] : [{ path: '/reserve_price', price }]),
    ...dates.map((date, index) => ({ path: `/reserve_dates/${index}/price`, price: date.price })),
  ];
}

function outside({ floor_price: floor, list_price: list }: Policy, named: readonly NamedPrice[]): Finding[] {
  return named
    .filter(({ price }) => toMicros(price) < toMicros(floor) || toMicros(price) > toMicros(list))
    .map(({ path, price }) => finding('reserveOutside', path, [price, floor, list]));
}

/** The first reserve at the floor: from it on, a bid that is taken or not tells the floor. */
function atFloor({ floor_price: floor, list_price: list }: Policy, named: readonly NamedPrice[]): Finding[] {
  if (toMicros(floor) === toMicros(list)) return [];
  const first = named.find(({ price }) => toMicros(price) === toMicros(floor));
  return first ? [finding('reserveAtFloor', first.path, [floor])] : [];
}

function datesInOrder(policy: Policy): Finding[] {
  const issues: Finding[] = [];
  let before: ReserveDate = { from: '', price: policy.reserve_price ?? computedReserve(policy) };
  policy.reserve_dates?.forEach((date, index) => {
    const path = `/reserve_dates/${index}`;
    if (!isCalendarDay(date.from)) issues.push(finding('reserveDayUnknown', `${path}/from`, [date.from]));
    else if (date.from <= before.from)
      issues.push(finding('reserveDatesOrder', `${path}/from`, [date.from, before.from]));
    if (toMicros(date.price) > toMicros(before.price))
      issues.push(finding('reserveRises', `${path}/price`, [date.price, before.price]));
    before = date;
  });
  return issues;
}

/** Whether `YYYY-MM-DD` is a day of the calendar: 30 February is none. */
function isCalendarDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

function countersInOrder({ manner }: Policy): Finding[] {
  const counters = manner?.counters ?? [];
  const at = counters.findIndex((share, index) => index > 0 && share <= (counters[index - 1] ?? 0));
  return at < 0 ? [] : [finding('countersOrder', `/manner/counters/${at}`, [])];
}

function approvalInside(policy: Policy): Finding[] {
  const from = policy.manner?.approve?.from;
  if (from === undefined) return [];
  const reserve = policy.reserve_price ?? computedReserve(policy);
  if (toMicros(from) <= toMicros(policy.floor_price) || toMicros(from) > toMicros(reserve))
    return [finding('approveOutside', '/manner/approve/from', [from, policy.floor_price, reserve])];
  // A bid that the judge does not allow is approved by no rule.
  const least = toMicros(policy.list_price) - toMicros(policy.free_discount ?? policy.list_price);
  return toMicros(from) < least
    ? [finding('approveNeedsTrade', '/manner/approve/from', [from, fromMicros(least)])]
    : [];
}
