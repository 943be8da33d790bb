import { patternWith } from '@svc/language';
import { COMES_OFF, EARNS, IMPERATIVE, MARK, NO_CONDITION, OFFERS, PAST } from './phrases/trade.js';
import type { Recogniser } from '../recogniser.js';
import type { Statement } from '../statement.js';
import type { Clause } from '../text/clause.js';
import { conditionAround } from '../words/condition.js';
import type { Discount } from '../words/discount.js';
import { findDiscount } from '../words/discount.js';
import { DETERMINER } from '../words/gone-without.js';
import { CONDITION_START } from '../words/phrases/condition.js';
import { termKindOf } from '../words/term-kinds.js';

/** "€25 off without the bag": a thing that a buyer leaves. */
const WITHOUT_THING = patternWith('i')`^without[ ]${DETERMINER}[ ]`;

/** The condition of a discount, where it holds up as one. */
export function conditionOf(clause: Clause, discount: Discount): string {
  const condition = conditionAround(clause, discount);
  if (/^years?$/i.test(condition) && /^\s*(?:for )?(?:a|one|a full|one full) year\b/.test(clause.text))
    return condition;
  if (condition === '' || NO_CONDITION.test(condition)) return '';
  if (
    termKindOf(condition).id !== 'deal' ||
    IMPERATIVE.test(clause.text) ||
    clause.language.asksDeed(clause.text) ||
    CONDITION_START.test(clause.text) ||
    WITHOUT_THING.test(condition) ||
    MARK.test(clause.text)
  )
    return condition;
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
  if (
    'to_price' in discount.figure &&
    /^[^<]*\bprice is\b/.test(clause.text) &&
    !CONDITION_START.test(clause.text) &&
    !soFar.statements.some((said) => said.kind === 'list')
  )
    return [];
  if (
    'to_price' in discount.figure &&
    termKindOf(condition).id === 'deal' &&
    !CONDITION_START.test(clause.text) &&
    !/\b(?:if|when|provided)\b|如果|要是|若|只要|的话/.test(clause.text)
  )
    return [];
  return [statement(clause, discount, condition)];
};

/** What a buyer pays beside the price. */
const FEE = /^\s*(?:shipping|delivery|postage|freight|installation) <|押金/;

/** "Delivery 40" names a fee; "cash 950" a price, and only near the list price "with the rack 950" does too. */
function isPriceFor(price: number, kind: string, soFar: Parameters<Recogniser>[1]): boolean {
  if (kind === 'deal') return false;
  const list = soFar.statements.find((statement) => statement.kind === 'list');
  return (
    kind === 'payment' || kind === 'contract' || kind === 'timing' || (list?.kind === 'list' && price * 2 >= list.price)
  );
}

/** "Cash: 950", "two years at 40": a price beside a condition, where no other reader wanted it. */
export const readPricedTrade: Recogniser = (clause, soFar) => {
  if (
    !soFar.statements.some((statement) => statement.kind === 'list') &&
    (OFFERS.test(clause.text) || !CONDITION_START.test(clause.text))
  )
    return [];
  if (soFar.previous.some((said) => said.kind === 'floor' && said.quote === clause.quote)) return [];
  const discount = findDiscount(clause, true);
  if (!discount || !('to_price' in discount.figure) || PAST.test(clause.text)) return [];
  const condition = conditionOf(clause, discount);
  if (condition === '' || FEE.test(clause.text)) return [];
  if (!CONDITION_START.test(clause.text) && !isPriceFor(discount.figure.to_price, termKindOf(condition).id, soFar))
    return [];
  return [statement(clause, discount, condition)];
};

/** "Up to 10 % off" with nothing asked for it: how low the price may go, or what may be given for nothing. */
export const readUnconditional: Recogniser = (clause) => {
  const discount = findDiscount(clause);
  if (!discount || 'to_price' in discount.figure || !COMES_OFF.test(clause.text)) return [];
  const { quote } = clause;
  clause.take(discount.tag);
  return [{ kind: 'floor_off', figure: discount.figure, quote }];
};
