import { buyerGroups } from './buyer-groups.js';
import { ASKED, DO_AND, HEADED, OPENERS, OTHER } from './phrases/trade-sentence.js';
import type { Recogniser } from '../../recogniser.js';
import { FOR_NOTHING } from '../../recognisers/phrases/free-discount.js';
import type { Clause } from '../../text/clause.js';
import { buyerKindOf } from '../../words/buyer-kinds.js';
import { trimCondition } from '../../words/condition.js';
import type { Discount } from '../../words/discount.js';
import { findDiscount } from '../../words/discount.js';

/** What stands in front of a line of a list. */
const BULLET = /^\s*(?:(?:[-–*•·>)]|\(?[a-z]\))\s*)?/;

function trade(clause: Clause, discount: Discount, to: number): ReturnType<Recogniser> {
  const from = BULLET.exec(clause.text)?.[0].length ?? 0;
  if (trimCondition(clause, from, to) === '') return [];
  const { quote } = clause;
  const condition = clause
    .words(from, to)
    .replace(/[\s:=.,;–—-]+$/, '')
    .replace(OPENERS, '');
  clause.take(discount.tag, ...clause.left('ncdyx'));
  return [{ kind: 'trade', condition, figure: discount.figure, extra: discount.extra, stacks: discount.stacks, quote }];
}

/**
 * A sentence of one discount whose whole first part is what is asked for it, its commas and joining words
 * notwithstanding.
 */
export const readTradeSentence: Recogniser = (clause) => {
  const { text } = clause;
  if (clause.left('mp').length !== 1 || OTHER.test(text) || FOR_NOTHING.test(text) || buyerGroups(text).length > 0)
    return [];
  const discount = findDiscount(clause);
  if (!discount || 'to_price' in discount.figure) return [];
  const headed = HEADED.exec(text);
  const dashed =
    headed !== null &&
    /[-–—]\s*$/.test(headed[0]) &&
    !/\b(?:off|less|discount|cheaper|reduction|extra|more|rebate)\b/.test(text.slice(headed[0].length));
  if (headed && !dashed && !buyerKindOf(headed[0])) return trade(clause, discount, headed[0].length);
  const question = ASKED.exec(text);
  if (question) return trade(clause, discount, question[1]?.length ?? 0);
  const asked = DO_AND.exec(text.replace(BULLET, (bullet) => ' '.repeat(bullet.length)));
  return asked ? trade(clause, discount, asked[1]?.length ?? 0) : [];
};
