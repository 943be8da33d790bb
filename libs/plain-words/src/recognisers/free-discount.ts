import { FOR_NOTHING, NONE } from './phrases/free-discount.js';
import type { Recogniser, ReadingSoFar } from '../recogniser.js';
import type { Clause } from '../text/clause.js';
import type { Discount } from '../words/discount.js';
import { findDiscount } from '../words/discount.js';

/** "Nothing for free" gives nothing. */
const NOT_FREE = /\b(?:nothing|not|never|no)\b[^<,:;]{0,20}\bfor free\b/g;

/** What may be given for nothing: "100 off just for asking", "no discount without something in return". */
export const readFreeDiscount: Recogniser = (clause, soFar) => {
  const { quote } = clause;
  if (NONE.test(clause.text) && clause.left('mp').length === 0) {
    clause.understood = true;
    return [{ kind: 'free_discount', figure: { amount: 0 }, quote }];
  }
  if (!FOR_NOTHING.test(clause.text.replace(NOT_FREE, ' '))) return [];
  const discount = findDiscount(clause) ?? givenFigure(clause, soFar);
  if (!discount) return [];
  clause.take(discount.tag);
  return [{ kind: 'free_discount', figure: discount.figure, quote }];
};

/** A lone figure that is given for nothing: a price where it is near the list price, else what comes off. */
function givenFigure(clause: Clause, soFar: ReadingSoFar): Discount | null {
  const [tag, ...others] = clause.left('m');
  const list = soFar.statements.find((said) => said.kind === 'list');
  if (!clause.language.spaced || tag === undefined || others.length > 0 || list?.kind !== 'list') return null;
  const value = clause.value(tag);
  const figure = value * 2 >= list.price ? { to_price: value } : { amount: value };
  const from = clause.text.indexOf(tag);
  return { tag, figure, extra: false, stacks: false, from, to: from + tag.length };
}
