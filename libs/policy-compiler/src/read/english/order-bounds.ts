import { oneOf } from '../one-of.js';

const TAG = '(<[cn]\\d+>)';
const NOT = oneOf(["n't", '\\bnot', '\\bcannot', '\\bno', '\\bnever', '\\bnobody', '\\bno one', '\\bnothing', '\\bnone', '\\brefuse', '\\bimpossible', '\\bunable']);
const OVER = oneOf(['more than', 'over', 'above', 'beyond', 'past', 'exceed(?:s|ing)?', 'larger than', 'bigger than', 'higher than', 'in excess of']);
const UNDER = oneOf(['fewer than', 'less than', 'under', 'below', 'smaller than', 'lower than', 'short of', 'beneath']);
const FILLER = '(?: (?!for\\b|off\\b)[a-z\']+\\.?){0,4}?';

/** What stands before the largest order. */
const MOST_BEFORE = [
  'up to', '(?:from )?one (?:to|up to|or as many as|-)', '(?:have|take|buy|get|rent|book|order|as many as|up to) all(?: of the)?', 'most (?:you|anyone|anybody|we|one|a) (?:[a-z]+ ){1,3}(?:is|are)?', 'most is', 'at (?:the )?(?:very )?most', '(?:no|not) more than', 'not over', 'never over', 'as many as', 'max(?:imum|\\.)?', 'limit(?:ed)?(?: (?:is|of|to|at|stands at))?', 'cap(?:ped)?(?: (?:is|of|at|to))?', 'ceiling(?: (?:is|of|at))?', 'capacity', 'stock(?:ed)?(?: (?:is|of|at|level))?',
  'stop(?:s|ping)? at', 'tops', 'tops? out at', 'max(?:es|ed)? out at', 'ends? at', '(?:can|could) (?:only|just) [a-z]+', '(?:only|just) (?:have|got|make|produce|stock|own)', '(?:have|has|got|own|hold|holding|make|produce) (?:only|just)', '(?:biggest|largest|longest|greatest|highest)(?! (?:price|discount))(?: (?:order|quantity|batch|lot|booking|amount|group|party|set|run|load|single|one|hire|stay|number|possible)){0,8}',
  '(?:truck|van|lorry|oven|kitchen|workshop|room|kiln|line|factory|warehouse|team|we|i) (?:takes?|holds?|fits?|carries|seats?)(?: up to| only| just| at most)?',
];
/** What stands behind it. */
const MOST_AFTER = [
  'tops', 'at the (?:longest|largest|biggest)', '(?:so |and )?(?:that\'s|that is) (?:the |our |my )?(?:limit|max(?:imum)?|most|cap|ceiling|lot|all|it)', 'the (?:most|max(?:imum)?|limit|cap|largest|biggest|longest|upper limit)', '(?:up )?for (?:sale|grabs)', 'to (?:sell|shift|go|clear)', 'max(?:imum|\\.)?', 'at (?:the )?(?:very )?most', 'per (?:company|customer|client|buyer|person|household) (?:and no more|at most)', 'left', 'remaining', 'remain', 'available', 'in (?:the |our |my )?(?:stock|store|warehouse|storage|barn|shed|garage|hand|total|all)', 'on (?:the |our |my )?(?:shelf|shelves|hand|floor|lot)', 'to sell', 'to spare', '(?:is|are|and|,) ?(?:all|that\'s (?:it|all)|that is (?:it|all)|no more|not one more|then (?:it\'s|that\'s) (?:over|it))',
  '(?:is|are|as|being) (?:the |my |our )?(?:absolute |upper |hard |very )?(?:limit|max|maximum|ceiling|cap|most|largest|biggest|longest|top)', 'is as (?:many|much|far) as', 'and not (?:one|a single one) more',
];
/** What stands before the smallest order. */
const LEAST_BEFORE = [
  'at (?:the )?(?:very )?least', '(?:no|not) (?:fewer|less) than', 'min(?:imum|\\.)?(?: (?:is|of|order|quantity|purchase|booking)){0,8}', 'moq(?: (?:is|of))?', '(?:smallest|shortest|least|fewest)(?! (?:price|discount))(?: (?:order|quantity|batch|lot|booking|amount|group|party|set|run|load|single|one|hire|stay|number|possible)){0,8}', 'start(?:s|ing)? (?:at|from|with)', 'begin(?:s|ning)? (?:at|from|with)', 'sold from', 'available from', '(?:jobs|orders|bookings|projects|sales|we sell|i sell|quantities) from', 'starting (?:at|from|with)',
  'only (?:sell|ship|deliver|supply|take orders) (?:from|in orders of)', '(?:only|just) (?:ship|sell|deliver|supply|send)',
];
const LEAST_AFTER = ['(?:are |is )?(?:needed|required)', 'at the (?:shortest|smallest|fewest)', 'the (?:least|min(?:imum)?|smallest)', 'min(?:imum|\\.)?', 'at (?:the )?(?:very )?least', 'or more (?:only|please|per order)', '(?:and|or) (?:up|more|upwards?|above) only', 'upwards? only', '(?:is|are|as|being) (?:the |my |our )?(?:absolute |very )?(?:minimum|smallest|shortest|fewest|least|moq|bottom)', 'is where (?:we|i|it|orders|they|that) (?:starts?|begins?)'];

