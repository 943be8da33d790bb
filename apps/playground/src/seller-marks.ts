/** Words of a description that were selected, with their places in code points. */
export interface Selected {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** What selected words can be said to be. */
export const MARK_KINDS = [
  'price',
  'lowest',
  'least_order',
  'most_order',
  'discount',
  'buyers',
  'extra',
  'gift',
  'fact',
  'never',
  'handoff',
  'private',
  'nothing',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Kinds that need the words for what they are about, beside the figure. */
export const NEEDS_WHAT = ['discount', 'buyers', 'extra'] as const;
export const needsWhat = (kind: MarkKind): kind is (typeof NEEDS_WHAT)[number] =>
  (NEEDS_WHAT as readonly string[]).includes(kind);

/** Kinds of which a figure is all that they say: another one can take its place, whoever read them. */
export const OF_A_FIGURE: readonly string[] = ['price', 'lowest', 'least_order', 'most_order', 'free'];

/** A mark as compiling takes it. */
export interface SellerMark {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly [slot: string]: unknown;
}

/** The slot in which each kind has its figure; others have none. */
export const FIGURE_IN: Readonly<Partial<Record<MarkKind, 'figure' | 'count'>>> = {
  price: 'figure',
  lowest: 'figure',
  least_order: 'count',
  most_order: 'count',
  discount: 'figure',
  buyers: 'figure',
  extra: 'figure',
};

/** The selection of a field as words, without the blanks around them; null where nothing is selected. */
export function selectedIn(text: string, from: number, to: number): Selected | null {
  const words = text.slice(from, to);
  const start = from + words.length - words.trimStart().length;
  if (words.trim() === '') return null;
  const before = [...text.slice(0, start)].length;
  return { start: before, end: before + [...words.trim()].length, words: words.trim() };
}

/**
 * The mark that says what selected words are; null where `what` is needed and stands nowhere in them.
 * @param what the words for what it is about, copied from the selection
 * @example markOf({ start: 10, end: 24, words: '£60 if you collect' }, 'discount', 'collect')
 */
export function markOf({ start, end, words }: Selected, kind: MarkKind, what: string): SellerMark | null {
  const slot = FIGURE_IN[kind];
  const mark = { start, end, kind, ...(slot && { [slot]: { start, end } }) };
  if (!needsWhat(kind))
    return kind === 'gift' || kind === 'never' || kind === 'handoff' ? { ...mark, what: { start, end } } : mark;
  const at = what.trim() === '' ? -1 : words.indexOf(what.trim());
  if (at < 0) return null;
  const from = start + [...words.slice(0, at)].length;
  return { ...mark, what: { start: from, end: from + [...what.trim()].length } };
}

/** The marks that still hold of a text: those of a text that it begins with. */
export const marksThatHold = (marks: readonly SellerMark[], before: string, now: string): readonly SellerMark[] =>
  now.startsWith(before.trimEnd()) ? marks : [];
