import type { MessageReading } from '@svc/language';
import type { ReplyDecision } from '@svc/reply';
import { canonicalBytes, canonicalJson, verifyEd25519 } from '@svc/signing';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';

/** A bid as a buyer signs it. */
export interface BidStatement {
  currency: string;
  negotiation_id: string;
  /** The unit price, in currency units. */
  price: number;
  quantity: number;
  /** Term id → option id, every term of the policy. */
  terms: Readonly<Record<string, string>>;
  version: 'svc-bid/1';
}

/** A signature of the buyer over the bid of a message. */
export interface BidSignature {
  price: number;
  quantity?: number;
  public_key: string;
  signature: string;
}

/** Where the bid was made, and what became of it. */
export interface BidMade {
  currency: string;
  negotiationId: string;
  reading: MessageReading;
  decision: Pick<ReplyDecision, 'memory' | 'offer'>;
}

/**
 * Checks that a signature is over the bid that the message makes, for the order that it comes to.
 * @throws OperationFault 400 for a message without a bid, another price or quantity, or a signature that does not
 *   verify; it tells the text that has to be signed
 */
export async function checkSignedBid(
  signed: BidSignature,
  made: BidMade,
  { verifiers }: Pick<OperationPorts, 'verifiers'>,
): Promise<void> {
  const { memory, offer } = made.decision;
  const bid = typeof made.reading.package['price'] === 'number' ? memory.last_bid : null;
  if (bid !== signed.price)
    throw new OperationFault(
      400,
      `signed_bid: its price is ${signed.price}, but the message bids ${bid ?? 'no clear price'}`,
      { code: 'signed_bid_invalid' },
    );
  const kept = memory.bid?.signed?.signature === signed.signature ? memory.bid : null;
  const order = kept ?? offer;
  if (order === null) return;
  if (signed.quantity !== undefined && signed.quantity !== order.quantity)
    throw new OperationFault(
      400,
      `signed_bid: its quantity is ${signed.quantity}, but the bid is for ${order.quantity}`,
      { code: 'signed_bid_invalid' },
    );
  const statement: BidStatement = {
    currency: made.currency,
    negotiation_id: made.negotiationId,
    price: signed.price,
    quantity: order.quantity,
    terms: order.terms,
    version: 'svc-bid/1',
  };
  const key = { kty: 'OKP', crv: 'Ed25519', x: signed.public_key, kid: 'buyer' } as const;
  if (!(await verifyEd25519(signed.signature, canonicalBytes(statement), key, verifiers?.ed25519)))
    throw new OperationFault(400, `signed_bid: the signature does not fit ${canonicalJson(statement)}`, {
      code: 'signed_bid_invalid',
    });
}
