import type { TRUST_CODES } from './limits.js';

/** Why something is refused: a closed set of stable codes. */
export type TrustCode = keyof typeof TRUST_CODES;

/** A refusal: a code for programs, a sentence for people. */
export class TrustError extends Error {
  override readonly name = 'TrustError';

  /** @param path members of the request, from the top down, where the fault stands in one */
  constructor(
    readonly code: TrustCode,
    message: string,
    readonly path: readonly (string | number)[] = [],
  ) {
    super(message);
  }
}
