import { countsPeople, nounIsSold } from './counted-things.js';
import { leftoverWords } from './leftover-words.js';
import type { NumberMention } from './figures/number-mention.js';
import { pattern } from './pattern.js';
import { isQuotedByOthers } from './quoted-by-others.js';
import { isOfSomebody } from './said-of-somebody.js';
import type { Vocabulary } from './vocabulary.js';

/** What was once, or is as a rule: a clause with such words orders nothing. Closed classes of time and of habit. */
const PAST_OR_HABIT = pattern`
    (?<![a-z])(?:
      last (?:time|year|month|week|season|summer|winter|spring|autumn|fall|christmas)(?! of)
      |(?:years?|months?|weeks?|days?) ago
      |yesterday
      |previously
      |in the past
      |usually
      |normally
      |typically
      |generally
      |often
      |always
      |regularly
    )(?![a-z])
    |去年|前年|上次|上回|上个?(?:月|周|星期|季度)|昨天|平时|通常|往常|[买订拿用要进租]过
  `;
/** A verb of the past before a number: "we bought 7". */
const PAST_VERB = pattern`
    (?<![a-z'])(?<!(?:if|when|suppose)[ ])
    (?:i|we|they|he|she)(?:'ve| have|'d| had)? (?:already )?(?:
      bought|ordered|purchased|took|used|sold|received
    ) (?:[a-z]+ )?$
    |(?<![a-z'])(?:i|we)(?:'ve)? already (?:had|have|did|took|got) $
  `;
/** From how many on something holds: "isn't freight free from 50?". */
const HOLDS_FROM = /(?<![a-z])(?:free|waived|included|cheaper|off|discount)(?: [a-z]+){0,2} (?:from|over|above|at) $/;
/** So many in each period: "40 a month", 每个月要20瓶. */
const PERIOD_AFTER = pattern`
    ^ ?(?:(?!for )[a-z]+ )?(?:(?:a|per|every|each) (?:day|week|month|quarter|year)|daily|weekly|monthly|yearly)(?![a-z])
  `;
const PERIOD_BEFORE = /每个?(?:月|周|星期|天|年|季度)[^，。,.\d]{0,6}$/;
/** How many one holds: "每桌10人", "each box of 10". */
const HELD_BEFORE = /每\p{Script=Han}\s?$|(?<![a-z])(?:each|per|every) [a-z]+ (?:of|with|has|holds) $/u;
/** Given with something: a wish for more of it, and no order of so many; what is brought somewhere is ordered. */
const GIVEN_BEFORE = /(?:[送赠搭附]|(?<![a-z])(?:throw|throwing) in)(?:给?我们?| me| us)?[一]?\s?$/;
const BROUGHT_AFTER = /^[^，。,.]{0,8}[到来过去货]/;
/** How far away or how long ago: "two streets over". */
const AWAY_AFTER = /^ (?:over|away|ago|from here|down the (?:road|street|hall)|up the (?:road|street))(?![a-z])/;
/** Parts in which a sum is paid: "850 in 3 installments", 分3期. */
const PARTS = pattern`
    ^ ?(?:(?:equal|monthly|weekly|interest-free|easy) ){0,2}(?:
      instal?lments?|payments?|tranches?|part payments
    )(?![a-z])
    |^\s?期(?![间货待刊末])
  `;
/** Who comes, uses or eats it: of what is sold only where people are counted. */
const PEOPLE_BEFORE = pattern`
    (?<![a-z])(?:
      (?:team|group|party|company|class|staff|family|crew|household|crowd|couple) of(?: about| around| some)?
      |(?:we are|we're|there are|there will be|there'll be)(?: about| around| only)?
    ) $
  `;
const PEOPLE_AFTER = /^ of (?:us|you)(?![a-z])|^\s?口人?/;
/** What is paid for as a whole: a bare number right behind it is a sum of money. */
const LUMP = pattern`
    (?<![a-z])(?:
      (?:it|this|that|them|these|those|everything|both|the (?:lot|whole lot|set|pair))(?: all)?(?: go)? (?:for|at)
      |(?:go|going|sell|settle|close|let go|part with) (?:for|at)
    )(?: only| just| about| around)? $
  `;
