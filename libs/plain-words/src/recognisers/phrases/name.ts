import { pattern } from '@svc/language';

export const SELLING = pattern`
    \b(?:sell(?:ing)?|for sale|offer(?:s|ing)?|listing|rent out|supply|let(?:ting)? go of)(?![a-z'])
    (?: (?:my|our|an?|the|this|used|some|these|:)(?![a-z])){0,8}\s*:?\s*((?:[^,.;:()!?<]|<[xycd]\d+>){2,90}?)
    (?=
      \s*
        (?:
          $
          |[,.;:()!?]
          |\bfor\b
          |\bat\b
          |\basking\b
          |\bwith\b
          |\bpriced\b
          |\bto\b
          |\band\b
          |\bby\b
          |\bvin\b
          |\bsku\b
          |\bin\b
          |\bfrom\b
          |\bprice\b
          |\bstarting\b
          |\bbecause\b
          |\bwhich\b
        )
    )
  `;

/** Words with which a title does not begin or that make it a sentence. */
export const SENTENCE = pattern`
    \b(?:i|we|you|they|is|are|was|can|will|would|not?|never|if|for|lowest|price|free|discounts?)\b
    |不
    |最低
    |价
    |如果
    |可以
    |优惠
    |我
    |送
    |付
  `;
