import { chancesOf, unpackWeights } from '@svc/language';
import { denies, wordCount } from './clause-shape.js';
import { clauseFeatures } from './clause-features.js';
import { CLAUSE_WEIGHTS } from './phrases/clause-weights.js';
import { namesSpeaker } from './private-words.js';

/**
 * What a clause of a description may say: the name of what is sold, something of the goods or the service that a buyer
 * may be told, nothing (a greeting, a heading), what the seller refuses, what a person decides, what is for nobody's
 * ears (reasons, feelings, orders to whoever answers), or something of the deal.
 */
export const CLAUSE_KINDS = ['name', 'goods', 'chatter', 'refusal', 'handoff', 'private', 'deal'] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

/** How likely a clause says each, 0 to 1; the kinds stand beside each other, so they need not add up to one. */
export type ClauseChances = Readonly<Record<ClauseKind, number>>;

const WEIGHTS = unpackWeights(CLAUSE_WEIGHTS);

/**
 * What a clause says, by a linear model over its words. It takes no figure and no term from them, and it decides
 * nothing that is signed: only what may be told, and which words name what is sold.
 * @example clauseChances('from a smoke-free home').goods // 0.9
 */
export const clauseChances = (quote: string): ClauseChances => chancesOf(WEIGHTS, CLAUSE_KINDS, clauseFeatures(quote));

/**
 * From these shares on a clause is told: words that nothing was read from, words that were read as a fact, words of
 * somebody who says "I", who mostly speaks of reasons, and words that could be of the deal ("Clay is in the price").
 */
const TOLD = { left: 0.5, read: 0.3, speaker: 0.78, surely: 0.65 } as const;

/**
 * How likely a clause says something of the goods, beside everything else that it may say, 0 to 1. What is private
 * counts twice, for telling it cannot be taken back, and the deal half, for laws look after its figures.
 */
export function shareOfGoods({ goods, private: kept, refusal, handoff, deal }: ClauseChances): number {
  return goods / (goods + 2 * kept + refusal + handoff + deal / 2);
}

/**
 * Whether a clause says something of the goods or the service that a buyer may be told.
 * @param from whether it is left over, was read as a fact already, or has to be sure
 * @example saysOfGoods('the landlord wants the place empty') // false
 */
export const saysOfGoods = (quote: string, from: 'left' | 'read' | 'surely' = 'left'): boolean =>
  shareOfGoods(clauseChances(quote)) >= TOLD[namesSpeaker(quote) ? 'speaker' : from];

/** From this chance on what may well be private is for nobody's ears, whatever else it says. */
const SECRET = 0.35;

/**
 * Whether a clause is private as likely as not: telling it cannot be taken back, so what is private counts twice.
 * @example isLikelyPrivate("Drought sales start in August but don't tell buyers") // true
 */
export function isLikelyPrivate(quote: string): boolean {
  const { private: kept, ...others } = clauseChances(quote);
  return kept >= SECRET && 2 * kept > Math.max(...Object.values(others));
}

/**
 * Whether what was read as a refusal is likelier private: refusals are recited to buyers.
 * @example isPrivateRefusal('Under no circumstances mention my divorce') // true
 */
export function isPrivateRefusal(quote: string): boolean {
  const { private: kept, refusal } = clauseChances(quote);
  return kept > refusal && isLikelyPrivate(quote);
}

/** From these chances on words that nothing else was read from refuse something, or leave it to a person. */
const SAID = { refusal: 0.4, handoff: 0.3 } as const;
const SURE = { refusal: 0.8, handoff: 0.6 } as const;
/** A clause that surely says something of the goods, and hardly refuses, is no refusal. */
const STATES = { goods: 0.7, refusal: 0.12 } as const;
/** What speaks of somebody needs less: most of it is told of the goods. */
const SENDS_NOBODY = { goods: 0.6, handoff: 0.15, words: 4 } as const;

/** What somebody does who says nothing of the goods: refuses something, or leaves it to a person. */
export interface SaidToBuyers {
  readonly says: 'refusal' | 'handoff';
  readonly sure: boolean;
}

/**
 * What a clause does that says nothing of the goods: null where it is likelier told, or neither is likely.
 * @param least the chance that a refusal needs
 */
export function likeliestSaid(
  { goods, refusal, handoff }: ClauseChances,
  least: number = SAID.refusal,
): SaidToBuyers | null {
  if (handoff >= SAID.handoff && handoff > Math.max(goods, refusal))
    return { says: 'handoff', sure: handoff >= SURE.handoff };
  return refusal >= least && refusal > goods ? { says: 'refusal', sure: refusal >= SURE.refusal } : null;
}

/**
 * What the words of a clause do that say nothing of the goods.
 * @example saysToBuyers('Fireworks are forbidden') // { says: 'refusal', sure: true }
 */
export function saysToBuyers(quote: string): SaidToBuyers | null {
  // Of somebody who says "I" without a word that denies it has to be surer: "I ride it on Sundays" refuses nothing.
  const least = namesSpeaker(quote) && !denies(quote) ? SURE.refusal : SAID.refusal;
  return likeliestSaid(clauseChances(quote), least);
}

/**
 * Whether a clause that denies something states how the goods are and refuses nothing.
 * @example onlyStates('barn stored and never rained on') // true
 */
export function onlyStates(quote: string): boolean {
  const { goods, refusal } = clauseChances(quote);
  return denies(quote) && goods >= STATES.goods && refusal < STATES.refusal;
}

/**
 * Whether a clause that speaks of somebody says something of the goods and sends nobody to them.
 * @example sendsNobody('Ravi looks after the kilns, so nothing gets forgotten in there') // true
 */
export function sendsNobody(quote: string): boolean {
  const { goods, handoff, private: kept } = clauseChances(quote);
  const long = wordCount(quote) >= SENDS_NOBODY.words;
  return long && goods >= SENDS_NOBODY.goods && Math.max(handoff, kept) < SENDS_NOBODY.handoff;
}

/** What buyers are told is certain from this share of the goods on, and below this chance of being for a person. */
const CERTAIN = { goods: 0.7, handoff: 0.15 } as const;

/**
 * Whether words that buyers are told may as well be something else: a refusal, somebody to ask, a reason.
 * @example mayBeMoreThanGoods('Copyright & print requests - Moira at the gallery') // true
 */
export function mayBeMoreThanGoods(quote: string): boolean {
  const chances = clauseChances(quote);
  return shareOfGoods(chances) < CERTAIN.goods || chances.handoff >= CERTAIN.handoff;
}

/** From this chance on a clause is taken for chatter, if it is no likelier to name something. */
const CHATTER = 0.5;

/**
 * Whether a clause only greets, thanks, signs or heads.
 * @example isChatter('Good morning everybody') // true
 */
export function isChatter(quote: string): boolean {
  const { chatter, name } = clauseChances(quote);
  return chatter >= CHATTER && chatter > name;
}
