import { patternWith } from '@svc/language';
import type { Place } from '../text/said-figures.js';
import { wordCount } from './clause-shape.js';

/** A denial with a verb of telling, and words by which a note says for whose ears it is. Closed classes. */
const SILENCE = patternWith('iu')`
    \b(?:don['’]?t|do[ ]not|never|not|nobody|no[ ]one|no[ ]need[ ](?:for[ ]\w+[ ])?to)[ ](?:\w+[ ]){0,2}
      (?:
        tell|told|say|mention|share|show|shown|raise|disclose|reveal
        |repeat|communicate|know|hear|bring[ ]up|pass[ ]on
      )\b
    |\b(?:keep|kept)[ ](?:it|that|this|them)[ ](?:quiet|private|secret|between|to[ ]yourself|under)\b
    |\bbetween[ ](?:us|ourselves|you[ ]and[ ]me)\b
    |\b(?:for[ ]you(?:r[ ]ears)?[ ]only|off[ ]the[ ]record|hush)\b
    |\b(?:that|this|which|it)(?:['’]s|[ ]is)[ ](?:strictly[ ])?
      (?:internal|private|confidential|our[ ]own[ ]affair|nobody['’]s[ ]business)\b
    |\b(?:internal|private|confidential|secret)(?:[ ](?:note|remark|only))?\s*(?:[:：|)]|[–—-]\s)
    |[别別不勿莫唔無无][^，。！？\n]{0,6}?(?:
      说|說|讲|講|提(?![供前交升到醒])|告诉|告訴|透露|外传|外傳|公开|公開|对外|對外|声张
    )
    |保密|机密|機密|(?:内部|內部)(?:[:：|｜]|掌握|备注|備註|知道)
  `;
const SENTENCE_END = /[.!?\n。！？]/u;
const WORD = /[\p{L}\p{N}]/u;
/** An order of so few words has nothing of its own to keep: it is about what was said before it. */
const POINTS_BACK = { words: 6, characters: 9 } as const;

const isShort = (quote: string): boolean =>
  /\p{Script=Han}/u.test(quote)
    ? (quote.match(/\p{Script=Han}/gu)?.length ?? 0) <= POINTS_BACK.characters
    : wordCount(quote) <= POINTS_BACK.words;

/** The sentences of a description; what stands in brackets belongs to one. */
function sentencesOf(points: readonly string[]): Place[] {
  const places: Place[] = [];
  let [from, open] = [0, 0];
  for (let at = 0; at <= points.length; at += 1) {
    const sign = points[at] ?? '\n';
    if (/[(（]/u.test(sign)) open += 1;
    if (/[)）]/u.test(sign)) open = Math.max(0, open - 1);
    const inside = sign === '.' && WORD.test(points[at + 1] ?? '');
    if (!SENTENCE_END.test(sign) || inside || (open > 0 && sign !== '\n')) continue;
    const quote = points.slice(from, at).join('');
    if (WORD.test(quote)) places.push({ quote, start: from, end: at });
    from = at + 1;
    if (sign === '\n') open = 0;
  }
  return places;
}

/**
 * The places of a description that an order not to tell holds for: its own sentence, and where it is a short sentence
 * of its own the one before it.
 * @example keptSilent([...'Two left. The roof leaks. Keep it quiet.']).map(({ quote }) => quote.trim())
 * // ['The roof leaks', 'Keep it quiet']
 */
export function keptSilent(points: readonly string[]): Place[] {
  const sentences = sentencesOf(points);
  return sentences.filter(({ quote }, at) => {
    const next = sentences[at + 1];
    return SILENCE.test(quote) || (next !== undefined && SILENCE.test(next.quote) && isShort(next.quote));
  });
}
