import { pattern } from '@svc/language';

/** The verbs of being, having and coming, and what a buyer gets: a sentence of them tells a state. A closed class. */
export const SAYS = /\b(?:has|have|had|is|are|was|were|there's|(?:can|may) be|comes|you (?:can|may|get))\b/;

/** What a seller says about themselves, their reasons and their limits is not for buyers. */
export const PRIVATE = pattern`
    \b
      (?:
        i
        |me
        |my
        |mine
        |myself
        |us
        |he
        |she
        |his
        |paid
        |bank
        |debts?
        |divorce\w*
        |doctor
        |hospital
        |cost me
        |need(?:s)? to sell
        |want to sell
        |hurry
        |secret
        |confidential
        |between us
        |don't tell
        |do not tell
        |internally
        |margin
        |profit
        |bottom line
        |floor
        |lowest
        |desperate
        |negotiat\w*
        |discount
        |haggl\w*
      )\b
    |我(?!们)
    |急
    |成本
    |利润
    |底价
    |底线
    |最低
    |别告诉
    |不要告诉
    |保密
    |内部
    |不能说
    |还价
    |议价
    |优惠
    |折扣
  `;
