import type { FormValue } from './read-form.js';

type Refusal = readonly [status: number, type: string, message: string, code?: string];

export const NO_TOKEN: Refusal = [400, 'invalid_request_error', 'no such token', 'resource_missing'];
const NOT_SO: Refusal = [400, 'invalid_request_error', 'this version takes no token like that', 'parameter_unknown'];

/** The token of a payment, where the version of the API that it names looks for it. */
export function placedToken(form: Record<string, FormValue>, version: string): string | undefined {
  const data = (form['payment_method_data'] ?? {}) as Record<string, string>;
  const placed: Record<string, unknown> = {
    '2026-04-22.preview': data['shared_payment_granted_token'],
    '2026-07-29.preview': form['shared_payment_granted_token'],
  };
  return placed[version] === undefined ? undefined : String(placed[version]);
}

/** Why a payment with a token is refused; null where it is taken: confirmed, by card alone, within its limit. */
export function refusalOf(
  form: Record<string, FormValue>,
  version: string,
  token: Record<string, unknown> | undefined,
): Refusal | null {
  const methods = Object.values((form['payment_method_types'] ?? {}) as Record<string, string>);
  if (placedToken(form, version) === undefined || form['confirm'] !== 'true' || String(methods) !== 'card')
    return NOT_SO;
  const limits = (token?.['usage_limits'] ?? {}) as { max_amount?: number };
  if (token?.['object'] !== 'shared_payment.granted_token') return NO_TOKEN;
  if (token['deactivated_at'] !== null) return [402, 'card_error', 'the token was used', 'token_used'];
  return Number(form['amount']) > Number(limits.max_amount)
    ? [402, 'card_error', 'over the limit', 'token_limit_exceeded']
    : null;
}
