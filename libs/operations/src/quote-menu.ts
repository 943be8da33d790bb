import type { QuoteRequest, QuoteResult } from '@svc/contracts';
import { quoteOffer } from '@svc/offer-graph';
import { attestQuote, type QuoteAttestation, type QuoteToAttest, type ReceiptSigners } from '@svc/receipts';
import { SigningError } from '@svc/signing';

/** A quote without an attestation: the key that attests is where it is published, in the service. */
export function quoteMenu(request: QuoteRequest): QuoteResult {
  return { ...quoteOffer(request), attestation: null };
}

/** A quote with the notary's attestation; what is not feasible is not attested. */
export async function attestMenuQuote(
  request: object,
  quote: QuoteResult,
  notary: ReceiptSigners['notary'],
): Promise<QuoteResult> {
  const { feasible, config, price, listv } = quote;
  if (!feasible || config === null || price === null || listv === null) return quote;
  return { ...quote, attestation: await attestOrNull({ request, config, listPrice: listv, price }, notary) };
}

/**
 * The attestation of a price; null for what is free at list, where no discount can be, and for a request with text that
 * is no Unicode, which has no hash.
 * @throws Error for a price above list: a fault of ours, never of the caller
 */
export async function attestOrNull(
  quote: QuoteToAttest,
  notary: ReceiptSigners['notary'],
): Promise<QuoteAttestation | null> {
  const made = await attestQuote(quote, notary).catch((fault: unknown) => {
    if (fault instanceof SigningError && fault.code === 'string_not_well_formed') return null;
    throw fault;
  });
  if (made === null) return null;
  if (made.ok) return made.attestation;
  if (made.code === 'price_above_list') throw new Error('a price above list was quoted');
  return null;
}
