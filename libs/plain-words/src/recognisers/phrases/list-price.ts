import { MEASURE_WORD } from '../../words/measures.js';
import { pattern } from '@svc/language';

export const PRICE = '(<[mny]\\d+>)';

export const GAP = '[^<]{0,70}?';

/** Cues that name the asking price and nothing else. */
export const ASKING = pattern`
    (?:
      \bask(?:ing)?(?: price)?\b
      |\blist(?:ed|s|ing)?(?: price)?\b
      |\bsticker\b
      |\btag(?:ged)?\b
      |\badvertised\b
      |标价
      |售价
      |要价
      |挂牌价?
      |报价
      |定价
      |开价
      |叫价
      |零售价
      |对外价
      |单价
      |批发价
      |出厂价
      |挂(?:的)?价
      |卖价
      |牌价
      |挂
      |房租
      |租金
      |月租
      |日租
      |学费
      |会费
      |年费
      |月费
      |服务费
    )${GAP}${PRICE}
  `;

export const SELLING = pattern`
    (?:
      \bprice[ds]?\b
      |\brates?\b
      |\bfees?\b
      |\brent\b
      |\bcharg(?:e|es|ing)\b
      |\bsell(?:s|ing)?\b
      |\bsold\b
      |\bsale\b
      |\bgo for\b
      |\blooking (?:for|to get)\b
      |\bhop(?:e|ing) (?:for|to get)\b
      |\bwant\b
      |(?:'d|would) like\b
      |\boffer\b
      |\bcosts?\b
      |\bstart at\b
      |\bquot(?:e|ed)\b
      |\bat\b
      |\bfor\b
      |\bis\b
      |\bare\b
      |价格?
      |卖
      |出售
      |出
      |售
      |收费
      |要
      |每${MEASURE_WORD}
      |一${MEASURE_WORD}
    )${GAP}${PRICE}
  `;

/** Money that was paid or is compared with, not asked. */
export const PAST = pattern`
    \b
      (?:
        paid
        |bought
        |cost me
        |cost us
        |costs? (?:me|us)
        |originally
        |original price
        |was
        |were
        |new (?:it |they |ones? )?(?:costs?|was|goes?)
        |brand new
        |worth
        |valued
        |elsewhere
        |competitors?
        |dealers? (?:ask|want)
        |market (?:price|value|rate)s?
      )\b
    |买的时候
    |当时
    |买入
    |入手
    |新的要
    |新车
    |成本
    |进价
    |值
    |别家
    |同行
    |运费
    |押金
    |定金
  `;

/** A price that holds only for some. */
export const SPECIAL = pattern`
    \b
      (?:
        cash
        |prepaid
        |prepay
        |pre-?pay\w*
        |pick-?up
        |wholesale
        |members?
        |bulk
        |annual
        |yearly
        |friends?
        |student
        |trade
        |volume
      )[- ](?:price|rate|payment|buyers?)\b
    |现金价
    |自提价
    |会员价
    |团购价
    |全款价
    |年付
    |客户价
    |优惠价
  `;
