import type { WordingBrief } from '@svc/language';
import type { MessageToRead } from '@svc/operations';

export type { MessageToRead };

/** Nest's token of the {@link Model}. */
export const MODEL = Symbol('MODEL');

/**
 * Points at what messages and descriptions say, and words replies. Null means: use the built-in one.
 * @throws ApiFault 429 when the key's budget is used up, and whatever the signal aborts with where the caller leaves
 */
export interface Model {
  readonly name: 'builtin' | 'anthropic';
  /** The input of the tool `report_acts`. */
  reportActs(input: MessageToRead, keyId: string, signal?: AbortSignal): Promise<unknown>;
  /** A text with placeholders around which it has written; what may stand in it is checked where they are filled. */
  wordReply(brief: WordingBrief, keyId: string, signal?: AbortSignal): Promise<string | null>;
  /** The input of the tool `report_statements`. */
  reportStatements(description: string, keyId: string, signal?: AbortSignal): Promise<unknown>;
}
