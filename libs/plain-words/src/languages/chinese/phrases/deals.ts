import { MEASURE_WORD } from '../../../words/measures.js';
import { pattern } from '@svc/language';

const COUNT = '(<[cn]\\d+>)';

export const MEASURE = `(?:\\s?${MEASURE_WORD})?`;

/** A way to name a volume; the count is in group 1, and may be a bare number where `bare` is set. */
export interface VolumePhrase {
  pattern: RegExp;
  bare?: boolean;
}

/** How a volume is named. */
export const VOLUMES: readonly VolumePhrase[] = [
  {
    pattern: new RegExp(
      `(?:满|超过|超|上(?=<)|够|达到|达|不少于|不低于|多于|大于|凑够|凑满|买到|订到|做到)了?\\s?${COUNT}${MEASURE}`,
    ),
  },
  {
    pattern: pattern`
    ${COUNT}${MEASURE}(?:[一-鿿]{1,2})?\s*(?:及其?|或|和|含)?
    (?:以上|之上|往上|开始|或更多|起(?!订|批|售|卖|发|送|拿|租|签|印|做|购|接)|朝上)
  `,
    bare: true,
  },
  {
    pattern: new RegExp(
      `${COUNT}${MEASURE}(?:全部?|一起|一次|整批|都){0,8}(?:带走|拿走|全?要|要走|买走|包下|收走|拿下|打包)`,
    ),
  },
  { pattern: new RegExp(`(?:量到|整批|买|订购?|拿|购买|购|采购|要|租|住|订货|下单|进|包下|报)\\s?${COUNT}${MEASURE}`) },
];

/** What may be had for nothing, in the seller's words. */
export const FOR_NOTHING = pattern`
    随口
    |人人
    |什么(?:都|也)不(?:做|干|要|用)
    |口头砍价
    |谁都(?:行|可以|能)
    |谁(?:来)?问
    |任何人
    |无条件
    |不用(?:任何)?条件
    |没有?条件
    |随便
    |直接
    |问就
    |开口就
    |都可以
    |人人
  `;

export const NOTHING_FREE = pattern`
    (?:其他|其它|其余|别的)(?:情况|时候|客户|人)?
    |条件以外
    |除此
    |以外
    |(?:没有?|无)(?:任何)?(?:回报|条件|交换)
    |什么条件都不
    |什么(?:都)?不(?:拿|给|做|换|有|答应|干|肯|要求)
    |无条件
    |平白
    |空口
    |光(?:靠)?嘴
    |不(?:拿|给)(?:东西|条件)
  `;

export const NOT_GIVEN = pattern`
    (?:不|没法|免)(?:会|能|可以?|再|予|给){0,8}(?:打折|还价|让|降|优惠|便宜|减|少|议价|谈)
    |<[mn]\d+>(?:都)?不(?:让|少|降|便宜|减|优惠)
    |一[分毛](?:也)?不
    |没有?折扣
  `;

export const NO_CONDITION = pattern`
    ^
    (?:
      最多
      |可以
      |价格
      |直接
      |还
      |再
      |我
      |我们
      |大概
      |可谈
      |[一每1]?[一-鿿]
      |折扣
      |其中
      |一般
      |标价
      |售价
      |在标价上
      |总价
      |量大
      |批量
      |多买
    )$
  `;
