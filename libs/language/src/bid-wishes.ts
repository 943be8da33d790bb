import {
  AFTER_THING,
  ASKING,
  ASKING_IN_CHINESE,
  ASKS_TO_DO,
  ASKS_TO_HOLD,
  BIDDING_WORDS,
  GIVEN,
  JOINED,
  OF_THE_WHOLE,
  PARTICIPLE,
  PLACE,
  WANTS_TO_KNOW,
} from './phrases/bid-wishes.js';
import { isOwnWord, touching, type Span } from './acts.js';
import { isSmallTalk, isTold } from './leave-answered.js';
import { leftoverWords } from './leftover-words.js';
import { readNumbers } from './figures/numbers.js';
import { foldPhrase } from './find-phrases.js';
import { NEXT_STEP, WISH } from './phrases/question-cues.js';
import type { ReadingFacts } from './reading.js';
import type { Seen } from './look-up.js';
import type { TextPiece } from './sentences.js';
import type { Vocabulary } from './vocabulary.js';

/** The words are the same for every message about a policy. */
const prepared = new WeakMap<Vocabulary, ReadonlySet<string>>();

/** Every word by which the policy knows something: it is read, whatever becomes of it. */
function knownWords(vocabulary: Vocabulary): ReadonlySet<string> {
  const ready = prepared.get(vocabulary) ?? findKnownWords(vocabulary);
  prepared.set(vocabulary, ready);
  return ready;
}

function findKnownWords({ terms, never, handoff, facts, name = '', unit = '' }: Vocabulary): ReadonlySet<string> {
  const texts = [
    ...terms.flatMap((term) => [term, ...term.options]).flatMap(({ label, words = [] }) => [label, ...words]),
    ...[...never, ...handoff, ...facts].flatMap(({ words }) => words),
    name,
    unit,
    `${unit}s`,
  ];
  return new Set(texts.flatMap((text) => leftoverWords(foldPhrase(text), 0, [])));
}

/** A message as it is searched for wishes: its figures, and every place that something was read at. */
interface Searched {
  figures: readonly Span[];
  read: readonly Span[];
  known: ReadonlySet<string>;
  /** What buyers are told: 包邮 of what is sent for nothing asks for nothing new. */
  facts: Vocabulary['facts'];
}

/** The words of a piece that name something and that nothing has read. */
function unreadIn(piece: TextPiece, { read, known }: Searched): string[] {
  return leftoverWords(piece.text, piece.start, touching(piece, read)).filter(
    (word) => !isOwnWord(word, known) && !BIDDING_WORDS.test(word),
  );
}

const pieceFrom = (clause: TextPiece, from: number): TextPiece => ({
  text: clause.text.slice(from).trim(),
  start: clause.start + from + (clause.text.slice(from).length - clause.text.slice(from).trimStart().length),
  end: clause.end,
});

/** The most places at which a wish is looked for in one clause, and the most wishes that are heard. */
const MOST_STARTS = 8;
const MOST_WISHES = 12;

/**
 * Where in a clause a wish could begin: at what joins it to a figure, and behind each term that was read after that.
 */
function startsOf(clause: TextPiece, { figures, read }: Searched): number[] {
  const behind = Math.max(0, ...touching(clause, figures).map(({ end }) => end - clause.start));
  const tail = clause.text.slice(behind);
  const joined = [PARTICIPLE.exec(tail), ...tail.matchAll(JOINED)].flatMap((found) =>
    found ? [behind + found.index] : [],
  );
  const ownFigure = touching(clause, figures).length > 0;
  // In a clause without a figure of its own a term that was read is what the figure is offered for.
  const first = Math.min(...joined.slice(0, 2), ownFigure ? Infinity : 0);
  const rest = { ...clause, start: clause.start + first };
  // What follows a term that was read is not asked for with it: "with open bar painted blue" leaves the colour.
  const terms = first === Infinity ? [] : touching(rest, read).map(({ end }) => end - clause.start);
  const inside = terms.filter((start) => start > first && start < clause.text.length);
  return [...joined.slice(0, MOST_STARTS), ...inside.slice(-MOST_STARTS)].sort((one, other) => one - other);
}

/** What a clause asks for beside the figure of its sentence; null where nothing in it was left unread. */
function wishIn(clause: TextPiece, searched: Searched): TextPiece | null {
  const wishes = startsOf(clause, searched).map((start) => pieceFrom(clause, start));
  const left = wishes.map((wish) => unreadIn(wish, searched).length);
  const most = Math.max(0, ...left);
  // The shortest that holds all that was left over: what stands before it is read.
  const best = most > 0 ? wishes[left.lastIndexOf(most)] : undefined;
  if (best) return best;
  const given = GIVEN.exec(clause.text);
  if (!given) return null;
  const start = clause.start + given.index;
  const place = { text: given[0], start, end: start + given[0].length };
  const isTold = searched.facts.some(({ words }) => words.includes(given[0]));
  return isTold || touching(place, searched.read).length > 0 ? null : pieceFrom(clause, given.index);
}

