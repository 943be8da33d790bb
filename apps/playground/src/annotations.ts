import type { Mark } from './components/marked-text.js';

/** Something that is said about words of a text; null where it is about no words of it. */
export interface Pinned<Item> {
  readonly item: Item;
  readonly quote: string | null;
}

/**
 * A sentence of a text, what became of its words, and what is said about them. Positions are code points of the whole
 * text.
 */
export interface Annotated<Item> {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly pinned: readonly Item[];
}

/** Ends of sentences: a full stop counts before white space alone, for it may be a decimal point. */
const SENTENCE = /[^]*?(?:[.!?;](?=\s)\s+|[。！？；]\s*|\n+|$)/gu;

/** Cuts a text after each sentence; together the pieces are the text. */
export const sentencesOf = (text: string): string[] => (text.match(SENTENCE) ?? []).filter((piece) => piece !== '');

/** Where a text holds words, in code points; null where it does not. */
export function placeOf(text: string, quote: string | null): { start: number; end: number } | null {
  const at = quote === null || quote === '' ? -1 : text.indexOf(quote);
  if (quote === null || at < 0) return null;
  const start = [...text.slice(0, at)].length;
  return { start, end: start + [...quote].length };
}

/**
 * A text by its sentences, with marks cut at their ends and each remark at the sentence in which its words end.
 * What is about no words of the text is left over.
 */
export function annotate<Item>(
  text: string,
  marks: readonly Mark[],
  remarks: readonly Pinned<Item>[],
): { sentences: Annotated<Item>[]; loose: Item[] } {
  const placed = remarks.map(({ item, quote }) => ({ item, place: placeOf(text, quote) }));
  let start = 0;
  const sentences = sentencesOf(text).map((piece): Annotated<Item> => {
    const [from, to] = [start, start + [...piece].length];
    start = to;
    return {
      text: piece,
      marks: marks
        .filter((mark) => mark.start < to && mark.end > from)
        .map((mark) => ({
          ...mark,
          start: Math.max(mark.start, from) - from,
          end: Math.min(mark.end, to) - from,
          label: mark.end <= to ? mark.label : '',
        })),
      pinned: placed.flatMap(({ item, place }) =>
        place !== null && place.end > from && place.end <= to ? [item] : [],
      ),
    };
  });
  return { sentences, loose: placed.flatMap(({ item, place }) => (place === null ? [item] : [])) };
}
