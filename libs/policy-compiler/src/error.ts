/** What an input of the compiler can break. */
export const POLICY_COMPILER_ERROR_CODES = [
  'description_too_long',
  'description_too_dense',
  'salt_invalid',
  'question_unknown',
  'choice_unknown',
  'kind_unknown',
  'quote_unknown',
  'mark_outside',
  'value_invalid',
] as const;
export type PolicyCompilerErrorCode = (typeof POLICY_COMPILER_ERROR_CODES)[number];

/** A broken precondition of the compiler. */
export class PolicyCompilerError extends Error {
  override readonly name = 'PolicyCompilerError';

  /** @param at the argument that does not fit, from the outside in: `['answers', 'lowest_price_scale_1k2w9f']` */
  constructor(
    readonly code: PolicyCompilerErrorCode,
    message: string,
    readonly at: readonly string[] = [],
  ) {
    super(message);
  }
}
