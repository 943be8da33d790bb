import { CONCEPTS } from './concepts.js';
import { leftoverWords } from './leftover-words.js';
import { findPhrases, foldPhrase } from './find-phrases.js';
import type { ReadingFacts } from './reading.js';
import type { Vocabulary } from './vocabulary.js';
import { pattern, patternWith } from './pattern.js';

/** A means that a message names: "by Venmo", "via a friend", 用支付宝付. */
const MEANS = patternWith('gu')`
    (?<![a-z])(?:by|via|through|using) (?:(?:a|an|the|my|our) )?(?<en>[a-z][a-z'-]+)
    |用(?<zh>\p{Script=Han}{2,6}?)(?:来?付|支付|转账?|打款|结算)
  `;
/** When, and not how. */
const TIME = pattern`
    ^(?:
      (?:mon|tues|wednes|thurs|fri|satur|sun)day
      |noon
      |night
      |tonight
      |morning
      |afternoon
      |evening
      |midnight
      |tomorrow
      |next
      |end
      |then
      |week(?:end)?
      |month
      |year
      |hour
      |day
    )$
  `;

/**
 * The means that a folded message names and that nothing in the deal was read as: with them it proposes something that
 * no term holds, so that a price beside them is no yes to an offer with other means.
 * @example unreadMeans('480 and i pay by venmo', []) // ['venmo']
 */
function unreadMeans(text: string, spans: readonly { start: number; end: number }[]): string[] {
  return [...text.matchAll(MEANS)].flatMap((found) => {
    const word = found.groups?.en ?? found.groups?.zh ?? '';
    const start = found.index + found[0].indexOf(word);
    const isRead = spans.some((span) => span.start < start + word.length && span.end > start);
    return isRead || TIME.test(word) || leftoverWords(word, 0, []).length === 0 ? [] : [word];
  });
}

const PAYS = /(?<![a-z])(?:pay(?:ing|ment)?|paid)(?![a-z])|付|支付|转账|打款/;
/** How money changes hands: one of these is none of the others. */
const HANDS = CONCEPTS.filter((row) => ['cash', 'wire', 'card'].some((means) => row[0] === means)).flat();

/**
 * The options with which a buyer would pay by other means than the ones that they name: "I pay by Venmo" is no cash.
 * Term id → option ids; empty where the message names no unread means, or does not speak of paying.
 */
function optionsPaidOtherwise(
  text: string,
  means: readonly string[],
  { terms }: Pick<Vocabulary, 'terms'>,
): Record<string, string[]> {
  if (means.length === 0 || !PAYS.test(text)) return {};
  const inHand = (label: string): boolean =>
    findPhrases(
      foldPhrase(label),
      HANDS.map((phrase) => ({ phrase, meaning: true })),
    ).length > 0;
  return Object.fromEntries(
    terms
      .map((term): [string, string[]] => [
        term.id,
        term.options.filter(({ id, label }) => id !== term.default && inHand(label)).map(({ id }) => id),
      ])
      .filter(([, options]) => options.length > 0),
  );
}

/** Notes the means that a folded message names and nothing was read as, and the options that are thereby not wanted. */
export function noteOtherWays(
  text: string,
  spans: readonly { start: number; end: number }[],
  vocabulary: Pick<Vocabulary, 'terms'>,
  facts: ReadingFacts,
): void {
  const means = unreadMeans(text, spans);
  if (means.length > 0) facts.unread = means;
  const otherwise = optionsPaidOtherwise(text, means, vocabulary);
  if (Object.keys(otherwise).length > 0) facts.paid_otherwise = otherwise;
}
