import type { Issue } from './issue.js';

/** What a message or a suggestion says in Chinese: its English wording, `{}` for what is filled in, and the Chinese one. */
const WORDINGS: readonly (readonly [string, string])[] = [
  ['No list price was found: the price that you ask for.', '没有找到标价，也就是您的要价。'],
  ['Say for example "Asking $500".', '比如写“标价500元”。'],
  ['No lowest price was found; it is taken to be the list price, so nothing is given away.', '没有找到最低价，就按标价算最低价，一分不让。'],
  ['Say for example "I would not go below $420", or "the price is firm".', '比如写“最低420元”，或者“不议价”。'],
  ['The lowest price {} is above the list price {}.', '最低价{}高于标价{}。'],
  ['Swap them, or correct one.', '请对调，或者改正其中一个。'],
  ['Lower floor_price or raise list_price.', '请调低最低价，或者调高标价。'],
  ['Two list prices are named: {} and {}.', '写了两个标价：{}和{}。'],
  ['Two lowest prices are named: {} and {}.', '写了两个最低价：{}和{}。'],
  ['Two smallest orders are named: {} and {}.', '写了两个起订量：{}和{}。'],
  ['Two largest orders are named: {} and {}.', '写了两个最大订量：{}和{}。'],
  ['Two discounts for nothing are named: {} and {}.', '写了两个无条件的优惠：{}和{}。'],
  ['Keep one of them.', '请只保留一个。'],
  ['Correct one of them.', '请改正其中一个。'],
  ['It is not clear what {} is.', '不清楚{}是什么价格。'],
  ['{} is taken as the list price; say what the other is.', '把{}当作标价；请说明另一个是什么。'],
  ['The price is said to be fixed, yet {} would be accepted.', '写了不议价，却又接受{}。'],
  ['The price is said to be fixed, yet a discount is offered.', '写了不议价，却又给了优惠。'],
  ['Name a lowest price, or leave the discount out.', '请写明最低价，或者去掉优惠。'],
  ['Prices are in {} and in {}.', '价格有的用{}，有的用{}。'],
  ['Use one currency.', '请只用一种货币。'],
  ['No currency is named; {} is assumed.', '没有写货币，按{}计算。'],
  ['Write the currency beside the price.', '请在价格旁写明货币。'],
  ['There are more trades than a policy can hold; this one is left out.', '条件太多，放不下，这一条没有收入。'],
  ['Keep at most {} subjects with {} options each.', '最多{}类条件，每类{}项。'],
  ['"{}" is given two different discounts.', '“{}”写了两种不同的优惠。'],
  ['Orders from {} are given two different discounts.', '满{}的订单写了两种不同的优惠。'],
  ['Buyers with the flag "{}" are given two different discounts.', '带“{}”标记的客户写了两种不同的优惠。'],
  ['"{}" is taken to be worth {} a unit to you: the discount that it unlocks.', '“{}”对您的价值按每单位{}计算，也就是它换来的优惠。'],
  ['Say what it is worth to you, if that is different.', '如果不是这个数，请写明它对您值多少。'],
  ['What "{}" costs you is not said, so it is given as if it cost nothing.', '没有写“{}”的成本，就按零成本赠送。'],
  ['Say for example "it costs me 12".', '比如写“成本12元”。'],
  ['"{}" is promised and refused.', '“{}”既答应了，又拒绝了。'],
  ['Is the extra discount meant to go below the lowest price {}? It is taken not to be: {} is given for nothing, the rest only in trade.', '额外的优惠可以低于最低价{}吗？先按不可以：{}可以直接让，其余要用条件来换。'],
  ['If it may go below, name the lower price as the lowest.', '如果可以更低，请把更低的价格写成最低价。'],
  ['At least {} and at most {} cannot both hold.', '至少{}和最多{}不能同时成立。'],
  ['At least {} cannot be ordered when at most {} can.', '最多只能订{}，就不能要求至少{}。'],
  ['Swap min and max.', '请对调起订量和最大订量。'],
  ['No largest order is named, so any number may be ordered.', '没有写最多订多少，数量就不设上限。'],
  ['Say how many can be ordered at most.', '请写明最多能订多少。'],
  ['How this limits the quantity is not clear.', '不清楚这一句怎样限制数量。'],
  ['Say how many can be ordered at least and at most, in single units.', '请按单件写明最少和最多订多少。'],
  ['A discount from {} cannot be reached: the smallest order is {}.', '满{}的优惠没有意义：起订量已经是{}。'],
  ['Raise the break or lower the smallest order.', '请提高优惠的门槛，或者降低起订量。'],
  ['A discount from {} cannot be reached: the largest order is {}.', '满{}的优惠达不到：最多只能订{}。'],
  ['Lower the break or raise the largest order.', '请降低优惠的门槛，或者提高最大订量。'],
  ['Every order reaches {}: the smallest is {}.', '每一单都满{}：起订量是{}。'],
  ['Raise from, or lower the price instead.', '请提高门槛，或者直接降低标价。'],
  ['No order reaches {}: the largest is {}.', '没有订单能满{}：最多只能订{}。'],
  ['Lower from or raise max.', '请降低门槛，或者提高最大订量。'],
  ['A larger order should unlock at least as much as a smaller one, and each quantity should appear once.', '订得多优惠不应更少，每个数量只写一次。'],
  ['Sort the breaks by from, with growing discounts.', '请按数量从小到大写，优惠逐级增加。'],
  ['A gift for large orders cannot be written as a rule, so it is not part of the policy.', '买得多才送的赠品写不成规则，没有收入。'],
  ['Name a lower price for large orders instead, or the discount up to which the gift is given.', '请改写成量大的价格，或者写明优惠不超过多少才送。'],
  ['This was not understood and is not part of the policy.', '这一句没有看懂，没有收入。'],
  ['Say it in other words, one thing a sentence; leave it out if it does not matter.', '请换个说法，一句话只说一件事；不重要就不用管。'],
  ['"{}" promises {} off, but the lowest price stops it at {}.', '“{}”答应让{}，但受最低价限制，最多只能让{}。'],
  ['Lower the lowest price, or make the discount smaller.', '请调低最低价，或者减小优惠。'],
  ['"{}" gains the buyer nothing: {} off is already given without it.', '“{}”对买家没有好处：不用它也已经可以让{}。'],
  ['Set free_discount lower, so that the trade is needed.', '请减小无条件的优惠，让这个条件有用。'],
  ['"{}" goes down to {}, which is above the list price {}.', '“{}”的价格是{}，比标价{}还高。'],
  ['Lower to_price.', '请调低这个价格。'],
  ['"{}" costs {}, more than there is between list and lowest price: it can never be given.', '“{}”的成本是{}，超过了标价和最低价之间的空间，永远送不出去。'],
  ['Lower its cost or the lowest price.', '请调低它的成本，或者调低最低价。'],
  ['Nothing can be traded in "{}": no other option unlocks, earns or costs anything.', '“{}”里没有可以交换的：其他选项既不优惠，也没有价值或成本。'],
  ['Give an option a worth or an unlock, or leave the term out.', '请给其中一项写明价值或优惠，或者去掉这一类。'],
  ['{} off for nothing would go below the lowest price {}; the lowest price stops it.', '无条件让{}会低于最低价{}，以最低价为准。'],
  ['Lower free_discount, or leave it out to allow everything down to the lowest price.', '请减小无条件的优惠；不写就可以一直让到最低价。'],
  ['The flag "{}" opens nothing.', '“{}”标记没有任何优惠。'],
  ['Give it unlocks or options.', '请给它写明优惠或选项。'],
  ['{} has more than {} decimals.', '{}的小数超过{}位。'],
  ['Round it, or set price_decimals.', '请四舍五入，或者设定价格的小数位数。'],
];

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
const PATTERNS = WORDINGS.map(([english, chinese]) => ({ pattern: new RegExp(`^${escaped(english).replaceAll('{}', '(.*?)')}$`, 's'), chinese }));

/** A wording in Chinese; one that is not in the table stays as it is. */
function inChinese(text: string): string {
  for (const { pattern, chinese } of PATTERNS) {
    const found = pattern.exec(text);
    if (!found) continue;
    let at = 0;
    return chinese.replace(/\{\}/g, () => found[(at += 1)] ?? '');
  }
  return text;
}

/**
 * The same issue with its message and suggestion in Chinese; code, path and quote stay.
 * @example issueInChinese(issue('currencies_mixed', '/currency', 'Prices are in USD and in EUR.', 'Use one currency.')).suggestion // '请只用一种货币。'
 */
export function issueInChinese(issue: Issue): Issue {
  return { ...issue, message: inChinese(issue.message), suggestion: inChinese(issue.suggestion) };
}
