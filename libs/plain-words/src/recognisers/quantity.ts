import {
  BETWEEN,
  MAXIMUM,
  MINIMUM,
  OPENS_WITH_COUNT,
  OPENS_WITH_HAN_COUNT,
  ORDERED,
  PACKED,
} from './phrases/quantity.js';
import { pricesEach, sameUnit } from '../words/pack-size.js';
import type { ReadingSoFar, Recogniser } from '../recogniser.js';
import type { Statement } from '../statement.js';
import type { Clause } from '../text/clause.js';
import { ROW_OF_COUNTS } from '../text/split-clauses.js';

const BARE_RANGE =
  /^\s*(<c\d+>)\s?to\s?(<c\d+>)|^\s*(?!pric|pay|ask|offer|discount)[a-z]{3,16}: ?(<[cn]\d+>) ?to ?(<[cn]\d+>)\s*$/;
/** Words between a bound and its number that make it a price. */
const PRICED = /\bpric|\bpay|\bask|\boff\b|discount|\bcost|\bgo down|\baccept|<m/;
const PACKS = /按箱/;

function first(clause: Clause, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(clause.text);
    const [between, tag] = match?.[2] === undefined ? ['', match?.[1]] : [match[1] ?? '', match[2]];
    if (
      PRICED.test(between) ||
      (tag?.startsWith('<n') && match?.[2] !== undefined && /\bpric|\bdiscount/.test(clause.text))
    )
      continue;
    if (tag !== undefined && Number.isInteger(clause.value(tag)) && clause.value(tag) >= 1) return tag;
  }
  return null;
}

