import type { CompiledPolicy } from '../issue.js';
import type { Place, Pointer, StatementKind } from '@svc/plain-words';

/** One of the other things that the words of a line could mean, as the seller would read it. */
export interface LineChoice {
  /** A stable word, such as `off` or `as_fact`. */
  id: string;
  /** One plain sentence: what the offer would say. */
  says: string;
}

/** One line of what was understood, for the seller to confirm or to mend. */
export interface ReadBackLine extends Place {
  /** Stable for one description and one set of statements: `price_6`. */
  id: string;
  /** `open` for words that no statement covers. */
  kind: StatementKind | 'open';
  /** One plain sentence in the policy's language. */
  says: string;
  /** JSON pointers (RFC 6901) into the policy: the parts that these words made. */
  paths: string[];
  /** `sure` where two opinions agree or the seller has said so; `likely` otherwise; `open` for words left over. */
  certainty: 'sure' | 'likely' | 'open';
  by: Pointer;
  /** Whether the policy waits for an answer to this line. */
  waits: boolean;
  choices: LineChoice[];
}

/** What a seller answers to one line, or to one question. */
export type LineAnswer =
  | string
  | { readonly choice?: string; readonly value: number }
  | (Readonly<Record<string, unknown>> & { readonly kind: string });

/** A compiled policy with what was understood, for the seller to confirm. */
export type ReadBackPolicy = CompiledPolicy & {
  /** In the order of the description. */
  readback: ReadBackLine[];
  /** As the tool `report_statements` takes them; empty where the built-in reader read the description. */
  statements: Record<string, unknown>[];
};
