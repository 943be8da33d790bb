import type { Speech, SpokenNote, SpokenReason } from './speech.js';

/** Sentences of one kind, by tone; several to vary between. */
export type Toned = Readonly<Record<Speech['tone'], readonly string[]>>;

/** A fact of the moment in words: one sentence for every tone, or several by tone. */
export type NoteSentences = string | Toned;

/** All sentences of one language. */
export interface SentenceTable {
  reasons: Readonly<Record<SpokenReason, Toned>>;
  /** Facts of the moment; `{option}`, `{words}`, `{count}`, `{amount}`, `{until}` and `{currency}` are filled in. */
  notes: Readonly<Record<SpokenNote['kind'], NoteSentences>>;
  /** The offer, as `{line}`. */
  offer: Toned;
  /** What leads a menu. */
  menu: Toned;
  /** The offer that still stands while something else is said. */
  standing: Toned;
  /** What was agreed. */
  agreed: Toned;
  close: Toned;
  choose: Toned;
  /** How to name an option, after a yes to a menu. */
  name: Toned;
  /** What stands where a figure to ask back is not given. */
  figure: string;
  /** What a hand-off without a named subject is about. */
  matter: string;
  /** Between the labels of a choice, and before the last of them. */
  comma: string;
  or: string;
}
