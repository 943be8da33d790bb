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
  ['list', /^\W*(?:(?:and|so|ok|the|my|our|your|what's|what is|what do (?:i|we|you) (?:want|ask)(?: for (?:it|them))?|list|asking|how much)[ ]?)*(?:price|want|ask|asking|list|how much)?(?: (?:is it|for it|do you want|are you asking))?\W*$/],
];

/** The subject of a heading ("Never:") or a question ("How low can I go?") without a figure; null where it has none. */
export function headingRole(text: string): HeadingRole | null {
  if (/<[a-z]\d+>/.test(text.replace(/^\s*<[a-z]\d+>[.)]/, '')) || text.trim().length > 60 || !/[a-z]{3}/.test(text)) return null;
  return ROLES.find(([, pattern]) => pattern.test(text.replace(/^\s*<[a-z]\d+>[.)]\s*/, '')))?.[0] ?? null;
}

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
  const head = /^\s*([^<:]{3,30}):(?=\s*[a-z])/.exec(text);
  const role = head?.[1] === undefined || /^\s*(?:if|when|whoever|anyone|for)\b/.test(head[1]) || head[1].trim().split(' ').length > 3 ? null : headingRole(head[1]);
  return head && (role === 'never' || role === 'handoff' || role === 'fact') ? { role, at: head[0].length } : null;
}
