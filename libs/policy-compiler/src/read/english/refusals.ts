import { anyWord, oneOf } from '../one-of.js';

const SUBJECT = '[a-z][^<:?]{1,60}';
/** What a refusal opens with; its subject follows. */
const OPENS = [
  'never(?: ever)?', 'no', 'not (?:for sale|included|available|possible|on offer|negotiable|in the (?:price|deal|package))', 'do(?: not|n\'t)(?: you)?(?: ever)?', 'nobody (?:gets|ever gets|may have|can have|receives)', 'no one (?:gets|may have|can have|receives)', 'hands off', 'keep your hands off', 'turn down', 'refuse', 'reject', 'decline', 'say no to', 'forget(?: about)?', 'under no circumstances', 'absolutely no(?:t)?', 'strictly no',
  '(?:there\'ll|there will) (?:never )?be no', '(?:it\'s )?(?:an? )?(?:hard|firm|clear|big|flat|absolute|definite|strict) no (?:on|to|for)', 'no (?:on|to)', '(?:you\'ll |you )?(?:will |would |may |must |should |have to |better ){0,8}(?:look|go|turn|shop|try|search) (?:elsewhere|somewhere else) for', '(?:we|i)(?:\'ve| have|\'d| would)? (?:always |always |rather )?(?:steer(?:ed)? clear of|stay(?:ed)? away from|keep away from|shy away from|given up(?: on)?|gave up(?: on)?|ruled? out|draw the line at|dropped|discontinued|quit|avoid)',
  'neither', 'nor (?:do|will|can|is|are|does)', 'nothing (?:goes|leaves|ships|gets (?:sent|shipped|posted)|is (?:sent|shipped|posted|lent|refunded))', 'you(?:\'ll| will)? (?:won\'t|will not|not|never|don\'t|do not) (?:get|find|see|have)', 'don\'t (?:expect|bother asking for|ask for|count on|hope for)', '(?:there\'s |there is )?no point (?:in )?asking for', 'not one', 'zero',
  '(?:there )?(?:will|can|must|shall) (?:never )?be no', 'there (?:is|are|\'s) no', 'we (?:have )?stopped', 'excluded', 'whatever (?:they|you|anyone|people) (?:say|says|offer|offers|pay)[, ]+no', 'at no price', 'in no case', 'on no account',
];
/** What a refusal closes with; its subject stands before. */
const CLOSES = [
  'never', 'no way', 'no chance', 'nope', 'not happening', 'not possible', 'not (?:a|an) (?:option|chance)', 'off[ -]limits', 'off the table', 'out of the question', 'out of bounds', 'a (?:hard |firm |clear |definite |flat |absolute )?no(?:-go)?', 'taboo', 'forbidden', 'excluded', 'banned', 'prohibited', 'impossible', '(?:i|we)(?:\'ll| will| would|\'d)?(?: always| have to| must)? (?:refuse|decline|say no)', '(?:it\'s |that\'s )?(?:a |an )?(?:no|nope|never) from (?:me|us)', 'no(?=\\W*$|[,;.!-])', 'not there', 'never (?:included|available|offered|sold|allowed|provided|part of|been (?:included|part of)|for sale)', 'never', 'beyond (?:us|me)', 'not on', '(?:we|i) (?:always )?pass', 'a pass', 'not (?:our|my) (?:thing|style|business|work|job|trade|cup of tea|department)', 'no longer (?:offered|possible|available|sold)', 'refused',
  'not (?:up )?for (?:sale|grabs|discussion|negotiation|trade|hire)', 'not (?:included|available|offered|allowed|permitted|accepted|tolerated|wanted|encouraged|supported|insured|catered for|provided|supplied|covered|done|given|shipped|lent|ours|mine|from (?:me|us)|with us|in it|happening|welcome|(?:our|my) [a-z]+|a thing|(?:an )?options?|on the (?:menu|list|table|cards)|something (?:we|i)(?: can| will)?(?: ever)? (?:do|offer|sell|have|make|give|provide)|on offer|sold|to be [a-z]+ed|part of (?:it|this|the (?:deal|price|package|sale)))', '(?:is|are)n\'t (?:included|available|offered|allowed|permitted|accepted|tolerated|wanted|encouraged|supported|insured|catered for|provided|supplied|covered|done|given|happening|welcome|ours|mine|(?:our|my) [a-z]+|a thing|(?:an )?options?|on the (?:menu|list|table|cards)|from (?:me|us)|with us|in it|on offer|sold|for sale|up for \\w+|part of \\w+(?: \\w+)?|something (?:we|i) (?:do|offer|sell))',
];
const STAYS = ['(?:is|are) staying (?:here|put|home|with (?:me|us|the \\w+)|in the \\w+)', 'stays? (?:here|put|behind|home|at home|ours|mine|with (?:me|us|the \\w+)|in the (?:family|house|shop|workshop))', 'remains? (?:ours|mine|here|with (?:me|us))', '(?:is|are) (?:ours|mine) and stays?', 'do(?:es)?(?: not|n\'t) (?:come with|go with|leave|belong|form part|travel)', 'do(?:es)?(?: not|n\'t) (?:move|change hands)'];
const MUST_NOT = new RegExp(`\\b(?:must|may|can|could|shall|should|will|would)(?:n't| ?not| never) (?:be )?(?:get|have|give|given|offer|offered|promise|promised|include|included|sell|sold|add|added|take|taken|lend|lent|ship|shipped|have|hand|handed|part with|do|accept)`);

