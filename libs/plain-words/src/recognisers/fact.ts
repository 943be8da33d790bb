import { hadOnlySo } from '../certainty/clause-shape.js';
import { PRIVATE, SAYS } from './phrases/fact.js';
import type { Recogniser } from '../recogniser.js';
import { factWords } from '../words/fact-words.js';

/** A few words without a verb: "smoke-free home", "only one owner". */
const PHRASE =
  /^\s*(?!(?:be|make|do|try|keep|always|remember|note)\b)(?:[a-z-]+|<[xcdy]\d+>)(?: (?:[a-z-]+|<[xcdy]\d+>)){1,6}\s*$/;
/** A few Chinese words that neither refuse nor speak of the deal. */
const PHRASE_ZH = /^[^不别勿没价议谈刀卖付买签订减让折]{2,30}$/;
const TELL = /可以(?:告诉|说|透露)|告诉(?:客户|买家|对方)/;

/** A statement about the goods that a buyer may be told: no money in it, nothing about the seller. */
export const readFact: Recogniser = (clause) => {
  const { text } = clause;
  if (clause.left('mp').length > 0 && !TELL.test(text)) return [];
  const tell = TELL.test(text);
  const says =
    SAYS.test(text) || hadOnlySo(text) || PHRASE.test(text) || (!clause.language.spaced && PHRASE_ZH.test(text));
  if (!tell && (PRIVATE.test(text) || !says)) return [];
  if (/\b(?:don't|do not|never|not to) (?:tell|say|mention|reveal)\b|别(?:告诉|说)|不要(?:告诉|说)/.test(text))
    return [];
  const { quote } = clause;
  const words = factWords(quote);
  if (words.length === 0) return [];
  clause.take(...clause.left('mnpcdyx'));
  return [{ kind: 'fact', words, quote }];
};
