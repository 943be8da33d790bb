import type { Span } from '../acts.js';
import { foldMessage } from '../look-up.js';
import type { Standing } from '../reading.js';
import type { Vocabulary } from '../vocabulary.js';
import type { ReportedAct, ReportedMessage } from './act-kinds.js';
import { ACTS_AT_MOST, FIGURE_MEANS, REPORTED_ACTS } from './act-kinds.js';

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const oneOf = <const Word extends string>(value: unknown, words: readonly Word[]): Word | null =>
  words.find((word) => word === value) ?? null;
const wordsIn = (value: unknown): string => (typeof value === 'string' ? foldMessage(value) : '');

/** The place of words in a folded message: at or behind `from`, else anywhere; null where they are not there. */
function placeOf(text: string, words: string, from = 0): Span | null {
  if (words === '') return null;
  const ahead = text.indexOf(words, from);
  const start = ahead < 0 ? text.indexOf(words) : ahead;
  return start < 0 ? null : { start, end: start + words.length };
}

/** The place of a slot: in the words of its act, else anywhere in the message. */
function slotOf(text: string, value: unknown, { start, end }: Span): Span | null {
  const words = wordsIn(value);
  const inside = words === '' ? -1 : text.slice(start, end).indexOf(words);
  return inside < 0 ? placeOf(text, words) : { start: start + inside, end: start + inside + words.length };
}

/** The option that `term/option` names; null where the vocabulary has none. */
function optionOf(value: unknown, { terms }: Vocabulary): ReportedAct['option'] {
  const [term = '', option = ''] = typeof value === 'string' ? value.split('/') : [];
  const known = terms.find(({ id }) => id === term)?.options.some(({ id }) => id === option) ?? false;
  return known ? { term, option } : null;
}

/** Whether everything that an entry points at is there: an option that nobody sells is not left out, but doubted. */
const isWhole = (entry: Entry, act: ReportedAct, offers: number): boolean =>
  (['figure', 'count', 'option'] as const).every((slot) => entry[slot] === undefined || act[slot] !== null) &&
  (act.choice === null || act.choice <= offers);

function readAct(text: string, entry: Entry, vocabulary: Vocabulary, from: number): ReportedAct | null {
  const act = oneOf(entry['act'], REPORTED_ACTS);
  const quote = placeOf(text, wordsIn(entry['quote']), from);
  if (act === null || quote === null) return null;
  const small = (value: unknown): number | null =>
    Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= 9 ? Number(value) : null;
  return {
    act,
    quote,
    figure: slotOf(text, entry['figure'], quote),
    count: slotOf(text, entry['count'], quote),
    means: oneOf(entry['means'], FIGURE_MEANS),
    option: optionOf(entry['option'], vocabulary),
    about: typeof entry['about'] === 'string' ? entry['about'] : null,
    group: typeof entry['group'] === 'string' ? entry['group'] : null,
    choice: small(entry['choice']),
    beside: entry['beside'] === true,
    proposal: small(entry['group_of']),
  };
}

/**
 * What an answer to the tool `report_acts` points at, whatever it looks like. An act whose words are not in the text,
 * or that names an option or an offer that is not there, is set aside and the message unclear: nothing is signed on it.
 * Null where nothing of the answer can be used. Never throws.
 * @param message as the buyer wrote it; the places are those of its folded form
 * @example readReported('Would you take 850?', { language: 'en', acts: [{ act: 'bid', quote: '850' }] }, vocabulary,
 *   standing)?.acts[0]?.quote // { start: 15, end: 18 }
 */
export function readReported(
  message: string,
  answer: unknown,
  vocabulary: Vocabulary,
  standing: Standing,
): ReportedMessage | null {
  if (!isEntry(answer) || !Array.isArray(answer['acts'])) return null;
  const entries = (answer['acts'] as unknown[]).slice(0, ACTS_AT_MOST);
  const text = foldMessage(message);
  const acts: ReportedAct[] = [];
  let unclear = answer['unclear'] === true || entries.length < answer['acts'].length;
  for (const entry of entries) {
    const act = isEntry(entry) ? readAct(text, entry, vocabulary, acts.at(-1)?.quote.start ?? 0) : null;
    if (act !== null && isWhole(entry as Entry, act, standing.offers.length)) acts.push(act);
    else unclear = true;
  }
  const language = oneOf(answer['language'], ['en', 'zh', 'other'] as const);
  return acts.length === 0 || language === null ? null : { language, acts, unclear };
}
