import type { Span } from './acts.js';
import { CONCEPTS } from './concepts.js';
import { foldPhrase } from './find-phrases.js';
import type { NamedThing, Vocabulary } from './vocabulary.js';
import { pattern, patternWith } from './pattern.js';

const rowOf = (word: string): readonly string[] => CONCEPTS.find(([first]) => first === word) ?? [];
/** Words of fetching and of sending: who does the one does without the other. */
export const FETCHING = rowOf('pickup');
export const SENT = rowOf('delivery');

/** A verb of sending, alone or with where to; a thing of the same name has something else behind or before it. */
const SENDING_LABEL = pattern`
    ^(?:post|ship|mail|courier)(?: (?:it|them|within|inside|to|in|by|for|anywhere|worldwide|abroad)(?![a-z]).*)?$
  `;
/**
 * Whether an option's label is a verb of sending.
 * @example saysSending('post within the uk') // true
 * @example saysSending('oak post') // false
 */
export const saysSending = (label: string): boolean => SENDING_LABEL.test(label);

const BOTH_WAYS = pattern`
    (?<![a-z])(?:deliver|ship|drop)[a-z -]*(?:and|&|\+|\/) ?(?:pick|collect|return)
    |(?<![a-z])(?:pick|collect)[a-z -]*(?:and|&|\+|\/) ?(?:deliver|drop|return)
    |接送
    |取送
  `;
/**
 * Whether an option's folded label is both ways of a thing, which the seller goes: whoever fetches it does without.
 * @example bringsAndFetches('delivery and collection') // true
 */
export const bringsAndFetches = (label: string): boolean => BOTH_WAYS.test(label);

/** Verbs of sending with what is sent or where to, and the place behind them: "post them to me in Denver". */
const SENDING = patternWith('g')`
    (?<![a-z])(?<!
      (?:i|we)(?:'ll| will| can| could| would|'d)?[ ]
    )(?:post|mail|ship|send|courier|dispatch)(?:s|ed|ing)?[ ]
      (?:
      (?:it|them|this|these|those|everything|all of (?:it|them))(?![a-z])
      |to (?!you|your|the seller|my e-?mail)[a-z]+
    )(?: (?:out|over|here))?(?: (?:to|in|at) (?!you|your|e-?mail)(?:my |our |the )?[a-z]+){0,2}
    |(?:邮寄|快递|寄(?!样|发票|合同|资料|目录)|[发邮](?=[到给]|过来|顺丰))(?:到|给我|过来|来|一下)?
  `;

/** The one option by which a thing is sent, with its term; null where the deal has none or several. */
export function sendingOption({
  terms,
}: Pick<Vocabulary, 'terms'>): { term: Vocabulary['terms'][number]; option: string } | null {
  const sends = ({ id, label, words = [] }: NamedThing): boolean =>
    saysSending(foldPhrase(label)) || [id, label, ...words].some((text) => SENT.includes(foldPhrase(text)));
  const found = terms.flatMap((term) =>
    term.options
      .filter((option) => option.id !== term.default && sends(option))
      .map(({ id }) => ({ term, option: id })),
  );
  const [only, ...more] = found;
  const usual = only?.term.options.find(({ id }) => id === only.term.default);
  return only && more.length === 0 && !(usual && sends(usual)) ? only : null;
}

/** Fetching with what is fetched between the verb and its particle: "I'll pick them up". */
const FETCHED = patternWith('g')`
    (?<![a-z])(?:
      pick(?:ing)? (?:it|them|this|these|those|that|everything|all) up
      |collect(?:ing)? (?:it|them|these|those|everything)
    )(?![a-z])
  `;

/** Where a folded clause speaks of fetching a thing. */
export const fetchingPlaces = (clause: string): { start: number; end: number }[] =>
  [...clause.matchAll(FETCHED)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));

/** Where a folded clause asks to have a thing sent. */
export const sendingPlaces = (clause: string): { start: number; end: number }[] =>
  [...clause.matchAll(SENDING)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));

/** A word of sending that is none: an advertisement, an address. */
const NO_SENDING_BEFORE = /(?<![a-z])(?:your|this|that|saw|seen|read|fb|facebook|blog) $/;
const NO_SENDING_AFTER = /^ ?(?:-?code|office|box)/;
const WHERE_TO = / (?:to|in) (?!you|your|the seller|me e-?mail|my e-?mail)(?:my |our |the )?[a-z]+/y;

/**
 * Where words that send a thing stand in a folded clause, with where to; null where they are a part of something else.
 * @example sentPlace('with postage to york', { start: 5, end: 12 }) // { start: 5, end: 20 }
 * @example sentPlace('my post code is n1', { start: 3, end: 7 }) // null
 */
export function sentPlace(clause: string, { start, end }: Span): Span | null {
  if (NO_SENDING_BEFORE.test(clause.slice(0, start)) || NO_SENDING_AFTER.test(clause.slice(end))) return null;
  WHERE_TO.lastIndex = end;
  return { start, end: WHERE_TO.test(clause) ? WHERE_TO.lastIndex : end };
}
