import { foldText, patternWith } from '@svc/language';
import { DETERMINER } from './gone-without.js';

/** Words of giving for nothing, and words that carry no condition. */
const GIVING = new Set(
  (
    'a an and any anyone anybody anything are as ask asks at back be best bit buyer buyers can come could discount ' +
    'down drop every everybody everyone for free freely further from get gets give given go goes happy have i if in ' +
    'is it just knock less let low lower max maximum may me most my no nobody not nothing of off on one only or our ' +
    'own person price prices reduce room save so some somebody someone take that the their them then there they ' +
    'this to up us wants we who whoever will willing without would you your each per unit about around little wiggle ' +
    'simply asking nicely people return back politely merely francs franc crowns rupees yen tenner fiver quid euro ' +
    'pound dollar buck cent cents pence sterling straight away right now per cent percent dollars ' +
    'euros pounds bucks obo ono negotiable haggle haggling wish tell'
  ).split(' '),
);
const CODES = /^(?:usd|eur|gbp|cny|rmb|chf|inr|jpy|hkd|twd|aud|cad|sgd|nzd|sek|nok|dkk)$/i;
const GIVING_CHINESE = patternWith('g')`
    (?:
      开口
      |诚心
      |抹掉
      |问到
      |边个
      |任何人?
      |所有人?
      |人人
      |谁
      |都
      |也
      |就
      |可以?
      |能
      |给
      |您
      |你
      |我们?
      |买家
      |客户
      |顾客
      |大家
      |直接
      |无条件
      |不附?条件
      |没有?条件
      |条件
      |最多
      |最高
      |至多
      |小刀
      |小
      |刀
      |砍
      |讲价
      |议价
      |还价
      |还
      |让利?
      |优惠
      |便宜
      |减
      |折扣?
      |打
      |价格?
      |降
      |元
      |块钱?
      |少
      |再
      |左右
      |的
      |了
      |吧
      |点
      |些
      |一口
      |爽快
      |随便
      |白
      |送
      |要
      |问
      |来
      |只要
      |如果
      |谈
      |有
      |在
      |是
      |，
      |。
      |每
      |个
      |件
    )
  `;

/**
 * The words of a discount for nothing that say something else, in small letters, as "midweek bookings" in "Midweek
 * bookings £200 off"; empty where nothing is left. Numbers and words of giving are no condition.
 * @example leftOver('Midweek bookings £200 off') // 'midweek bookings'
 */
export function leftOver(words: string): string {
  const plain = foldText(words)
    .text.replace(/\b(?:an?|per|each|every) [a-z]+/gi, ' ')
    .replace(/\b(?:[A-Z]{3}|HK|US|Rs|CHF)\b/gi, (code) =>
      /^(?:[a-z]{3})$/i.test(code) && !CODES.test(code) ? code : ' ',
    )
    .replace(/[$€£¥₹]?\s?\p{Nd}[\p{Nd}.,]*\s?(?:%|％|[kp]\b)?/gu, ' ');
  const chinese = plain
    .replace(/[^\u3400-\u9fff]/g, ' ')
    .replace(GIVING_CHINESE, ' ')
    .replace(/[零一二两三四五六七八九十百千万]/g, ' ');
  const left = chinese.match(/[\u3400-\u9fff]{2,}/g) ?? [];
  const english = (plain.match(/[a-z][a-z'’-]*/gi) ?? []).filter(
    (word) => !GIVING.has(word.toLowerCase().replace(/['’].*$/, '')),
  );
  return [...left, ...english].join(' ');
}

const WITHOUT_AT_END = patternWith('i')`\bwithout[ ](?:${DETERMINER}[ ])?$`;

/**
 * What is left of a clause, with the "without" before it: the thing alone would say the opposite.
 * @example leftOverDenied('£25 off without the bag') // 'without the bag'
 */
export function leftOverDenied(words: string): string {
  const left = leftOver(words);
  return (WITHOUT_AT_END.exec(words.slice(0, words.indexOf(left)))?.[0] ?? '') + left;
}
