import { pattern, traditional } from '@svc/language';
import { PEOPLE } from './phrases/buyer-kinds.js';
import { CHINESE_BUYERS } from './phrases/chinese-buyers.js';

/** A kind of buyer that a caller's records can confirm, and how sellers name it. */
export interface BuyerKind {
  flag: string;
  pattern: RegExp;
  /** Words for it in both languages. */
  words: readonly string[];
}

/** In the order in which they are tried. */
const KINDS: readonly BuyerKind[] = [
  {
    flag: 'new_customer',
    words: ['new customer', 'first-time', 'first order', '新客户', '新用户', '首单', '新客'],
    pattern: new RegExp(`\\bnew ${PEOPLE}\\b|新(?:客|顾客|用户|会员|买家|租客|学员|生)`),
  },
  {
    flag: 'returning_customer',
    words: ['returning customer', 'repeat', 'existing', 'loyal', 'regular', '老客户', '回头客', '老顾客', '老用户'],
    pattern: pattern`
    \b(?:returning|repeat|existing|loyal|regular|long-?(?:time|standing)|previous|past|former|old) ${PEOPLE}\b
    |\b(?:bought|ordered|rented|booked|purchased|shopped|worked|dealt)\b[^<,.]{0,24}\b
      (?:
        before(?! (?!(?:get|receive|have|pay|save|earn|take|and|or)\b)[a-z\d<])
        |already|previously|in the past|last (?:year|season|time)
      )\b
    |\b(?:who|that|i|we|they|already|you)(?:'ve|'d| have| had| has)? [a-z]+(?: [a-z]+){0,4}?[ ]
      (?:before|already|previously|in the past|earlier|last (?:year|season|time|summer|winter))
      (?= (?:get|receive|have|pay|save|earn|take))
    |老(?:客|顾客|用户|买家|主顾|会员|租客|学员|生)
    |回头客
  `,
  },
  { flag: 'student', words: ['student', '学生'], pattern: /\bstudents?\b|学生/ },
  {
    flag: 'teacher',
    words: ['teacher', 'educator', '教师', '老师'],
    pattern: /\b(?:teachers?|educators?|faculty)\b|老师/,
  },
  {
    flag: 'senior',
    words: ['senior', 'pensioner', '老年人', '退休'],
    pattern: /\b(?:seniors|senior citizens?|pensioners?|retirees?)\b|老人/,
  },
  {
    flag: 'military',
    words: ['military', 'veteran', '军人', '退伍'],
    pattern: /\b(?:military|veterans?|service ?members?)\b/,
  },
  {
    flag: 'first_responder',
    words: ['first responder', 'firefighter', 'paramedic', 'police', '消防', '警察'],
    pattern: /\bfirst responders?\b|\bfire ?fighters?\b|\bparamedics?\b|\bpolice officers?\b/,
  },
  {
    flag: 'nonprofit',
    words: ['nonprofit', 'non-profit', 'charity', 'ngo', '公益', '非营利'],
    pattern: /\bnon-?profits?\b|\bcharities\b|\bngos?\b|公益|慈善|非营利|非盈利/,
  },
  {
    flag: 'school',
    words: ['school', 'university', 'education', '学校', '教育'],
    pattern: pattern`
    \b(?:schools?|universit(?:y|ies)|education(?:al)? (?:customers?|institutions?|buyers?))\b
    |学校
    |院校
    |高校
    |教育机构
  `,
  },
  { flag: 'startup', words: ['startup', '初创'], pattern: /\bstart-?ups?\b|初创|创业公司/ },
  {
    flag: 'government',
    words: ['government', 'public sector', '政府', '事业单位'],
    pattern: /\bgovernment\b|\bpublic sector\b|政府|事业单位|国企/,
  },
  { flag: 'employee', words: ['employee', 'staff', '员工'], pattern: /\bemployees\b|\bstaff\b|员工|内部人员/ },
  {
    flag: 'vip',
    words: ['vip', 'gold', 'premium member', '贵宾'],
    pattern: /\bvips?\b|\bgold (?:customers?|members?)\b|贵宾|大客户|重点客户/,
  },
  { flag: 'member', words: ['member', '会员'], pattern: /\bmembers?\b|会员/ },
  {
    flag: 'reseller',
    words: ['reseller', 'dealer', 'distributor', 'trade', '经销商', '代理商', '分销商'],
    pattern: pattern`
    \b(?:resellers?|distributors?|trade (?:customers?|buyers?|accounts?)|wholesalers?|dealers get)\b
    |经销商
    |代理商
    |分销商
    |同行客户
  `,
  },
  { flag: 'partner', words: ['partner', '合作伙伴'], pattern: /\bpartners\b|合作伙伴|合作方/ },
  {
    flag: 'neighbor',
    words: ['neighbor', 'neighbour', 'local', '邻居', '本地', '同小区'],
    pattern: /\bneighbou?rs?\b|\blocals\b|\blocal (?:customers?|buyers?|residents?)\b|邻居|本小区|同小区|本地居民/,
  },
  {
    flag: 'friend',
    words: ['friend', 'family', '朋友', '亲友', '熟人'],
    pattern:
      /\bfriends? (?:and|or|&) family\b|\bfriends\b(?! (?:who|sign|join|come|book|buy|order|along|together))|亲友|熟人/,
  },
  {
    flag: 'nurse',
    words: ['nurse', 'health worker', '医护'],
    pattern: /\bnurses?\b|\bhealth ?(?:care )?workers?\b|医护|医务/,
  },
];

const CHINESE: ReadonlyMap<string, readonly string[]> = new Map(
  CHINESE_BUYERS.map(([flag, words]) => [
    flag,
    words.split(' ').flatMap((word) => [...new Set([word, [...word].map(traditional).join('')])]),
  ]),
);

/**
 * Every kind with its words in English and in both Chinese scripts; those that only Chinese tells apart have no
 * pattern for running text.
 */
export const BUYER_KINDS: readonly BuyerKind[] = [
  ...KINDS.map((kind) => ({ ...kind, words: [...kind.words, ...(CHINESE.get(kind.flag) ?? [])] })),
  ...[...CHINESE]
    .filter(([flag]) => KINDS.every((kind) => kind.flag !== flag))
    .map(([flag, words]) => ({ flag, words: [flag.replaceAll('_', ' '), ...words], pattern: /(?!)/ })),
];

/** The kind of buyer that a text names first, if any. */
export function buyerKindOf(text: string): BuyerKind | undefined {
  return KINDS.find((kind) => kind.pattern.test(text));
}
