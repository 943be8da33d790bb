import type { Clause } from './clause.js';
import { saysStacks } from './stacking-words.js';
import type { Figure } from './statement.js';
import { MEASURE_WORD } from './chinese/measures.js';

/** A discount as it is said in a clause. */
export interface Discount {
  tag: string;
  figure: Figure;
  /** On top of the rest. */
  extra: boolean;
  /** It adds to other discounts, because it is extra or said to be combinable. */
  stacks: boolean;
  /** The range of the clause's text that says it. */
  from: number;
  to: number;
}

type FoundFigure = Omit<Discount, 'extra' | 'stacks'>;

const PRICE = '<[mny]\\d+>';
const UP_TO = '(?:up to |as much as |at most |a max(?:imum)? of |about |around |roughly |maybe |just |only |by |of |an? |some |the ){0,8}';

/** Ways to say an amount off; the tag is in group 1. */
const AMOUNTS_OFF: readonly RegExp[] = [
  new RegExp(`(?:another |extra |additional |further )?(${PRICE})(?: (?:more|extra|further|(?:per|an?|every|each|the) [a-z]+(?: (?:metre|meter|foot))?|each|apiece))?[ -](?:off|less|cheaper|discount|reduction|rebate|lower|below list|under list|credit|cash ?back|knocked off|taken off)`, 'd'),
  new RegExp(`(?:discount|reduction|rebate|credit|cash ?back|price cut)s? ?:?(?: is| are)? ${UP_TO}(${PRICE})`, 'd'),
  new RegExp(`(?:save|saves|saving|drop|drops|knock|knocks|shave|shaves|cut|cuts|lower|lowers|reduce|reduces|reduced|deduct|deducts|subtract|subtracts|come down|comes down|go down|goes down|drops? the price|minus|take off|knock off)(?: (?:off|the price|it|you|them|an? (?:buyer|customer)|the (?:buyer|customer|client)|buyers|customers|people))? ${UP_TO}(?:another |an extra |extra |additional )?(${PRICE})(?! ?(?:to|for)\\b)(?=(?: (?:more|extra|further|off|from|less))|[^<]{0,12}$| (?:if|when|for|with|on|in|per|each|a|provided)\\b)`, 'd'),
  new RegExp(`(?<=^[^<(]*\\b[a-z]+ing\\b[^<(]*)\\((${PRICE})\\)\\s*$`, 'd'),
  new RegExp(`(${PRICE})(?: [a-z]+){0,2} (?:comes?|goes|is taken|gets taken|is knocked|drops?|taken) off`, 'd'),
  new RegExp(`\\bby (?:another |an extra )?(<m\\d+>)`, 'd'),
  new RegExp(`\\b(?:give|gives|grant|grants|allow|allows|worth)(?: them| you| back| a buyer| buyers| customers| people)? (?:another |an extra )?(<m\\d+>)(?! ?(?:each|apiece|per|for the|in total|to (?:me|us)))`, 'd'),
  new RegExp(`(?:another|an extra|an additional|a further|extra|additional|further)(?: discount of| reduction of)? (${PRICE})`, 'd'),
  new RegExp(`(${PRICE})(?: a \\w+| per \\w+| each)? (?:more|extra|further|on top)`, 'd'),
  new RegExp(`(?:^|[^\\w>])[-−]\\s?(${PRICE})`, 'd'),
  new RegExp(`(?:便宜|遍宜|优惠|抹(?:掉|去|零)?|砍掉|刀掉|打掉|折让|返利|立省|节省|立减|直减|减免|减价|减|少收|少付|少|让利|让价|让|返现|返还|返|省|再谈|补贴|补助|抵扣|抵|降价|降低|下浮|下调|降|扣除|扣|折让|折)(?:了|掉|多|个|您|你|他|给|收|至多|最多|大概|多|价){0,2}\\s?(${PRICE})`, 'd'),
  new RegExp(`(${PRICE})(?:的)?(?:优惠|折扣|返现|让利)`, 'd'),
];

