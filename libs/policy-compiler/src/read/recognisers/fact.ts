import { subjectWords } from '../subject-words.js';
import type { Recogniser } from './recogniser.js';

const SAYS = /\b(?:(?:it|she|he|they|this|the [\w -]{2,30}) (?:can|may) be|there(?:'s| is| are)|(?:it|she|he|they|this|that|which|everything|the [\w -]{2,40}|all [\w -]{2,30}|each [\w -]{2,30}|every [\w -]{2,30}|[\w-]+) (?:has|have|had|is|are|was|were|comes?|runs?|works?|takes?|includes?|needs?|fits|measures?|weighs|ships?|lasts?|supports?|covers?|arrives?|starts?|contains?|holds?|connects?|integrates?|stands?|offers?|drives?|rides?|looks?|plays?|made)|we (?:ship|deliver|have|offer|provide|support|are|were|open|accept|take|use|host|keep|work|also|can|include|serve|make|stock|test|respond|answer|install)|you (?:can|may|get)|comes? with|buyers? (?:may|can) (?:be told|know|see|visit|try)|only <d\d+> old|built|made|bought new|serviced|located|based|available|delivery (?:time|within|in)|lead time|shipping|pick-?up|warranty|includes?|trial|open|opening hours|condition|mileage|with (?:original|box|papers|receipt))\b/;
const SAYS_ZH = /有|交付|交货|工期|是|为|在|含|配|带|支持|提供|可以?|能|用|采用|适合|位于|送货|发货|到货|质保|保修|试用|现货|成色|新|公里|年|使用|买|购|产地|规格|保质期|附|包装|免费|天|小时|包|随货/;
/** A few words without a verb: "smoke-free home", "only one owner". */
const PHRASE = /^\s*(?!(?:be|make|do|try|keep|always|remember|note)\b)(?:[a-z-]+|<[xcdy]\d+>)(?: (?:[a-z-]+|<[xcdy]\d+>)){1,6}\s*$/;
/** A few Chinese words that neither refuse nor speak of the deal. */
const PHRASE_ZH = /^[^不别勿没价议谈刀卖付买签订减让折]{2,30}$/;
/** What a seller says about themselves, their reasons and their limits is not for buyers. */
const PRIVATE = /\b(?:i|me|my|mine|myself|us|he|she|his|paid|bank|debts?|divorce\w*|doctor|hospital|cost(?:s)? (?:me|us)|need(?:s)? to sell|want to sell|hurry|secret|confidential|between us|don't tell|do not tell|internally|margin|profit|bottom line|floor|lowest|desperate|negotiat\w*|discount|haggl\w*)\b|我(?!们)|急|成本|利润|底价|底线|最低|别告诉|不要告诉|保密|内部|不能说|还价|议价|优惠|折扣/;
const TELL = /\b(?:buyers? (?:may|can) (?:be told|know)|tell (?:them|buyers?|customers?|people)|if (?:they |anyone |someone |buyers? |a buyer )?asks?(?:ed)?|say that|mention(?: that)?|let (?:them|buyers?) know)\b|可以(?:告诉|说|透露)|如果?(?:有人|客户|买家)?问(?:起|到)?|告诉(?:客户|买家|对方)/;

/** A statement about the goods that a buyer may be told: no money in it, nothing about the seller. */
export const readFact: Recogniser = (clause) => {
  const { text } = clause;
  if (clause.left('mp').length > 0 && !TELL.test(text)) return [];
  const tell = TELL.test(text);
  const says = SAYS.test(text) || PHRASE.test(text) || (clause.language === 'zh' && (SAYS_ZH.test(text) || PHRASE_ZH.test(text)));
  if (!tell && (PRIVATE.test(text) || !says)) return [];
  if (/\b(?:don't|do not|never|not to) (?:tell|say|mention|reveal)\b|别(?:告诉|说)|不要(?:告诉|说)/.test(text)) return [];
  const { quote } = clause;
  const words = subjectWords(quote);
  if (words.length === 0) return [];
  clause.take(...clause.left('mnpcdyx'));
  return [{ kind: 'fact', words, quote }];
};
