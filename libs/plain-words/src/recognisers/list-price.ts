import { FOR_NOTHING } from './phrases/free-discount.js';
import { ASKING, GAP, PAST, PRICE, SELLING, SPECIAL } from './phrases/list-price.js';
import type { ReadingSoFar, Recogniser } from '../recogniser.js';
import type { Clause } from '../text/clause.js';
import { pattern } from '@svc/language';
import { daysNamed } from '../words/days-named.js';
import { unitOfPrice } from '../words/price-unit.js';

const AFTER = new RegExp(
  `${PRICE}(?: ?(?:obo|ono|or best offer|or nearest offer|asking|each|apiece|list\\b|a piece|per \\w+|\\/ ?\\w+)|转)`,
);
const WEAK = pattern`
    (?:\bretails?\b|\brrp\b|\bmsrp\b|\bnormally\b|\busually\b|\bregular(?:ly)?\b|原价|市场价|平时|正常)${GAP}
    ${PRICE}
  `;
/** "One tin costs 58 euro": what one of them is sold for. */
const ONE_COSTS = pattern`
    ^\s*(?:one|an?|each|every|per) (?:[a-z-]+ ){1,4}?(?:costs?|sells? for|goes for|runs|comes to|is priced at)
    (?! (?:me|us|him|her)\b) (<m\d+>)
  `;
/** Cues that leave no doubt that the number is the price; "the sofa is $800" might be something else. */
const NAMED =
  /\bprice|\brates?\b|\bfees?\b|\bcharg|\bsell|\bsold\b|\bsale\b|\bgo(?:es|ing)? for\b|\bquot|价|卖|出售|售|收费|租|每/;
/** Words that make the number something else. */
const OTHER = /\b(?:shipping|delivery|postage) <|优惠|减/;

function state(clause: Clause, tag: string, strength: 'strong' | 'weak'): ReturnType<Recogniser> {
  const unit = unitOfPrice(clause, tag);
  clause.take(tag);
  return [{ kind: 'list', price: clause.value(tag), strength, unit, quote: clause.quote }];
}

/** A clause that named the price already names no second one. */
const hasPrice = (clause: Clause, soFar: ReadingSoFar): boolean =>
  soFar.previous.some((statement) => statement.kind === 'list' && statement.quote === clause.quote);

/** A lower price of some days, where the price of the others is known: "on a Friday the price is £2,500". */
export const readPriceOfDays: Recogniser = (clause, soFar) => {
  const list = soFar.statements.find((said) => said.kind === 'list');
  const [tag] = clause.left('mn');
  if (list === undefined || tag === undefined || clause.value(tag) >= list.price) return [];
  const [before = '', behind = ''] = clause.text.split(tag);
  const condition = daysNamed(before);
  if (condition === null || /^ ?(?:off|cheaper|extra|more)\b/.test(behind)) return [];
  const figure = { to_price: clause.value(tag), implied: true } as const;
  clause.take(tag);
  return [{ kind: 'trade', condition, figure, extra: false, stacks: false, quote: clause.quote }];
};

/** The asking price where the words name it as such: "asking 500", "标价 500". */
export const readAskingPrice: Recogniser = (clause, soFar) => {
  if (hasPrice(clause, soFar)) return [];
  const tag =
    ASKING.exec(clause.text)?.[1] ??
    (soFar.statements.some(({ kind }) => kind === 'list') ? undefined : ONE_COSTS.exec(clause.text)?.[1]);
  if (tag === undefined || SPECIAL.test(clause.text) || (clause.language.spaced && FOR_NOTHING.test(clause.text)))
    return [];
  const before = clause.text.slice(0, clause.text.indexOf(tag));
  const after = clause.text.slice(clause.text.indexOf(tag) + tag.length);
  if (/(?:减|便宜|优惠|让利?|返|立省)[^<]{0,6}$/.test(before)) return [];
  if (/^ ?(?:off|less|cheaper|below|under)\b/.test(after) || /\b(?:below|under|off)\s*$/.test(before)) return [];
  return state(clause, tag, /\boriginal|原/.test(before) ? 'weak' : 'strong');
};

/** The price where the words only say that something is sold for it: "my bike for 500", "每桶14元". */
export const readSellingPrice: Recogniser = (clause, soFar) => {
  if (hasPrice(clause, soFar)) return [];
  const { text } = clause;
  if (SPECIAL.test(text)) return [];
  const weak = WEAK.exec(text)?.[1];
  const tag = AFTER.exec(text)?.[1] ?? SELLING.exec(text)?.[1];
  if (PAST.test(text)) return [];
  if (weak !== undefined) return OTHER.test(text) ? [] : state(clause, weak, 'weak');
  if (tag === undefined || OTHER.test(text)) return [];
  const after = text.slice(text.indexOf(tag) + tag.length);
  if (
    tag.startsWith('<n') &&
    /^ (?!obo|ono|each|or\b|for\b|and\b|cash|firm|apiece|but|with|is|now|total)[a-z]/.test(after)
  )
    return [];
  if (tag.startsWith('<y') && !/(?:price[ds]?|for|at|卖|价|售|出)[^<a-z]{0,6}<y/.test(text)) return [];
  if (
    !tag.startsWith('<m') &&
    !/price|ask|sell|sold|sale|charg|cost|rate|want|价|卖|出售|收费|each|apiece|per |obo/.test(text)
  )
    return [];
  return state(
    clause,
    tag,
    NAMED.test(text.slice(0, text.indexOf(tag))) ||
      (tag === AFTER.exec(text)?.[1] && !/^ (?:each|apiece|a |per )/.test(after))
      ? 'strong'
      : 'weak',
  );
};

/** "显卡3500", "Road bike 450": a thing and a number, and nothing else. */
const THING_AND_NUMBER = /^\s*(?:[\p{L} -]|<x\d+>){2,40}<n\d+>\s*$/u;

/** A price that stands alone ("Mountain bike, $500"): counts where nothing else names the price. */
export const readBarePrice: Recogniser = (clause, soFar) => {
  const unpriced =
    !clause.tagged.numbers.some(({ kind }) => kind === 'money') &&
    !soFar.statements.some((statement) => statement.kind === 'list') &&
    THING_AND_NUMBER.test(clause.text);
  const tags = clause.left(unpriced ? 'mn' : 'm');
  const [tag] = tags;
  if (
    tag === undefined ||
    tags.length > 1 ||
    PAST.test(clause.text) ||
    OTHER.test(clause.text) ||
    SPECIAL.test(clause.text)
  )
    return [];
  if (/\b(?:not|never|no|n't|if|when|over|above|under|below|within)\b|不(?!锈)/.test(clause.text)) return [];
  return state(clause, tag, 'weak');
};
