import type { ReadingSoFar, Recogniser } from '../recogniser.js';
import type { Statement } from '../statement.js';
import type { Clause } from '../text/clause.js';
import { buyerKindOf, type BuyerKind } from '../words/buyer-kinds.js';
import { conditionAround } from '../words/condition.js';
import { findDiscount } from '../words/discount.js';
import { pattern } from '@svc/language';
import { CONDITION_START } from '../words/phrases/condition.js';

/** "25 staff or more": so many of them are a volume. */
const COUNTED = pattern`
    ^\W*(?:for |from |over )?<[nc]\d+>(?: [a-z]+){1,2} ?(?:\+|or more|and (?:up|more|over)|upwards)
    |<[nc]\d+> ?\+ ?[a-z]
  `;

/** The flag of a kind that the clause names, its numbers as they were written. */
const flagFor = (clause: Clause, kind: string): string =>
  clause.language.flagOf(kind.replace(/<[a-z]\d+>/g, (tag) => clause.number(tag)?.text.toLowerCase() ?? ' '));

/** More words than these say more than which buyers are meant. */
const MOST_WORDS = 5;

/** The flag of buyers whose kind a few words narrow: "NHS staff" are not all employees, "students with ID" students. */
function flagOfWords(clause: Clause, condition: string, known?: BuyerKind): string {
  if (known && !known.pattern.test(condition.toLowerCase())) return known.flag;
  const few = condition !== '' && condition.split(/\s+/u).length <= MOST_WORDS;
  return (clause.language.spaced && few && flagFor(clause, condition.toLowerCase())) || (known?.flag ?? '');
}

/** "… and so do first responders": the discount that was granted right before. */
function readAlso(clause: Clause, soFar: ReadingSoFar): Statement[] {
  const last = [...soFar.statements, ...soFar.previous].at(-1);
  const kinds =
    last?.kind === 'grant' && clause.left('mnp').length === 0 ? clause.language.alsoGranted(clause.text) : [];
  if (last?.kind !== 'grant' || kinds.length === 0) return [];
  clause.understood = true;
  return kinds.map((kind) => ({ ...last, flag: flagFor(clause, kind), quote: clause.quote }));
}

/**
 * "New customers", "老客户": discounts that only the caller's records can open. "Bring a friend" is a trade, not a
 * kind of buyer.
 */
export const readGrant: Recogniser = (clause, soFar) => {
  const also = readAlso(clause, soFar);
  if (also.length > 0) return also;
  const known = buyerKindOf(clause.quote.toLowerCase());
  const groups = clause.language.buyerGroups(clause.text);
  if (!known && groups.length === 0) return [];
  if (/\b(?:refer|bring|recommend|introduce)|推荐|介绍|带/.test(clause.text) || COUNTED.test(clause.text)) return [];
  const discount = findDiscount(
    clause,
    groups.length > 0 || CONDITION_START.test(clause.text) || /\b(?:pay|get|for)\b/.test(clause.text),
  );
  if (!discount) return [];
  const { quote } = clause;
  const flags =
    groups.length > 0
      ? [...new Set(groups.map((kind) => flagFor(clause, kind)))]
      : [flagOfWords(clause, conditionAround(clause, discount), known)];
  clause.take(discount.tag);
  if (groups.length > 0) clause.take(...clause.left('ncdy'));
  return flags.map((flag) => ({
    kind: 'grant',
    flag,
    figure: discount.figure,
    extra: discount.extra,
    stacks: discount.stacks,
    quote,
  }));
};
