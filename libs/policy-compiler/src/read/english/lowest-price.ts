import { oneOf } from '../one-of.js';

const PRICE = '(<[mny]\\d+>)';
const AMOUNT = '(<m\\d+>)';

/** Names of the lowest price; "last price" is how it is called in India and Ireland. */
const NAMES = oneOf([
  'last (?:price|rate|offer|quote|figure|number|word)', 'how low(?: (?:can|will|would|could|do) (?:i|we|you) go)?', 'low(?:er)? (?:limit|bound|end)', 'price floor', 'hard floor', 'absolute (?:bottom|floor|minimum|lowest|least)', 'walk[- ]?(?:away|out)(?: (?:price|point|number|figure))?', 'break[- ]?even(?: point)?', 'stop(?:ping)? (?:price|point)', 'cut-?off', 'red line', 'reserve(?: price)?', 'rock[- ]bottom(?: price)?', 'lowest(?: possible| acceptable)?(?: price| rate| offer| figure)?',
  'bottom (?:price|line|dollar|figure|rate|end)', 'worst case', 'least (?:i|we)(?:\'d| would| will|\'ll| can| could)(?: ever)? (?:take|accept|do|sell (?:it |them )?for|go (?:to|for)|let (?:it|them) go for|consider|want)', 'best (?:price|i can do|we can do|rate)', 'furthest (?:i|we)(?:\'d|\'ll| can| will| would)? (?:go|come)(?: down)?', 'limit', 'threshold',
]);
/** What a seller does at the lowest price, or what ends there. */
const ENDS_AT = oneOf([
  '(?:negotiable|flexible|room|can move|movable|open)(?: down)? (?:to|till|until|up to|as far as)',   "(?:i'm|we're|i am|we are|it's|it is) (?:done|out|finished|gone|off|no longer interested) at", '(?:i|we|it|that|price|haggling|bargaining|talks?|the line|my line|the road)(?:\'ll| will)? (?:stops?|ends?|halts?|finish(?:es)?|quits?|bottoms? out|cuts? off)(?: for (?:me|us))? at', 'draws? (?:the|a|my|our) line at', 'line (?:is )?(?:drawn )?at', 'holds? (?:the line |firm )?at', 'walk(?:s|ing)?(?: away)? at', 'give up at', 'no deal (?:under|below)', 'nothing (?:moves|leaves|goes|happens|is sold|gets sold|sells)[^<]{0,24} (?:under|below|for less than|for under|beneath)', 'not (?:one|a)[^<]{0,24} (?:under|below|for less than)', '(?:stretch|bend|drop|come down|go down|fall|sink|slide)(?: (?:as far as|all the way|down)){0,8} to', 'as far (?:down )?as', 'no (?:further|lower|deeper) than',
]);
/** What may stand between such a name and its price. */
const LINKS = "(?: (?:price|is|at|of|for|we|i|it|that|will|would|can|could|do|go|accept|take|ever|a|an|the|my|our|per|set|to|stands|sits|lies|only|just|about|around|exactly|each|unit|piece|nett?|final|possible|be|'s|'d|'ll|down)|'s|'d|'ll){0,8}";
/** What a price is called behind it when it is the lowest. */
const CALLED = oneOf([
  '(?:the|my|our) (?:very |absolute |real |hard |true ){0,8}(?:last (?:price|rate|offer|word|figure|number)|end(?: of (?:it|the (?:road|line|story|rope)))?|bottom(?: line| price| dollar)?|floor|limit|lowest|minimum|least|walk[- ]?away(?: price| point)?|stopping point|cut-?off|red line|reserve|rock bottom|break[- ]?even)', 'rock bottom', 'last price', 'where (?:i|we|it|that|the (?:line|road|talking|haggling))(?:\'ll| will)? (?:stops?|ends?|draw the line|walk(?: away)?|quit|get off|am done|are done|is)', '(?:as (?:low|far|cheap) as|the furthest|the lowest|the least)(?! <)', '(?:the )?end of (?:it|the (?:road|line|story))',
]);
/** What ends the talking right behind a price. */
const AND_NO_LESS = oneOf(['(?:and|but|,) ?(?:not|no|never)\\b[^<]{0,16}(?:less|lower|further|below|under|cheaper|more off|deeper)', '(?:and|,|-|–) ?(?:that\'s|that is|there|then it\'s) (?:it|where (?:i|we|it) stops?|the end(?: of (?:it|the \\w+))?|my (?:limit|floor|line)|our (?:limit|floor|line)|final|as low as|as far as|the line|the bottom|all)', 'or (?:it|they|she|he) stays?', 'or (?:no|there\'s no) (?:deal|sale)', 'or i keep', 'or we keep', 'nothing (?:under|below|less|lower|beneath)', 'nobody gets less', 'and below that', 'and not (?:a|one) [a-z]+ (?:less|under|below)']);

