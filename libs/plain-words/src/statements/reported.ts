import { codePoints } from '../text/code-points.js';
import type { Place } from '../text/said-figures.js';
import type { Marks, Slot, StatementKind } from './kinds.js';
import { isStatementKind, KINDS, MARK_VALUES, STATEMENTS_AT_MOST } from './kinds.js';
import type { PointedStatement } from './pointed.js';

/** What was reported of a description, as far as it points at its words. */
export interface Report {
  statements: PointedStatement[];
  /** How many entries were set aside: no kind that is known, or words that are not in the description. */
  dropped: number;
}

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds words in a description and says where they stand, in code points. */
class Finder {
  readonly #points: (unit: number) => number;
  readonly #taken = new Map<StatementKind, Set<number>>();

  constructor(private readonly description: string) {
    this.#points = codePoints(description);
  }

  /** The words of a statement: at their first place that no statement of the kind has. */
  quote(kind: StatementKind, words: string): Place | null {
    const taken = this.#taken.get(kind) ?? new Set<number>();
    this.#taken.set(kind, taken);
    let at = this.description.indexOf(words);
    while (at >= 0 && taken.has(at)) at = this.description.indexOf(words, at + 1);
    if (at < 0) at = this.description.indexOf(words);
    if (at < 0) return null;
    taken.add(at);
    return this.#place(words, at);
  }

  /** The words of a slot: in the words of its statement, else at their first place in the description. */
  slot(words: string, { quote, start }: Place): Place | null {
    const inside = quote.indexOf(words);
    if (inside >= 0) {
      const from = start + [...quote.slice(0, inside)].length;
      return { quote: words, start: from, end: from + [...words].length };
    }
    const at = this.description.indexOf(words);
    return at < 0 ? null : this.#place(words, at);
  }

  #place(words: string, at: number): Place {
    return { quote: words, start: this.#points(at), end: this.#points(at + words.length) };
  }
}

/**
 * The statements that an answer of a model holds, whatever it looks like: entries of no known kind, or whose words are
 * not in the description letter by letter, are set aside; slots and marks likewise. Never throws.
 * @example readReport('Bike, $500', { statements: [{ kind: 'name', quote: 'Bike' }] }).statements[0]?.quote.end // 4
 */
export function readReport(description: string, answer: unknown): Report {
  const given = isEntry(answer) && Array.isArray(answer['statements']) ? (answer['statements'] as unknown[]) : [];
  const finder = new Finder(description);
  const statements = given
    .slice(0, STATEMENTS_AT_MOST)
    .map((entry) => (isEntry(entry) ? readEntry(finder, entry) : null))
    .filter((one): one is PointedStatement => one !== null);
  return { statements, dropped: given.length - statements.length };
}

const isWords = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function readEntry(finder: Finder, entry: Entry): PointedStatement | null {
  const { kind, quote: words } = entry;
  if (!isStatementKind(kind) || !isWords(words)) return null;
  const quote = finder.quote(kind, words);
  if (quote === null) return null;
  const slots: Partial<Record<Slot, Place>> = {};
  for (const slot of KINDS[kind].slots) {
    const said = entry[slot];
    const place = isWords(said) ? finder.slot(said, quote) : null;
    if (place !== null) slots[slot] = place;
  }
  return { kind, quote, slots, marks: readMarks(kind, entry), by: 'model' };
}

/** Where slots stand that a seller has marked, in code points. */
export interface MarkedWords {
  start: number;
  end: number;
  readonly [slot: string]: unknown;
}

/** The words at a place of a description. */
function placeAt(points: readonly string[], said: unknown): Place | null {
  if (!isEntry(said)) return null;
  const { start, end } = said;
  if (!Number.isInteger(start) || !Number.isInteger(end)) return null;
  const quote = points.slice(start as number, end as number).join('');
  return quote.trim() === '' ? null : { quote, start: start as number, end: end as number };
}

/** What a seller says that marked words are: a kind, and slots that are places as well. */
export function pointAt(description: string, marked: MarkedWords, kind: StatementKind): PointedStatement {
  const points = [...description];
  const quote = { quote: points.slice(marked.start, marked.end).join(''), start: marked.start, end: marked.end };
  const slots = KINDS[kind].slots.flatMap((slot): [Slot, Place][] => {
    const place = placeAt(points, marked[slot]);
    return place === null ? [] : [[slot, place]];
  });
  const { value } = marked;
  const said = { kind, quote, slots: Object.fromEntries(slots), marks: readMarks(kind, marked), by: 'seller' as const };
  return typeof value === 'number' ? { ...said, value } : said;
}

/** The marks of a kind that an entry holds with a value that is known. */
export function readMarks(kind: StatementKind, entry: Entry): Marks {
  const names: readonly (keyof Marks)[] = KINDS[kind].marks;
  const known = names.filter((name) => (MARK_VALUES[name] as readonly unknown[]).includes(entry[name]));
  return Object.fromEntries(known.map((name) => [name, entry[name]])) as Marks;
}
