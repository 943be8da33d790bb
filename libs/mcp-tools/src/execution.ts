import type { OperationRecord } from '@svc/contracts';

/** How an operation was answered: what REST would have answered to the same input. */
export interface Execution {
  /** HTTP status. */
  readonly status: number;
  /** The JSON body; `{detail}` where the status is a fault. */
  readonly body: unknown;
  /** Response headers, names in lower case; `retry-after` and `x-gt-recommendation-id` are read. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Who calls, and through what. */
export interface Call<Context> {
  /** The access key that came as a tool argument; null where none did. Never to be logged. */
  readonly accessKey: string | null;
  /** The JSON of the input where nobody has parsed it yet; the input is then empty. Only of heavy operations. */
  readonly inputBytes?: Uint8Array | undefined;
  /** Set where the message was counted already, before it was known to lead to an operation. */
  readonly isCounted?: boolean;
  /** Aborts when the caller has left or cancelled the call: nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** What the host of the door knows of the connection or the request. */
  readonly context: Context;
}

/** Answers an operation. Refusals are values; what it throws is a fault of the host and told to nobody. */
export type Execute<Context> = (
  record: OperationRecord,
  input: Readonly<Record<string, unknown>>,
  call: Call<Context>,
) => Promise<Execution>;

/** What is known of a message beside what stands in it. */
export interface MessageSource {
  /** The arguments of a call, where they are not parsed yet. */
  readonly argumentBytes?: Uint8Array | undefined;
  /** Aborts when the caller has left; absent where only the protocol tells it. */
  readonly signal?: AbortSignal | undefined;
}

/** A message, its headers by names in lower case, and with what it came to the door. */
export interface ArrivedMessage<Context> {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly context: Context;
  readonly from: MessageSource;
}
