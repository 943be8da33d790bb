import type { Clause } from '../clause.js';
import { conditionAround } from '../condition.js';
import { LOWEST_ENGLISH, MOST_OFF } from '../english/lowest-price.js';
import { FOR_NOTHING } from './free-discount.js';
import { unitOfPrice } from '../price-unit.js';
import { termKindOf } from '../term-kinds.js';
import type { Recogniser } from './recogniser.js';
import { MEASURE_WORD } from '../chinese/measures.js';

const PRICE = '(<[mny]\\d+>)';
const GAP = '[^<]{0,40}?';

/** Ways to say the lowest price outright. */
const LOWEST: readonly RegExp[] = [
  new RegExp(`\\b(?:lowest|(?<!at )least|floor|best (?:i|we) can do|best price|bottom(?: line| dollar| price)?|rock bottom|minimum|min\\.?|reserve|break[- ]?even|walk[- ]?away(?: price| point)?|limit|hard stop|cut-?off)(?: (?:price|is|at|of|that|which|i'd|i|we|would|will|can|could|accept|take|go|to|for|acceptable|'s|a|an|per|we'd|we'll|i'll|amount|possible|line|sale|selling|sell|net|be|it|do|would|me|us|my|our|you|seat|unit|piece|box|stands|sits|lies|set|dollar)){0,8}[:=]? ?(?:is |at )?${PRICE}(?! (?:units?|pieces?|seats?|boxes)\\b)`),
  new RegExp(`(?:n't|\\b(?:not?|never|wouldn't|won't|cannot|can't|refuse|nothing|nobody|no one))\\b${GAP}\\b(?:below|under|beneath|less than|lower than|cheaper than|for less than|south of|underneath)\\b[^<]{0,12}${PRICE}`),
  new RegExp(`\\b(?:below|under|less than|lower than|anything (?:below|under))\\s${PRICE}[^<]{0,24}\\b(?:no|not|never|won't|can't|walk|lose|losing|loss|out of the question|is a no|refuse|decline|don't|impossible|not possible)\\b`),
  new RegExp(`\\bno (?:less|lower|cheaper) than ${PRICE}`),
  new RegExp(`\\b(?:as low as|low(?:est)? end(?: is| of)?|down to(?: about| a minimum of)?|(?:go|come|drop|settle|let it go|part with it) (?:down )?(?:to|for|at)|settle for|would (?:accept|take)|will (?:accept|take)|could (?:accept|take|live with)|can (?:accept|take|live with)|i'd (?:accept|take)|i'll (?:accept|take)|we'd (?:accept|take)|we'll (?:accept|take)|willing to (?:accept|take|go to|go down to)|(?:need|must (?:get|have)|have to get|want) at least)(?: (?:as little as|it|them|about|around|offers? (?:from|of|over|above)|as low as|a)){0,8} ?${PRICE}`),
  new RegExp(`\\b(?:accept(?:ing)?|consider(?:ing)?|entertain|take) (?:any(?:thing)?|offers?)[^<]{0,12}(?:above|over|from|starting at|of at least|at or above|north of) ${PRICE}`),
  new RegExp(`\\bat least (<m\\d+>)`),
  new RegExp(`${PRICE} at (?:the|our|my) (?:very |absolute )?(?:lowest|least|minimum|bottom)\\b`),
  new RegExp(`(<m\\d+>) (?:is|would be|as)? ?(?:the|my|our|a)?(?: absolute| hard| very)? ?(?:floor|minimum|lowest|bottom|limit|bottom line|least)\\b`),
  new RegExp(`${PRICE} (?:is|would be|as)? ?(?:the|my|our)(?: absolute| hard| very)? (?:floor|minimum|lowest|bottom|limit|least)\\b`),
  new RegExp(`\\blowest\\b[^<]{0,60}?${PRICE}`),
  new RegExp(`\\b(?:(?<!at )(?<!at the very )least|floor|bottom|reserve|minimum|break[- ]?even|limit)\\b(?! order| quantit| of <[cn])[^<]{0,50}?(<m\\d+>)`),
  new RegExp(`\\b(?:walk(?:ing)? away|turn(?:ing)? down|refus\\w+|reject\\w*|declin\\w+|ignore|say no|forget|no deal|insult\\w*|laugh)\\b[^<]{0,40}\\b(?:under|below|less than|lower than|beneath|south of)\\b[^<]{0,10}${PRICE}`),
  new RegExp(`${PRICE}[^<]{0,16}\\b(?:is |'s )?(?:as low as|no(?:thing)? lower|not lower|no(?:thing)? (?:less|cheaper)|nothing (?:below|under|beneath)|(?:and|but) (?:no|not|never)\\b[^<]{0,14}(?:<[mn]\\d+> )?(?:less|lower|further|below|under)|not (?:a|one|an|any) (?:single )?(?:<[mn]\\d+>|\\w+) (?:less|lower|further|below|under)|at (?:a|the) (?:push|very least|least|minimum|lowest)|or (?:i|we)(?:'d|'ll| would| will)? (?:rather )?(?:keep|walk))`),
  new RegExp(`${PRICE}(?: (?:is|as|being|would be|the|my|our|an?|absolute|bare|each|apiece|per \\w+|\\/ ?\\w+)){0,8} (?:minimum|min\\b|(?:rock )?bottom|floor|lowest)(?! (?:order|quantity))`),
  new RegExp(`${PRICE}(?: \\w+)? (?:is|would be|'s) (?:really |honestly |basically |about ){0,8}(?:where (?:i|we) (?:stop|draw the line)|as far as (?:i|we|it)|(?:my|our|the) (?:\\w+ ){0,2}(?:floor|minimum|lowest|bottom|limit|least|line))`),
  new RegExp(`(?:最低价?|底价|底线|保底价?|最少|心理价位?|成本价|红线|底限)(?:每${MEASURE_WORD}?|价格?|成交价|可以|能|可|接受|卖|给|到|降|谈|出|售|也|要|不|低于|是|为|在|：|:|单价|位|我|您|我们?|只|的|至|收|拿){0,8}\\s?${PRICE}(?!${'(?:个|件|箱|桶|瓶|台|套|盒|袋)'}?起(?:订|批|售))`),
  new RegExp(`(?:不能?|不可以?|不得|绝不|不会|别)(?:再)?(?:低于|少于|低过|小于)(?:每${MEASURE_WORD}|单价)?\\s?${PRICE}`),
  new RegExp(`(?:低于|少于|不到|低过)\\s?${PRICE}[^<]{0,8}(?:不|免|别|没|勿|亏|拒)`),
  new RegExp(`${PRICE}(?:以下|之下|以内)[^<]{0,6}(?:不|免|别|没|勿|亏|拒)`),
  new RegExp(`${PRICE}(?:是|为|就是|算是|乃)?(?:我的?|我们的?|我方)?(?:最?底线|底价|最低价?|红线|心理价位|保底)`),
  new RegExp(`(?:至少|起码)(?:要|得|需|卖|收)?\\s?(<m\\d+>)`),
];
/** "Can go to 420": the lowest price only where nothing is asked for it. */
const DOWN_TO = new RegExp(`(?:可以|能|愿意|最多|可)?(?:降到|让到|谈到|少到|便宜到|砍到|给到|小?刀到?)\\s?${PRICE}|${PRICE}(?:左右)?(?:也|就|都)(?:可以|能|行|肯)?(?:卖|出手|出|成交|接受|走)`);
/** A second figure behind these, without a currency, counts things. */
const AMBIGUOUS = /\b(?:min(?:imum)?\.?|limit|least|cut-?off)\b/;
const RANGE = new RegExp(`\\bbetween ${PRICE} and (<[mny]\\d+>)|(?:价格?|卖|要)[^<]{0,4}(<m\\d+>)\\s?(?:到|至|-|~)\\s?(<m\\d+>)(?:之?间)?`);
const CONDITIONAL = /\b(?:if|when|for (?:cash|orders|those|anyone)|provided|in exchange|in return)\b|如果|要是|若|只要|的话|满|付|自提|签|以上|起|现金|<[cn]\d+>\s?(?:[a-z]+ )?(?:\+|or more|and (?:above|up|over|more)|plus\b)|\b(?:orders?|from|over|above|buy\w*|take[sn]?) (?:of |for )?<c/;
/** What makes the number a quantity or a discount. */
const NO_PRICE_AFTER = /^(?: (?:per|an?|each|every|the|for each|for every) [a-z]+| each| apiece)? ?(?:off|less|more|extra|further|discount|cheaper|lower|per order|an order|at a time|units?|pieces?|seats?|boxes|orders?|days?|months?|years?)\b|^(?:个|件|箱|桶|瓶|台|套|盒|袋|斤|份|吨|张|只)/;

