import { MEASURE_WORD } from '../../words/measures.js';
import { pattern } from '@svc/language';

const COUNT = '(<[cny]\\d+>)';

const MEASURED = `(?:\\s?${MEASURE_WORD})?`;

/** A way to name a volume; the count is in group 1. */
export interface VolumePhrase {
  pattern: RegExp;
  /** Counts a bare number only beside a word of ordering. */
  needsOrderWord?: boolean;
  /** Counts only where the price of one is known. */
  needsPrice?: boolean;
  /** So few words that a bare number needs a list or a percentage beside it. */
  sparse?: boolean;
}

/** How a volume is named; the count is in the last group that matched. */
export const VOLUMES: readonly VolumePhrase[] = [
  {
    pattern: pattern`
    ${COUNT} ?
    (?:
      \+
      |plus\b
      |or (?:more|over|above|longer|larger|bigger|up|better|beyond)
      |and (?:up|above|over|more)
      |upwards?
      |and upwards
      |or greater
      |at a time
      |at once
    )(?! than)
  `,
  },
  {
    pattern: pattern`
    \b
    (?:
      book(?:s|ed|ing|ings)?
      |hir(?:e|es|ing)
      |rent(?:s|ing)?
      |stay(?:s|ing)?
      |sign(?:s|ing)? up
      |orders?
      |order(?:s|ed|ing)?
      |buy(?:s|ing)?
      |tak(?:e|es|ing)
      |purchas(?:e|es|ing)
      |quantity
      |volumes?
      |commit(?:s|ting)? to
      |want(?:s)?
      |need
      |get
      |for
      |at
      |from
      |over
      |above
      |more than
      |starting (?:at|with|from)
      |beyond
      |exceed(?:s|ing)?
      |reach(?:es|ed|ing)?
      |hits?
      |past
      |pass(?:es)?
      |once
      |upon
      |with
      |at least
      |teams?
    )
    (?:
      [ ]
        (?:
          of
          |for
          |over
          |above
          |more than
          |at least
          |from
          |exceeding
          |beyond
          |a total of
          |about
          |between
          |or more
          |them
          |the
          |all
          |orders?
          |reach(?:es)?
          |up
          |they
          |you
          |someone
          |buyers?
          |buys?
          |takes?
          |orders?
          |larger than
          |bigger than
        )
    ){0,8} ${COUNT}
  `,
    needsOrderWord: true,
  },
  {
    pattern: pattern`
    (?:
      满
      |超过
      |超出
      |达到
      |达
      |够
      |买
      |订购
      |订
      |购买
      |购
      |采购
      |拿货
      |拿
      |要
      |下单
      |一次性?
      |单次
      |批量
      |量大
      |数量
      |进货?
      |首批
      |从
    )\s?${COUNT}${MEASURED}(?:\s?(?:以上|之上|起|更多|往上|开始))?
  `,
  },
  { pattern: new RegExp(`${COUNT}${MEASURED}\\s?以上`) },
  {
    pattern: new RegExp(
      `\\b(?:pallets?|batch(?:es)?|lots?|groups?|teams?|part(?:y|ies)|blocks?|bundles?|sets?) of ${COUNT}`,
    ),
    needsPrice: true,
  },
  { pattern: new RegExp(`^\\s*${COUNT}(?: \\w+)?\\s{0,2}(?:[:=]|-)?\\s{0,2}(?=<[mnp])`), sparse: true },
  { pattern: new RegExp(`${COUNT} (?:together|at once|in one go|in one order)\\b`), sparse: true },
  {
    pattern: new RegExp(`\\b(?:all|the (?:whole|full) (?:lot|batch|set)(?: of)?|everything|the lot,?) ${COUNT}`),
    sparse: true,
  },
  {
    pattern: new RegExp(`^\\s*${COUNT} (?:get|gets|earn|earns|takes?|brings?|unlocks?|is|are|at|for)\\b`),
    sparse: true,
  },
];

/** "Two things bring it down": a count of what is said, not of what is sold. */
export const POINTS = pattern`
    [ ]
    (?:
      things
      |ways
      |options
      |reasons
      |conditions
      |discounts
      |deals
      |exceptions
      |rules
      |points
      |offers
      |extras
      |trades
      |possibilities
    )$
  `;
