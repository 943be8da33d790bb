import type { QuestionTexts } from './question-texts.js';

const price = (amount: string, words: string): string => `${amount}（“${words}”）。`;

/** The questions in Chinese. */
export const CHINESE_QUESTIONS: QuestionTexts = {
  asks: {
    lowest_price_scale: (floor, list) => `标价是${list}，最低价是${floor}吗？`,
    lowest_price_for_nothing: (floor) =>
      `买家什么条件都不给，也可以一直还价到${floor}吗？还是每一分折扣都要用条件来换？`,
    extra_below_lowest: (floor) => `这个优惠可以让价格低于最低价${floor}吗？`,
    adds_or_takes_off: (words) => `“${words}”是买家另付，还是便宜这么多？`,
    condition_lost: (words) => `“${words}”这个优惠给谁？`,
    figure_unclear: (words) => `“${words}”里的数是多少？`,
    price_or_sum: (words, list) => `标价是${list}，“${words}”里的金额是什么？`,
    counted_in_packs: (words) => `“${words}”数的是整包装，还是标价对应的单位？`,
    price_scale: (words) => `“${words}”是多少钱？`,
    how_many: (words) => `“${words}”：一次可以买几个？`,
    which_price: () => '您的要价是哪一个？',
    figure_role: (words) => `“${words}”跟价格有什么关系？`,
  },
  choices: {
    scaled: (amount) => `最低价是${amount}。`,
    one_only: () => '一个。',
    any_number: () => '几个都可以。',
    share_off: (share) => `便宜${share}%。`,
    amount_off: (amount) => `就是便宜${amount}，没有写错。`,
    scaled_price: (amount) => `是${amount}。`,
    as_written: (amount) => `最低价就是${amount}，没有写错。`,
    not_the_lowest: (amount) => `${amount}不是最低价；只给写明的优惠。`,
    haggle: (floor) => `可以还价到${floor}。`,
    trade_only: () => '没有条件就不让价。',
    not_below: (floor) => `不可以：算上它，最低也是${floor}。`,
    charge: () => '买家另付。',
    discount: () => '从价格里减。',
    not_part: () => '不算在报价里。',
    only_for: (condition) => `只给：${condition}。`,
    for_everybody: () => '谁都给，不要条件。',
    from_volume: (from) => `一次买${from}个以上就给。`,
    confirmed_buyers: (kind) => `只给您的记录确认过的客户：${kind}。`,
    right: (value) => `是${value}。`,
    first_price: price,
    second_price: price,
    third_price: price,
    for_all: (all, each) => `一共${all}，每个${each}。`,
    price_as_written: (amount) => `是一个的价格：${amount}。`,
    packs_of: (many, size) => `每包装${size}个：从${many}起。`,
    as_counted: (few) => `就是标价的单位：从${few}起。`,
    no_price: () => '都不是。',
    lowest_price: (amount) => `最低价是${amount}。`,
    price_for: (condition) => `是这种情况的价格：${condition}。`,
    below: (amount) => `可以：有它的话，最低可以到${amount}。`,
  },
};