/** What sellers do for buyers, and may decline to. */
const DEEDS = oneOf([
  'accept', 'add', 'allow', 'arrange', 'assemble', 'bake', 'board', 'book', 'brew', 'bring', 'build', 'buy(?: back)?', 'cater', 'carry', 'clean', 'collect', 'consign', 'cook', 'cover', 'customi[sz]e', 'cut', 'deal (?:in|with)', 'deliver', 'design', 'do', 'edit', 'embroider', 'engrave', 'exchange', 'export', 'extend', 'fill', 'finance', 'fit', 'freeze', 'frame', 'give', 'grind', 'groom', 'guarantee', 'hand (?:out|over)', 'haul', 'have', 'hire', 'hold', 'host', 'import', 'include', 'install', 'insure', 'invoice', 'issue', 'keep', 'lay', 'lease', 'lend', 'let', 'license', 'load', 'loan', 'mail', 'make', 'match', 'mix', 'mount', 'offer', 'organi[sz]e', 'pack', 'paint', 'part with', 'pause', 'permit', 'pick up', 'plant', 'post', 'print', 'process', 'produce', 'provide', 'publish', 'refund', 'release', 'remove', 'rent', 'repair', 'replace', 'reserve', 'resell', 'roast', 'sell', 'send', 'serve', 'service', 'set up', 'share', 'ship', 'split', 'stock', 'store', 'supply', 'support', 'swap', 'tailor', 'take(?: back| on)?', 'teach', 'throw in', 'tow', 'trade', 'train', 'transport', 'travel', 'unlock', 'waive', 'wash', 'wire', 'work', 'wrap',
]);
const NOT_DOING = "(?:do not|don't|won't|will not|would not|wouldn't|can't|cannot|can not|never|refuse to|no longer|am not going to|are not going to|'re not going to|'m not going to|(?:am|are)(?: not|n't) able to|'re not able to|'m not able to|have stopped|are unable to|do never|does not|doesn't)";