/** Ways to name the lowest price in English; the tag is in group 1. */
export const LOWEST_ENGLISH: readonly RegExp[] = [
  new RegExp(`(?<![a-z])${NAMES}${LINKS} ?[:=–-]? ?(?:is |at )?(?:an? |the )?${PRICE}`),
  new RegExp(`(?<![a-z])${ENDS_AT}(?: (?:about|around|exactly|a|an|the))? ${PRICE}`),
  new RegExp(`${PRICE}(?: (?:each|apiece|(?:per|an?|the) [a-z]+|/ ?[a-z]+))?,? (?:(?:which|that|and that|and this|this) ?)?(?:is|are|would be|being|remains|stays|marks|'s|has to be|will be|that's) (?:simply |really |about |always |just |then |also |and stays ){0,8}${CALLED}(?![a-z])`),
  new RegExp(`${AMOUNT}(?: (?:each|apiece|(?:per|an?|the) [a-z]+|/ ?[a-z]+))? ?,? ?${AND_NO_LESS}(?![a-z])`),
  new RegExp(`(?<![a-z])(?:if|when|only if|where) (?:push comes to shove|(?:i|we) (?:really |absolutely )?(?:must|have to|had to)|all else fails|nothing else works|(?:really |hard )?(?:pushed|pressed|necessary|needed|cornered)|need be|it comes (?:down )?to (?:it|that)|there's no other way|(?:they|people|a buyer|someone)(?: really| keeps?)? (?:push|press|insist|haggle|bargain)(?:s|es|ing)?(?: hard)?)[^<]{0,30}? ${AMOUNT}`),
  // "below CHF 590 it goes to my niece instead"
  new RegExp(`\\b(?:below|under|beneath|for less than|less than)(?: that)? ${AMOUNT}(?: (?:each|apiece|(?:per|an?|the) [a-z]+))?,? (?:then )?(?:(?:it|they|she|he) (?:goes?|stays?|remains?|will stay|\\w+ (?:home|here))|(?:i|we)(?:'d|'ll| would| will)? (?:rather |sooner |just )?(?:keep|give|donate|burn|drink|eat|walk|scrap|smile|laugh|pass|hang up)|nothing|there is no|there's no)`),
];

const MOST = oneOf(['at (?:the )?(?:very )?most', 'max(?:imum|\\.)?', 'no more than', 'not more than', 'never (?:[a-z]+ ){0,2}more than', '(?:n\'t|not) (?:ever )?(?:[a-z]+ ){0,2}(?:more than|over|beyond|above)', '(?:the )?most (?:off|discount|reduction|(?:that )?(?:i|we|you|it)(?: can| ever| will|\'ll| could){0,8}(?: give| take| knock| come| do| offer| go| drop)?(?: off| down)?)', 'limit(?:ed)? (?:is|to|at)', 'cap(?:ped)? (?:is|at)', 'not over', 'never over', 'up to', 'most']);
const TOTAL = oneOf(['all (?:together|told|in|in all|things (?:together|considered|combined))', 'altogether', 'in total', 'in all', 'overall', 'combined', 'everything (?:together|combined|included|counted(?: in)?)', 'on top of each other', 'taken together', 'added up', 'whatever (?:happens|they say|comes)', 'off (?:the )?(?:list|asking|sticker|full)(?: price)?', 'to (?:anyone|anybody|nobody)']);
const OFF = '(?:off|discount|reduction|less|rebate|below (?:list|asking)|under (?:list|asking)|down)';
/** "At most 12 % discount all together": the most that comes off, with nothing asked for it. */
export const MOST_OFF: readonly RegExp[] = [
  new RegExp(`(?<![a-z])(?:flex|move|budge|go|come|drop|knock|discount|down|room|leeway|wiggle|authority|allowed|negotiable|concede)(?![a-z])[^<]{0,24}(<p\\d+>)(?: ${OFF})?,? (?:at (?:the )?(?:very )?most|max(?:imum)?|tops|(?:and |but )?(?:never|not|no) (?:beyond|more|over|further|higher))(?![a-z])`),
  new RegExp(`^[^<]{0,30}(<p\\d+>) ${OFF},? (?:and |but )?(?:never|not|no) (?:beyond|more|over|further|higher|a [a-z]+ more)(?![a-z])`),
  new RegExp(`(?<![a-z])${MOST}(?: [a-z]+){0,3} (<[pm]\\d+>) ?${OFF}?(?: (?:the )?(?:list|asking|sticker|full)(?: price)?)?[ ,]*(?:${TOTAL}[ ,]*){1,8}`),
  new RegExp(`(?<![a-z])${TOTAL}[ ,]+(?:[a-z']+ ){0,4}${MOST}(?: [a-z]+){0,3} (<[pm]\\d+>) ?${OFF}`),
  new RegExp(`(?<![a-z])(?:the )?(?:most|maximum|max|largest|biggest|deepest)[^<]{0,40}?(?<![a-z])(?:off|discount|reduction|knock|markdown|concession|come down|go down|drop|take off|give)(?![a-z])[^<]{0,40}?[ :]{1,2}(<[pm]\\d+>)(?: off)?\\W*$`),
  new RegExp(`(?:\\b(?:never|not|nobody|no one|cannot)|n't)(?![a-z])[^<]{0,24}(?:discount|mark(?:ed)? down|come down|go down|drop|reduce|knock off|take off|give|cut|get|fall)[^<]{0,20}(?:more than|over|beyond|above|further than) (<[pm]\\d+>)(?: ${OFF})?(?! ?(?:each|per|a [a-z]+ for))`),
];
