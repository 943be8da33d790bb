import type { Clause } from '../clause.js';
import { orderBounds } from '../english/order-bounds.js';
import type { Statement } from '../statement.js';
import type { ReadingSoFar, Recogniser } from './recogniser.js';

const COUNT = '(<[cny]\\d+>)';
const BETWEEN = new RegExp(`(?:\\bbetween|\\bfrom|\\borders?(?: (?:of|from|run|range|are|between)){0,8}|\\bquantit(?:y|ies)(?: (?:of|from|is|are)){0,8}|每单|一次|订购?|数量|起订量?|可订|从)[^<]{0,16}${COUNT}(?: \\w+)? ?(?:and|to|-|–|~|through|up to|到|至)(?: at most)? ?${COUNT}`);
const BARE_RANGE = /^\s*(<c\d+>)\s?(?:-|–|to|~|到|至)\s?(<c\d+>)|^\s*(?!pric|pay|ask|offer|discount)[a-z]{3,16}(?: (?:per|an?|each) [a-z]+)?: ?(<[cn]\d+>) ?(?:-|–|to|up to) ?(<[cn]\d+>)\s*$/;
/** Words between a bound and its number that make it a price. */
const PRICED = /\bpric|\bpay|\bask|\boff\b|discount|\bcost|\bgo down|\baccept|<m/;
const MINIMUM: readonly RegExp[] = [
  new RegExp(`(?:\\bmoq\\b|\\b(?:minimum|min\\.?|smallest|least)(?: (?:order|purchase|quantity|qty|size|of|is|an|a|you|can|we|sell|accept|take|ship|number|per|buy|for|volume|commitment|contract|plan)){0,8})[ :=]*(?:is |are |at |of )?${COUNT}`),
  new RegExp(`\\b(?:at least|no (?:fewer|less) than|not (?:fewer|less) than|starting (?:at|from|with)|start at|orders? (?:start|begin) (?:at|from|with))(?: (?:order|buy|take|of|a)){0,8} (<c\\d+>)`),
  new RegExp(`\\b(?:at least|no (?:fewer|less) than|fewer than|less than)(?: \\w+){0,2} (<[cn]\\d+>)(?= ?(?:at a time|per order|an order|each order))`),
  new RegExp(`${COUNT}(?: \\w+){0,2}? (?:minimum|min\\b|at least|or more(?= (?:only|please|per order))|moq)`),
  new RegExp(`(?:起订量?|起批量?|起售|最低起?(?:订|批|购)量?|最小(?:起)?(?:订|批|购)?量?|起购|最低采购量?|起送量?|至少|最少|起码)(?:要|得|需|租|订|买|拿|购|采购|为|是|：|:|一次|每次|每单|起|的|数量){0,8}\\s?(<[cn]\\d+>)`),
  new RegExp(`${COUNT}\\s?(?:个|件|箱|桶|瓶|台|套|盒|袋|斤|公斤|份|吨)?[^<，。,\\s]{0,4}?(?:起订|起批|起售|起卖|起购|起签|起租|起送|起发|起拿|起做|起接|起(?=$|[，。,\\s]))`),
  new RegExp(`(?:少于|不足|不到|低于)\\s?(<c\\d+>)[^<]{0,6}不`),
  new RegExp(`\\b(?:don't|do not|won't|will not|cannot|can't|never)[^<]{0,40}(?:less|fewer|under|below|smaller)(?: than)? (<c\\d+>)`),
  /^\s*(?:the |our |my )?(?:min(?:imum)?|smallest|least)\b([^<]{0,50}?)(<[cn]\d+>)/,
  /\b(?:must|have to|has to|needs? to|should|got to|required to)\b((?: [a-z']+){0,4}?(?: (?:buy|take|order|get|commit to|start with|book|rent|be|come to|sign up|have)){1,8}(?: [a-z']+){0,3}?) (<[cn]\d+>)/,
  /\b((?:fewer|less|smaller|under|below)(?: than)?) (<[cn]\d+>)[^<]{0,30}\b(?:isn't|is not|not|don't|won't|no)\b/,
  /^[^<]{0,16}()(<[cn]\d+>)(?: [a-z]+)? is (?:the |our |my )?(?:smallest|minimum|least|lowest (?:number|quantity|amount|order))/,
  /(?:\b(?:no|not|never|nothing)\b|n't)([^<]{0,40}\b(?:order|buy|take|sell|ship|supply|accept|do|make|bother)\w*\b[^<]{0,16}(?:less|fewer|under|below|smaller)(?: than)?) (<[cn]\d+>)/,
  /\b(?:no|not|never|nothing|n't)\b([^<]{0,30}\b(?:fewer|smaller)(?: than)?) (<[cn]\d+>)/,
];
const MAXIMUM: readonly RegExp[] = [
  /\b(?:buy|order|take|have|get|book|reserve)\b([^<]{0,20}(?:at most|up to|no more than|not more than|a max(?:imum)? of)) (<[cn]\d+>)/,
  /\b(?:have|got|there are|holding|own|left with)\b((?: (?:only|just|about|exactly|all|around|of them)){0,8}) (<[cn]\d+>)(?=(?: [a-z]+)?(?: of (?:them|these))? (?:in (?:the |our |my )?(?:stock|warehouse|store|shed|garage|barn|total|all|hand)|left|available|on hand|to sell|for sale|and (?:that|no|can't|cannot)))/,
  new RegExp(`\\b(?:max(?:imum)?\\.?(?: (?:order|quantity|of|is|per|qty|size|you|can|buy)){0,8}|at most|no more than|not more than|up to|limit(?:ed)?(?: (?:is|to|of))?|capacity(?: is| of)?)[ :=]*(?:is |are )?(<c\\d+>)`),
  new RegExp(`\\b(?:max(?:imum)? (?:order|quantity)|order (?:maximum|limit)|quantity limit)(?: (?:is|of|size)){0,8}[ :]*${COUNT}`),
  new RegExp(`(<c\\d+>)(?: \\w+){0,2}? (?:maximum|max\\b|at most|tops|in stock|available|left|on hand|in total for sale)`),
  new RegExp(`\\b(?:have|got|there are|stock (?:of|is)|selling)(?: (?:only|just|about|exactly|all)){0,8} (<c\\d+>)(?=(?: of (?:them|these))?(?:[^<]*\\b(?:in stock|available|left|to sell|for sale|on hand|identical|of them|of these|them|these)\\b))`),
  new RegExp(`(?:最多|至多|上限|不超过|限购|最大(?:订单)?(?:量)?|库存|现货|存货|仅剩|只剩|剩余|还剩|剩下|还有|只有|一共有?|共)(?:只?(?:能|可)?(?:供|订|买|卖|拿|供应|接)?|为|是|：|:|还?有|一次|每次|每单|的|剩|量|就){0,8}\\s?(<c\\d+>)`),
  /(?:^|[,.] ?)\s*(?:the |our |my )?(?:max(?:imum)?|largest|biggest|most)\b([^<]{0,50}?)(<[cn]\d+>)/,
  /\b(?:max(?:imum)?\.?|at most|no more than|not more than|up to)( (?:of )?)(<[cn]\d+>)(?=(?: \w+)? (?:in|per|an?|at|each|every) (?:one|a|single|order|go|time|once|customer|booking|delivery|buyer|shipment|person|client))/,
  /(?:^|[,.;]|\band\b|\bto\b)([^<]{0,20}?)(<[cn]\d+>)(?: \w+){0,4}? (?:max\b|maximum|tops\b|at (?:the |our )?(?:very )?most|is all (?:there is|we have|i have|i've got|we've got)|is (?:the|my|our) (?:very )?(?:most|maximum|limit|cap|max|ceiling|longest|largest|biggest))/,
  /\b(?:can't|cannot|can not|won't|don't|nobody|no one|not|never|no customer|no buyer)\b([^<]{0,40}\bmore than) (<[cn]\d+>)(?! ?(?:off|miles))/,
  /\b(?:capped at|cap (?:is|of)|limit(?:ed)? (?:is|to|of)|stop(?:s)? at|no single order over|nothing over|not over|never over)( )(<[cn]\d+>)/,
  /^\s*(?:and )?(?:no more than|not more than|at most|up to|not over)( )(<[cn]\d+>)(?: [a-z]+)?\s*$/,
  /\b(?:orders?|purchases?|quantit\w+|sales?)\b([^<]{0,50}\b(?:stop at|up to|end at|max out at|go up to|limited to)) (<[cn]\d+>)/,
  /\bno more than (<[cn]\d+>) (?:per|each|a) (?:customer|order|buyer|person|client)/,
  /\b(?:selling|have|got)(?: only| just| exactly){0,8} (<[cn]\d+>) identical/,
  new RegExp(`(<c\\d+>)(?:为|是)?(?:封顶|上限|为限|现货|库存)`),
];
const PACKS = /\b(?:packs?|boxes|cases|bundles|multiples|batches|lots|cartons) of <[cn]\d+>|\bonly in <[cn]\d+>s?\b|整箱|按箱|(?:的)?倍数/;

function first(clause: Clause, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(clause.text);
    const [between, tag] = match?.[2] === undefined ? ['', match?.[1]] : [match[1] ?? '', match[2]];
    if (PRICED.test(between) || (tag?.startsWith('<n') && match?.[2] !== undefined && /\bpric|\bdiscount/.test(clause.text))) continue;
    if (tag !== undefined && Number.isInteger(clause.value(tag)) && clause.value(tag) >= 1) return tag;
  }
  return null;
}

/** "I have 40 cords" of what is sold by the cord: there are no more. */
function inStock(clause: Clause, soFar: ReadingSoFar): string | undefined {
  const tag = /^\W*(?:i|we)(?:'ve)? (?:have|got|have got|own)(?: about| around| some)? (<c\d+>)[^<]*$/.exec(clause.text)?.[1];
  const unit = tag === undefined ? null : clause.number(tag)?.unit;
  return unit && soFar.statements.some((said) => said.kind === 'list' && said.unit !== null && (unit === said.unit || unit === `${said.unit}s` || `${unit}s` === said.unit)) ? tag : undefined;
}

/** "Six oak chairs, $45 each" at the beginning: so many are for sale. */
const OPENS_WITH_COUNT = /^\W*(?:(?:i|we)(?:'m|'re| am| are|'ve)? (?:have|got|selling|sell|offer(?:ing)?)?(?: got)? ?|selling |for sale:? |offering |a set of |set of |lot of )?(?:these |my |our |the )?(<[nc]\d+>)(?: of these)?(?! (?:years?|months?|hours?|days?|bed|seater|door|piece|person|star|room|in one|way|owner|wheel|speed|man|k\b))(?: [a-z-]+){0,5}(?: (?:at|for) <u\d+>)?\W*$/;
const PRICE_EACH = /^[^.\n]{0,60}<m\d+>(?: each| apiece| (?:a|per) (?:piece|chair|unit|item|one)|,? (?:each|apiece))/;

function countForSale(clause: Clause, soFar: ReadingSoFar): string | null {
  const tag = clause.language !== 'en' || soFar.statements.some(({ kind }) => kind !== 'name' && kind !== 'fact' && kind !== 'list' && kind !== 'not_understood') || clause.tagged.text.slice(0, clause.from).length > 120 ? undefined : OPENS_WITH_COUNT.exec(clause.text)?.[1];
  return tag !== undefined && clause.value(tag) > 1 && clause.value(tag) < 1000 && PRICE_EACH.test(clause.tagged.text.slice(clause.from)) ? wholeCount(clause, tag) : null;
}

/** The tag where it is a whole number of things. */
function wholeCount(clause: Clause, tag: string | undefined): string | null {
  return tag !== undefined && Number.isInteger(clause.value(tag)) && clause.value(tag) >= 1 ? tag : null;
}

function unitOf(clause: Clause, tags: readonly (string | null)[]): string | null {
  for (const tag of tags) {
    const unit = tag === null ? null : clause.number(tag)?.unit;
    if (unit && unit !== 'of') return unit;
    const word = tag === null ? undefined : new RegExp(`${tag}\\s?(?:\\+ )?(公斤|千克|[个件箱桶瓶台套盒袋斤份吨辆张只本位座支双条包卷人])`).exec(clause.text)?.[1];
    if (word !== undefined) return word;
  }
  return null;
}

/** "At least 10 seats", "MOQ 500", "起订60桶，最多8000桶", "40 in stock". */
export const readQuantity: Recogniser = (clause, soFar) => {
  const { quote } = clause;
  if (PACKS.test(clause.text)) {
    clause.understood = true;
    return [{ kind: 'not_understood', reason: 'quantity', quote }];
  }
  const range = BETWEEN.exec(clause.text) ?? BARE_RANGE.exec(clause.text);
  const [low, high] = [range?.[1] ?? range?.[3], range?.[2] ?? range?.[4]];
  const whole = low !== undefined && high !== undefined && Number.isInteger(clause.value(high)) && clause.value(low) <= clause.value(high) && (clause.language === 'zh' || !/^\s*(?:and )?from <c\d+> to <n/.test(clause.text));
  if (whole && low !== undefined && high !== undefined && (/<c/.test(low + high) || range?.[3] !== undefined || (/order|quantit|\bsold\b|\bbuy\b|\btake\b|\bbook\b|suppl/.test(clause.text) && clause.left('mp').length === 0))) {
    const unit = unitOf(clause, [high, low]);
    const bounds = { min: clause.value(low), max: clause.value(high) };
    clause.take(low, high);
    return [{ kind: 'quantity', ...bounds, unit, quote }];
  }
  const open = clause.language === 'en' ? orderBounds(clause.text) : {};
  const [min, max] = open.least !== undefined && open.most !== undefined ? [open.least, open.most] : [first(clause, MINIMUM) ?? wholeCount(clause, open.least), first(clause, MAXIMUM) ?? wholeCount(clause, open.most ?? inStock(clause, soFar))];
  const sold = min === null && max === null ? countForSale(clause, soFar) : null;
  if (sold !== null) {
    clause.take(sold);
    return [{ kind: 'quantity', max: clause.value(sold), unit: unitOf(clause, [sold]), implied: true, quote }];
  }
  if (min === null && (max === null || max === min)) return [];
  const unit = unitOf(clause, [min, max]);
  const statement: Statement = {
    kind: 'quantity', unit, quote,
    ...(min === null ? {} : { min: clause.value(min) }), ...(max === null || max === min ? {} : { max: clause.value(max) }),
  };
  clause.take(...[min, max].filter((tag) => tag !== null));
  return [statement];
};