const FRAMES: readonly RegExp[] = [
  new RegExp(`^\\W*(?:(?:and|but|so|please|pls|plz|also|sorry|oh|again|still|then|ok|yes|well|now|further|finally|important|note|remember)(?![a-z])[ ,:]*){0,8}${oneOf(OPENS)}(?![a-z])[ :,]*${SUBJECT}`),
  new RegExp(`^\\W*${SUBJECT}[ ,:?-]+(?:(?:is|are|was|were|would be|will be|remains?|that's|that is|it's|they're|simply|just|absolutely|always|sorry|definitely|really|also|and|me|the answer is|answer|strictly)(?![a-z])[ ,]*){0,8}${oneOf(CLOSES)}(?![a-z])(?! (?:been|had|was|were))`),
  new RegExp(`^\\W*${SUBJECT} (?:always |just )?${oneOf(STAYS)}(?![a-z])`),
  new RegExp('\\bthe answer (?:on|to|about|for|is)[^<]{1,50}\\bno(?![a-z])'),
  MUST_NOT,
  // "it's not going overseas", "we aren't taking part-exchange"
  /(?:(?<![a-z])(?:is|are|am)|'s|'re|'m)(?: not|n't) (?:(?:ever|currently|also|really) )?(?:going(?! to| below| under| down| lower)|coming|leaving|travell?ing|shipping|shipped|sent|posted|delivered|doing|selling|offering|taking|giving|posting|sending|lending|renting|including|accepting|buying|swapping|trading|parting|allowed|willing to|prepared to|set up (?:for|to))(?![a-z])/,
  // "I don't sell queens", "mixed crates we do not make", "this shop never ships abroad"
  new RegExp(`(?<![a-z])(?:i|we|this [a-z]+|the (?:shop|studio|workshop|farm|company|yard|store|house|team|office)|our [a-z]+|my [a-z]+) ?(?:also |still |just |simply |really |absolutely |generally |sorry ){0,8}${NOT_DOING} (?:ever |also |really |normally |usually |even ){0,8}${DEEDS}(?![a-z])`),
];
/** Talk of a lower price, and of what is wrong with nothing, refuses no subject. */
const OTHER = anyWord([
  'lower', 'less', 'cheaper', 'below', 'under (?:that|this|it)', 'higher', 'haggl\\w*', 'bargain\\w*', 'discounts?(?! codes?| cards?)', 'price[ds]?', 'negotiat\\w*', '(?:no|any|an?|the|real|big|great) (?:rush|hurry)(?! (?:jobs?|orders?|work|services?))', 'hurry', 'problems?', 'idea', 'need to', 'worr\\w*', 'accidents?', 'scratch\\w*', 'damage\\w*', 'defects?', 'rust', 'leaks?', 'dents?', 'issues?', 'faults?', 'doubt', 'matter', 'longer (?:need|use|want)', 'forget to', 'hesitate', 'reason', 'questions asked', 'strings', 'conditions?', 'exceptions?', 'extra (?:cost|charge)',
  'been (?:used|opened|worn|repaired|smoked)', 'used it', 'smoked?', 'smokers?', 'raced', 'crashed', 'dropped', 'offence', 'sorry but i have', 'for nothing', '(?:anything|money|something|much|penny|cent|dollar|euro|pound) off', 'off for', 'minimum', 'maximum', 'tell', 'mention', 'reveal', 'show', 'say(?! (?:yes|no))', 'rude', 'give up', 'pushy', 'desperate', 'go (?:under|down)', 'let (?:it|them|her|him) go', 'decided', 'sure', 'know', 'what',
]);

/** "Not in the session fee": not included. */
const IN_PRICE = /\b(?:in|part of|covered by|inside|within|included in) (?:the|my|our|this|that) (?:[a-z]+ )?(?:prices?|rates?|fees?|rent|quotes?|totals?|hire|packages?|cost|scope|offer|range|catalogue|programme|program|assortment|hands)\b/g;
/** What is said beside it. */
const ASIDE = /(?<![a-z])(?:whatever|no matter what|even if|don't ask|before (?:anyone|anybody|you|they) asks?|people ask|many ask|everyone asks|sorry|(?:please )?(?:don't|do not|never|no need to)(?: ever| even)? (?:try to )?(?:reply|respond|answer|argue|guess|improvise|say (?:a word|anything)|promise anything)\b)[^,;.]*/g;

/** Whether a sentence without a figure refuses something, whenever it is asked for. */
export function refuses(text: string): boolean {
  const said = text.replace(/^\W*(?:what|how) about /, '').replace(IN_PRICE, 'included').replace(ASIDE, ' ');
  return !/<[mnpc]\d+>/.test(said) && !OTHER.test(said) && FRAMES.some((frame) => frame.test(said));
}

/** What tells how many, which no reason behind a refusal does. */
const ORDERS = /\b(?:min(?:imum)?|max(?:imum)?|least|most|orders?|up to|more|fewer|units?|pieces)\b/;

/** "No pets at all, my mother is 84": what refuses stands first, and the figure only in its reason. */
export function refusesFirst(text: string): boolean {
  const at = text.search(/[,;(–—]/);
  return at > 0 && !/<[mp]\d+>/.test(text) && !ORDERS.test(text) && refuses(text.slice(0, at));
}

/** The words of a refusal itself, which name no subject. */
export const REFUSAL_WORDS = new RegExp(`\\b(?:${[...CLOSES, ...STAYS, 'hands off', 'turn down', 'say no', 'nobody gets', 'whatever they say', 'the answer', 'absolutely', 'strictly', 'anyone who wants', 'hard', 'ever'].join('|')})(?![a-z])`, 'gi');
