import { EXTRA_TAIL } from './phrases/stacking.js';
import type { Statement } from '../statement.js';
import type { Clause } from '../text/clause.js';
import { stackingSaid } from '../words/stacking-words.js';

/** "Both together is fine, 125 off then": the sum of what was named. */
function takesSum(
  clause: Clause,
  stacks: boolean,
  sentence: readonly Statement[],
  before: readonly Statement[],
): boolean {
  const [tag, ...others] = clause.left('mnp');
  if (!stacks || tag === undefined || others.length > 0) return false;
  const amounts = [...before, ...sentence]
    .filter(isDiscount)
    .flatMap(({ figure }) =>
      figure === null
        ? []
        : ['share' in figure ? figure.share * 100 : 'amount' in figure ? figure.amount : figure.to_price],
    );
  if (
    amounts.length < 2 ||
    Math.abs(amounts.slice(-2).reduce((sum, amount) => sum + amount, 0) - clause.value(tag)) > 1e-9
  )
    return false;
  clause.take(tag);
  return true;
}

/**
 * "…, and they can be combined", "可以叠加": says of the discounts of the same sentence, or of all before
 * where the sentence names none, whether they add up. Changes those statements; false where nothing is said.
 */
export function readStacking(clause: Clause, sentence: Statement[], before: Statement[]): boolean {
  const tail = EXTRA_TAIL.test(clause.text);
  const stacks = tail ? true : stackingSaid(clause.text);
  if (
    stacks === null ||
    (clause
      .left('mnp')
      .some(
        (tag) =>
          !clause.text.includes(`the ${tag}`) &&
          !/(?:these|those|all) $/.test(clause.text.slice(0, clause.text.indexOf(tag))),
      ) &&
      !takesSum(clause, stacks, sentence, before))
  )
    return false;
  const here = tail ? sentence.filter(isDiscount).slice(-1) : sentence.filter(isDiscount);
  for (const statement of here.length > 0 ? here : before.filter(isDiscount)) {
    statement.stacks = stacks;
    if (tail) statement.extra = true;
    if (!stacks) statement.extra = false;
  }
  clause.understood = true;
  return true;
}

function isDiscount(statement: Statement): statement is Extract<Statement, { kind: 'trade' | 'break' | 'grant' }> {
  return statement.kind === 'trade' || statement.kind === 'break' || statement.kind === 'grant';
}
