import { pattern } from '@svc/language';
import { goneWithout } from './gone-without.js';

/** How buyers are shown what an option is, where the seller's words say one of the known things. */
interface KnownOption {
  en: string;
  zh: string;
  pattern: RegExp;
}

/** The more specific first. */
const KNOWN: readonly KnownOption[] = [
  {
    en: 'Bank transfer in advance',
    zh: '预付转账',
    pattern: pattern`
    (?=.*\b(?:bank transfer|wire|transfer)\b)
      (?=.*\b(?:up ?front|in advance|before (?:delivery|shipping|shipment|production)|prepa\w+)\b)
    |预付.*转账
    |转账.*预付
  `,
  },
  {
    en: 'Cash on pick-up',
    zh: '自提付现',
    pattern: /\bcash (?:on|at|upon) (?:pick-?up|collection)\b|自提.*现金|现金.*自提/,
  },
  {
    en: 'Bank transfer',
    zh: '银行转账',
    pattern: pattern`
    ^(?:pay(?:s|ing|ment)? )?(?:everything )?(?:by |via |with )?(?:a )?(?:bank |wire )?transfer$
    |^(?:银行)?转账(?:付款|支付)?$
  `,
  },
  {
    en: 'Cash',
    zh: '现金',
    pattern: pattern`
    ^(?:pay(?:s|ing|ment)? )?(?:in |with |by )?cash(?: payment| in hand)?$
    |^(?:付|用)?现金(?:付款|支付|结账|结算)?$
    |^付现$
  `,
  },
  {
    en: 'Full payment in advance',
    zh: '预付全款',
    pattern: pattern`
    ^(?:pay(?:s|ing|ment)? )?(?:it |everything |all |the full amount |in full )?(?:up ?front|in advance)$
    |^prepay(?:s|ing|ment)?$
    |^(?:advance|full) payment(?: in advance)?$
    |^(?:全款预付|预付全款|付全款|全款|款到发货|先款后货|一次性付清)$
  `,
  },
  { en: 'Direct debit', zh: '自动扣款', pattern: /^(?:pay(?:s|ing|ment)? )?(?:by )?(?:sepa )?(?:direct )?debit$/ },
  {
    en: 'Pick-up',
    zh: '自提',
    pattern: pattern`
    ^(?:they |the buyer |customer )?
      (?:
        pick(?:s|ing)?(?: (?:it|them|this|everything|the \w+))? up
        |pick-?ups?
        |collect(?:s|ing|ion)?(?: (?:it|them))?
        |fetch(?:es|ing)?(?: (?:it|them))?
        |comes? and gets?(?: (?:it|them))?
        |self-?collection
      )(?: (?:it|them|themselves|himself|herself|yourself|in person|myself)){0,8}$
    |^(?:客户|买家)?(?:上门)?(?:自提|自取|自己来[提拉取])(?:的|货)?$
  `,
  },
  { en: 'Delivery', zh: '送货', pattern: /^(?:free )?(?:delivery|shipping)$|^(?:免费)?(?:送货|配送)(?:上门)?$/ },
  {
    en: 'One year',
    zh: '一年',
    pattern: pattern`
    ^(?:sign(?:s|ing)? )?(?:for )?(?:a|an|one|1)[ -](?:full )?year(?: contract| commitment| term)?$
    |^签?一年(?:合同)?$
  `,
  },
  {
    en: 'Two years',
    zh: '两年',
    pattern:
      /^(?:sign(?:s|ing)? )?(?:for )?(?:two|2)[ -]years?(?: contract| commitment| term)?$|^签?[两二]年(?:合同)?$/,
  },
  {
    en: 'Three years',
    zh: '三年',
    pattern: /^(?:sign(?:s|ing)? )?(?:for )?(?:three|3)[ -]years?(?: contract| commitment| term)?$|^签?三年(?:合同)?$/,
  },
];

/** The label of an option as buyers see it: the standard one of a known thing, else the seller's words. */
export function optionLabel(words: string, language: 'en' | 'zh'): string {
  const text = words.toLowerCase().trim();
  const without = goneWithout(words);
  if (without !== null) return /^without\b/i.test(words) ? words : `without the ${without}`;
  const known = KNOWN.find(({ pattern }) => pattern.test(text))?.[language] ?? words;
  return known.toLowerCase() === text ? words : known;
}
