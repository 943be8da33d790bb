import type { Clause } from '../clause.js';
import { CONDITION_START, conditionAround } from '../condition.js';
import type { Discount } from '../discount.js';
import { findDiscount } from '../discount.js';
import { asksDeed } from '../english/deal-pieces.js';
import { termKindOf } from '../term-kinds.js';
import type { Statement } from '../statement.js';
import type { Recogniser } from './recogniser.js';

/** Words before a discount that make what precedes them its condition: "reviews earn 3 %". */
const EARNS = /\b(?:gets?|earns?|takes?|unlocks?|saves?|brings?|means|qualif\w+|receives?|knocks?|gives?|is worth|are worth|worth|reduces?|lowers?|cuts?|drops?|can have|makes it)\b|(?:\b(?:is|are|comes?|goes|run)|'s|'re) (?:another |an extra |about )?<[mp]\d+>(?: [a-z]+){0,3}? (?:off|less|cheaper)\b|[:：=→]|->|-|优惠|减|便宜|让|降|返|打|享|给|再|可|送|折|抵|省/;
const MARK = /\b(?:if|when|for|with|on|who|in (?:return|exchange)|provided|by|against|in case|once|after|as long as)\b|如果|要是|若|只要|凡|的话|时/;
/** Phrases that are no condition: they repeat the subject or only soften. */
const NO_CONDITION = /^(?:market|retail|my|the|our|asking|original|full|sticker|best|absolute|absolutely|cash value|quick sale|fast sale|seats?|month|year|units?|that|it|us|negotiat\w*|wiggle room|flexib\w*|room|bit|little|happy|fine|good|possible|maybe|perhaps|tops|obo|ono|sale|selling|我|我们|本店|店里|可谈|商量|面议|左右|整|空间|(?:[一每1] ?)?(?:平方?米|公斤|千克|[个件箱桶瓶台套盒袋斤份吨辆张只本位座支双条包卷人次单月年])|幅度|议价空间|的空间|上下|浮动|之间|内)$/i;

/** Money that was paid once, or that others ask. */
const PAST = /\b(?:sold (?:his|hers|theirs|one|it|his one)|last (?:year|month|spring|summer|autumn|winter)|neighbou?r|paid|bought|originally|used to|new (?:it )?(?:cost|was)|worth|elsewhere|competitors?|market)\b|买的时候|当时|买入|入手|新的要|进价|别家|同行|市场/;
/** Words that put a thing up for sale: without a list price yet, the price beside them is that. */
const OFFERS = /\b(?:sell(?:s|ing)?|wholesale|offer(?:s|ing)?|charge[sd]?|rent(?:ing)?|suppl(?:y|ies)|for sale)\b|<m\d+> ?(?:per |each|apiece|a |\/)|\brate card\b|卖|出售|转让|批发|供应|出租/;

/** "Buy the stand as well and …". */
const IMPERATIVE = /^\s*(?:buy|take|order|bring|leave|sign|pay|come|book|pick|collect|refer|recommend|write|post|add|let us|let me|return|trade|switch|subscribe|commit|choose|send|share|show|tell|drop|swap|upgrade|bundle|combine)\b(?! (?:off|it off))|^\s*(?!(?:i|we|they|it|he|she|you|price|list|for|at|with|that|this)\b)[a-z]+ (?:it|them|us|me|the|an?|your|yourself|your own)\b[^<]* (?:and|then) (?:it's|its|i'll|we'll|you|they|i|we|get|that's|the price)\b/;

/** The condition of a discount, where it holds up as one. */
export function conditionOf(clause: Clause, discount: Discount): string {
  const condition = conditionAround(clause, discount);
  if (/^years?$/i.test(condition) && /^\s*(?:for )?(?:a|one|a full|one full) year\b/.test(clause.text)) return condition;
  if (condition === '' || NO_CONDITION.test(condition)) return '';
  if (termKindOf(condition).id !== 'deal' || IMPERATIVE.test(clause.text) || (clause.language === 'en' && asksDeed(clause.text)) || CONDITION_START.test(clause.text) || MARK.test(clause.text)) return condition;
  return EARNS.test(clause.text) ? condition : '';
}

