import { buyerKindOf } from '../buyer-kinds.js';
import type { Clause } from '../clause.js';
import { trimCondition } from '../condition.js';
import type { Discount } from '../discount.js';
import { findDiscount } from '../discount.js';
import { buyerGroups } from '../english/buyer-groups.js';
import { FOR_NOTHING } from './free-discount.js';
import type { Recogniser } from './recogniser.js';

/** What stands in front of a line of a list. */
const BULLET = /^\s*(?:(?:[-–*•·>)]|<[nxc]\d+>[.)]|\(?[a-z]\))\s*)?/;
/** "leave me the trailer, I have a use for it: $500 off": all that stands before the mark is the condition. */
const HEADED = /^[^<:=]{3,110}(?:<[dx]\d+>[^<:=]{0,60}){0,2}?(?:[:=]|\s{3}| - | – |—)\s*(?=(?:(?:another|an?|extra|additional|further|minus|we take|i take|take|knock|save|you save|less|-)\s){0,8}<[mp]\d+>)/;
/** "Trade in your own car, running or not, and there's $400 off": do this, and that comes off. */
const DO_AND = /^(\s*(?!(?:the|an?|my|our|your|it|its|it's|i|i'm|i'll|i'd|we|we'll|we'd|they|you|he|she|this|that|these|those|there|there's|price[ds]?|list|asking|lowest|minimum|each|every|one|no|not|never|all|from|for|at|up|only|if|when|who|whoever|anyone|anybody|everyone|people|customers?|buyers?|clients?|what|how|yes|also|plus|and|but|so)\b)[a-z]+ [^<]{3,110}?(?:<[dxcn]\d+>[^<]{0,60}?)?)(?:,? ?\b(?:and|then|so)|,) (?:(?:then|there's|there is|there are|that's|that is|thats|it's|its|it is|it comes to|we|we'll|we will|we'd|i|i'll|i will|i'd|you|you'll|you get|they|they get|get|the price|save|another|take|takes|knock|knocks|give|drop|earn|earns|will|can)\b ?){1,8}[^<]{0,24}(?=<[mp]\d+>)/;
/** "Can you wait ten days? Then you get 5 % off": what is asked for is the question. */
const ASKED = /^\s*(?:(?:and|so|or) )?((?:(?:are|is|can|could|would|will|do|does|don't|have|happy|fine|ok|okay|willing|want|wants|got|no|not|prefer|you|they|buyer|customer|rather) )[^?<]{3,110}(?:<[ncdx]\d+>[^?<]{0,60}){0,2})\?[^<?]{0,70}<[mp]\d+>/;
/** What has no place in a trade of one figure. */
const OTHER = /\b(?:never|lowest|at least|minimum|not (?:below|under|less)|no less|won't|below|floor|bottom|max(?:imum)?|at most|whatever|deposit|tax|vat|gst|fee|costs? (?:me|us))\b|<[cn]\d+> ?(?:\+|or more|and (?:up|more|over|above))|\b(?:over|from|at least|more than) <[cn]\d+>|\b(?:nobody|no one|nothing)\b/;

/** Words that open a condition and are no part of it. */
const OPENERS = /^(?:(?:are|can|could|would|will|do|is) (?:you|they|the buyer|the customer) (?:fine with |ok with |okay with |happy with |happy to |willing to |like to |want to )?)?(?:(?:if|when|whenever|for|with|in case|once|should) )?(?:(?:you|they|your|buyers?|customers?|people) )?/i;

function trade(clause: Clause, discount: Discount, to: number): ReturnType<Recogniser> {
  const from = BULLET.exec(clause.text)?.[0].length ?? 0;
  if (trimCondition(clause, from, to) === '') return [];
  const { quote } = clause;
  const condition = clause.words(from, to).replace(/[\s:=.,;–—-]+$/, '').replace(OPENERS, '');
  clause.take(discount.tag, ...clause.left('ncdyx'));
  return [{ kind: 'trade', condition, figure: discount.figure, extra: discount.extra, stacks: discount.stacks, quote }];
}

/** A sentence of one discount whose whole first part is what is asked for it, its commas and joining words notwithstanding. */
export const readTradeSentence: Recogniser = (clause) => {
  const { text } = clause;
  if (clause.left('mp').length !== 1 || OTHER.test(text) || FOR_NOTHING.test(text) || buyerGroups(text).length > 0) return [];
  const discount = findDiscount(clause);
  if (!discount || 'to_price' in discount.figure) return [];
  const headed = HEADED.exec(text);
  const dashed = headed !== null && /[-–—]\s*$/.test(headed[0]) && !/\b(?:off|less|discount|cheaper|reduction|extra|more|rebate)\b|<p/.test(text.slice(headed[0].length));
  if (headed && !dashed && !buyerKindOf(headed[0])) return trade(clause, discount, headed[0].length);
  const question = ASKED.exec(text);
  if (question) return trade(clause, discount, question[1]?.length ?? 0);
  const asked = DO_AND.exec(text.replace(BULLET, (bullet) => ' '.repeat(bullet.length)));
  return asked ? trade(clause, discount, asked[1]?.length ?? 0) : [];
};