/** A word right behind a bare number that no unit is: a street, a model. */
const NAMED_AFTER = /^ ([a-z]{3,})/;

/** So many characters of a clause are looked at on either side of a number. */
const REACH = 60;
/** What ends a clause: marks, and words that join two. */
const ENDS = /[，、。！？；：!?;:\n]|[,.](?!\d)|(?<![a-z])(?:but|because|since|although|and then)(?![a-z])/g;

/** What stands before a number and behind it in its clause. */
function around(text: string, { start, end }: NumberMention): { before: string; after: string } {
  const [left, right] = [text.slice(Math.max(0, start - REACH), start), text.slice(end, end + REACH)];
  const cut = [...left.matchAll(ENDS)].at(-1);
  const stop = right.search(ENDS);
  return {
    before: cut === undefined ? left : left.slice(cut.index + cut[0].length),
    after: stop < 0 ? right : right.slice(0, stop),
  };
}

/** "4 weeks for 80": a sum for so long. */
const FOR_SO_LONG = /(?<![a-z])(?:minute|hour|day|night|week|month|quarter|year)s? for $/;

/** "For 200 I take them": the same, said behind the number. */
const LUMP_AFTER = pattern`
    ^,? ?(?:i|we)(?:'ll|'d| would| will| could| can)? (?:take|buy|have) (?:
      it|them|these|those|both|everything|all|the lot
    )(?![a-z])
  `;

/** Whether a number is paid for all of it: "can you do it for 200?". */
export function isLump(text: string, mention: NumberMention): boolean {
  const { before, after } = around(text, mention);
  return LUMP.test(before) || FOR_SO_LONG.test(before) || (/(?<![a-z])for $/.test(before) && LUMP_AFTER.test(after));
}

/**
 * Whether a number of a message counts something else than what is ordered: what was bought once or is as a rule, what
 * is to be given on top, people where things are sold, a house in its street.
 * @example countsAside('i bought 7 last year', mention, vocabulary) // true
 */
export function countsAside(text: string, mention: NumberMention, vocabulary: Vocabulary): boolean {
  const { before, after } = around(text, mention);
  if (PAST_OR_HABIT.test(before) || PAST_OR_HABIT.test(after) || PAST_VERB.test(before)) return true;
  if (mention.kind === 'number' && isOfSomebody(before)) return true;
  if (AWAY_AFTER.test(after) || HOLDS_FROM.test(before)) return true;
  if (PARTS.test(after) || PARTS.test(mention.unit ?? '')) return true;
  if (mention.kind === 'number' && isQuotedByOthers(text.slice(0, mention.start))) return true;
  // What is paid by time is bid by time.
  const isRate = mention.kind === 'number' && vocabulary.period !== undefined;
  if (!isRate && (PERIOD_AFTER.test(after) || PERIOD_BEFORE.test(before))) return true;
  if (HELD_BEFORE.test(before)) return true;
  if (GIVEN_BEFORE.test(before) && !BROUGHT_AFTER.test(after)) return true;
  const people = vocabulary.unit === undefined || countsPeople('person', vocabulary);
  if (!people && (PEOPLE_BEFORE.test(before) || PEOPLE_AFTER.test(after))) return true;
  if (mention.kind === 'count') return !nounIsSold(mention.unit, after, vocabulary);
  return mention.kind === 'number' && isNamed(before, after);
}

/** A place, right before a number; a sum that somebody goes to is none. */
const PLACE_BEFORE = /(?<![a-z])(?:to|at|from|in|on|no\.?) $/;
const GOES_TO = pattern`
    (?<![a-z])(?:
      go|come|get|stretch|up|down|drop|raise|lower|bring|move|do|be|is|are|stay|stand
    )(?: [a-z]+)? (?:to|at|in|on) $
  `;

/** Whether a bare number is part of a name: a word that nothing reads follows it, and a place is named with it. */
function isNamed(before: string, after: string): boolean {
  const [, word] = NAMED_AFTER.exec(after) ?? [];
  if (word === undefined || !PLACE_BEFORE.test(before) || GOES_TO.test(before)) return false;
  return leftoverWords(word, 0, []).length > 0;
}
