import { findDiscount } from '../discount.js';
import { Clause } from '../clause.js';
import { leavesToPerson, PERSON_WORDS, withoutNegated } from '../english/people.js';
import { REFUSAL_WORDS, refuses, refusesFirst } from '../english/refusals.js';
import type { Statement } from '../statement.js';
import { subjectWords } from '../subject-words.js';
import { readHandoff } from './handoff.js';
import type { Recogniser } from './recogniser.js';
import { oneOf } from '../one-of.js';

/** Somebody else answers: who raises the subject stands before, who takes it after. */
const PERSON_TAKES = new RegExp(oneOf([
  String.raw`\bquestions? (?:go |are |please |only ){0,8}(?:to|for|via) \w+\s*[.!]?$`,
  String.raw`(?:\bthat'?s|\bthose are|\bis|\bare) (?:an? |one |something |always ){0,8}(?:question|matter|thing|topic|job|case|one)s? for \w+`,
  String.raw`\bsomething i(?:'d| would|'ll| will)? (?:have to|want to|need to|like to|must)\b`,
  String.raw`\b(?:be|is|are|gets?) (?:sent|passed|forwarded|referred|directed|put through|routed|transferred)(?: on| over| straight){0,8} (?:to|through)\b`,
  String.raw`^[^<:]{2,40}: ?(?:(?:straight|directly|over|always|only|please) ){0,8}(?:to|via|through|for|ask|call|contact|ring|email|talk to|speak to) \w+[^<]{0,20}$`,
  String.raw`^[^<:]{2,40}:\s{0,3}(?:that's |those are |)(?:me|us|for me|an? (?:real )?(?:human|person|colleague|lawyer|specialist)|the (?:owner|office|boss|manager|team|lawyers?)|legal|sales|support|my \w+|our \w+(?: team)?)\b[^<]{0,20}$`,
  String.raw`\bnot (?:for|up to|something for) you\b`,
  String.raw`\b(?:my|our|the) (?:\w+ )?(?:accountant|lawyers?|solicitor|colleagues?|boss|manager|partner|wife|husband|brother|sister|son|daughter|mother|father|dad|mum|mom|team|office|department|desk|workshop|engineers?|support|sales|mechanic|vet|chef|designer|owner|technician) (?:does|do|handles?|answers?|takes?|deals?|decides?|will|knows?|looks?|has to|needs? to|must|should|wants? to|can)\b`,
  String.raw`\bi(?:'ll|'d| will| want| would| need| have|'d like| prefer|'d rather)?(?: like| rather)?(?: to)? (?:personally )?(?:talk|speak|reply|take over|step in|jump in|be (?:asked|called|told|involved|consulted))\b`,
  String.raw`\blet (?:me|us|him|her|them|a |an |the |our |my |[a-z]+ (?=answer|handle|deal|talk|reply|take|decide|look))[^<,;.]{0,30}?\b(?:answer|handle|deal|talk|speak|reply|respond|take|decide|look|know|see|do it|sort)\b`,
  String.raw`\b(?:that|those|this|these|it|they)(?:'s|'re| is| are)? (?:one |ones )?(?:for|up to) (?:me|us|my \w+|our \w+|the \w+)\b`,
  String.raw`\b(?:get|tell|ask|have) (?:them|him|her|people|the (?:buyer|customer|client)) to (?:\w+ )?(?:ring|call|phone|email|write|contact|speak|talk|message|text|see|ask|wait)\b`,
  String.raw`\b(?:ask|get|call|fetch|ping|involve|notify|alert|loop in|bring in) (?:me|us|my \w+|our \w+|the (?:office|owner|manager|boss|team|workshop))\b`,
  String.raw`\b(?:send|pass|forward|refer|direct|point|transfer|put|hand|give|route|escalate|leave|push|kick|bounce|steer|connect)(?:s|ed)? (?:it|them|that|this|these|those|him|her|those people|people|everyone|anyone|the \w+|such \w+|all that|on|over)(?: \w+){0,3}? (?:to|with|on to|over to|through to|through|in touch with|up to|for (?=me\b|us\b|my\b|our\b|the owner|the manager|the boss))(?! <)(?: |$)`,
  String.raw`\b(?:i|we)(?:'ll| will| want to| would like to|'d like to| have to| need to|'d rather| prefer to)? (?:\w+ )?(?:answer|handle|deal with|take care of|take|reply to|look after|discuss|decide|sort(?: out)?|talk about)\b[^<.]{0,30}\b(?:myself|ourselves|personally|those|that|these|in person|directly)\b`,
  String.raw`\b(?:is|are|gets?|be) (?:handled|answered|dealt with|decided|taken|looked after|covered|sorted|settled) (?:by|with)\b`,
  String.raw`\b(?:goes?|go|come|comes) (?:straight |directly |back |first |only |also ){0,8}(?:to|through|via)\b`,
  String.raw`\b(?:my|our) (?:\w+ )?(?:job|department|territory|call|business)\b`, String.raw`\bstop and\b`,
]));
/** What raises it. */
const RAISED = /\b(?:about|regarding|concerning|on|of|for|asks?|asking|wants?|brings? up|mentions?|raises?|talks?|questions?|requests?|anything|enquir\w+|inquir\w+|wonders?|starts? on|needs?|say|says|has|have|claims?|complain\w*|when|if|whoever|anyone|someone|anybody|somebody)(?![a-z])|[:?]/;
/** The service may tell it. */
const TELLS = new RegExp(String.raw`\b${oneOf([
  String.raw`(?:people|ppl|they|customers|buyers|clients|guests|everyone|everybody|folks|parents|visitors) (?:will |always |often |may |might |usually |sometimes |keep ){0,8}(?:ask|asking|wonder|want to know) (?=(?:about|how|what|where|when|if|whether|which|why|who|is|are|can|do|does)\b)`,
  String.raw`(?:fine|ok|okay|safe|good|happy|free|allowed) (?:for (?:you|them|people|anyone|everyone) )?to (?:tell|say|share|mention|know|repeat|pass on)\b`,
  String.raw`(?:can|may|could|should|please) (?:also )?(?:tell|inform)\b`, String.raw`(?:for|to) (?:the )?(?:public|info(?:rmation)?(?: of \w+)?)\b`, String.raw`(?:love|like|want)s? to (?:hear|know)\b`, String.raw`(?:good|nice|handy|useful|worth) to know\b`,
  String.raw`(?:for|to) (?:people|anyone|anybody|those|buyers|customers|everyone|folks|whoever) (?:who (?:want|wants|are|is) )?(?:wanting to know|to know|asking|wondering|curious|interested|asks?|wonders?)\b`,
  String.raw`(?:if|when|in case|should) (?:they|anyone|someone|anybody|somebody|people|a buyer|buyers?|customers?|a customer|you(?:'re| are)|the \w+)(?: ever| should)? (?:asks?|asking|asked|wonders?|wants? to know|want to know|brings? up|is asked|are asked)\b`,
  String.raw`(?:you|feel free to|please|do|just|can|may)(?: can| may| are free to| could)? (?:tell|mention|say|let)\b`,
  String.raw`tell (?:them|people|buyers?|customers?|anyone|everyone|him|her)\b`, String.raw`may be answered`, String.raw`(?:can|may) (?:be told|know)\b`,
  String.raw`the answer is\b`, String.raw`worth mentioning`, String.raw`(?:happy|glad|free) to share`, String.raw`no secret\b`,
])}`);
const KEEPS_QUIET = /\b(?:under|below|less than|lower than) <|\bnot going (?:under|below)|\b(?:don't|do not|never|not|no need to)(?: \w+)? (?:tell|say|mention|reveal|let|share|give)\b|\b(?:lowest|floor|bottom line|discount|haggl\w*|negotiat\w*)\b/;
const ASKED = /\?\s*$/;

const NOT_THOSE = /\b(?:never|don't|do not)(?: ever)? (?:promise|offer|mention|suggest|sell|give|include|say yes to)(?: (?:them|one|it|any|that|those|this))\b|\b(?:we|i) (?:don't|do not|won't|will not|never|can't|cannot|refuse to) (?:do|offer|give|sell|have|accept|take|make|provide|want)(?: any of)? (?:those|that|them|these|this|it)\b(?! (?:if|when|for|without|unless))/;

type Role = 'never' | 'handoff' | 'fact';

const HANDS_OVER_GOODS = /\b(?:never|not|no way|nobody|n't)\b[^<]{0,20}\bhand(?:ed|s)?[ -]?(?:over|off|out)\b/;
const TRADES = /^\s*(?:if|when) (?:they|you|the buyer|the customer|customers?|buyers?|people) (?:pay|buy|take|order|sign|pick|collect)/;

const neverWords = (quote: string): string[] => subjectWords(quote.replace(new RegExp(NOT_THOSE.source, 'gi'), ' ').replace(REFUSAL_WORDS, ' '));

function handoffWords(quote: string): string[] {
  const rest = subjectWords(quote.replace(new RegExp(PERSON_TAKES.source, 'gi'), ' ').replace(PERSON_WORDS, ' '));
  return rest.length > 0 ? rest : subjectWords(quote);
}

/** What a statement of a role is, with the words it is about; nothing where it names no subject. */
function say(role: Role, quote: string): Statement[] {
  const words = role === 'never' ? neverWords(quote) : role === 'handoff' ? handoffWords(quote) : subjectWords(quote.replace(new RegExp(TELLS.source, 'gi'), ' '));
  if (words.length === 0) return [];
  if (role === 'never') return [{ kind: 'never', words, about: 'request', quote }];
  return [role === 'handoff' ? { kind: 'handoff', subject: quote, words, quote } : { kind: 'fact', words, quote }];
}

function takeAll(clause: Clause, read: Statement[]): Statement[] {
  if (read.length > 0) clause.take(...clause.left('ncdyx'));
  return read;
}

/** "Forget about samples, we don't do those": a refusal whose subject stands before it. */
export const readNeverSentence: Recogniser = (clause) => {
  const { quote, text } = clause;
  if (!(NOT_THOSE.test(text) || refuses(text) || refusesFirst(text)) || clause.left('mps').length > 0 || leavesToPerson(quote, text)) return [];
  return takeAll(clause, say('never', quote));
};

/** A sentence without a figure that sends a subject to a person: "If anybody brings up VAT, ask me to call them." */
export const readHandoffSentence: Recogniser = (clause, soFar) => {
  const { text, quote } = clause;
  if (clause.left('mps').length > 0 || HANDS_OVER_GOODS.test(text)) return [];
  const sent = withoutNegated(text);
  if (TELLS.test(text) && !PERSON_TAKES.test(sent.replace(TELLS, ' ')) && !leavesToPerson(quote, text)) return [];
  if (findDiscount(clause) !== null) return [];
  const read = readHandoff(clause, soFar);
  if (read.length > 0) return withAll(read, quote);
  if (!(leavesToPerson(quote, text) || (PERSON_TAKES.test(sent) && RAISED.test(sent))) || TRADES.test(text)) return [];
  return takeAll(clause, say('handoff', quote));
};

/** The subject's words first, then what else the sentence names. */
function withAll(read: ReturnType<Recogniser>, quote: string): ReturnType<Recogniser> {
  return read.map((said) => (said.kind === 'handoff' ? { ...said, quote } : said));
}

/** "When they ask how old the child must be: from three years", "MOT is valid until November, you can tell people that". */
export const readFactSentence: Recogniser = (clause) => {
  const { text, quote } = clause;
  if (!TELLS.test(text) || KEEPS_QUIET.test(text) || ASKED.test(text) || clause.left('mps').length > 0) return [];
  return takeAll(clause, say('fact', quote));
};

/** Where a sentence without a figure may turn to another subject. */
const TURNS = /[,;–—]| - | (?:and|but|so) /g;
/** What goes on about the subject before it. */
const ANAPHORA = /\b(?:it|that|those|these|this|them|they|he|she|him|her|either)\b/;

function roleOf(part: Clause): Role | null {
  if (leavesToPerson(part.quote, part.text)) return 'handoff';
  return refuses(part.text) && !ANAPHORA.test(part.text) && neverWords(part.quote).length > 0 ? 'never' : null;
}

/** "Crockery is not included, and anything about allergies please ask Bernie": one part refuses, the other sends to a person. */
export const readMixedSentence: Recogniser = (clause) => {
  if (clause.left('mps').length > 0 || TELLS.test(clause.text)) return [];
  const cuts = [...clause.text.matchAll(TURNS)].map((turn) => ({ from: turn.index, to: turn.index + turn[0].length }));
  const parts = [0, ...cuts.map(({ to }) => to)].map((from, index) => new Clause(clause.tagged, clause.from + from, clause.from + (cuts[index]?.from ?? clause.text.length), clause.language)).filter((part) => /[a-z]/.test(part.text));
  const groups: { role: Role | null; from: number; to: number }[] = [];
  for (const part of parts) {
    const role = roleOf(part);
    const last = groups.at(-1);
    if (last && (role === null || last.role === null || role === last.role)) Object.assign(last, { to: part.to, role: last.role ?? role });
    else groups.push({ role, from: part.from, to: part.to });
  }
  if (new Set(groups.map(({ role }) => role)).size < 2) return [];
  return takeAll(clause, groups.flatMap(({ role, from, to }) => (role === null ? [] : say(role, new Clause(clause.tagged, from, to, clause.language).quote))));
};

/** "Same for funerals.", "Insurance the same.", "Belay coaching isn't either.": goes the way of what was said before. */
const SAME: readonly RegExp[] = [
  /^\W*(?:(?:and|but|also|oh|the|exactly|much) ){0,8}(?:same|likewise|ditto|similarly)(?: (?:goes|thing|story|here|again|applies|rule|deal|is true|holds|treatment)){0,8} ?,? ?(?:for|with|to|if|when|on|about)?\b/,
  /^\W*(?:and |or |but ){0,8}[^<,;:]{2,50}?[,:]?\s(?:-|–)? ?(?:is |are |it's |that's |goes |go )?(?:the |exactly the |just the )?(?:same(?: (?:story|thing|here|again|deal|goes|way|rule|applies)){0,8}|likewise|ditto|too|as well|also not|either)\W*$/,
  /^\W*(?:and )?also (?!(?:i|we|you|they|it|he|she|please|if|when|a|an|get|note)\b)[^<,;:]{2,40}(?:[;,][^<]*)?$/,
  /^\W*(?:and )?(?:nor|neither)\b[^<]{2,50}$/,
];

export const readSameSentence: Recogniser = (clause, soFar) => {
  const last = soFar.statements.at(-1);
  if ((last?.kind !== 'never' && last?.kind !== 'handoff') || clause.left('mps').length > 0) return [];
  const same = SAME.find((pattern) => pattern.test(clause.text));
  return same ? takeAll(clause, say(last.kind, clause.quote.replace(/\b(?:same|likewise|ditto|similarly|story|goes|either|too|as well|rule|applies)\b/gi, ' ').trim() === '' ? '' : clause.quote)) : [];
};
