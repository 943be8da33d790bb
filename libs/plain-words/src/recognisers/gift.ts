import {
  CONDITION_MARK,
  COSTS,
  DISCOUNT_AT_MOST,
  FOR_VOLUME,
  FREE,
  FREE_FOR_ALL,
  FULL_PRICE,
  GIFT_NAMES,
  NOT_GIFT,
  OF_PRICE_AT_LEAST,
  PRICE_AT_LEAST,
  PRONOUN,
} from './phrases/gift.js';
import type { Recogniser } from '../recogniser.js';
import type { GiftStatement } from '../statement.js';
import type { Clause } from '../text/clause.js';
import { trimCondition } from '../words/condition.js';
import { patternWith } from '@svc/language';
import { subjectWords } from '../words/subject-words.js';
import { WHOLE_DEAL } from '../words/whole-deal.js';

/** Delivery is a gift only where a condition or a cost is named with it. */
const DELIVERS = /送货|送到|配送|上门/;
const DELIVERED = /deliver|ship|postage|freight|install|set-?up|training|onboarding/;
const ONLY_INCLUDED = /\binclude(?:d|s)?\b|\bgive\b|\bbonus\b|\bgift\b/;

const STRIP = patternWith('g')`
    ^(?:送(?![货水餐菜到上达至])){1,8}
    |(?:,|:|可以?|能|免费|赠送|附送|可|也|我们?|要|的|成本|大概|约|都|是|白送|会|不要钱|不收费){1,8}$
  `;

function giftName(clause: Clause): string {
  const { text } = clause;
  if (/[一-鿿]/.test(text)) return chineseGiftName(clause);
  for (const pattern of GIFT_NAMES) {
    const range = pattern.exec(text)?.indices;
    const [from, to] = range?.[1] ?? range?.[0] ?? [0, 0];
    const name = trimCondition(clause, from, to);
    if (name !== '' && !PRONOUN.test(name)) return name;
  }
  return '';
}

function chineseGiftName(clause: Clause): string {
  const text = clause.text;
  const at = text.search(/免费|包邮|免运费|包送|赠送|附赠|附送|白送|奉送|免配送费|免安装费|送/);
  const whole = /包邮|免运费|免配送费|包送|免安装费/.exec(text)?.[0];
  if (whole !== undefined) return whole;
  const cost = text.search(/成本|花费|费用|我们?(?:要|得)?(?:花|付|掏|贴|出|承担)/);
  const source =
    at >= 0 && (cost < 0 || cost > at)
      ? text.slice(at)
      : at >= 0
        ? text.slice(at)
        : text.slice(0, cost < 0 ? text.length : cost);
  const name = source
    .replace(/<[a-z]\d+>.*$/, (rest) => /^<[cd]\d+>(.{2,})/.exec(rest)?.[1] ?? '')
    .replace(/(?:成本|花费|费用).*$/, '')
    .replace(STRIP, '');
  const before = name === '' && at > 0 ? text.slice(0, at).replace(FULL_PRICE, '').replace(STRIP, '') : name;
  const start = before === '' ? -1 : text.indexOf(before);
  return start < 0 ? before : clause.words(start, start + before.length);
}

/** Under what discount or price a gift is given; takes the figure that says so. */
export function giftConditionOf(clause: Clause): GiftStatement['condition'] {
  const share = DISCOUNT_AT_MOST.exec(clause.text);
  const ofPrice = OF_PRICE_AT_LEAST.exec(clause.text)
    ?.slice(1)
    .find((tag) => tag !== undefined);
  if (ofPrice !== undefined) {
    const atMost = Number(`${Math.round((100 - clause.value(ofPrice)) * 1e6)}e-8`);
    clause.take(ofPrice);
    return { atMost };
  }
  const percent = share?.slice(1).find((tag) => tag !== undefined);
  if (percent !== undefined) {
    const atMost = Number(`${clause.value(percent)}e-2`);
    clause.take(percent);
    return { atMost };
  }
  const least = CONDITION_MARK.test(clause.text)
    ? PRICE_AT_LEAST.exec(clause.text)
        ?.slice(1)
        .find((tag) => tag !== undefined)
    : undefined;
  if (least !== undefined) {
    const priceAtLeast = clause.value(least);
    clause.take(least);
    return { priceAtLeast };
  }
  return FULL_PRICE.test(clause.text) ? { atMost: 0 } : null;
}

