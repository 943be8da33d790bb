import { orderBounds } from './order-bounds.js';
import { PASSING_HEAD, REFUSAL, REFUSING_HEAD, TELLING_HEAD } from './phrases/headings.js';
import type { Statement } from '../../statement.js';
import type { Clause } from '../../text/clause.js';
import { pattern } from '@svc/language';
import { subjectWords } from '../../words/subject-words.js';

/** What the answers under a heading or behind a question are about. */
export type HeadingRole = 'list' | 'floor' | 'least' | 'most' | 'bounds' | 'never' | 'handoff' | 'fact';

const ROLES: readonly (readonly [HeadingRole, RegExp])[] = [
  ['floor', /\b(?:how low|lowest)\b/],
  ['most', /\bmax\b/],
  ['least', /\bmin(?:imum)?\b|\b(?:at least|smallest order|moq)\b/],
  ['bounds', /\bhow many\b|\border sizes?\b|\bquantity\b|\bamounts? per order\b/],
  [
    'never',
    pattern`
    \b
    (?:
      never
      |not (?:for sale|included|possible|on offer|available|negotiable)
      |no-?go(?:es|s)?
      |taboos?
      |excluded
      |refus\w+
      |red lines?
      |don'ts
      |we don't
      |i don't
    )\b
  `,
  ],
  [
    'handoff',
    /\b(?:for (?:human|person|me|us)|human|person|people|escalat\w+|ask me|call me|leave to me|pass (?:on|to)|refer)\b/,
  ],
  [
    'fact',
    pattern`
    \b
    (?:
      facts?
      |good to know
      |faq
      |may (?:be told|tell|say)
      |can (?:be told|tell|say)
      |information
      |info
      |details
      |answers?
      |to tell
    )\b
  `,
  ],
  ['list', /^\W*(?:price|want|ask|asking|list|how much)?\W*$/],
];

/** What a heading announces that is made of nothing but such words; null where it may say something itself. */
function plainRole(text: string): 'never' | 'handoff' | 'fact' | null {
  const head = text
    .replace(/<[nxcd]\d+>|\bext\b|\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (/<[a-z]\d+>/.test(head) || head.length > 70) return null;
  if (PASSING_HEAD.test(head.replace(/[,.;]\s*[\s.,]*$/, ''))) return 'handoff';
  if (TELLING_HEAD.test(head)) return 'fact';
  return REFUSAL.test(head) && (head.match(/[a-z'-]+/g) ?? []).every((word) => REFUSING_HEAD.has(word))
    ? 'never'
    : null;
}

/** The subject of a heading ("Never:") or a question ("How low can I go?") without a figure; null where it has none. */
export function headingRole(text: string): HeadingRole | null {
  const plain = /\?\s*$/.test(text) ? null : plainRole(text.replace(/:\s*$/, ''));
  if (plain !== null) return plain;
  if (/<[a-z]\d+>/.test(text.replace(/^\s*<[a-z]\d+>[.)]/, '')) || text.trim().length > 60 || !/[a-z]{3}/.test(text))
    return null;
  return ROLES.find(([, pattern]) => pattern.test(text.replace(/^\s*<[a-z]\d+>[.)]\s*/, '')))?.[0] ?? null;
}

/** A line that is a heading without a colon: the lines below it are set in. */
export function openHeading(text: string, below: string): HeadingRole | null {
  return ITEM.test(below) && !ITEM.test(text) ? plainRole(text) : null;
}

/** A line of a list: with a mark, or set in. */
export const ITEM = /^(?:[ \t]{2,}(?=\S)|[ \t]*(?:[-–*•·)]|\(?[a-z]\))\s)/;

const BULLET = /^\s*\s*/;

function readBound(clause: Clause, role: 'least' | 'most' | 'bounds'): Statement[] {
  const tags = clause.left('nc');
  const [first] = tags;
  if (first === undefined || clause.left('mp').length > 0) return [];
  const { quote } = clause;
  const bounds = role === 'bounds' ? orderBounds(clause.text) : { [role]: first };
  if (bounds.least === undefined && bounds.most === undefined) return [];
  clause.take(...tags);
  return [
    {
      kind: 'quantity',
      unit: null,
      quote,
      ...(bounds.least === undefined ? {} : { min: clause.value(bounds.least) }),
      ...(bounds.most === undefined ? {} : { max: clause.value(bounds.most) }),
    },
  ];
}

/** What a sentence says as the answer to a heading or a question; nothing where it does not fit. */
export function readUnderHeading(clause: Clause, role: HeadingRole): Statement[] {
  const { quote } = clause;
  if (role === 'least' || role === 'most' || role === 'bounds') return readBound(clause, role);
  if (role === 'list' || role === 'floor') {
    const [tag] = clause.left('mny');
    if (
      tag === undefined ||
      clause.left('mp').length > 1 ||
      !/^\W*<[mny]/.test(clause.text.replace(BULLET, '')) ||
      /\b(?:off|less|if|when|for)\b/.test(clause.text)
    )
      return [];
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
  const short =
    !head[1].includes('<') && !/^\s*(?:if|for)\b/.test(head[1]) && head[1].trim().split(' ').length <= 3
      ? headingRole(head[1])
      : null;
  const role = plainRole(head[1]) ?? short;
  return role === 'never' || role === 'handoff' || role === 'fact' ? { role, at: head[0].length } : null;
}