/** The lowest price in its many spellings; `between 80 and 100` is both. */
export const readFloorPrice: Recogniser = (clause, soFar) => {
  if (FOR_NOTHING.test(clause.text) && !/\b(?:not|never|no|nobody|lowest|minimum|least|floor|bottom)\b|n't/.test(clause.text)) return [];
  const range = RANGE.exec(clause.text);
  const [low, high] = [range?.[1] ?? range?.[3], range?.[2] ?? range?.[4]];
  if (low !== undefined && high !== undefined && (/<m/.test(low + high) || /pric|ask|sell|want|deal/.test(clause.text))) {
    const unit = unitOfPrice(clause, high);
    clause.take(low, high);
    const { quote } = clause;
    return [{ kind: 'floor', price: clause.value(low), strength: 'strong', unit, quote }, { kind: 'list', price: clause.value(high), strength: 'strong', unit, quote }];
  }
  const before = clause.language === 'en' && FLOOR_TAIL.test(clause.text) ? priceBefore(clause) : null;
  if (before !== null) {
    clause.understood = true;
    return [{ kind: 'floor', price: before, strength: 'strong', unit: null, quote: clause.quote }];
  }
  const off = MOST_OFF.map((pattern) => pattern.exec(clause.text)?.[1]).find((found) => found !== undefined);
  if (off !== undefined) return mostOff(clause, off);
  const tag = findLowest(clause, soFar.statements.some(({ kind }) => kind === 'floor'));
  if (tag === null) return [];
  const unit = unitOfPrice(clause, tag);
  clause.take(tag);
  return [{ kind: 'floor', price: clause.value(tag), strength: 'strong', unit, quote: clause.quote }];
};

/** "…, which is as low as I go": makes the price before it the lowest. */
const FLOOR_TAIL = /^\s*(?:and |but |so ){0,8}(?:which|that|this|and)(?: is|'s) (?:really |also |simply |honestly ){0,8}(?:as (?:low|far) (?:down )?as|the (?:very )?(?:lowest|least|bottom|floor|limit|end|minimum)|(?:my|our) (?:\w+ )?(?:floor|limit|lowest|bottom|minimum)|where (?:i|we) (?:stop|draw))(?![^<]*<[mn]\d+>)(?! (?:order|number|quantity))/;

/** The last price of the sentence before a clause. */
function priceBefore(clause: Clause): number | null {
  const said = /(<m\d+>)[^<.;\n]{0,40}$/.exec(clause.tagged.text.slice(Math.max(0, clause.from - 60), clause.from))?.[1];
  return said === undefined ? null : clause.value(said);
}

/** A sentence whose one figure is the most that ever comes off. */
export const readMostOff: Recogniser = (clause) => {
  const off = clause.left('mnp').length === 1 ? MOST_OFF.map((pattern) => pattern.exec(clause.text)?.[1]).find((found) => found !== undefined) : undefined;
  return off === undefined ? [] : mostOff(clause, off);
};

/** "At most 12 % off, everything together". */
function mostOff(clause: Clause, tag: string): ReturnType<Recogniser> {
  const { quote } = clause;
  clause.take(tag);
  const value = clause.value(tag);
  return [{ kind: 'floor_off', figure: tag.startsWith('<p') ? { share: Number(`${value}e-2`) } : { amount: value }, quote }];
}

/** A lowest price in the words of the table; a bare number behind an ambiguous word counts things. */
function namedLowest(clause: Clause, known: boolean, conditional: boolean): string | null {
  for (const pattern of LOWEST_ENGLISH) {
    const match = pattern.exec(clause.text);
    const tag = match?.[1];
    if (!match || tag === undefined || NO_PRICE_AFTER.test(clause.text.slice(clause.text.indexOf(tag) + tag.length))) continue;
    if (!tag.startsWith('<m') && (known || conditional || AMBIGUOUS.test(match[0]) || /order|quantit|qty/.test(clause.text))) continue;
    if (pattern === LOWEST_ENGLISH[1] && (conditional || asksSomething(clause, match))) continue;
    return tag;
  }
  return null;
}

/** Whether a bare number is near what else is asked: "10 min" beside "$300" counts things. */
function likePrices(clause: Clause, tag: string): boolean {
  const named = clause.tagged.numbers.filter(({ kind, currency }) => kind === 'money' && currency !== null).map(({ value }) => value);
  return named.length === 0 || (Math.max(...named) <= clause.value(tag) * 3 && clause.value(tag) <= Math.max(...named) * 2);
}

function findLowest(clause: Clause, known: boolean): string | null {
  const conditional = CONDITIONAL.test(clause.text);
  const named = clause.language === 'en' ? namedLowest(clause, known, conditional) : null;
  if (named !== null) return named;
  for (const pattern of LOWEST) {
    const match = pattern.exec(clause.text);
    const tag = match?.[1];
    if (!match || tag === undefined || NO_PRICE_AFTER.test(clause.text.slice(clause.text.indexOf(tag) + tag.length))) continue;
    if (pattern === LOWEST[4] && (conditional || asksSomething(clause, match))) continue;
    if (tag.startsWith('<n') && AMBIGUOUS.test(match[0]) && (known || !likePrices(clause, tag))) continue;
    if (!tag.startsWith('<m') && (/order|quantit|qty/.test(match[0]) || /^\s*(?:quantit|order|qty|units|pieces|amount|(?!price)[a-z]+s:)/.test(clause.text))) continue;
    return tag;
  }
  const down = conditional ? null : DOWN_TO.exec(clause.text);
  return down && !asksSomething(clause, down) ? down[1] ?? down[2] ?? null : null;
}

/** Whether the rest of the clause names something that is done for the price: then it is a trade. */
function asksSomething(clause: Clause, match: RegExpExecArray): boolean {
  const condition = conditionAround(clause, { from: match.index, to: match.index + match[0].length });
  return condition !== '' && !/quick sale|fast sale/i.test(condition) && termKindOf(condition).id !== 'deal';
}
