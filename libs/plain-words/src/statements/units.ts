import type { TimeUnit } from '@svc/language';
import { timeUnit } from '@svc/language';
import { fullUnit } from '../words/full-unit.js';

/** What stands before a unit: "per", "a", 每. A closed class of each language. */
const BEFORE = /^(?:per|an?|the|each|every|one|for the|by the|\/|／|每一?|一|单|單)\s?/iu;
/** "A 45 minute lesson": the size of one. */
const MEASURE =
  /^\p{Nd}+(?:[.,]\p{Nd}+)?[ -]?(?:min(?:ute)?s?|hours?|h|kg|kilos?|g|ml|l|lit(?:re|er)s?|cm|m|分钟|公斤|斤|克)[ -]/iu;
/** Each of what is sold, whatever that is. */
const EACH = /^(?:each|apiece|pcs?|ea|pp|unit|一?个|每个|件|每件)$/iu;
/** "月租", 包月: what is paid for a time. */
const RENT = /^(?:包(.)|(.)[租费])$/u;

/** Words without what stands before a unit, in small letters. */
const bareUnit = (words: string): string => words.trim().replace(BEFORE, '').replace(MEASURE, '').trim().toLowerCase();

/** A unit in the singular, without what stands before it; null where it only says "each". */
export function unitNamed(words: string | undefined): string | null {
  if (words === undefined || EACH.test(words.trim())) return null;
  const bare = bareUnit(words);
  const full = fullUnit(bare);
  if (full !== bare) return full;
  return bare === '' || EACH.test(bare) ? null : singular(bare);
}

/** The time that words say a price is for; null where they name none. */
export function timeSaid(words: string | undefined): TimeUnit | null {
  if (words === undefined) return null;
  const bare = bareUnit(words);
  const rent = RENT.exec(bare);
  return timeUnit(rent?.[1] ?? rent?.[2] ?? bare);
}

const singular = (word: string): string => (/^[a-z ]+[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);
