import { PASSES_ON } from './people.js';
import { REFUSES, TELLS } from './phrases/headings.js';
import type { Statement } from '../../statement.js';
import type { Range } from '../../text/range.js';
import { joinRanges } from '../../text/split-clauses.js';
import type { TaggedText } from '../../text/tagged-text.js';
import { subjectWords } from '../../words/subject-words.js';

/** What the items under a heading are. */
export type ListRole = 'never' | 'handoff' | 'fact';
const NO_REFUSAL = /价(?!内|格?(?:里|内|以外))|折|优惠|议|是否|区别|不错|急|不限/;

function roleOf(head: string): ListRole | null {
  if (/<[mp]\d+>/.test(head) || head.length > 32) return null;
  if (
    TELLS.test(head) &&
    !/优惠|折|叠|减|价/.test(head) &&
    !/(?:不|别|勿)(?:要|能|可以?)?(?:告诉|说|讲|透露|公开)/.test(head)
  )
    return 'fact';
  if (
    PASSES_ON.test(head.trim()) ||
    /(?:由|归|留给|转|找|等).{1,10}(?:亲自|本人|来)?(?:回|答|谈|说|处理|决定)|人工/.test(head)
  )
    return 'handoff';
  return REFUSES.test(head) && !NO_REFUSAL.test(head) ? 'never' : null;
}

function statementOf(tagged: TaggedText, range: Range, role: ListRole): Statement[] {
  const clause = joinRanges(tagged, [range]);
  const { quote } = clause;
  const words = subjectWords(quote);
  if (words.length === 0 || quote.length < 2) return [];
  if (role === 'never') return [{ kind: 'never', words, about: 'request', quote }];
  return [role === 'handoff' ? { kind: 'handoff', subject: quote, words, quote } : { kind: 'fact', words, quote }];
}

/** The items of a list in one line: each part between commas, a told answer as a whole. */
function itemsOf(tagged: TaggedText, range: Range, role: ListRole): Statement[] {
  if (role === 'fact') return statementOf(tagged, range, role);
  const items: Statement[] = [];
  let from = range.from;
  for (let at = range.from; at <= range.to; at += 1) {
    if (at < range.to && !/[,，;；]/.test(tagged.text.charAt(at))) continue;
    items.push(...statementOf(tagged, { from, to: at }, role));
    from = at + 1;
  }
  return items;
}

/** Whether a line stands in a list: behind a mark that was blanked, indented, or of a few words. */
function isItem(tagged: TaggedText, sentence: Range): boolean {
  const text = tagged.text.slice(sentence.from, sentence.to);
  return /^\n?[^\S\n]+\S/.test(text) || text.trim().length <= 16;
}

/**
 * A sentence as a heading ("以下一律不行："), with its items where they follow in the same line, or as an item
 * of the heading before it. `read` is null where the other readers have to look at it.
 */
export function underHeading(
  tagged: TaggedText,
  sentence: Range,
  heading: ListRole | null,
): { heading: ListRole | null; read: Statement[] | null } {
  const text = tagged.text.slice(sentence.from, sentence.to);
  const colon = text.search(/[:：]/);
  if (colon >= 0) {
    const role = roleOf(text.slice(0, colon).trim());
    if (role === null) return { heading: null, read: null };
    const rest: Range = { from: sentence.from + colon + 1, to: sentence.to };
    if (!/\S/.test(text.slice(colon + 1))) return { heading: role, read: [] };
    const read = role !== 'fact' && /<[mp]\d+>/.test(text.slice(colon + 1)) ? [] : itemsOf(tagged, rest, role);
    return { heading: null, read: read.length > 0 ? read : null };
  }
  if (heading === null) return { heading: null, read: null };
  const gap = tagged.text.slice(0, sentence.from + (/^\s*/.exec(text)?.[0].length ?? 0));
  const blank = /\n\s*\n\s*$/.test(gap) && !/[:：]\s*$/.test(gap);
  if (
    blank ||
    /(?:减|优惠|便宜|打|少|降)[^<，]{0,4}<[mnp]\d+>/.test(text) ||
    (heading !== 'fact' && (/<[mp]\d+>/.test(text) || !isItem(tagged, sentence)))
  )
    return { heading: null, read: null };
  return { heading, read: itemsOf(tagged, sentence, heading) };
}
