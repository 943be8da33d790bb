import { findDiscount } from '../discount.js';
import type { Clause } from '../clause.js';
import type { Discount } from '../discount.js';
import type { Recogniser, ReadingSoFar } from './recogniser.js';
import { oneOf } from '../one-of.js';

/** What says that nothing is asked for a discount. */
export const FOR_NOTHING = new RegExp(oneOf([
  String.raw`\bfree discounts?\b`, String.raw`\bfeel free to (?:give|take|knock|drop|offer)\b`, String.raw`\bfreely\b`, String.raw`\bfor nothing\b`,
  String.raw`\bfor (?:the )?asking\b`, String.raw`\bwithout (?:getting|doing|giving|needing|any reason)\b`,
  String.raw`\bnothing (?:is )?(?:asked|needed|required|expected)\b`, String.raw`\bno (?:reason|trade|favou?r|condition) (?:needed|required|asked)\b`,
  String.raw`\b(?:if|when) (?:they|people|someone|somebody|anyone|buyers?|customers?|a buyer|the buyer)(?: just| only| really| simply| merely| politely| nicely)? (?:haggles?|negotiates?|bargains?|pushes|push|insists?|press(?:es)?|tr(?:y|ies) (?:it|their luck))\b`,
  String.raw`\bcosts? nothing\b`, String.raw`\bgive (?:any|every)(?:one|body)\b`, String.raw`\bto keep (?:it|them|things) (?:moving|friendly)\b`,
  String.raw`\bas a courtesy\b`, String.raw`\bgoodwill\b`, String.raw`\bfree for (?:every|any)(?:one|body)\b`, String.raw`\bno conditions\b`,
  String.raw`\bno strings\b`, String.raw`\bto give away\b`, String.raw`\bas you (?:please|like|see fit|wish)\b`, String.raw`\bat (?:your|its) (?:own )?discretion\b`, String.raw`\bto play with\b`, String.raw`\bcan always (?:have|get|take)\b`,
  String.raw`\b(?:any(?:one|body)|every(?:one|body)|whoever|people|those|customers|buyers)(?: who| that)?(?: just| simply| only| politely| nicely| merely){0,8} asks?\b(?! (?:for|about))`,
  String.raw`\b(?:for nothing|without (?:asking (?:for )?)?(?:anything|conditions?|any conditions?|any strings|strings|something|a reason)(?: in return| back)?|no strings(?: attached)?|no questions asked|just for asking|(?:to|for) any(?:one|body)(?: (?:who|that)(?: just| simply| only| politely)? asks)?(?! (?:who|that|paying|buying|with|taking|in|from|signing|ordering|picking))|(?:to|for) (?:whoever|those who) asks?|to every(?:one|body)|unconditional(?:ly)?|for free|on its own|no matter what|regardless|just to (?:close|be nice)|if (?:they|you|someone) (?:just |simply |only )?asks?|with nothing in return|nothing in return|freely)\b`,
  String.raw`无条件`, String.raw`不附(?:加)?(?:任何)?条件`, String.raw`没有(?:任何)?条件(?:也)?(?:可|能)`, String.raw`不(?:需要|要|用|必)(?:任何)?条件`, String.raw`白(?:给|让)`,
  String.raw`直接(?:可以|可|能)?(?:让|减|便宜)`, String.raw`随(?:便|口)`, String.raw`谁来都`, String.raw`问(?:一下|了)?就`, String.raw`开口就`, String.raw`讲价(?:可以|可|就|能)`,
]));
const NONE = new RegExp(oneOf([
  String.raw`\b(?:get|gets|gives?|give away|is|there's|there is) nothing (?:for free|for nothing|away for free)\b`,
  String.raw`\bnothing(?: is| comes)? (?:off|free|discounted) (?:otherwise|without|unless|for)\b`, String.raw`\bnothing off\b`,
  String.raw`\b(?:every|each|any|all) (?:discounts?|concessions?|reductions?) (?:needs?|must have|has to have|requires?|wants?) (?:a|some) (?:reason|trade|return|condition)`,
  String.raw`\bnothing (?:is|gets) (?:given|taken off|free)[^<]{0,20}(?:for nothing|for free|without)`,
  String.raw`\b(?:no|not a|never any|without) (?:discounts?|reductions?)(?: at all)? (?:just|only|merely|simply) (?:for|because)`,
  String.raw`\b(?:otherwise|apart from that|beyond that|besides that|other than that|for nothing)[^<]{0,12}\b(?:nothing|no discounts?|no reductions?|no money off|full price|no)\b(?! (?:later|one))`,
  String.raw`\b(?:no|never|not?(?: any| a)?|don't (?:give|offer|do)(?: any| a)?|do not (?:give|offer)(?: any| a)?|nothing is given|won't (?:give|offer)(?: any| a)?|zero)\b[^<]{0,24}\bdiscounts?\b[^<]{0,30}\b(?:for nothing|without|unless|for free)\b`,
  String.raw`\bno (?:discount for nothing|free discounts?|unconditional discounts?)\b`, String.raw`\bnothing for nothing\b`,
  String.raw`\b(?:every|each|any|all) (?:discounts?|concessions?|reductions?) (?:must|has to|have to|needs? to|should|is to) be (?:earned|traded|paid)\b`,
  String.raw`\bno (?:discounts?|concessions?) (?:without|unless|except)\b`, String.raw`(?:无|没有?|不带)(?:任何)?条件(?:就|时|的话|下)?(?:一律|绝?)?不(?:让|降|减|打折|优惠|便宜)`,
  String.raw`不(?:会)?(?:白|无条件|无故|平白)(?:白)?(?:让|降|给|减|优惠)`, String.raw`(?:折扣|优惠|让价|降价|让利)(?:都|均|一律)?(?:要|得|必须|需要?)(?:用|有|拿)?[^<]{0,6}(?:条件|换)`,
  String.raw`没有条件不让`, String.raw`否则不(?:打折|优惠|让价|降价|便宜)`, String.raw`其他情况(?:一律)?不(?:打折|优惠|让)`, String.raw`其余不(?:打折|优惠)`,
]));

/** "Nothing for free" gives nothing. */
const NOT_FREE = /\b(?:nothing|not|never|no)\b[^<,:;]{0,20}\bfor (?:free|nothing)\b/g;

/** What may be given for nothing: "100 off just for asking", "no discount without something in return". */
export const readFreeDiscount: Recogniser = (clause, soFar) => {
  const { quote } = clause;
  if (NONE.test(clause.text) && clause.left('mp').length === 0) {
    clause.understood = true;
    return [{ kind: 'free_discount', figure: { amount: 0 }, quote }];
  }
  if (!FOR_NOTHING.test(clause.text.replace(NOT_FREE, ' '))) return [];
  const discount = findDiscount(clause) ?? givenFigure(clause, soFar);
  if (!discount) return [];
  clause.take(discount.tag);
  return [{ kind: 'free_discount', figure: discount.figure, quote }];
};

/** A lone figure that is given for nothing: a price where it is near the list price, else what comes off. */
function givenFigure(clause: Clause, soFar: ReadingSoFar): Discount | null {
  const [tag, ...others] = clause.left('m');
  const list = soFar.statements.find((said) => said.kind === 'list');
  if (clause.language !== 'en' || tag === undefined || others.length > 0 || list?.kind !== 'list') return null;
  const value = clause.value(tag);
  const figure = value * 2 >= list.price ? { to_price: value } : { amount: value };
  const from = clause.text.indexOf(tag);
  return { tag, figure, extra: false, stacks: false, from, to: from + tag.length };
}
