import type { NumberMention, ReadOptions } from './figures/number-mention.js';
import { readNumbers } from './figures/numbers.js';
import { pattern } from './pattern.js';
import type { Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

/** A piece of a folded text. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** The counts of things against which a number of a clause may be a part. */
export interface CountsNamed {
  /** Counts that the message names, each of a noun. */
  readonly inMessage: readonly number[];
  /** Counts of the offers on the table, or that the buyer named before. */
  readonly onTable: readonly number[];
  readonly listPrice: number;
}

const isCount = ({ kind, sense }: NumberMention): boolean => (kind === 'count' || kind === 'number') && sense === null;
const NOUN_AFTER = /^ (?:[a-z-]+ ){0,2}[a-z-]*[a-rt-z]s(?![a-z])/;

/** How the numbers of a message about a deal are read: in its own unit, be that a measure. */
export const unitsOf = ({ unit }: Pick<Vocabulary, 'unit'>): ReadOptions =>
  unit === undefined ? {} : { units: [unit] };

/**
 * The counts that a message names of things, and those on the table.
 * @example countsNamed('6 mugs, 2 with gift wrap', { offers: [], listPrice: 20 }, vocabulary).inMessage // [6]
 */
export function countsNamed(
  text: string,
  { offers, lastCount, listPrice }: Standing,
  vocabulary: Pick<Vocabulary, 'unit'>,
): CountsNamed {
  const ofThings = readNumbers(text, unitsOf(vocabulary)).filter(
    (mention) =>
      isCount(mention) &&
      ((mention.kind === 'count' && mention.unit !== 'of') || NOUN_AFTER.test(text.slice(mention.end))),
  );
  return {
    inMessage: ofThings.map(({ value }) => value),
    onTable: [...offers.map(({ quantity }) => quantity), ...(lastCount == null ? [] : [lastCount])],
    listPrice,
  };
}

/** What stands between a number and the option that so many of all are to have. */
const PART_BETWEEN = pattern`
    ^ ?(?:
      (?:of (?:them|these|those|which|it|em|the [a-z]+) ?)(?:[a-z]+ ){0,3}?(?:(?:with|in) )?(?:(?:an?|the|some|your) )?
      |(?:[a-z-]+ )?(?:with|in) (?:(?:an?|the|some|your) )?
    )$
  `;
/** The same in Chinese, where what is counted is a part by 其中, or by a greater count beside it. */
const PART_BETWEEN_HAN = /^(?:也|都|是|就|要|需要|想|加|用|配|带|做|走|的)*$/;
const AMONG = /(?:其中|里面)有?$/;
/** A part without a number: "one of them with gift wrap", "half with print". */
const SOME_BEFORE = pattern`
    (?<![a-z])(?<!(?:the|that|this|which|any|no|another|each)[ ])(?:one|half|some|a few|a couple|part)
    (?: of (?:them|these|those|it|which|the [a-z]+))?
    (?:(?<=of [a-z ]+)(?: [a-z]+){0,2})?(?: (?:with|in))(?: (?:an?|the|some))? $
    |其中(?:的?一半|一部分|有些|几\p{Script=Han})[要加带用配]?$
  `;
/** What stands between an option and the number of those that are to have it: "gift wrap only for 2 of them". */
const FOR_BEFORE =
  /^s?,? (?:(only|just) )?(?:for|on|with|to) (?:(only|just) )?$|^[，]?(?:就|只|给)?(?:要|给|装|配)?其中$/;
const OF_ALL = /^ ?(?:of )?(?:them|these|those|which|us|it|em|the [a-z]+)(?![a-z])/;

/**
 * Where a clause says of how many an option is wanted that are some of a greater count only: "6 mugs, 2 with gift
 * wrap", 三斤,其中一斤要礼盒, "gift wrap only for 2 of them". Null where it does not; where no greater count is known,
 * "5 of them with print" orders five, and a bare number that may be the price of one is left to be one.
 * @param clause the folded clause
 * @param place where the option's words stand in it
 * @param mentions the numbers of the clause
 * @example partWithOption('2 with wrap', { start: 7, end: 11 }, readNumbers('2 with wrap'), counts)
 * // { start: 0, end: 1 }, where six are on the table
 */
export function partWithOption(
  clause: string,
  place: Place,
  mentions: readonly NumberMention[],
  { inMessage, onTable, listPrice }: CountsNamed,
): Place | null {
  const most = Math.max(0, ...inMessage, ...onTable);
  const number = mentions.find((mention) => isCount(mention) && isPartOf(clause, place, mention));
  if (number !== undefined) {
    const { value, unit, start, end } = number;
    const isNoun = unit !== null && unit !== 'of' && !AMONG.test(clause.slice(0, start));
    const mayCost = unit === null && value >= listPrice / 2 && value <= listPrice * 1.05;
    // "6 mugs with gift wrap" orders six, whatever is on the table.
    return !mayCost && value < (isNoun ? Math.max(0, ...inMessage) : most) ? { start, end } : null;
  }
  const some = SOME_BEFORE.exec(clause.slice(0, place.start));
  return some !== null && most > 1 ? { start: some.index, end: place.start } : null;
}

/** Whether a number stands with an option as a part of a count may. */
function isPartOf(clause: string, place: Place, { start, end, unit }: NumberMention): boolean {
  const of = unit === 'of' ? 'of' : '';
  if (end <= place.start) {
    if (/(?<![a-z])(?:or|and for) $|[或者]$/.test(clause.slice(0, start))) return false;
    const between = of + clause.slice(end, place.start);
    return PART_BETWEEN.test(between) || (unit !== null && of === '' && isHanPart(clause, between, start));
  }
  const joined = FOR_BEFORE.exec(clause.slice(place.end, start));
  if (joined === null) return false;
  return (
    /其中$|^s?,? on $/.test(joined[0]) ||
    joined[1] !== undefined ||
    joined[2] !== undefined ||
    OF_ALL.test(of + clause.slice(end))
  );
}

const isHanPart = (clause: string, between: string, start: number): boolean =>
  PART_BETWEEN_HAN.test(between) && /\p{Script=Han}/u.test(clause.slice(start));
