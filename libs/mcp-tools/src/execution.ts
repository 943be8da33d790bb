import type { OperationRecord } from '@svc/contracts';

/** How an operation was answered: what REST would have answered to the same input. */
export interface Execution {
  /** HTTP status. */
  readonly status: number;
  /** The JSON body; `{detail}` where the status is a fault. */
  readonly body: unknown;
  /** Response headers, names in lower case; only `retry-after` is read. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Who calls, and through what. */
export interface Call<Context> {
  /** The access key that came as a tool argument; null where none did. Never to be logged. */
  readonly accessKey: string | null;
  /** The JSON of the input where nobody has parsed it yet; the input is then empty. Only of heavy operations. */
  readonly inputBytes?: Uint8Array | undefined;
  /** What the host of the door knows of the connection or the request. */
  readonly context: Context;
}

/** Answers an operation. Refusals are values; what it throws is a fault of the host and told to nobody. */
export type Execute<Context> = (record: OperationRecord, input: Readonly<Record<string, unknown>>, call: Call<Context>) => Promise<Execution>;
