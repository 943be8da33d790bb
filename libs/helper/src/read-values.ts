import { foldText, readNumbers, splitSentences, type NumberMention } from '@svc/language';
import { metroIn } from './find-metro.js';
import type { Field, Situation, Value } from './situation.js';

/** A value as a text says it. */
export interface ReadValue {
  readonly value: Value;
  /** The words it comes from. */
  readonly quote: string;
}

/** Numbers further from their cue than this are of something else, in characters. */
const REACH = 40;

/** What a number before its cue counts as, compared with one behind it: `$2,000 for a similar place` is rarer. */
const BEFORE_PENALTY = 8;

const UNIT_MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };
const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/**
 * What a text says of a situation's fields: numbers beside the cue words of a field, and words that say yes, no or one
 * of the options. Each number is of one field, the one whose cue is nearest. It reads little on purpose: every value is
 * shown with its words, and a confirmed one stands above it.
 * @example readValues(RENT_RENEWAL, 'I pay $1,800 now and the new rent is $2,000.') // current_rent 1800,
 *   offered_rent 2000
 */
export function readValues(situation: Situation, text: string): ReadonlyMap<string, ReadValue> {
  const read = new Map<string, ReadValue>();
  for (const { text: sentence } of splitSentences(text)) {
    const folded = foldText(sentence).text;
    for (const [key, value] of numbersOf(situation, folded)) if (!read.has(key)) read.set(key, value);
    for (const field of situation.fields) {
      const said = read.has(field.key) ? null : wordsOf(field, folded);
      if (said !== null) read.set(field.key, { value: said, quote: sentence.trim() });
    }
  }
  const metro = situation.fields.find(({ kind }) => kind === 'metro');
  const named = metro === undefined ? null : metroIn(text);
  if (metro !== undefined && named !== null)
    read.set(metro.key, { value: named.key, quote: named.name.split(',')[0] ?? named.name });
  return read;
}

/** The situation whose words a text uses most; null where it uses none, or where two are as good. */
export function situationOf(situations: readonly Situation[], text: string): Situation | null {
  const folded = foldText(text).text;
  const counted = situations
    .map((situation) => ({ situation, count: situation.cues.filter((cue) => placesOf(cue, folded).length > 0).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const [first, second] = counted;
  return first === undefined || first.count === second?.count ? null : first.situation;
}

interface Pairing {
  readonly field: Field;
  readonly mention: NumberMention;
  readonly value: number;
  readonly distance: number;
}

function numbersOf(situation: Situation, folded: string): [string, ReadValue][] {
  const mentions = readNumbers(folded, { currency: 'USD' });
  const pairings = situation.fields.flatMap((field) =>
    mentions.flatMap((mention) => {
      const value = valueOf(field, mention);
      const distance = value === null ? null : distanceOf(cuesOf(situation, field, folded), mention);
      return value === null || distance === null ? [] : [{ field, mention, value, distance }];
    }),
  );
  const taken = new Set<Field | NumberMention>();
  const found: [string, ReadValue][] = [];
  for (const { field, mention, value } of pairings.sort(
    (one: Pairing, other: Pairing) => one.distance - other.distance,
  )) {
    if (taken.has(field) || taken.has(mention)) continue;
    taken.add(field).add(mention);
    found.push([field.key, { value, quote: mention.text }]);
  }
  return found;
}

/** The number as a value of the field; null where it is of another kind. */
function valueOf({ kind }: Field, { kind: said, value, unit, sense }: NumberMention): number | null {
  if (value < 0) return null;
  if (kind === 'money') return said === 'money' || (said === 'number' && sense === null && value >= 10) ? value : null;
  const units = kind === 'months' ? UNIT_MONTHS : kind === 'days' ? UNIT_DAYS : null;
  const factor = units === null || unit === null ? undefined : units[unit];
  return factor === undefined ? null : Math.round(value * factor);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const spansOf = ({ cues }: Field, folded: string): Span[] =>
  cues.flatMap((cue) => placesOf(cue, folded).map((start) => ({ start, end: start + cue.length })));

/** Where a field's cues stand; not where one begins inside the cue of another field: `new rent is` is no `rent is`. */
function cuesOf({ fields }: Situation, field: Field, folded: string): Span[] {
  const others = fields.filter((other) => other !== field).flatMap((other) => spansOf(other, folded));
  return spansOf(field, folded).filter(
    ({ start }) => !others.some((other) => other.start < start && start < other.end),
  );
}

/** Characters between a number and the nearest of the cues; null where none is in reach. */
function distanceOf(cues: readonly Span[], { start, end }: NumberMention): number | null {
  const distances = cues.map((cue) => (cue.start < start ? start - cue.end : cue.start - end + BEFORE_PENALTY));
  const least = Math.min(...distances.map((distance) => Math.max(distance, 0)));
  return least <= REACH ? least : null;
}

function wordsOf({ kind, cues, denials, options }: Field, folded: string): Value {
  const says = (words: readonly string[]): boolean => words.some((cue) => placesOf(cue, folded).length > 0);
  if (kind === 'choice') return options?.find((option) => says(option.cues))?.key ?? null;
  if (kind !== 'flag') return null;
  if (says(denials ?? [])) return false;
  return says(cues) ? true : null;
}

/** Where a cue stands in a text as words of its own, also in the plural. */
function placesOf(cue: string, folded: string): number[] {
  const places: number[] = [];
  for (let place = folded.indexOf(cue); place !== -1; place = folded.indexOf(cue, place + cue.length))
    if (!isLetter(folded.charAt(place - 1)) && ends(folded, place + cue.length)) places.push(place);
  return places;
}

const ends = (folded: string, end: number): boolean =>
  !isLetter(folded.charAt(folded.charAt(end) === 's' ? end + 1 : end));

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