const MOST: readonly RegExp[] = [
  new RegExp(`\\b${oneOf(MOST_BEFORE)}[ :=]*${FILLER}[ :=,]*${TAG}(?! ?(?:rounds|offers|days|months))`),
  new RegExp(`${TAG}${FILLER},? ${oneOf(MOST_AFTER)}(?![a-z])`),
  new RegExp(`${NOT}[^<]{0,44}\\b${OVER} ${TAG}`),
  new RegExp(`\\b${OVER} ${TAG}[^<]{0,40}${NOT}`),
];
const LEAST: readonly RegExp[] = [
  new RegExp(`${TAG} ?(?:\\+|or more|and (?:up|more|over|above)|upwards?)(?: [a-z]+)? (?:only|please|minimum|or nothing)(?![a-z])`),
  new RegExp(`\\b${oneOf(LEAST_BEFORE)}[ :=]*${FILLER}[ :=,]*${TAG}`),
  new RegExp(`^[^<]{0,40}${TAG}${FILLER},? ${oneOf(LEAST_AFTER)}(?![a-z])`),
  new RegExp(`${NOT}[^<]{0,44}\\b${UNDER} ${TAG}`),
  new RegExp(`\\b${UNDER} ${TAG}[^<]{0,40}${NOT}`),
];
const RANGES: readonly RegExp[] = [
  new RegExp(`\\b(?:between|anywhere from|from|order|orders|buy|take|book|sell|ship|supply|do|cater|handle|host|seat|serve|feed|accept|accommodate|deliver|manage|fit|make|offer|hire|rent|groups?|part(?:y|ies)|bookings?|for|quantit(?:y|ies)|sizes?|amounts?|volumes?|of|anything from)[ :=]*(?:run |range |are |is |for |from |of |between |at least ){0,8}${TAG}(?: [a-z]+)? ?(?:-|–|~|\\bto\\b|\\band\\b|\\bup to\\b|\\bthrough\\b|\\btill\\b)(?: at most)? ?${TAG}(?! ?(?:years|months|days|hours))`),
  new RegExp(`^\\W*(?:[a-z]+:? ){0,3}${TAG}(?: [a-z]+)? ?(?:-|–|to|up to) ?${TAG}(?: [a-z]+)?(?: (?:per|an?|each|for (?:one|each|every)|in one) [a-z]+)?\\W*$`),
];
/** What makes the numbers of a clause no order. */
const NO_ORDER = /<[mp]|\b(?:if|when|open|opening|am|pm|o'clock|aged?|weighs?|kids|children|made|built|wide|tall|long|high|deep)\b|\b(?:rounds?|offers?|counter|price[ds]?|pay|asking|discount|cheaper|years? old|owners?|took|bought|ordered|km|miles|rating|stars?|(?<!the |our |my )rooms?|bedrooms?|seater|doors?|battery|inch(?:es)?|size \d|sizes? in)\b/;

const found = (text: string, patterns: readonly RegExp[]): string | undefined => patterns.map((pattern) => pattern.exec(text)?.[1]).find((tag) => tag !== undefined);

/** The tags of the smallest and the largest order that a clause without money names. */
export function orderBounds(text: string): { least?: string; most?: string } {
  if (NO_ORDER.test(text)) return {};
  const range = RANGES.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (range?.[1] !== undefined && range[2] !== undefined) return { least: range[1], most: range[2] };
  const least = found(text, LEAST);
  const most = found(least === undefined ? text : text.replace(least, '|'), MOST);
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
}
