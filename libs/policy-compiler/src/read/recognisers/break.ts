import type { Clause } from '../clause.js';
import { findDiscount } from '../discount.js';
import { unitOfPrice } from '../price-unit.js';
import type { Statement } from '../statement.js';
import type { Recogniser, ReadingSoFar } from './recogniser.js';
import { MEASURE_WORD } from '../chinese/measures.js';

const COUNT = '(<[cny]\\d+>)';
const MEASURED = `(?:\\s?${MEASURE_WORD})?`;
/** How a volume is named; the count is in the last group that matched. */
const VOLUMES: readonly RegExp[] = [
  new RegExp(`${COUNT}(?: (?!for\\b|is\\b|are\\b|at\\b|get\\b)[a-z]+){0,2} ?(?:\\+|plus\\b|or (?:more|over|above|longer|larger|bigger|up|better|beyond)|and (?:up|above|over|more)|upwards?|and upwards|or greater|at a time|at once)(?! than)`),
  new RegExp(`\\b(?:book(?:s|ed|ing|ings)?|hir(?:e|es|ing)|rent(?:s|ing)?|stay(?:s|ing)?|sign(?:s|ing)? up|orders?|order(?:s|ed|ing)?|buy(?:s|ing)?|tak(?:e|es|ing)|purchas(?:e|es|ing)|quantit(?:y|ies)|volumes?|commit(?:s|ting)? to|want(?:s)?|need(?:s)?|get(?:s)?|for|at|from|over|above|more than|starting (?:at|with|from)|beyond|exceed(?:s|ing)?|reach(?:es|ed|ing)?|hits?|past|pass(?:es)?|once|upon|with|at least|teams?)(?: (?:of|for|over|above|more than|at least|from|exceeding|beyond|a total of|about|between|or more|them|the|all|orders?|reach(?:es)?|up|they|you|someone|buyers?|buys?|takes?|orders?|larger than|bigger than|\\+)){0,8} ${COUNT}`),
  new RegExp(`(?:满|超过|超出|达到|达|够|买|订购|订|购买|购|采购|拿货|拿|要|下单|一次性?(?:订|买|拿|采购|要|进)?|单次|批量|量大|数量|进货?|首批|从)(?:超过|满|达到?|够|到|了|在|量|的|大于|不少于|至少|一次|货|数量){0,8}\\s?${COUNT}${MEASURED}(?:\\s?(?:及|或|和)?(?:以上|之上|起|更多|往上|开始))?`),
  new RegExp(`${COUNT}${MEASURED}\\s?(?:及|或|和)?(?:以上|之上|起(?!订|批|售|卖|发)|往上)`),
  new RegExp(`\\b(?:pallets?|batch(?:es)?|lots?|groups?|teams?|part(?:y|ies)|blocks?|bundles?|sets?) of (?:at least |over )?${COUNT}`),
  new RegExp(`^\\s*(?:[a-z ]{3,30}: ?)?(?:from |over |above |>=? ?|≥ ?)?${COUNT}(?: \\w+)?\\s{0,2}(?:[:=]|->|→|：|-|at|get|gets|pay|for|is|are|则|打|按|享|就)?\\s{0,2}(?=<[mnp])`),
  new RegExp(`${COUNT}(?: [a-z]+)? (?:booked |ordered |bought |taken |paid )?(?:together|at once|in one go|in one order)\\b`),
  new RegExp(`\\b(?:all|the (?:whole|full) (?:lot|batch|set)(?: of)?|everything|the lot,?) ${COUNT}`),
  new RegExp(`^\\s*(?:the |a |an )?(?:full )?${COUNT}(?: or more)? (?:get|gets|earn|earns|takes?|brings?|unlocks?|is|are|at|for)\\b`),
];
const RANGE = /^\s*(<[cny]\d+>)\s?(?:-|–|~|to|到|至)\s?(<[cny]\d+>)/;
/** "Two things bring it down": a count of what is said, not of what is sold. */
const POINTS = /(?:^| )(?:things|ways|options|reasons|conditions|discounts|deals|exceptions|rules|points|offers|extras|trades|possibilities)$/;
const TIME_AFTER = /^ ?\+? ?(?:or more )?(?:years?|months?|days?|weeks?|hours?|yrs?)\b|^\+?(?:年|个?月|天|周)/;
const SINGLE = /(?:\b(?:per|each|every|a)|每|一)\s?$/;

