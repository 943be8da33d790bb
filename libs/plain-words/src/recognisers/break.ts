import { POINTS, VOLUMES } from './phrases/break.js';
import type { Recogniser, ReadingSoFar } from '../recogniser.js';
import type { Statement } from '../statement.js';
import type { Clause } from '../text/clause.js';
import { findDiscount } from '../words/discount.js';
import { unitOfPrice } from '../words/price-unit.js';

const RANGE = /^\s*(<[cny]\d+>)\s?(?:-|–|~|to|到|至)\s?(<[cny]\d+>)/;
const TIME_AFTER = /^ ?\+? ?(?:or more )?(?:years?|months?|days?|weeks?|hours?|yrs?)\b|^\+?(?:年|个?月|天|周)/;
const SINGLE = /(?:\b(?:per|each|every|a)|每|一)\s?$/;

/** "Two photographers: 3,200" is a price table only where the price of one is known. */
const BARE = /^\s*<[cn]\d+>(?: \w+)? ?[:=-] ?<[mn]\d+>/;

function volumeIn(clause: Clause, listish: boolean, priced: boolean): string | null {
  const range = RANGE.exec(clause.text);
  if (
    range?.[1] !== undefined &&
    range[2] !== undefined &&
    clause.left('mnp').some((tag) => tag !== range[1] && tag !== range[2])
  ) {
    clause.take(range[2]);
    return range[1];
  }
  for (const { pattern, needsOrderWord, needsPrice, sparse } of VOLUMES) {
    const match = pattern.exec(clause.text);
    const tag = match?.[1];
    if (!match || tag === undefined) continue;
    if (
      sparse &&
      !/^\s*(?:all|the|everything)\b/.test(match[0]) &&
      !tag.startsWith('<c') &&
      !listish &&
      !clause.text.includes('<p')
    )
      continue;
    if (needsPrice && !priced) continue;
    if (BARE.test(clause.text) && !priced && !match[0].includes('+')) continue;
    if (
      needsOrderWord &&
      !tag.startsWith('<c') &&
      !listish &&
      !clause.text.includes('<p') &&
      !/order|buy|purchas|quantit|volume|tak|book/.test(match[0])
    )
      continue;
    const after = clause.text.slice(clause.text.indexOf(tag) + tag.length);
    if (
      TIME_AFTER.test(after) ||
      POINTS.test(clause.number(tag)?.text ?? '') ||
      POINTS.test(/^ [a-z]+/.exec(after)?.[0] ?? '')
    )
      continue;
    if (SINGLE.test(clause.text.slice(0, match.index + match[0].lastIndexOf(tag)))) continue;
    const value = clause.value(tag);
    if (Number.isInteger(value) && value >= 1) return tag;
  }
  return null;
}

/**
 * The discount of a volume: what else stands in the clause, a bare number being a price only where it is not the
 * count.
 */
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
  const span = /(<[cn]\d+>)(?: [a-z]+)? ?(?:and|to|up to|-) ?(<[cn]\d+>)/.exec(clause.text);
  if (
    span?.[1] !== undefined &&
    span[2] !== undefined &&
    clause.value(span[2]) > clause.value(span[1]) &&
    clause.language.spaced &&
    clause.left('mp').length === 0
  )
    return [];
  const listish = soFar.previous.some((statement) => statement.kind === 'break');
  const tag = volumeIn(
    clause,
    listish,
    listish ||
      !clause.language.spaced ||
      soFar.statements.some((statement) => statement.kind === 'list' || statement.kind === 'break'),
  );
  if (tag === null) return [];
  const discount = discountBeside(clause, tag);
  if (!discount || discount.tag === tag) return [];
  if (looksLikeTotal(clause, soFar)) return [];
  const unit =
    clause.number(tag)?.unit ??
    (clause.number(discount.tag)?.kind === 'money' ? unitOfPrice(clause, discount.tag) : null);
  const from = clause.value(tag);
  const { quote } = clause;
  clause.take(tag, discount.tag);
  const statement: Statement = {
    kind: 'break',
    from,
    figure: discount.figure,
    extra: discount.extra,
    stacks: discount.stacks,
    unit: unit === 'of' ? null : unit,
    quote,
  };
  return [statement];
};

/** "Two for $90" names the price of both. */
function looksLikeTotal(clause: Clause, soFar: ReadingSoFar): boolean {
  return (
    soFar.statements.length >= 0 &&
    /\b(?:for (?:both|all|the (?:pair|lot|set))|in total|altogether)\b|总共|一共|合计/.test(clause.text)
  );
}
