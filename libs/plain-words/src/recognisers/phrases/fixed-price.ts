import { oneOf } from '../../words/one-of.js';
import { part } from '@svc/language';

export const FIXED = new RegExp(
  oneOf([
    String.raw`\b(?:price|it|that|this)(?: is|'s) (?:firm|fixed|final|not negotiable|non-?negotiable)\b`,
    String.raw`\bfirm price\b`,
    String.raw`\bfixed price\b`,
    String.raw`\bprice (?:firm|fixed|final)\b`,
    part`
    ^\s*
    (?:
      firm
      |fixed
      |non-?negotiable
      |no haggling
      |no negotiation
      |no discounts?(?: at all| ever| whatsoever| under any circumstances)?
      |no bargaining
    )\s*[.!]?\s*$
  `,
    part`
    \b
    (?:
      no haggling
      |no bargaining
      |not negotiable on price
      |price is not up for
      |won't budge
      |will not budge
      |no room on (?:the )?price
    )
  `,
    String.raw`\bnot? (?:cent|penny|dollar) (?:less|off)\b`,
    String.raw`一口价`,
    String.raw`不议价`,
    String.raw`不还价`,
    String.raw`不讲价`,
    String.raw`谢绝(?:还价|议价|讲价)`,
    String.raw`不打折(?!扣?(?:外|之外))`,
    String.raw`不二价`,
    String.raw`恕不议价`,
    String.raw`概不(?:还价|议价)`,
    String.raw`价格不谈`,
    String.raw`不刀`,
    String.raw`拒绝还价`,
  ]),
);
