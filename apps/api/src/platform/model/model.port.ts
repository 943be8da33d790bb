import type { MessageReading, Speech } from '@svc/language';
import type { MessageToRead } from '@svc/operations';

export type { MessageToRead };

/** Nest's token of the {@link Model}. */
export const MODEL = Symbol('MODEL');

/** Reads messages, words replies, proposes policies. Null means: use the built-in one. Throws ApiFault 429 when the key's budget is used up. */
export interface Model {
  readonly name: 'builtin' | 'anthropic';
  readMessage(input: MessageToRead, keyId: string): Promise<MessageReading | null>;
  wordReply(speech: Speech, keyId: string): Promise<string | null>;
  proposePolicy(description: string, keyId: string): Promise<unknown>;
}