/** "We rent out tables, 40 of them", "we have 140 of them": the pronoun is what is sold. */
const ONLY_OF_THEM = /^\W*(<[cn]\d+>)(?: of)? (?:them|these|those)\W*$/;
const OF_THEM =
  /^\W*(?:i|we)(?:'ve)? (?:have|got|have got|own)(?: about| around| some)? (<[cn]\d+>)(?: of)? (?:them|these|those)\b/;

/** "I have 40 cords" of what is sold by the cord: there are no more. */
function inStock(clause: Clause, soFar: ReadingSoFar): string | undefined {
  const ofThem = (OF_THEM.exec(clause.text) ?? ONLY_OF_THEM.exec(clause.text))?.[1];
  if (ofThem !== undefined && clause.value(ofThem) >= 1) return ofThem;
  const tag = /^\W*(?:i|we)(?:'ve)? (?:have|got|have got|own)(?: about| around| some)? (<c\d+>)[^<]*$/.exec(
    clause.text,
  )?.[1];
  const unit = tag === undefined ? null : clause.number(tag)?.unit;
  return unit &&
    soFar.statements.some(
      (said) =>
        said.kind === 'list' &&
        said.unit !== null &&
        (unit === said.unit || unit === `${said.unit}s` || `${unit}s` === said.unit),
    )
    ? tag
    : undefined;
}
const PRICE_EACH = /^[^.\n]{0,60}<m\d+>(?: each| apiece| per (?:piece|chair|unit|item|one)|,? (?:each|apiece))/;

function countForSale(clause: Clause, soFar: ReadingSoFar): string | null {
  const tag = clause.language.spaced ? countOfEach(clause, soFar) : hanCountOfEach(clause);
  return tag !== undefined && clause.value(tag) > 1 && clause.value(tag) < 1000 ? wholeCount(clause, tag) : null;
}

function countOfEach(clause: Clause, soFar: ReadingSoFar): string | undefined {
  const isSaid = soFar.statements.some(
    ({ kind }) => kind !== 'name' && kind !== 'fact' && kind !== 'list' && kind !== 'not_understood',
  );
  if (isSaid || clause.from > 120 || !PRICE_EACH.test(clause.tagged.text.slice(clause.from))) return undefined;
  return OPENS_WITH_COUNT.exec(clause.text)?.[1];
}

/** "卖200个座位，每个60元", at the very beginning: counted by the measure word that the price is for. */
function hanCountOfEach(clause: Clause): string | undefined {
  const tag = clause.from === 0 ? OPENS_WITH_HAN_COUNT.exec(clause.text)?.[1] : undefined;
  const measure = tag === undefined ? null : clause.number(tag)?.unit;
  if (!measure) return undefined;
  const priced = new RegExp(`^[^。\\n]{0,40}每${measure}[^。，\\n<]{0,6}<m\\d+>`);
  return priced.test(clause.tagged.text) ? tag : undefined;
}

/** "Chairs, $6 each per day, 80 chairs": words that only count what is sold say how many there are. */
function countOfGoods(clause: Clause, { statements }: ReadingSoFar): string | null {
  const tag = /^\W*(<c\d+>)\W*$/.exec(clause.text)?.[1];
  const unit = tag === undefined ? null : clause.number(tag)?.unit;
  const list = statements.find((said) => said.kind === 'list');
  if (!unit || list === undefined || !(list.unit !== null || pricesEach(list.quote))) return null;
  const before = clause.tagged.text.slice(0, clause.from);
  const goods = list.unit === null ? (before.match(/\p{L}+/gu) ?? []) : [list.unit];
  const isSold = (list.unit === null && /^\W*<m/.test(before)) || goods.some((word) => sameUnit(word, unit));
  return isSold && clause.value(tag ?? '') > 1 ? wholeCount(clause, tag) : null;
}

/** The tag where it is a whole number of things. */
function wholeCount(clause: Clause, tag: string | undefined): string | null {
  return tag !== undefined && Number.isInteger(clause.value(tag)) && clause.value(tag) >= 1 ? tag : null;
}

function unitOf(clause: Clause, tags: readonly (string | null)[]): string | null {
  for (const tag of tags) {
    const unit = tag === null ? null : clause.number(tag)?.unit;
    if (unit && unit !== 'of') return unit;
    const word =
      tag === null
        ? undefined
        : new RegExp(`${tag}\\s?(公斤|千克|[个件箱桶瓶台套盒袋斤份吨辆张只本位座支双条包卷人])`).exec(clause.text)?.[1];
    if (word !== undefined) return word;
  }
  return null;
}

/** The two ends between which is ordered; null where none are said. */
function boundsBetween(clause: Clause): { low: string; high: string } | null {
  const range = BETWEEN.exec(clause.text) ?? BARE_RANGE.exec(clause.text);
  const [low, high] = [range?.[1] ?? range?.[3], range?.[2] ?? range?.[4]];
  if (low === undefined || high === undefined) return null;
  const whole =
    Number.isInteger(clause.value(high)) &&
    clause.value(low) <= clause.value(high) &&
    (!clause.language.spaced || !/^\s*(?:and )?from <c\d+> to <n/.test(clause.text));
  const counted =
    /<c/.test(low + high) ||
    range?.[3] !== undefined ||
    (/order|quantit|\bsold\b|\bbuy\b|\btake\b|\bbook\b|suppl/.test(clause.text) && clause.left('mp').length === 0);
  return whole && counted ? { low, high } : null;
}

/** How many make a pack, where only whole packs are sold. */
function packOf(clause: Clause): Statement[] {
  const tag = wholeCount(
    clause,
    PACKED.map((one) => one.exec(clause.text)?.[1]).find((one) => one !== undefined),
  );
  if (tag === null || clause.value(tag) < 2) return [];
  clause.take(tag);
  return [{ kind: 'quantity', step: clause.value(tag), unit: null, quote: clause.quote }];
}

const greatestCommon = (one: number, other: number): number => (other === 0 ? one : greatestCommon(other, one % other));

/** "12, 24 or 48 bottles": no fewer than the first and no more than the last, in steps that they share. */
function rowOfOrders(clause: Clause, { statements }: ReadingSoFar): Statement[] {
  const tags = ROW_OF_COUNTS.exec(clause.text)?.[0].match(/<[cn]\d+>/g) ?? [];
  const counts = tags.map((tag) => clause.value(tag));
  const rises = counts.every((count, at) => Number.isInteger(count) && count > (counts[at - 1] ?? 0));
  const unit = unitOf(clause, tags.slice(-1));
  const isSold = statements.some(
    (said) => said.kind === 'list' && said.unit !== null && sameUnit(said.unit, unit ?? ''),
  );
  if (tags.length === 0 || !rises || clause.left('mp').length > 0 || !(isSold || ORDERED.test(clause.text))) return [];
  clause.take(...tags);
  const { quote } = clause;
  const step = counts.reduce(greatestCommon, 0);
  const bounds: Statement = { kind: 'quantity', min: counts[0] ?? 1, max: counts.at(-1) ?? 1, unit, quote };
  return step > 1 ? [bounds, { kind: 'quantity', step, unit: null, quote }] : [bounds];
}

/** "At least 10 seats", "MOQ 500", "起订60桶，最多8000桶", "40 in stock", "sold in cases of 6". */
export const readQuantity: Recogniser = (clause, soFar) => {
  const { quote } = clause;
  const packs = [...packOf(clause), ...rowOfOrders(clause, soFar)];
  if (packs.length > 0) return packs;
  if (PACKS.test(clause.text)) {
    clause.understood = true;
    return [{ kind: 'not_understood', reason: 'quantity', quote }];
  }
  const between = boundsBetween(clause);
  if (between !== null) {
    const { low, high } = between;
    const unit = unitOf(clause, [high, low]);
    const bounds = { min: clause.value(low), max: clause.value(high) };
    clause.take(low, high);
    return [{ kind: 'quantity', ...bounds, unit, quote }];
  }
  const open = clause.language.orderBounds(clause.text);
  const [min, max] =
    open.least !== undefined && open.most !== undefined
      ? [open.least, open.most]
      : [
          first(clause, MINIMUM) ?? wholeCount(clause, open.least),
          first(clause, MAXIMUM) ?? wholeCount(clause, open.most ?? inStock(clause, soFar)),
        ];
  const sold = min === null && max === null ? (countForSale(clause, soFar) ?? countOfGoods(clause, soFar)) : null;
  if (sold !== null) {
    clause.take(sold);
    return [{ kind: 'quantity', max: clause.value(sold), unit: unitOf(clause, [sold]), implied: true, quote }];
  }
  if (min === null && (max === null || max === min)) return [];
  const unit = unitOf(clause, [min, max]);
  const statement: Statement = {
    kind: 'quantity',
    unit,
    quote,
    ...(min === null ? {} : { min: clause.value(min) }),
    ...(max === null || max === min ? {} : { max: clause.value(max) }),
  };
  clause.take(...[min, max].filter((tag) => tag !== null));
  return [statement];
};
