import type { HeadingRole } from './headings.js';
import { headingRole, ITEM, openHeading, readUnderHeading, splitHeading } from './headings.js';
import type { Statement } from '../../statement.js';
import type { Range } from '../../text/range.js';
import { joinRanges } from '../../text/split-clauses.js';
import type { TaggedText } from '../../text/tagged-text.js';
import { stackingSaid } from '../../words/stacking-words.js';

/** What the lines under a heading or the sentence behind a question speak of. */
export interface Heading {
  role: HeadingRole;
  /** A list goes on from line to line; the answer to a question is one sentence. */
  list: boolean;
  /** The lines of the list are set in or have a mark: one without ends it. */
  marked: boolean;
}

const NOTHING = { heading: null, read: null };

/** The rest of the text behind a sentence: its next line. */
const lineBelow = (tagged: TaggedText, at: number): string =>
  /^\n(?:[ \t]*\n)?([^\n]*)/.exec(tagged.text.slice(at))?.[1] ?? '';

/** "Never:", "How low can I go?", "we say no to" above a list: what they announce; null where the sentence is none. */
function announces(tagged: TaggedText, sentence: Range): { heading: Heading | null; read: Statement[] | null } | null {
  const text = tagged.text.slice(sentence.from, sentence.to);
  const asks = tagged.text.charAt(sentence.to) === '?';
  const below = lineBelow(tagged, sentence.to);
  if (!asks && !/:\s*$/.test(text)) {
    const open = openHeading(text, below);
    return open === null ? null : { heading: { role: open, list: true, marked: true }, read: [] };
  }
  const role = headingRole(text);
  if (role === null || (role === 'list' && !asks)) return NOTHING;
  const answered = role === 'never' || role === 'handoff' || role === 'fact';
  const silent: Statement = {
    kind: 'not_understood',
    reason: 'words',
    quote: joinRanges(tagged, [sentence]).quote,
  };
  return { heading: { role, list: !asks, marked: ITEM.test(below) }, read: answered ? (asks ? null : []) : [silent] };
}

/** Whether a list that goes from line to line ends before a sentence. */
export function listEnds(tagged: TaggedText, sentence: Range, heading: Heading): boolean {
  const text = tagged.text.slice(sentence.from, sentence.to);
  const begins = sentence.from === 0 || tagged.text.charAt(sentence.from - 1) === '\n';
  if (heading.marked && begins && text.trim() !== '' && !ITEM.test(text)) return true;
  return (
    /\n\s*\n\s*$/.test(tagged.text.slice(0, sentence.from + (/^\s*/.exec(text)?.[0].length ?? 0))) &&
    statementsSince(tagged, sentence)
  );
}

/** A sentence as a heading or as what stands under one; `read` is null where the other readers have to look at it. */
export function underHeading(
  tagged: TaggedText,
  sentence: Range,
  heading: Heading | null,
): { heading: Heading | null; read: Statement[] | null } {
  const text = tagged.text.slice(sentence.from, sentence.to);
  const announced = announces(tagged, sentence);
  if (announced) return announced;
  const question = /^[^?<]{2,60}\?\s*(?=\S)/.exec(
    text.replace(/^\s*<[nxc]\d+>[.)]/, (bullet) => ' '.repeat(bullet.length)),
  );
  const asked = question ? headingRole(question[0]) : null;
  if (question && asked !== null && asked !== 'never' && asked !== 'handoff' && asked !== 'fact')
    return {
      heading: null,
      read: nonEmpty(
        readUnderHeading(joinRanges(tagged, [{ from: sentence.from + question[0].length, to: sentence.to }]), asked),
      ),
    };
  const split = splitHeading(text);
  if (split)
    return {
      heading: null,
      read: nonEmpty(
        readUnderHeading(joinRanges(tagged, [{ from: sentence.from + split.at, to: sentence.to }]), split.role),
      ),
    };
  if (heading === null || (!heading.list && (heading.role === 'never' || heading.role === 'handoff'))) return NOTHING;
  if (heading.list && listEnds(tagged, sentence, heading)) return NOTHING;
  const read = nonEmpty(readUnderHeading(joinRanges(tagged, [sentence]), heading.role));
  return { heading: heading.list && read !== null ? heading : null, read };
}

const nonEmpty = (read: Statement[]): Statement[] | null => (read.length === 0 ? null : read);

/** Whether the blank line before a sentence ends a list: it does not directly behind the heading. */
function statementsSince(tagged: TaggedText, sentence: Range): boolean {
  return !/:\s*$/.test(tagged.text.slice(0, sentence.from).trimEnd());
}

/** The statements, by number, of a list whose heading says whether its discounts add up. */
export interface StackedList {
  from: number;
  to: number;
  stacks: boolean;
}

/** "What makes it cheaper, all on top of each other:": what a heading says of the list below it. */
export function stackedList(tagged: TaggedText, sentence: Range, from: number): StackedList | null {
  const text = tagged.text.slice(sentence.from, sentence.to);
  const stacks = /:\s*$/.test(text) && !/<[mp]\d+>/.test(text) ? stackingSaid(text) : null;
  return stacks === null ? null : { from, to: Infinity, stacks };
}

/** Notes on the trades of each list whether they add up. */
export function stackLists(statements: readonly Statement[], lists: readonly StackedList[]): void {
  for (const { from, to, stacks } of lists) {
    for (const said of statements.slice(from, to)) if (said.kind === 'trade') said.stacks = stacks;
  }
}
