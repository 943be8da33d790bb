import type { Clause } from '../clause.js';
import type { Statement } from '../statement.js';
import { subjectWords } from '../subject-words.js';
import { orderBounds } from './order-bounds.js';

/** What the answers under a heading or behind a question are about. */
export type HeadingRole = 'list' | 'floor' | 'least' | 'most' | 'bounds' | 'never' | 'handoff' | 'fact';

const ROLES: readonly (readonly [HeadingRole, RegExp])[] = [
  ['floor', /\b(?:how (?:low|far down)|lowest|floor|bottom(?: line| price)?|least (?:i|we|you)(?:'d| would| will)?|(?:what|how much) (?:would|will|could) (?:i|we|you) (?:take|accept|settle)|minimum price|worst case|walk[- ]away)\b/],
  ['most', /\bmax(?:imum)?\b|\b(?:at most|upper limit|largest order|biggest order)\b/],
  ['least', /\bmin(?:imum)?\b|\b(?:at least|smallest order|moq)\b/],
  ['bounds', /\bhow many\b|\border sizes?\b|\bquantit(?:y|ies)\b|\bamounts? per order\b/],
  ['never', /\b(?:never|not (?:for sale|included|possible|on offer|available|negotiable)|no-?go(?:es|s)?|taboos?|off[ -]limits|excluded|refus\w+|red lines?|don'ts|we don't|i don't|what (?:we|i|you) (?:don't|never|won't|can't)\b.*)\b/],
  ['handoff', /\b(?:hand[ -]?(?:off|over)s?|for (?:a )?(?:human|person|me|us)|human|person|people|escalat\w+|ask me|call me|leave to me|pass (?:on|to)|refer)\b/],
  ['fact', /\b(?:facts?|good to know|faq|may (?:be told|tell|say)|can (?:be told|tell|say)|information|info|details|answers?|to tell)\b/],
  ['list', /^\W*(?:(?:and|so|ok|the|my|our|your|what's|what is|what do (?:i|we|you) (?:want|ask)(?: for (?:it|them))?|list|asking|how much)[ ]?){0,8}(?:price|want|ask|asking|list|how much)?(?: (?:is it|for it|do you want|are you asking))?\W*$/],
];

/** The words that a heading over refusals is made of. */
const REFUSING_HEAD = new Set(('what things thing stuff anything something everything i we you they one never not no nope none won\'t don\'t do does doesn\'t will can can\'t cannot allow allows offer include included give given sell accept take promise on in the table cards menu list price package deal sale scope at any time ever so please get '
  + 'talked into it before anyone anybody asks ask asking excluded exclusions excludes exclude refuse refused refuses is are isn\'t aren\'t to say of for from with and or under circumstances all this that these those strictly absolutely forbidden allowed available possible negotiable negotiate our my out question off limits have has '
  + 'want here hard lines line red no-gos no-go always also cases case by us me outside part taboo taboos banned prohibited unavailable no-nos no-no nono answer is even if people insist whatever happens ok okay fine').split(' '));
const REFUSAL = /\b(?:never|not|no|nope|won't|don't|doesn't|isn't|aren't|can't|cannot|refuse[sd]?|exclu\w+|forbidden|taboos?|banned|prohibited|unavailable|off limits|no-?gos?|no-?nos?|red lines?|hard lines?)\b/;
/** "Leave these to Fiona", "For Mr. Nair only", "Ask me about": who is named is left open. */
const PASSING_HEAD = /^\W*(?:please |always |just ){0,8}(?:leave|pass|send|refer|forward|hand|give|route|direct|escalate|bring|put)\b[^<:]*\b(?:to|with|for|over|on|through|me|us)\b|^\W*(?:please |always |just ){0,8}(?:ask|call|ring|phone|contact|email|see|get|check with|talk to|speak (?:to|with)|hand off|hand over|escalate)\b[^<:]{0,40}$|^\W*(?:only )?(?:for|to|via|through|with) (?:me|us|mr|mrs|ms|dr|the (?:owner|boss|manager|office|team)|my [a-z]+|our [a-z]+|[a-z]+ only)\b[^<:]{0,24}$|^\W*(?:for|needs?|to|via) (?:an? |the |my |our )?(?:real )?(?:person|human|people|manager|owner|boss|colleague|staff|team)\b[^<:]{0,24}$|^\W*(?:[a-z]+ )?(?:decides|answers|handles|takes care of|deals with)(?: these| those| this| that)?\W*$/;
const TELLING_HEAD = /^\W*(?:(?:please )?tell (?:people|them|buyers|customers|visitors|guests|everyone|everybody|anyone|folks)(?: that)?|(?:for|to) (?:the )?(?:public|info(?:rmation)?|all|everyone|customers?|buyers?|visitors?|guests?)|(?:general |some |other |useful |quick )?(?:info|information|facts?|faq|details)(?: for [a-z ]{2,20})?|(?:good|nice|handy|useful) to know(?: for [a-z ]{2,20})?|(?:you |we |one )?(?:can|may|could|are free to|fine to|ok to|okay to|feel free to|fine for you to) (?:also )?(?:tell|say|share|mention)(?: [a-z]+){0,3}|(?:fine|ok|okay|safe|allowed) to (?:tell|say|share|mention)(?: [a-z]+){0,3}|(?:if|when) (?:they|anyone|someone|people|customers?|buyers?|guests?) asks?|(?:what )?(?:you|buyers?|customers?|people|they|visitors?|guests?|everybody|everyone) (?:can|may|might|could) (?:be told|know|tell|say|hear)(?: [a-z]+){0,3}|what (?:you|we) (?:can|may) (?:tell|say)(?: [a-z]+){0,3})\W*$/;

/** What a heading announces that is made of nothing but such words; null where it may say something itself. */
function plainRole(text: string): 'never' | 'handoff' | 'fact' | null {
  const head = text.replace(/<[nxcd]\d+>|\bext\b|\([^)]*\)/g, ' ').replace(/\s+/g, ' ').trim();
  if (/<[a-z]\d+>/.test(head) || head.length > 70) return null;
  if (PASSING_HEAD.test(head.replace(/[,.;]\s*(?:phone|tel|mobile)?[\s.,]*$/, ''))) return 'handoff';
  if (TELLING_HEAD.test(head)) return 'fact';
  return REFUSAL.test(head) && (head.match(/[a-z'-]+/g) ?? []).every((word) => REFUSING_HEAD.has(word)) ? 'never' : null;
}

/** The subject of a heading ("Never:") or a question ("How low can I go?") without a figure; null where it has none. */
export function headingRole(text: string): HeadingRole | null {
  const plain = /\?\s*$/.test(text) ? null : plainRole(text.replace(/:\s*$/, ''));
  if (plain !== null) return plain;
  if (/<[a-z]\d+>/.test(text.replace(/^\s*<[a-z]\d+>[.)]/, '')) || text.trim().length > 60 || !/[a-z]{3}/.test(text)) return null;
  return ROLES.find(([, pattern]) => pattern.test(text.replace(/^\s*<[a-z]\d+>[.)]\s*/, '')))?.[0] ?? null;
}

/** A line that is a heading without a colon: the lines below it are set in. */
export function openHeading(text: string, below: string): HeadingRole | null {
  return ITEM.test(below) && !ITEM.test(text) ? plainRole(text) : null;
}

/** A line of a list: with a mark, or set in. */
export const ITEM = /^(?:[ \t]{2,}(?=\S)|[ \t]*(?:[-–*•·)]|<[nxc]\d+>[.)]|\(?[a-z]\))\s)/;

const BULLET = /^\s*(?:[-–*•·]|<[nxc]\d+>[.)])?\s*/;

function readBound(clause: Clause, role: 'least' | 'most' | 'bounds'): Statement[] {
  const tags = clause.left('nc');
  const [first] = tags;
  if (first === undefined || clause.left('mp').length > 0) return [];
  const { quote } = clause;
  const bounds = role === 'bounds' ? orderBounds(clause.text) : { [role]: first };
  if (bounds.least === undefined && bounds.most === undefined) return [];
  clause.take(...tags);
  return [{ kind: 'quantity', unit: null, quote, ...(bounds.least === undefined ? {} : { min: clause.value(bounds.least) }), ...(bounds.most === undefined ? {} : { max: clause.value(bounds.most) }) }];
}

/** What a sentence says as the answer to a heading or a question; nothing where it does not fit. */
export function readUnderHeading(clause: Clause, role: HeadingRole): Statement[] {
  const { quote } = clause;
  if (role === 'least' || role === 'most' || role === 'bounds') return readBound(clause, role);
  if (role === 'list' || role === 'floor') {
    const [tag] = clause.left('mny');
    if (tag === undefined || clause.left('mp').length > 1 || !/^\W*(?:[a-z']+ ){0,4}<[mny]/.test(clause.text.replace(BULLET, '')) || /\b(?:off|less|if|when|for)\b/.test(clause.text)) return [];
    clause.take(tag);
    return [{ kind: role, price: clause.value(tag), strength: 'strong', unit: null, quote }];
  }
  const words = subjectWords(quote);
  if (clause.left('mp').length > 0 || words.length === 0) return [];
  clause.take(...clause.left('ncdyx'));
  if (role === 'never') return [{ kind: 'never', words, about: 'request', quote }];
  return [role === 'handoff' ? { kind: 'handoff', subject: quote, words, quote } : { kind: 'fact', words, quote }];
}

/** "Person: complaints, customs": a heading with its subjects on the same line. */
export function splitHeading(text: string): { role: HeadingRole; at: number } | null {
  const head = /^\s*((?:[^<:]|<[nxcd]\d+>){3,70}?):(?=\s*[a-z])/.exec(text);
  if (head?.[1] === undefined || /^\s*(?:when|whoever|anyone)\b/.test(head[1])) return null;
  const short = !head[1].includes('<') && !/^\s*(?:if|for)\b/.test(head[1]) && head[1].trim().split(' ').length <= 3 ? headingRole(head[1]) : null;
  const role = plainRole(head[1]) ?? short;
  return role === 'never' || role === 'handoff' || role === 'fact' ? { role, at: head[0].length } : null;
}
