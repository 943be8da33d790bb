import type { Statement } from '../../statement.js';
import type { Range } from '../../text/range.js';
import { joinRanges } from '../../text/split-clauses.js';
import type { TaggedText } from '../../text/tagged-text.js';

const MOST_ASKED = /(?:最多|至多|上限|封顶|库存|能接|能供|产能)[^<，]{0,6}(?:多少|几|吗|呢)?\s*$/;
const LEAST_ASKED = /(?:最少|至少|起订|起批|起卖|起送)[^<，]{0,6}(?:多少|几|吗|呢)?\s*$/;
const ANSWER = /^\s*(?:就|大概|最多|至少|也就|一般)?\s?(<[cn]\d+>)\s*$/;

/** "最多能接多少？2000个。": the count that answers a question about how much may be ordered. */
export function readAskedBound(tagged: TaggedText, question: Range | undefined, sentence: Range): Statement[] {
  if (!question || !/[?？]/.test(tagged.text.charAt(question.to))) return [];
  const asked = tagged.text.slice(question.from, question.to);
  const clause = joinRanges(tagged, [sentence]);
  const tag = ANSWER.exec(clause.text)?.[1];
  if (tag === undefined || /<[mnc]/.test(asked)) return [];
  const side = MOST_ASKED.test(asked) ? 'max' : LEAST_ASKED.test(asked) ? 'min' : null;
  return side === null
    ? []
    : [{ kind: 'quantity', [side]: clause.value(tag), unit: clause.number(tag)?.unit ?? null, quote: clause.quote }];
}
