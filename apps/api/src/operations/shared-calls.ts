/** Nest's token of {@link SharedCalls}; where nothing provides it, nothing is kept. */
export const SHARED_CALLS = Symbol('SHARED_CALLS');

/** A call that was answered and asks to be shared. */
export interface AnsweredCall {
  readonly operationId: string;
  /** The id of the `gt_` key that it came with. */
  readonly keyId: string;
  readonly request: { share_outcome?: unknown; vertical?: unknown };
  readonly answer: unknown;
}

/** Where shared calls are kept. */
export interface SharedCalls {
  /** The id under which a call was kept; null where a gate is closed or it could not be kept. It never throws. */
  keep(call: AnsweredCall): Promise<string | null>;
}