/** Where a thing is to be or to come, in words that nothing has read: "30 cartons to Munich at 29.50". */
function placesUnread(clause: TextPiece, searched: Searched): string[] {
  return [...clause.text.matchAll(PLACE)].flatMap((found) => {
    const start = clause.start + found.index;
    const piece = { text: found[0], start, end: start + found[0].length };
    return unreadIn(piece, searched).length > 0 ? [found[0]] : [];
  });
}

/**
 * What a message with a figure says beside it: `wishes`, things that are asked for together with it and that no term
 * holds, and `unread`, clauses with the figure in which words were left over. Both keep a reply from agreeing.
 * @example bidWishes(seen, vocabulary)
 * // of "$345 delivered to my door": { wishes: ['delivered to my door'], unread: […] }
 */
export function bidWishes(seen: Seen, vocabulary: Vocabulary): { wishes: string[]; unread: string[] } {
  const found = { wishes: [] as string[], unread: [] as string[] };
  const { sentences, proposed, spans } = seen.places;
  if (proposed.length === 0) return found;
  const read = [...seen.spans, ...spans].sort((one, other) => one.start - other.start);
  const searched = { figures: proposed, read, known: knownWords(vocabulary), facts: vocabulary.facts };
  for (const clause of sentences.flatMap(({ clauses }) => clauses)) {
    if (NEXT_STEP.test(clause.text)) continue;
    const wish = wishIn(clause, searched);
    if (wish) found.wishes.push(wish.text.replace(/[，,;；.。!！?？ ]+$/, ''));
    else if (touching(clause, proposed).length > 0 && unreadIn(clause, searched).length > 0) {
      found.unread.push(clause.text);
      found.wishes.push(...placesUnread(clause, searched));
    }
    if (found.wishes.length + found.unread.length >= MOST_WISHES) break;
  }
  return found;
}

/**
 * Whether an open question of a message asks for a thing, so that it is no part of a deal until the seller says so:
 * what stands beside a figure, what was heard as a request, and a question that asks for something to be done.
 */
export function asksForThing(words: string, { acts }: Pick<ReadingFacts, 'acts'>): boolean {
  if (WANTS_TO_KNOW.test(words) || ASKS_TO_HOLD.test(words)) return false;
  const requests = (acts ?? []).filter(({ act }) => act === 'request').map((act) => act.words);
  const isAllowed = /^(?:(?:and|but|so) )?(?:can|could|may) (?:i|we)(?![a-z])|可以.*[吗么]/.test(words);
  return WISH.test(words) || ASKS_TO_DO.test(words) || (!isAllowed && requests.some((one) => one.includes(words)));
}

/** Whether words of a buyer ask to keep the thing for them: a favour of time. */
export const asksToHold = (words: string): boolean => ASKS_TO_HOLD.test(foldPhrase(words));

/** The most characters of the buyer's own words that a reply quotes. */
const MOST_QUOTED = 60;

/** Whether words of a buyer name nothing that an offer could hold. */
const namesNoThing = (words: string): boolean => {
  const folded = foldPhrase(words);
  return isTold(folded) || isSmallTalk(folded) || asksToHold(folded);
};

/**
 * The thing that a buyer names, as a reply may quote it: letters alone, without any figure, so that no number of theirs
 * stands in a sentence of the seller; of a wish behind a figure what follows it; without the words that ask for it.
 * Empty where no thing is named: talk of the price, a wish for a person or to have it held, courtesy.
 * @example quotedWish('would you do $345 with free shipping?') // 'with free shipping'
 * @example quotedWish('could you please add a lamp') // 'a lamp'
 */
export function quotedWish(words: string): string {
  if (namesNoThing(words)) return '';
  let rest = words;
  for (const { start, end } of [...readNumbers(words)].reverse()) rest = `${rest.slice(0, start)}\n${rest.slice(end)}`;
  const sides = rest
    .split(/[\n\d$€£¥]+/)
    .map((side) => side.replace(/[^\p{L}'’ -]+/gu, ' ').replace(/ +/g, ' '))
    .map((side) => side.replace(/^ ?(?:(?:and|but|so|if|块|元) )*|(?:可以|行不?行|好|成)?[吗么吧呢]?$/g, '').trim());
  const last = sides.at(-1) ?? '';
  const whole = sides.every((side) => side.length <= last.length)
    ? last
    : sides.join(' … ').replace(/(?: (?:…|and|or|with|an?|the))* ?$/, '');
  const thing = whole
    .replace(ASKING, '')
    .replace(OF_THE_WHOLE, '')
    .replace(ASKING_IN_CHINESE, '')
    .replace(AFTER_THING, '')
    .replace(/^(?:…|and|or|want|need| )+(?![a-z])|(?<![a-z])(?:…|and|or| )+$/g, '')
    .trim();
  if (!/\p{Script=Han}/u.test(thing) && leftoverWords(foldPhrase(thing), 0, []).length === 0) return '';
  return thing.length <= MOST_QUOTED ? thing : thing.slice(0, MOST_QUOTED).replace(/ [^ ]*$/, '');
}
