import { asksToHold, isIdleTalk, isWayOfPaying, quotedWish, type ReadingFacts, type SpokenNote } from '@svc/language';
import type { Turn } from './turn.js';

/** Whether a reply names this wish in the buyer's own words. */
const isQuoted = (words: string, { wishes = [] }: ReadingFacts): boolean =>
  wishes.some((wish) => (words.includes(wish) || wish.includes(words)) && quotedWish(wish) !== '');

/** Whether words beside a bid only tell of the buyer's life: the seller has them noted, and no reply speaks of them. */
const isPassedOver = (words: string, { unread = [] }: ReadingFacts): boolean =>
  unread.includes(words) && isIdleTalk(words);

/** How what stays open is told: quoted where it is a thing, else as a wish or a question; null where nothing is. */
export function leftOpen(turn: Turn): SpokenNote | null {
  const { facts } = turn.reading;
  const open = (facts.open_questions ?? []).filter(
    (words) =>
      ![isQuoted, isPassedOver].some((isAside) => isAside(words, facts)) && !asksToHold(words) && !isWayOfPaying(words),
  );
  if (open.length === 0) return null;
  return namedAside(open, facts) ?? { kind: openKind(turn, open) };
}

/** A word or two beside an order that nothing was read as: "prepaid", named as what the offer does not hold. */
function namedAside(open: readonly string[], { unread = [] }: ReadingFacts): SpokenNote | null {
  const named = open.map(quotedWish);
  const isThing = (words: string): boolean => words !== '' && words.split(' ').length <= 3;
  if (!open.every((words) => unread.includes(words)) || !named.every(isThing)) return null;
  return { kind: 'not_included', words: named.join(', ') };
}

/** Whether open words of a message ask, and wish for nothing. */
const isAsked = (words: string, { question, wishes = [] }: ReadingFacts): boolean =>
  question === true && !wishes.some((wish) => words.includes(wish) || wish.includes(words));

/**
 * How what stays open is told: as a wish, or as a question; as a part of the message where something else of it is
 * answered.
 */
function openKind({ reading: { package: named, facts } }: Turn, open: readonly string[]): SpokenNote['kind'] {
  if (open.every((words) => facts.unread?.includes(words))) return 'unread_beside';
  if (!open.some((words) => /[?？吗]/.test(words) || isAsked(words, facts))) return 'open_wish';
  const answersMore =
    Object.keys(named).length > 0 || (facts.asked ?? facts.asks ?? facts.never ?? facts.asked_about) !== undefined;
  return answersMore ? 'open_beside' : 'open_question';
}
