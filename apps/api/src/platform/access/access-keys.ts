/** Nest token of the {@link AccessKeys}. */
export const ACCESS_KEYS = Symbol('ACCESS_KEYS');

/** A known key, without the key itself. */
export interface AccessKey {
  readonly id: string;
  /** `svc`: model-backed calls; `gt`: paid maths, wallet and store. */
  readonly kind: 'svc' | 'gt';
}

/** Looks keys up. It decides alone what may be remembered: a revoked key must be unknown at once. */
export interface AccessKeys {
  find(plainKey: string): Promise<AccessKey | null>;
}
