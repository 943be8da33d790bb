import type { Speech, SpokenReason } from './speech.js';

/** Sentences of one kind, by tone; several to vary between. */
export type Toned = Readonly<Record<Speech['tone'], readonly string[]>>;

/** All sentences of one language. */
export interface SentenceTable {
  reasons: Readonly<Record<SpokenReason, Toned>>;
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
  /** What a hand-off without a named subject is about. */
  matter: string;
  /** Between the labels of a choice, and before the last of them. */
  comma: string;
  or: string;
}
