import { CONDITIONAL, LOWEST, NO_PRICE_AFTER, PRICE } from './phrases/floor-price.js';
import { FOR_NOTHING } from './phrases/free-discount.js';
import type { Recogniser } from '../recogniser.js';
import type { Clause } from '../text/clause.js';
import { conditionAround } from '../words/condition.js';
import { pattern } from '@svc/language';
import { unitOfPrice } from '../words/price-unit.js';
import { termKindOf } from '../words/term-kinds.js';

/** "Can go to 420": the lowest price only where nothing is asked for it. */
const DOWN_TO = pattern`
    (?:可以|能|愿意|最多|可)?(?:降到|让到|谈到|少到|便宜到|砍到|给到|小?刀到?)\s?${PRICE}
    |${PRICE}(?:左右)?(?:也|就|都)(?:可以|能|行|肯)?(?:卖|出手|出|成交|接受|走)
  `;
/** A second figure behind these, without a currency, counts things. */
const AMBIGUOUS = /\b(?:min(?:imum)?\.?|least)\b/;
const RANGE = new RegExp(
  `\\bbetween ${PRICE} and (<[mny]\\d+>)|(?:价格?|卖|要)[^<]{0,4}(<m\\d+>)\\s?(?:到|至|-|~)\\s?(<m\\d+>)`,
);

/** The lowest price in its many spellings; `between 80 and 100` is both. */
export const readFloorPrice: Recogniser = (clause, soFar) => {
  if (
    FOR_NOTHING.test(clause.text) &&
    !/\b(?:not|never|no|nobody|lowest|minimum|least|floor|bottom)\b|n't/.test(clause.text)
  )
    return [];
  const range = RANGE.exec(clause.text);
  const [low, high] = [range?.[1] ?? range?.[3], range?.[2] ?? range?.[4]];
  if (
    low !== undefined &&
    high !== undefined &&
    (/<m/.test(low + high) || /pric|ask|sell|want|deal/.test(clause.text))
  ) {
    const unit = unitOfPrice(clause, high);
    clause.take(low, high);
    const { quote } = clause;
    return [
      { kind: 'floor', price: clause.value(low), strength: 'strong', unit, quote },
      { kind: 'list', price: clause.value(high), strength: 'strong', unit, quote },
    ];
  }
  const before = clause.language.spaced && FLOOR_TAIL.test(clause.text) ? priceBefore(clause) : null;
  if (before !== null) {
    clause.understood = true;
    return [{ kind: 'floor', price: before, strength: 'strong', unit: null, quote: clause.quote }];
  }
  const off = clause.language.mostOff(clause.text);
  if (off !== undefined && !CONDITIONAL.test(clause.text)) return mostOff(clause, off);
  const tag = findLowest(
    clause,
    soFar.statements.some(({ kind }) => kind === 'floor'),
  );
  if (tag === null) return [];
  const unit = unitOfPrice(clause, tag);
  clause.take(tag);
  return [{ kind: 'floor', price: clause.value(tag), strength: 'strong', unit, quote: clause.quote }];
};

/** "…, which is as low as I go": makes the price before it the lowest. */
const FLOOR_TAIL = pattern`
    ^\s*(?:which|that|this|and)(?: is|'s) (?:really |also |simply |honestly ){0,8}
    (?:as low as|the (?:lowest|least|bottom|floor|limit|end|minimum))(?![^<]*<[mn]\d+>)
    (?! (?:order|number|quantity))
  `;

/** The last price of the sentence before a clause. */
function priceBefore(clause: Clause): number | null {
  const said = /(<m\d+>)[^<.;\n]{0,40}$/.exec(
    clause.tagged.text.slice(Math.max(0, clause.from - 60), clause.from),
  )?.[1];
  return said === undefined ? null : clause.value(said);
}

/** A sentence whose one figure is the most that ever comes off. */
export const readMostOff: Recogniser = (clause) => {
  const off = clause.left('mnp').length === 1 ? clause.language.mostOff(clause.text) : undefined;
  return off === undefined || CONDITIONAL.test(clause.text) ? [] : mostOff(clause, off);
};

/** "At most 12 % off, everything together". */
function mostOff(clause: Clause, tag: string): ReturnType<Recogniser> {
  const { quote } = clause;
  clause.take(tag);
  const value = clause.value(tag);
  return [
    { kind: 'floor_off', figure: tag.startsWith('<p') ? { share: Number(`${value}e-2`) } : { amount: value }, quote },
  ];
}

/** A lowest price in the words of the table; a bare number behind an ambiguous word counts things. */
function namedLowest(clause: Clause, known: boolean, conditional: boolean): string | null {
  for (const { pattern, unlessAsked } of clause.language.lowest) {
    const match = pattern.exec(clause.text);
    const tag = match?.[1];
    if (!match || tag === undefined || NO_PRICE_AFTER.test(clause.text.slice(clause.text.indexOf(tag) + tag.length)))
      continue;
    if (
      !tag.startsWith('<m') &&
      (known || conditional || AMBIGUOUS.test(match[0]) || /order|quantit|qty/.test(clause.text))
    )
      continue;
    if (unlessAsked && (conditional || asksSomething(clause, match))) continue;
    return tag;
  }
  return null;
}

/** Whether a bare number is near what else is asked: "10 min" beside "$300" counts things. */
function likePrices(clause: Clause, tag: string): boolean {
  const named = clause.tagged.numbers
    .filter(({ kind, currency }) => kind === 'money' && currency !== null)
    .map(({ value }) => value);
  return (
    named.length === 0 || (Math.max(...named) <= clause.value(tag) * 3 && clause.value(tag) <= Math.max(...named) * 2)
  );
}

function findLowest(clause: Clause, known: boolean): string | null {
  const conditional = CONDITIONAL.test(clause.text);
  const named = namedLowest(clause, known, conditional);
  if (named !== null) return named;
  for (const { pattern, unlessAsked } of LOWEST) {
    const match = pattern.exec(clause.text);
    const tag = match?.[1];
    if (!match || tag === undefined || NO_PRICE_AFTER.test(clause.text.slice(clause.text.indexOf(tag) + tag.length)))
      continue;
    if (unlessAsked && (conditional || asksSomething(clause, match))) continue;
    if (tag.startsWith('<n') && AMBIGUOUS.test(match[0]) && (known || !likePrices(clause, tag))) continue;
    if (
      !tag.startsWith('<m') &&
      (/order|quantit|qty/.test(match[0]) || /^\s*(?:quantit|order|qty|units|pieces|amount)/.test(clause.text))
    )
      continue;
    return tag;
  }
  const down = conditional ? null : DOWN_TO.exec(clause.text);
  return down && !asksSomething(clause, down) ? (down[1] ?? down[2] ?? null) : null;
}

/** Whether the rest of the clause names something that is done for the price: then it is a trade. */
function asksSomething(clause: Clause, match: RegExpExecArray): boolean {
  const condition = conditionAround(clause, { from: match.index, to: match.index + match[0].length });
  return condition !== '' && !/quick sale|fast sale/i.test(condition) && termKindOf(condition).id !== 'deal';
}
