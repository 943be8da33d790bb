import type { Statement } from '../statement.js';
import { subjectWords } from '../subject-words.js';
import { joinRanges } from '../split-clauses.js';
import type { TaggedText } from '../tagged-text.js';
import { PASSES_ON } from './people.js';
import type { Range } from './run.js';

/** What the items under a heading are. */
export type ListRole = 'never' | 'handoff' | 'fact';

const REFUSES = /(?:以下|下列|下面|这些|任何时候|任何情况|一律|一概|永远|绝对|通通|都|概|均|统统).{0,12}?(?:不|没|勿|禁|谢绝|免谈|拒|别)|(?:不|没有?)(?:做|卖|包|含|送|接|提供|接受|包含|包括|带|能|允许|收|办|可以?|行|准|许|在内|在价内|在范围)|禁止|严禁|谢绝|免谈|除外|拒绝/;
const NO_REFUSAL = /价(?!内|格?(?:里|内|以外))|折|优惠|议|是否|区别|不错|急|不限/;
const TELLS = /(?:可以?|能|对外|帮忙|直接|请)[^，]{0,4}(?:告诉|告知|跟|同|和|对|说|讲|透露|公开|介绍)|(?:买家|客户|客人|顾客|家长|访客|大家|对方|学员|租客|游客)们?(?:们)?(?:可知|可以知道|能知道|须知|要知道|若问|如问|问起|会问|问到|常问|想知道)|(?:给|跟|同|对)[^，]{1,6}(?:的资料|的信息|的说明|说的|讲的)|有人问(?:起|到)?(?:就说|就讲|可以)|常见问题|公开(?:信息|资料)|可以?对外|faq|(?:说|讲)(?:一声|一下)?也(?:行|可以)/;

function roleOf(head: string): ListRole | null {
  if (/<[mp]\d+>/.test(head) || head.length > 32) return null;
  if (TELLS.test(head) && !/优惠|折|叠|减|价/.test(head) && !/(?:不|别|勿)(?:要|能|可以?)?(?:告诉|说|讲|透露|公开)/.test(head)) return 'fact';
  if (PASSES_ON.test(head.trim()) || /(?:由|归|留给|转|找|等).{1,10}(?:亲自|本人|来)?(?:回|答|谈|说|处理|决定)|人工/.test(head)) return 'handoff';
  return REFUSES.test(head) && !NO_REFUSAL.test(head) ? 'never' : null;
}

function statementOf(tagged: TaggedText, range: Range, role: ListRole): Statement[] {
  const clause = joinRanges(tagged, [range], 'zh');
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
export function underHeading(tagged: TaggedText, sentence: Range, heading: ListRole | null): { heading: ListRole | null; read: Statement[] | null } {
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
  if (blank || /(?:减|优惠|便宜|打|少|降)[^<，]{0,4}<[mnp]\d+>/.test(text) || (heading !== 'fact' && (/<[mp]\d+>/.test(text) || !isItem(tagged, sentence)))) return { heading: null, read: null };
  return { heading, read: itemsOf(tagged, sentence, heading) };
}