/** "Two photographers: 3,200" is a price table only where the price of one is known. */
const BARE = /^\s*<[cn]\d+>(?: \w+)? ?[:=-] ?<[mn]\d+>/;

function volumeIn(clause: Clause, listish: boolean, priced: boolean): string | null {
  const range = RANGE.exec(clause.text);
  if (range?.[1] !== undefined && range[2] !== undefined && clause.left('mnp').some((tag) => tag !== range[1] && tag !== range[2])) {
    clause.take(range[2]);
    return range[1];
  }
  for (const [index, pattern] of VOLUMES.entries()) {
    const match = pattern.exec(clause.text);
    const tag = match?.[1];
    if (!match || tag === undefined) continue;
    if (index >= 5 && !/^\s*(?:all|the|everything)\b/.test(match[0]) && !tag.startsWith('<c') && !listish && !clause.text.includes('<p')) continue;
    if (index === 4 && !priced) continue;
    if (BARE.test(clause.text) && !priced && !match[0].includes('+')) continue;
    if (index === 1 && !tag.startsWith('<c') && !listish && !clause.text.includes('<p') && !/order|buy|purchas|quantit|volume|tak|book/.test(match[0])) continue;
    const after = clause.text.slice(clause.text.indexOf(tag) + tag.length);
    if (TIME_AFTER.test(after) || POINTS.test(clause.number(tag)?.text ?? '') || POINTS.test(/^ [a-z]+/.exec(after)?.[0] ?? '')) continue;
    if (SINGLE.test(clause.text.slice(0, match.index + match[0].lastIndexOf(tag)))) continue;
    const value = clause.value(tag);
    if (Number.isInteger(value) && value >= 1) return tag;
  }
  return null;
}

/** The discount of a volume: what else stands in the clause, a bare number being a price only where it is not the count. */
function discountBeside(clause: Clause, tag: string): ReturnType<typeof findDiscount> {
  const hidden = tag.replace(/[a-z]/, 'u');
  const before = clause.text;
  clause.text = before.replace(tag, hidden);
  const found = findDiscount(clause, true);
  clause.text = before;
  return found;
}

/** "From 100 seats 5 % off", "满1000件打九折", "500+: $8": volume trades. */
export const readBreak: Recogniser = (clause, soFar) => {
  const span = /(<[cn]\d+>)(?: [a-z]+)? ?(?:and|to|up to|-|–) ?(<[cn]\d+>)/.exec(clause.text);
  if (span?.[1] !== undefined && span[2] !== undefined && clause.value(span[2]) > clause.value(span[1]) && clause.language === 'en' && clause.left('mp').length === 0) return [];
  const listish = soFar.previous.some((statement) => statement.kind === 'break');
  const tag = volumeIn(clause, listish, listish || clause.language === 'zh' || soFar.statements.some((statement) => statement.kind === 'list' || statement.kind === 'break'));
  if (tag === null) return [];
  const discount = discountBeside(clause, tag);
  if (!discount || discount.tag === tag) return [];
  if (looksLikeTotal(clause, soFar)) return [];
  const unit = clause.number(tag)?.unit ?? (clause.number(discount.tag)?.kind === 'money' ? unitOfPrice(clause, discount.tag) : null);
  const from = clause.value(tag);
  const { quote } = clause;
  clause.take(tag, discount.tag);
  const statement: Statement = { kind: 'break', from, figure: discount.figure, extra: discount.extra, stacks: discount.stacks, unit: unit === 'of' ? null : unit, quote };
  return [statement];
};

/** "Two for $90" names the price of both. */
function looksLikeTotal(clause: Clause, soFar: ReadingSoFar): boolean {
  return soFar.statements.length >= 0 && /\b(?:for (?:both|all|the (?:pair|lot|set))|in total|altogether)\b|总共|一共|合计/.test(clause.text);
}
