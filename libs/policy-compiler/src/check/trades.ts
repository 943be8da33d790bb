import type { Policy, PolicyOption, Unlock } from '@svc/policy-rules';
import { fromMicros, toMicros, unlockMicros } from '@svc/policy-rules';
import type { Issue } from '../issue.js';
import { issue } from '../issue.js';

interface Trade {
  path: string;
  name: string;
  unlocks: Unlock;
  stacks: boolean;
}

/** Trades that can never pay what they say, and gifts that can never be given. */
export function checkTrades(policy: Policy): Issue[] {
  const room = toMicros(policy.list_price) - toMicros(policy.floor_price);
  if (room < 0n) return [];
  const issues: Issue[] = [];
  for (const trade of tradesOf(policy)) {
    const found = checkTrade(policy, trade, room);
    if (found) issues.push(found);
  }
  policy.terms?.forEach((term, at) => term.options.forEach((option, index) => {
    const found = checkGift(policy, option, `/terms/${at}/options/${index}`, room);
    if (found) issues.push(found);
  }));
  return issues;
}

function tradesOf(policy: Policy): Trade[] {
  const trades: Trade[] = [];
  const add = (path: string, name: string, source: { unlocks?: Unlock; stacks?: boolean }): void => {
    if (source.unlocks) trades.push({ path: `${path}/unlocks`, name, unlocks: source.unlocks, stacks: source.stacks === true });
  };
  policy.quantity?.breaks?.forEach((step, index) => add(`/quantity/breaks/${index}`, `from ${step.from}`, step));
  policy.terms?.forEach((term, at) => term.options.forEach((option, index) => add(`/terms/${at}/options/${index}`, option.label, option)));
  policy.grants?.forEach((grant, index) => add(`/grants/${index}`, grant.flag, grant));
  return trades;
}

function checkTrade(policy: Policy, trade: Trade, room: bigint): Issue | null {
  if ('to_price' in trade.unlocks && toMicros(trade.unlocks.to_price) > toMicros(policy.list_price)) {
    return issue('to_price_above_list', trade.path, `"${trade.name}" goes down to ${trade.unlocks.to_price}, which is above the list price ${policy.list_price}.`, 'Lower to_price.');
  }
  const off = unlockMicros(policy, trade.unlocks);
  if (off > room) {
    return issue('trade_cannot_pay', trade.path, `"${trade.name}" promises ${fromMicros(off)} off, but the lowest price stops it at ${fromMicros(room)}.`, 'Lower the lowest price, or make the discount smaller.');
  }
  const free = policy.free_discount === undefined ? room : toMicros(policy.free_discount);
  if (trade.stacks ? free < room : off > free) return null;
  return issue('trade_cannot_pay', trade.path, `"${trade.name}" gains the buyer nothing: ${fromMicros(free)} off is already given without it.`, 'Set free_discount lower, so that the trade is needed.');
}

function checkGift(policy: Policy, option: PolicyOption, path: string, room: bigint): Issue | null {
  if (option.worth === undefined || option.worth >= 0) return null;
  const units = option.worth_per === 'deal' ? BigInt(policy.quantity?.max ?? 1) : 1n;
  if (-toMicros(option.worth) <= room * units) return null;
  return issue('gift_never_possible', `${path}/worth`, `"${option.label}" costs ${-option.worth}, more than there is between list and lowest price: it can never be given.`, 'Lower its cost or the lowest price.');
}