/** Ways to say a price that it goes down to; "to" says it outright. */
const OUTRIGHT: readonly RegExp[] = [
  new RegExp(`(?:down to|drops? to|drops? it to|drop the price to|go(?:es)? to|goes down to|reduced? to|lower(?:s|ed)?(?: it)? to|cut to|comes? down to|falls? to|get it to|bring(?:s)? it (?:down )?to|price (?:is|becomes|drops to|of)|pays? (?:just |only )?|(?:can|could|will|would|'ll|'d) (?:do|make it|let it go (?:for|at)|sell (?:it )?(?:for|at)|offer|accept|take|go)|do it for|let it go for|(?:gets?|have|buys?|takes?) (?:it|them|one|each) (?:for|at)|becomes?|instead at) ?(?:it |them )?${UP_TO}(?:for |at |to )?(${PRICE})`, 'd'),
  new RegExp(`(?:降到|降至|减到|减至|做到|低到|谈到|给到|便宜到|优惠到|优惠价|按|算|只要|只收|只需|卖|价格?为?|给您?)(?:每${MEASURE_WORD}|单价|您|你|最低|低至)?(?:是|为)?\\s?(${PRICE})`, 'd'),
];
const IMPLIED: readonly RegExp[] = [
  new RegExp(`(?:for|at|is|are|=|:|->|→|：|to|only|just|每${MEASURE_WORD}|到|是|就|价) ?(${PRICE})`, 'd'),
  new RegExp(`(${PRICE})`, 'd'),
];
const PERCENT = /<p\d+>/d;
/** What makes a percentage no discount. */
const OTHER_PERCENT_AFTER = /^ ?(?:deposit|down (?:payment|now|today)|upfront|up front|up-front|in advance|prepay|pre-pay|payment|tax|vat|sales tax|interest|apr|cotton|wool|silk|leather|battery|commission|fee|surcharge|markup|margin|water|humidity|genuine|authentic|original|satisfaction|natural|organic|recycled|positive|uptime|charged|paid|的?(?:定金|订金|预付|首付|税|利息|纯棉|棉|全新|正品|电|好评|含量|利润|货款))/;
const OTHER_PERCENT_BEFORE = /(?:usual|standard|normal|regular|instead of|deposit|pay|pays|paying|prepay|advance(?! is)|battery(?: health)?(?: is)?(?: at)?|tax|vat|interest|margin|commission|(?<!and |or )above|预付|首付|先付|先打|付|定金|订金|税率?|电池(?:健康度?|容量)?|健康度?|成色|纯度|浓度|含量|好评率?|利润|加价?|上浮)(?: of| is| at|：|:)? ?$/;
/** What makes a percentage a discount, whatever stands before it. */
const TAKEN_OFF = /^ ?(?:(?:extra|additional|further|more) )?(?:off\b|discount|reduction|rebate|less\b|cheaper|more off)/;
/** A trade that adds to the others: "200 more", "再减". */
const EXTRA = /\b(?:another|extra|additional|further)(?: (?:discount|reduction|of|up|to|about|by|a|an|off)){0,4} <[mnpu]\d+>|<[mnpu]\d+>(?: [\w-]+){0,3}? (?:more|extra|further|additional(?:ly)?)\b|<[mnpu]\d+>(?: [\w-]+){0,3}, (?:extra|additional(?:ly)?|on top)\b|\bon top\b|\bover and above\b|\bin addition\b|\bas an? (?:extra|addition|bonus)\b|\badds? (?:another |an extra )?(?=<)|\b(?:is|are|comes?|goes) (?:also )?extra\b|\b(?:extra|additional|further|another) (?:discount|reduction|rebate)|\badditionally\b|再|另外|另|额外|还能|还可|基础上|折上/;
const NOT_EXTRA = /\b(?:or more|more than|no more|and more|not (?:stack|combin)\w*|cannot be combined|can't be combined|not cumulative)\b|不(?:可|能)?(?:叠加|同享)/g;

function findPercent(clause: Clause): FoundFigure | null {
  for (const match of clause.text.matchAll(new RegExp(PERCENT.source, 'dg'))) {
    const before = clause.text.slice(Math.max(0, match.index - 24), match.index);
    const after = clause.text.slice(match.index + match[0].length);
    const number = clause.number(match[0]);
    if (!number) continue;
    if (!number.text.includes('折') && !TAKEN_OFF.test(after) && (OTHER_PERCENT_AFTER.test(after) || OTHER_PERCENT_BEFORE.test(before))) continue;
    return { tag: match[0], figure: { share: Number(`${Math.abs(number.value)}e-2`) }, from: match.index, to: match.index + match[0].length };
  }
  return null;
}

function findBy(clause: Clause, patterns: readonly RegExp[], figure: (value: number) => Figure): FoundFigure | null {
  for (const pattern of patterns) {
    const match = pattern.exec(clause.text);
    const tag = match?.[1];
    const at = match?.indices?.[0];
    if (tag === undefined || !at || /降[到至]|减[到至]|(?:down|drops?|reduced?|lowered|cut) to ?$/.test(clause.text.slice(Math.max(0, at[0]), match.indices?.[1]?.[0]))) {
      if (figure(1) && 'amount' in figure(1)) continue;
      if (tag === undefined || !at) continue;
    }
    return { tag, figure: figure(clause.value(tag)), from: at[0], to: at[1] };
  }
  return null;
}

/** "Skip the gift box (-$3)", "the old battery handed in: -$5". */
function findMinus(clause: Clause): FoundFigure | null {
  const match = [...clause.text.matchAll(/(?<=[(:=]\s?)<m\d+>/g)].find(([tag]) => (clause.number(tag)?.value ?? 0) < 0);
  return match ? { tag: match[0], figure: { amount: clause.value(match[0]) }, from: match.index, to: match.index + match[0].length } : null;
}

/** Whether the words say that it comes on top of the rest. */
export function saysExtra(text: string): boolean {
  return EXTRA.test(text.replace(NOT_EXTRA, ''));
}

/**
 * The first discount in a clause: a percentage, an amount off, or a price that it goes down to.
 * A price that is only implied ("cash: 950") counts when `implied` is set.
 */
export function findDiscount(clause: Clause, implied = false): Discount | null {
  const found = findPercent(clause)
    ?? findMinus(clause)
    ?? findBy(clause, AMOUNTS_OFF, (amount) => ({ amount }))
    ?? findBy(clause, OUTRIGHT, (price) => ({ to_price: price }))
    ?? (implied ? findBy(clause, IMPLIED, (price) => ({ to_price: price, implied: true })) : null);
  if (!found) return null;
  const extra = saysExtra(clause.text);
  return { ...found, extra, stacks: extra || saysStacks(clause.text) };
}
