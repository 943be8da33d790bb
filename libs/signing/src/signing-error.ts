/** Why a value cannot be made canonical, signed or keyed. A closed set: codes are stable, messages are not. */
export type SigningErrorCode =
  | 'number_not_finite'
  | 'string_not_well_formed'
  | 'value_not_json'
  | 'object_not_plain'
  | 'array_has_holes'
  | 'member_not_allowed'
  | 'too_deep'
  | 'key_invalid'
  | 'parameter_invalid'
  | 'ed25519_unavailable';

/** A broken precondition of this library: the caller passed what can never be signed. */
export class SigningError extends Error {
  override readonly name = 'SigningError';

  /**
   * @param code stable, for programs
   * @param message for people, may change
   */
  constructor(
    readonly code: SigningErrorCode,
    message: string,
  ) {
    super(message);
  }
}
