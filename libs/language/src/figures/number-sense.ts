import type { NumberSense } from './number-mention.js';
import { pattern } from '../pattern.js';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|' +
  'sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
/** Days that stand before another one of the same month: "Dec 25 and 31". */
const DAYS = '(?:\\d{1,2}(?:st|nd|rd|th)? ?(?:,|and|or|to|&|-|–|/) ?){0,4}';
const MONTH_BEFORE = new RegExp(`(?:^|[^a-z])${MONTH} (?:the )?${DAYS}$`, 'u');
const MONTH_AFTER = new RegExp(`^(?:st|nd|rd|th)? (?:of )?${MONTH}(?![a-z])`, 'u');
const YEAR_BEFORE = /(?:^|[^a-z])(?:in|since|model|year|from|my|a|an|the|this|that|your|until|till|late|early) $/;
const YEAR_AFTER = pattern`
    ^ (?!
      dollars
      |bucks
      |euros
      |pounds
      |yuan
      |for
      |is
      |and
      |or
      |if
      |total
      |cash
      |but
      |with
      |plus
      |works
      |now
      |today
      |firm
      |max
      |tops
      |all
      |as
      |to
      |on
      |at
      |in
      |it
      |per
      |units?
      |pieces?
      |would
      |please
      |deal
      |offer
      |price
      |final
      |then
      |when
      |each
      |flat
      |even
      |instead
      |right
    )[a-z]
  `;
const CODE_BEFORE = pattern`
    (?:
      [a-z_#@/\\]
      |[a-z][-_]
      |(?:
        room
        |version
        |item no\.?
        |order no\.?
        |invoice
        |zip
        |iso
        |soc
        |section
        |step
        |round
        |(?<!bottom )line
        |model
        |type
        |class
        |page
        |chapter
      )[ ]
    )$
  `;
const ORDINAL_BEFORE = pattern`
    (?:
      (?:^|[^a-z])(?<!(?:i|we|can|could|will|to|would|only|may|might|must|not|'ll|'d) )(?:
        option|offer|choice|number|no\.?|package|deal|menu|plan|variant|version
      ) ?#?
      |#
      |第
      |选项
      |方案
      |选
      |套餐
    )$
  `;

/** What a number written with digits is, seen from the words around it; null where it may be an amount. */
export function senseAround(before: string, after: string, digits: string, value: number): NumberSense | null {
  if (/^(?:st|nd|rd|th)(?![a-z])/.test(after)) return MONTH_AFTER.test(after) ? 'date' : 'ordinal';
  if (digits.length === 1 && ORDINAL_BEFORE.test(before)) return 'ordinal';
  if (
    /^\s?(?:am|pm|a\.m|p\.m|o'?clock)(?![a-z])/.test(after) ||
    /^点(?!\d|[一二三四五六七八九]\d)(?:钟|半|整|前|后|左右|[一二三四五六七八九十]+分|$)/.test(after)
  )
    return 'time';
  if (/(?:上午|下午|早上|晚上|中午)$/.test(before) && after.startsWith('点')) return 'time';
  if (
    value <= 24 &&
    Number.isInteger(value) &&
    /^\s?点(?![\d一二三四五六七八九])/.test(after) &&
    !/(?:降|让|减|优惠|少|便宜|返|抽|涨|加|扣|再)\s?$/.test(before)
  )
    return 'time';
  if (
    value <= 31 &&
    (MONTH_BEFORE.test(before) || MONTH_AFTER.test(after) || /^(?:月|号(?!楼)|日(?!元|以上|起))/.test(after))
  )
    return 'date';
  if (/^(?:net[ -]|n\/)$/.test(before.slice(-4).replace(/^[^n]+/, '')) && value <= 365) return 'payment_days';
  if (/^\d{4}$/.test(digits) && value >= 1900 && value < 2100) {
    if (
      /^年/.test(after) ||
      (YEAR_BEFORE.test(before) &&
        (YEAR_AFTER.test(after) || /(?:in|since|model|year|from|my|until|till|late|early) $/.test(before)))
    )
      return 'year';
    if (MONTH_BEFORE.test(before) || /^ model(?![a-z])/.test(after)) return 'year';
  }
  if (/^1[3-9]\d{9}$/.test(digits) || (before.endsWith('+') && digits.length >= 8) || /^[\d ()+-]{13,}$/.test(digits))
    return 'phone';
  return CODE_BEFORE.test(before) ? 'code' : null;
}

const PERCENT_AFTER =
  /^\s{0,2}(?:%|percent(?![a-z])|per cent(?![a-z])|pct(?![a-z])|percentage points?(?![a-z])|个点|個點|个百分点)/;
const OFF_AFTER = /^\s{0,2}(?:off|discount|rabatt|less|cheaper|reduction|的?折扣|的?优惠|off的)/;
const OFF_BEFORE =
  /(?:discount of|discount by|save|reduction of|优惠|降价?|便宜|减|让利?|少)\s?(?:up to |about |around )?$/;

const FRACTION_BEFORE = /(百分之|千分之|万分之) ?$/;

/** The percent sign or words that make a number a share. */
export interface PercentSign {
  /** Characters of it before the number and behind it. */
  before: number;
  length: number;
  /** Whether the words say that it is taken off. */
  off: boolean;
  /** Of how many it is, as an exponent of ten: 2 for per cent, 3 for 千分之. */
  under: number;
}

/** The percent sign or words of a number between `before` and `after`; null where there is none. */
export function percentAfter(before: string, after: string): PercentSign | null {
  const fraction = FRACTION_BEFORE.exec(before);
  if (fraction) {
    const rest = before.slice(0, fraction.index);
    const under = fraction[1] === '百分之' ? 2 : fraction[1] === '千分之' ? 3 : 4;
    return { before: fraction[0].length, length: 0, off: OFF_AFTER.test(after) || OFF_BEFORE.test(rest), under };
  }
  const found = PERCENT_AFTER.exec(after)?.[0];
  if (found === undefined) return null;
  const off = OFF_AFTER.test(after.slice(found.length)) || OFF_BEFORE.test(before);
  return { before: 0, length: found.length, off, under: 2 };
}

/** The percent off that a Chinese `折` after this number means (八折, 九五折, 8.5折), or null. */
export function zhePercent(value: number, digits: number): number | null {
  const tenths = value < 10 ? value : value < 100 && digits === 2 ? value / 10 : null;
  return tenths === null || tenths <= 0 || tenths > 10 ? null : Math.round((100 - tenths * 10) * 1e6) / 1e6;
}
