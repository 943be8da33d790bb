import type { Policy, PolicyOption, PriceEffect, Reduction } from '@svc/policy-rules';
import { fromMicros, reductionMicros, toMicros } from '@svc/policy-rules';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';

interface Trade {
  path: string;
  name: string;
  kind: 'gives' | 'unlocks';
  reduction: Reduction;
  stacks: boolean;
}

/** Trades that can never pay what they say, and gifts that can never be given. */
export function checkTrades(policy: Policy): Finding[] {
  const room = toMicros(policy.list_price) - toMicros(policy.floor_price);
  if (room < 0n) return [];
  const issues: Finding[] = [];
  for (const trade of tradesOf(policy)) {
    const found = checkTrade(policy, trade, room);
    if (found) issues.push(found);
  }
  policy.terms?.forEach((term, at) =>
    term.options.forEach((option, index) => {
      const found = checkGift(policy, option, `/terms/${at}/options/${index}`, room);
      if (found) issues.push(found);
    }),
  );
  return issues;
}

function tradesOf(policy: Policy): Trade[] {
  const trades: Trade[] = [];
  const add = (path: string, name: string, source: PriceEffect): void => {
    for (const kind of ['gives', 'unlocks'] as const) {
      const reduction = source[kind];
      if (reduction) trades.push({ path: `${path}/${kind}`, name, kind, reduction, stacks: source.stacks === true });
    }
  };
  policy.quantity?.breaks?.forEach((step, index) => add(`/quantity/breaks/${index}`, `from ${step.from}`, step));
  policy.period?.breaks?.forEach((step, index) => add(`/period/breaks/${index}`, `from ${step.from}`, step));
  policy.terms?.forEach((term, at) =>
    term.options.forEach((option, index) => add(`/terms/${at}/options/${index}`, option.label, option)),
  );
  policy.grants?.forEach((grant, index) => add(`/grants/${index}`, grant.flag, grant));
  return trades;
}

function checkTrade(policy: Policy, trade: Trade, room: bigint): Finding | null {
  const { reduction } = trade;
  if ('to_price' in reduction && toMicros(reduction.to_price) > toMicros(policy.list_price)) {
    return finding('toPriceAboveList', trade.path, [trade.name, reduction.to_price, policy.list_price]);
  }
  const off = reductionMicros(reduction, toMicros(policy.list_price));
  if (off > room) {
    return finding('tradeBeyondFloor', trade.path, [trade.name, fromMicros(off), fromMicros(room)]);
  }
  if (trade.kind === 'gives') return null;
  const free = policy.free_discount === undefined ? room : toMicros(policy.free_discount);
  if (trade.stacks ? free < room : off > free) return null;
  return finding('tradeGainsNothing', trade.path, [trade.name, fromMicros(free)]);
}

function checkGift(policy: Policy, option: PolicyOption, path: string, room: bigint): Finding | null {
  if (option.worth === undefined || option.worth >= 0) return null;
  const units = option.worth_per === 'deal' ? BigInt(policy.quantity?.max ?? 1) : 1n;
  if (-toMicros(option.worth) <= room * units) return null;
  return finding('giftNeverPossible', `${path}/worth`, [option.label, -option.worth]);
}
