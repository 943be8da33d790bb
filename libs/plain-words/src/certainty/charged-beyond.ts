import { countsSame, patternWith, singular } from '@svc/language';
import type { Place, SaidFigure } from '../text/said-figures.js';
import { sentenceAround } from '../text/sentence-around.js';
import { countsWay } from '../words/counting-words.js';
import { beyondLabel } from './beyond-label.js';

/** A charge for each of something that goes beyond an included count. */
export interface ChargedBeyond extends Place {
  what: string;
  amount: number;
  /** What there is more of: `hour`. */
  noun: string;
  /** What an order counts: each of them, or each further one. */
  count: string;
  /** So many cost nothing; null where no words name it, and only those beyond are counted. */
  included: number | null;
  /** Where that number stands. */
  covered: Place | null;
  /** Its words may also be a lower price for larger orders: "over 5 pages $250 a page". */
  mayBeBreak: boolean;
}

/** "Each additional hour", before a sum or behind it. */
const FURTHER_BEFORE = patternWith('iu')`
    \b(?:each|every|any|per|an?)[ ](?<further>additional|extra|further|excess)[ ](?<noun>\p{L}+)
      (?:[ ](?:of|in|on)[ ][^\p{Nd},]{1,24}?)?(?:[ ]?(?:is|are|costs?|comes?|at|to|for|will|be|:|[-–=]))*[ ]?\p{Sc}?$
    |每(?:超出?|多出?|超过|增加|额外|追加|加)[一1]?个?(?<zh>\p{Script=Han}{1,2}?)
      (?:再?加收|另收|另加|多收|加|收|付)?\s?[¥￥]?$
  `;
const FURTHER_BEHIND = patternWith('iu')`
    ^[ ]?(?:extra[ ]|more[ ]|on[ ]top[ ])?(?:for[ ])?(?:each|every|per|an?)[ ]
    (?<further>additional|extra|further|excess)[ ](?<noun>\p{L}+)
  `;
/** "Extra rounds are $25 each". */
const FURTHER_MANY = patternWith('iu')`
    \b(?<further>additional|extra|further|excess)[ ](?<noun>\p{L}+)(?::|[ ]are|[ ]is|[ ]cost|[ ]at|[ ]for)*[ ]?$
  `;
const EACH_BEHIND = /^ ?(?:each|apiece|a piece|per|an?|\/)(?![\p{L}])/iu;
/** What a sum is for each of, where nothing says what. */
const ANY_ONE = /^(?:piece|time|go)$/u;

/** What a sum is paid for: "€0.80 per km", "£2 for every mile", 每公里5元, 5元/公里. */
const PER_BEHIND = patternWith('iu')`
    ^[ ]?(?:(?:more|extra|on[ ]top)[ ])?(?:\/[ ]?|(?:for[ ])?(?:per|an?|each|every)[ ])(?<noun>\p{L}+)
    |^\s?(?:\/|[一每])(?<zh>\p{Script=Han}{1,2})
  `;
const PER_BEFORE = patternWith('iu')`
    \b(?:each|every)[ ](?<noun>\p{L}+)[^\p{Nd},]{0,30}$
    |每(?<zh>\p{Script=Han}{1,2}?)(?:再?加收|另收|另加|多收|加|收|付)?\s?[¥￥]?$
  `;

/** Words right before the count from which a charge is owed. */
const BEYOND_COUNT = patternWith('iu')`
    (?:
      \b(?<sure>beyond|past|exceeding|in excess of|further than|outside)
      |\b(?:over|above|after|more than)
      |超出|超过|超
    )
    (?:[ ]the)?(?:[ ]first)?[ ]?$
  `;
/** The count was named before: "beyond that", 超出每公里. */
const BEYOND_THAT = patternWith('iu')`
    \b(?:beyond|after|above|over|exceeding|past)[ ](?:that|those|this|which)\b
    |\bthereafter\b
    |\bbeyond\b(?![ ](?:the[ ]|\p{Nd}))
    |超(?:出|过|时|额)?(?:的|部分|后|以后|之后|以外|之外)*[，,]?[ ]?(?:按|则|再|另)?每
  `;
/** Words of what comes on top. */
const ON_TOP = /\b(?:extra|additional|another|surcharge|on top|plus)\b|加|另/iu;

interface Window {
  text: string;
  start: number;
  end: number;
  sum: SaidFigure;
}

/** What a sum is for, with the words beside it: from the clause behind the sum before it, up to the next one. */
function windowOf(points: readonly string[], sum: SaidFigure, sums: readonly SaidFigure[]): Window {
  const [from, to] = sentenceAround(points, sum);
  const before = sums.filter(({ end }) => end > from && end <= sum.start).at(-1)?.end;
  const next = sums.find(({ start }) => start >= sum.end && start < to)?.start ?? to;
  let start = before ?? from;
  while (before !== undefined && start < sum.start && !/[,，、]/u.test(points[start - 1] ?? '')) start += 1;
  let end = next;
  if (next < to) while (end > sum.end && !/[,，、]/u.test(points[end] ?? '')) end -= 1;
  while (/\s/u.test(points[start] ?? '')) start += 1;
  return { text: points.slice(start, end).join(''), start, end, sum };
}

/** A word for one: what is written in capitals stays so. */
const oneOfThem = (word: string): string => (/^\p{Lu}{2,}$/u.test(word) ? word : singular(word.toLowerCase()));

/** What each that goes beyond is called, and the word for further ones where one stands. */
interface Further {
  noun: string;
  further: string | null;
}

