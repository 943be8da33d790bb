import type { OfferContext, Policy } from '@svc/policy-rules';
import { buildReceipt, PriceUnderList, type Receipt } from '@svc/receipts';
import type { AgreedDeal } from '@svc/reply';
import type { OperationPorts } from './ports.js';

/** A deal, and where it was made. */
export interface DealToSign extends OfferContext {
  deal: AgreedDeal;
  decidedBy: string;
  negotiationId: string;
  transcriptHash: string;
  policy: Policy;
}

/**
 * The receipt of a deal, signed with both keys.
 * @throws Error where the judge refuses to sign what the decision agreed to: a fault of ours, never of the caller
 */
export async function signDeal(
  { deal, decidedBy, negotiationId, transcriptHash, policy, flags, stock }: DealToSign,
  { nowMillis, signers }: Pick<OperationPorts, 'nowMillis' | 'signers'>,
): Promise<Receipt> {
  const { promised } = deal;
  const price = PriceUnderList.of(promised?.list ?? policy.list_price, deal.offer.price);
  if (!price.ok) throw new Error(`a deal was decided that cannot be signed: ${price.code}`);
  const signed = await buildReceipt(
    {
      negotiation_id: negotiationId,
      issued_at: new Date(nowMillis()).toISOString(),
      engine: deal.engine,
      decided_by: decidedBy,
      ...deal.offer,
      price: price.price,
      language: deal.language,
      turns: deal.turns,
      transcript_hash: transcriptHash,
      approved_by: deal.approved_by,
      promised,
    },
    { policy, flags, stock },
    signers,
  );
  if (signed.ok) return signed.receipt;
  throw new Error(
    `a deal was decided that cannot be signed: ${signed.lines
      .filter((line) => !line.ok)
      .map((line) => line.id)
      .join(', ')}`,
  );
}
