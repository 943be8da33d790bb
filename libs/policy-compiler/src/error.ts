export const POLICY_COMPILER_ERROR_CODES = ['description_too_long', 'salt_invalid'] as const;
export type PolicyCompilerErrorCode = (typeof POLICY_COMPILER_ERROR_CODES)[number];

/** A broken precondition of the compiler. */
export class PolicyCompilerError extends Error {
  override readonly name = 'PolicyCompilerError';

  constructor(readonly code: PolicyCompilerErrorCode, message: string) {
    super(message);
  }
}
