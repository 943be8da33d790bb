import type { KeyKind } from './access-key.js';

/** Which kind of key each level of access asks for; null where none is needed. */
export const REQUIRED_KIND = { open: null, svc_key: 'svc', gt_key: 'gt' } as const satisfies Record<
  string,
  KeyKind | null
>;

/** Who may call: anyone, the holder of an `svc_` key, or of a `gt_` key. */
export type AccessLevel = keyof typeof REQUIRED_KIND;

/** May a caller pass: `allowed`, or refused for want of a known key (401) or with a key of the other kind (403). */
export type AccessDecision = 'allowed' | 'key_missing' | 'kind_wrong';

/**
 * Whether a caller with this kind of key may make a call of this level.
 * @param kind the kind of a key that is known and not revoked; null for every other caller
 */
export function decideAccess(level: AccessLevel, kind: KeyKind | null): AccessDecision {
  const required = REQUIRED_KIND[level];
  if (required === null || required === kind) return 'allowed';
  return kind === null ? 'key_missing' : 'kind_wrong';
}
