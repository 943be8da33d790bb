import { pattern } from '@svc/language';
import { CONDITION_START, EDGE_WORDS, ZH_EDGE_END, ZH_EDGE_START } from './phrases/condition.js';
import type { Clause } from '../text/clause.js';
import { isCase } from './trim-words.js';

const TOKEN = /<[a-z]\d+>|[\p{L}\p{N}'’]+(?:-[\p{L}\p{N}'’]+){0,8}/gu;

/** The particle of a verb with what stands between them: "pick them up" is no "pick". */
const PARTICLE = /^ (?:(?:it|them|this|these|those|that|everything|all) )?(?:up|out|back|over)(?![a-z])/;

const DENIES = /^(?:not|never|without|(?:do|does|is|are|wo|ca)n['’]t)$/;
const HELPS = /^(?:do|does|is|are|will|can)$/;
/** What stands between a denial and what it denies, and names nothing alone. */
const BETWEEN = /^(?:need|want|require|take|use|have|get|the|an?|any|our|my)$/;

/** Where a condition begins that is denied: "if you do not need the bag" is no "bag". */
function denied(tokens: readonly string[], first: number): number {
  let at = first;
  while (BETWEEN.test(tokens[at - 1] ?? '')) at -= 1;
  if (!DENIES.test(tokens[at - 1] ?? '')) return first;
  return HELPS.test(tokens[at - 2] ?? '') ? at - 2 : at - 1;
}

function trimEnglish(clause: Clause, from: number, to: number): string {
  const tokens = [...clause.text.slice(from, to).matchAll(TOKEN)];
  const edge = (token: string, at: number): boolean =>
    isCase(token, tokens[at - 1]?.[0])
      ? false
      : token.startsWith('<')
        ? /^<[mnypu]/.test(token)
        : EDGE_WORDS.has(token.replace(/['’].*$/, ''));
  let first = 0;
  let last = tokens.length - 1;
  while (first <= last && edge(tokens[first]?.[0] ?? '', first)) first += 1;
  while (last >= first && edge(tokens[last]?.[0] ?? '', last)) last -= 1;
  const words = tokens.map(([word]) => word);
  const [head, tail] = [tokens[denied(words, first)], tokens[last]];
  if (first > last || !head || !tail) return '';
  const end = from + tail.index + tail[0].length;
  const particle = PARTICLE.exec(clause.text.slice(end, to))?.[0].length ?? 0;
  return clause.words(from + head.index, end + particle);
}

function trimChinese(clause: Clause, from: number, to: number): string {
  let [start, end] = [from, to];
  for (let changed = true; changed && start < end;) {
    const text = clause.text.slice(start, end);
    const lead = ZH_EDGE_START.exec(text)?.[0] ?? /^<[mnypu]\d+>/.exec(text)?.[0];
    const trail = lead === undefined ? (ZH_EDGE_END.exec(text)?.[0] ?? /<[mnypu]\d+>$/.exec(text)?.[0]) : undefined;
    if (lead !== undefined) start += lead.length;
    if (trail !== undefined) end -= trail.length;
    changed = lead !== undefined || trail !== undefined;
  }
  return clause.words(start, end);
}

/** What is left of a range of a clause when words that only carry the discount are stripped from both its ends. */
export function trimCondition(clause: Clause, from: number, to: number): string {
  const chinese = /[一-鿿]/.test(clause.text.slice(from, to));
  return chinese ? trimChinese(clause, from, to) : trimEnglish(clause, from, to);
}

/** "Whoever comes and gets it pays 2 less": the deed, where each of its words alone would say nothing. */
function deedBeforePaying(clause: Clause, to: number): string {
  const deed = /\b(?:whoever|who|that|if (?:they|you|the buyer)) ([^<]{3,60}?) pays?\W*$/d.exec(
    clause.text.slice(0, to),
  )?.indices?.[1];
  return deed ? clause.words(deed[0], deed[1]) : '';
}

/** "Two things bring it down: paying upfront …", and what was read before "and". */
const ANNOUNCED = pattern`
    ^[^:<]{0,20}(?:<[cnx]\d+> ?)?[^:<]{0,40}\b(?:things|ways|down|cheaper|discounts?|save|deals?|offers?)\b
    [^:<]{0,30}: ?
  `;
const READ_BEFORE = /^.*<u\d+>[^<]{0,40}?\b(?:and|or|plus|but)\b ?/s;

/** Where the condition before a discount can begin. */
function beginning(text: string): number {
  const read = READ_BEFORE.exec(text)?.[0].length ?? 0;
  return read > 0 ? read : (ANNOUNCED.exec(text)?.[0].length ?? 0);
}

/** What stands right behind a discount and is no part of its condition: "on top", "a month for two years". */
const OF_DISCOUNT = pattern`
    ^[ ]?(?:
      (?:extra )?(?:on top|in addition|additional)(?: (?:of|to) (?:the |any |all |that |this )?[a-z]+)?
      |(?:an?|per|each|every|the|\/)[ ]?(?:hour|day|night|week|month|quarter|year)
        (?=[ ,;:]+(?:for|with|if|when|on|by|at|to)\b)
    )
  `;

/** What the buyer does for a discount that stands at `from`..`to` of the clause; empty where nothing is asked. */
export function conditionAround(clause: Clause, discount: { from: number; to: number }): string {
  const begin = clause.language.spaced ? beginning(clause.text.slice(0, discount.from)) : 0;
  const before = trimCondition(clause, begin, discount.from) || trimCondition(clause, 0, discount.from);
  const top = OF_DISCOUNT.exec(clause.text.slice(discount.to))?.[0].length ?? 0;
  const after = trimCondition(clause, discount.to + top, clause.text.length);
  if (/^pays?$/i.test(before)) return deedBeforePaying(clause, discount.from) || after || before;
  if (before === '' || after === '') return before || after;
  const opens = (text: string): boolean => CONDITION_START.test(text);
  if (opens(clause.text.slice(discount.to).replace(/^[^a-z一-鿿]*/, ''))) return after;
  if (opens(clause.text.slice(0, discount.from))) return before;
  return /^\s*(?:for|with|on)\b/.test(clause.text.slice(discount.to)) ? after : before;
}