/** "Setup costs us $40 and is never part of the deal": what it costs is why it is refused. */
function refusedGift(clause: Clause): ReturnType<Recogniser> {
  if (!/\bnever (?:included|part|free|given|offered|thrown|for free|in the)\b/.test(clause.text)) return [];
  const { quote } = clause;
  const words = subjectWords(quote.replace(/\b(?:costs?|setting|sets|runs?)\b.*$/i, ' '));
  if (words.length === 0) return [];
  clause.take(...clause.left('mncdyx'));
  return [{ kind: 'never', words, about: 'gift', quote }];
}

/** Whether words of giving name no gift: what is included anyway, free for all, or a sum that is not read here. */
function saysNoGift(clause: Clause, conditional: boolean, goesOn: boolean): boolean {
  const plain = !conditional && !goesOn;
  if (plain && ONLY_INCLUDED.test(clause.text) && !/free|throw|complimentary|no (?:extra )?c/.test(clause.text))
    return true;
  const forAll = clause.language.spaced && FREE_FOR_ALL.test(clause.text) && !DELIVERED.test(clause.text);
  if (plain && forAll && !CONDITION_MARK.test(clause.text)) return true;
  return clause.left('mp').length > 0 && !conditional && !PRICE_AT_LEAST.test(clause.text);
}

/** "Free delivery at full price", "monogramming costs me 12 and can be thrown in", "原价成交送头盔". */
export const readGift: Recogniser = (clause, soFar) => {
  const cost = COSTS.exec(clause.text)
    ?.slice(1)
    .find((tag) => tag !== undefined);
  const free = FREE.test(clause.text) && !NOT_GIFT.test(clause.text) && !clause.language.refuses(clause.text);
  const conditional =
    FULL_PRICE.test(clause.text) || (CONDITION_MARK.test(clause.text) && DISCOUNT_AT_MOST.test(clause.text));
  const goesOn = soFar.previous.some((statement) => statement.kind === 'gift');
  const given = free || (conditional && (goesOn || DELIVERS.test(clause.text)));
  if (cost === undefined && (!given || saysNoGift(clause, conditional, goesOn))) return [];
  const { quote } = clause;
  const refused = cost === undefined || conditional ? [] : refusedGift(clause);
  if (refused.length > 0) return refused;
  if (cost === undefined && FOR_VOLUME.test(clause.text)) {
    clause.take(...clause.left('mncd'));
    return [{ kind: 'not_understood', reason: 'not_expressible', quote }];
  }
  const perDeal = WHOLE_DEAL.test(clause.text);
  const amount = cost === undefined ? null : clause.value(cost);
  if (cost !== undefined) clause.take(cost);
  const condition = giftConditionOf(clause);
  const what = giftName(clause);
  // 前女友送的围巾 says who once gave what is sold.
  if (what.startsWith('的')) return [];
  const before = soFar.previous.find((statement): statement is GiftStatement => statement.kind === 'gift');
  clause.understood = true;
  if (what === '' || PRONOUN.test(what)) {
    if (!before && free && cost === undefined) clause.understood = false;
    if (!before) return [{ kind: 'not_understood', reason: 'words', quote }];
    return [
      {
        ...before,
        cost: amount ?? before.cost,
        perDeal: perDeal || before.perDeal,
        condition: condition ?? before.condition,
        free: before.free || free,
      },
    ];
  }
  return [{ kind: 'gift', what, cost: amount, perDeal, condition, free, quote }];
};
