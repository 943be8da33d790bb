import { subjectWords } from '../read/subject-words.js';

/** What buyers say for the same thing, a line a thing: whichever is in the seller's words brings the others. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['cash', 'in cash', 'cash in hand', '现金', '现款', '付现'],
  ['up front', 'upfront', 'in advance', 'prepay', 'prepayment', 'prepaid', 'pay ahead', '预付', '提前付', '先付款'],
  ['in full', 'full payment', 'lump sum', '全款', '一次性付清', '付清'],
  ['款到发货', '先款后货', '款到', '现结'],
  ['bank transfer', 'wire', 'transfer', '转账', '汇款', '对公'],
  ['pick up', 'pickup', 'pick-up', 'collect', 'collection', '自提', '自取', '上门提货', '上门取', '自己来拉', '自己来取', '自己提'],
  ['deliver', 'delivery', 'delivered', 'shipping', 'ship', '送货', '包邮', '配送', '免运费', '送货上门'],
  ['annual', 'yearly', 'one year', '1 year', 'one-year', '12 months', 'twelve months', '12-month', 'a year', '一年', '年付', '1年', '年度'],
  ['two years', '2 years', 'two-year', '2-year', '24 months', '24-month', '两年', '二年', '2年'],
  ['three years', '3 years', 'three-year', '3-year', '36 months', '三年', '3年'],
  ['six months', '6 months', 'half a year', 'six-month', '6-month', '半年', '六个月', '6个月'],
  ['review', 'reviews', 'testimonial', '好评', '评价', '五星'],
  ['refer', 'referral', 'refers', 'recommend', '推荐', '转介绍', '介绍'],
  ['case study', 'reference customer', '案例'],
  ['trade-in', 'trade in', 'part exchange', 'part-exchange', '以旧换新', '置换'],
  ['warranty', 'guarantee', '质保', '保修'],
  ['today', 'same day', 'same-day', '今天', '当天', '今日'],
  ['this week', 'within the week', '本周', '这周'],
  ['deposit', 'down payment', '订金', '定金'],
  ['installation', 'install', 'fitting', '安装'],
  ['onboarding', 'setup', 'set-up', 'training', '培训', '上线'],
];

function names(text: string, word: string): boolean {
  return /[a-z]/.test(word) ? new RegExp(`(?:^|[^a-z])${word.replace(/[-]/g, '\\-')}(?![a-z])`).test(text) : text.includes(word);
}

/** The words by which buyers may name an option: its own, then what others call it; at most 24. */
export function optionWords(label: string): string[] {
  const text = label.toLowerCase();
  const words = [...subjectWords(label, 10)];
  for (const line of SYNONYMS) {
    if (line.some((word) => names(text, word))) words.push(...line);
  }
  return [...new Set(words)].filter((word) => word.length <= 80).slice(0, 24);
}
