import type { FormValue } from './read-form.js';

type Refusal = readonly [status: number, type: string, message: string, code?: string];

export const NO_TOKEN: Refusal = [400, 'invalid_request_error', 'no such token', 'resource_missing'];
const NOT_SO: Refusal = [400, 'invalid_request_error', 'this version takes no token like that', 'parameter_unknown'];

/** The token of a payment, where the version of the API that it names looks for it, and nowhere else. */
export function placedToken(form: Record<string, FormValue>, version: string): string | undefined {
  const inData = ((form['payment_method_data'] ?? {}) as Record<string, string>)['shared_payment_granted_token'];
  const onTop = form['shared_payment_granted_token'] as string | undefined;
  if (version === '2026-04-22.preview' && onTop === undefined) return inData;
  return version === '2026-07-29.preview' && inData === undefined ? onTop : undefined;
}

/**
 * Why a payment with a token is refused; null where it is taken: confirmed, by card alone, leading nowhere, within its
 * limit.
 */
export function refusalOf(
  form: Record<string, FormValue>,
  version: string,
  token: Record<string, unknown> | undefined,
): Refusal | null {
  const methods = Object.values((form['payment_method_types'] ?? {}) as Record<string, string>);
  const isConfirmed = form['confirm'] === 'true' && form['error_on_requires_action'] === 'true';
  if (placedToken(form, version) === undefined || !isConfirmed || String(methods) !== 'card') return NOT_SO;
  const limits = (token?.['usage_limits'] ?? {}) as { max_amount?: number };
  if (token?.['object'] !== 'shared_payment.granted_token') return NO_TOKEN;
  if (token['deactivated_at'] !== null) return [402, 'card_error', 'the token was used', 'token_used'];
  return Number(form['amount']) > Number(limits.max_amount)
    ? [402, 'card_error', 'over the limit', 'token_limit_exceeded']
    : null;
}