function statement(clause: Clause, discount: Discount, condition: string): Statement {
  const { quote } = clause;
  clause.take(discount.tag);
  if (findDiscount(clause) === null) clause.take(...clause.left('mnp'));
  return { kind: 'trade', condition, figure: discount.figure, extra: discount.extra, stacks: discount.stacks, quote };
}

/** "200 more if you pay cash", "付现金再减200": what a discount may be traded for. */
export const readTrade: Recogniser = (clause, soFar) => {
  const discount = findDiscount(clause);
  if (!discount || (PAST.test(clause.text) && 'to_price' in discount.figure)) return [];
  const condition = conditionOf(clause, discount);
  if (condition === '') return [];
  if ('to_price' in discount.figure && /^(?:[^<]*)\bprice (?:of|is)\b/.test(clause.text) && !CONDITION_START.test(clause.text) && !soFar.statements.some((said) => said.kind === 'list')) return [];
  if ('to_price' in discount.figure && termKindOf(condition).id === 'deal' && !CONDITION_START.test(clause.text) && !/\b(?:if|when|provided)\b|如果|要是|若|只要|的话/.test(clause.text)) return [];
  return [statement(clause, discount, condition)];
};

/** What a buyer pays beside the price. */
const FEE = /\bfees?\b|\bdeposit (?:is|of|:)|^\s*(?:shipping|delivery|postage|freight|installation)(?: is| costs?|:)? <|押金|手续费|服务费|运费|邮费|税/;

/** "Delivery 40" names a fee; "cash 950" a price, and only near the list price "with the rack 950" does too. */
function isPriceFor(price: number, kind: string, soFar: Parameters<Recogniser>[1]): boolean {
  if (kind === 'deal') return false;
  const list = soFar.statements.find((statement) => statement.kind === 'list');
  return kind === 'payment' || kind === 'contract' || kind === 'timing' || (list?.kind === 'list' && price * 2 >= list.price);
}

/** "Cash: 950", "two years at 40": a price beside a condition, where no other reader wanted it. */
export const readPricedTrade: Recogniser = (clause, soFar) => {
  if (!soFar.statements.some((statement) => statement.kind === 'list') && (OFFERS.test(clause.text) || !CONDITION_START.test(clause.text))) return [];
  if (soFar.previous.some((said) => said.kind === 'floor' && said.quote === clause.quote)) return [];
  const discount = findDiscount(clause, true);
  if (!discount || !('to_price' in discount.figure) || PAST.test(clause.text)) return [];
  const condition = conditionOf(clause, discount);
  if (condition === '' || FEE.test(clause.text)) return [];
  if (!CONDITION_START.test(clause.text) && !isPriceFor(discount.figure.to_price, termKindOf(condition).id, soFar)) return [];
  return [statement(clause, discount, condition)];
};

/** Words without which a percentage alone is no discount: "battery at 87 %". */
const COMES_OFF = /\b(?:off|discounts?|reductions?|rebate|less|cheaper|lower|below|knock|drop|come down|go down|flexib\w*|negotiat\w*|wiggle|room|concession|markdown)\b|优惠|折|减|让|便宜|降|浮动|空间|下浮|砍|刀/;

/** "Up to 10 % off" with nothing asked for it: how low the price may go, or what may be given for nothing. */
export const readUnconditional: Recogniser = (clause) => {
  const discount = findDiscount(clause);
  if (!discount || 'to_price' in discount.figure || !COMES_OFF.test(clause.text)) return [];
  const { quote } = clause;
  clause.take(discount.tag);
  return [{ kind: 'floor_off', figure: discount.figure, quote }];
};