function furtherOf(before: string, behind: string): Further | null {
  const found =
    FURTHER_BEFORE.exec(before) ??
    FURTHER_BEHIND.exec(behind) ??
    (EACH_BEHIND.test(behind) ? FURTHER_MANY.exec(before) : null);
  const { noun, zh, further } = found?.groups ?? {};
  const named = zh ?? noun;
  if (named === undefined) return null;
  // "An extra man is 22 an hour" is paid by the hour.
  const per = PER_BEHIND.exec(behind)?.groups?.['noun'] ?? null;
  const isOther = per !== null && !FURTHER_BEHIND.test(behind) && !ANY_ONE.test(per) && !countsSame(named, per);
  return isOther ? null : { noun: oneOfThem(named), further: further?.toLowerCase() ?? null };
}

function perOf(before: string, behind: string): string | null {
  const { noun, zh } = (PER_BEHIND.exec(behind) ?? PER_BEFORE.exec(before))?.groups ?? {};
  const named = zh ?? noun;
  return named === undefined ? null : oneOfThem(named);
}

const isCount = ({ kind, value, unit, unclear }: SaidFigure): boolean =>
  kind === 'count' && unit !== null && !unclear && Number.isSafeInteger(value) && value >= 1;

/** The one number that counts name; null for none, and for several. */
const oneOf = (counts: readonly SaidFigure[]): SaidFigure | null =>
  new Set(counts.map(({ value }) => value)).size === 1 ? counts[0]! : null;

/** Words of what a price brings. */
const COVERS = patternWith('iu')`
    \b(?:includ\w+|covers?|comes? with|free|up to|first|that's|that is|you get|in the price)\b
    |含|包|内|赠|免费
  `;
/** Words before a count that is none of that. */
const NOT_COVERED = patternWith('iu')`
    \b(?:at least|min(?:imum)?\.?|within|in|from|every|per|takes?|after|about|notice|need|open)(?:[ ]of)?[ ]?$
    |提前|至少|满
    |[每多加超][一1]?$
  `;

/** Whether a count is what the price is for: by words of what is included, beside a price, or behind "beyond". */
function isCovered(
  points: readonly string[],
  count: SaidFigure,
  { sum }: Window,
  sums: readonly SaidFigure[],
): boolean {
  const [from, to] = sentenceAround(points, count);
  const lead = points.slice(from, count.start).join('');
  if (BEYOND_COUNT.test(lead)) return true;
  if (NOT_COVERED.test(lead)) return false;
  const isPriced = sums.some((one) => one !== sum && one.start >= from && one.end <= to);
  return isPriced || COVERS.test(points.slice(from, to).join(''));
}

/** What is charged of a sum: how it is counted, and how many are included. */
type Beyond = Pick<ChargedBeyond, 'count' | 'mayBeBreak'> & { included: SaidFigure | null; further: string | null };

/** "Each additional hour is 250": what is included stands anywhere in the description. */
function beyondIncluded({ noun: named, further }: Further, counts: readonly SaidFigure[], at: number): Beyond | null {
  const noun = named === 'one' ? counts.findLast(({ end }) => end <= at)?.unit : named;
  if (!noun) return null;
  const included = oneOf(counts.filter(({ unit }) => countsSame(noun, unit ?? '')));
  if (included !== null) return { count: noun, included, mayBeBreak: false, further };
  // How many of a way are further ones, no buyer knows.
  return further === null || countsWay(noun)
    ? null
    : { count: `${further} ${noun}`, included, mayBeBreak: false, further };
}

/** "Beyond 50 km €0.80 per km", "delivery is free within 15 miles, beyond that £2 per mile". */
function beyondCount(
  points: readonly string[],
  window: Window,
  per: string,
  own: readonly SaidFigure[],
): Beyond | null {
  const { text, start } = window;
  for (const one of own) {
    const lead = BEYOND_COUNT.exec(points.slice(start, one.start).join(''));
    if (lead === null) continue;
    const isSure = lead.groups?.['sure'] !== undefined || countsWay(per) || ON_TOP.test(text);
    return { count: per, included: one, mayBeBreak: !isSure, further: null };
  }
  const included = BEYOND_THAT.test(text) ? oneOf(own) : null;
  return included === null ? null : { count: per, included, mayBeBreak: false, further: null };
}

function beyondIn(
  points: readonly string[],
  window: Window,
  counts: readonly SaidFigure[],
  sums: readonly SaidFigure[],
): ChargedBeyond[] {
  const { text: quote, start, end, sum } = window;
  const [before, behind] = [points.slice(start, sum.start).join(''), points.slice(sum.end, end).join('')];
  const further = furtherOf(before, behind);
  const per = perOf(before, behind);
  const own = counts.filter((one) => one.start >= start && one.end <= end && countsSame(per ?? '', one.unit ?? ''));
  const covered = counts.filter((one) => isCovered(points, one, window, sums));
  const found = further ? beyondIncluded(further, covered, sum.start) : per && beyondCount(points, window, per, own);
  if (!found) return [];
  const { further: word, included, ...rest } = found;
  const noun = word === null ? rest.count : rest.count.replace(`${word} `, '');
  const covers = included && { quote: included.quote, start: included.start, end: included.end };
  const many = { included: included?.value ?? null, covered: covers };
  return [{ what: beyondLabel(before, noun, word), amount: sum.value, noun, ...rest, ...many, quote, start, end }];
}

/**
 * What is paid for each of something beyond so many, by the words of a description.
 * @example chargesBeyond([...'Travel beyond 50 km costs €0.80 per km.'], figures)[0].included // 50
 */
export function chargesBeyond(points: readonly string[], figures: readonly SaidFigure[]): ChargedBeyond[] {
  const sums = figures.filter(({ kind, sum }) => kind === 'money' || (kind === 'number' && sum));
  const counts = figures.filter(isCount);
  return sums
    .filter(({ unclear, value }) => !unclear && value > 0)
    .flatMap((sum) => beyondIn(points, windowOf(points, sum, sums), counts, sums));
}
