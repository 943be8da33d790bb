import { Inject, Injectable } from '@nestjs/common';
import type { MachineResult, PricePeer, PriceQuoteResult, PriceSettleResult, QuoteReq } from '@svc/contracts';
import { DEMO_MACHINE, machineOf, priceNegotiation, quotePrice, showBoard, type PriceAnswer } from '@svc/offer-graph';
import { attestOrNull, OperationFault, pureAnswer } from '@svc/operations';
import { checkPeerProof } from '@svc/trust';
import { CLOCK, RANDOM_BYTES, type Clock, type RandomBytes } from '../platform/clock/clock.js';
import { STATE_SEALER } from '../platform/secrets/secrets.js';
import type { StateSealer } from '@svc/node-runtime';
import { SIGNING_KEYS, type SigningKeys } from '../platform/signing-keys/signing-keys.js';
import { trusting } from '../platform/errors/trust-fault.js';
import { TrustKeys } from '../platform/signing-keys/trust-keys.js';
import { hashText } from '../platform/operation/hash-text.js';
import { openTicket, sealTicket } from './price-ticket.js';
import { PriceRepository } from './price.repository.js';

/** How long a price can be settled. */
export const PRICE_VALID_MILLIS = 600_000;

/** Bytes of an id that nobody guesses. */
const ID_BYTES = 16;

/** Why a price cannot be settled. */
const REFUSED = {
  'settled before': { says: 'the quote was settled before', code: 'quote_settled' },
  expired: { says: 'the quote has expired; ask for a new one', code: 'quote_expired' },
} as const;

/** Prices of the demo machine, and their settlement. */
@Injectable()
export class PriceService {
  constructor(
    private readonly settled: PriceRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RANDOM_BYTES) private readonly randomBytes: RandomBytes,
    @Inject(STATE_SEALER) private readonly sealer: StateSealer,
    @Inject(SIGNING_KEYS) private readonly keys: SigningKeys,
    private readonly trust: TrustKeys,
  ) {}

  /** The board. */
  machine(): MachineResult {
    return showBoard(DEMO_MACHINE);
  }

  /** A price; nothing is kept of it but what its id carries. */
  async quote(request: QuoteReq): Promise<PriceQuoteResult> {
    const { sku, quantity = 1 } = request.intent;
    const { line, substitutes, why } = answer(request);
    const peer = await this.peerOf(request);
    const told = { sku, quantity, substitutes, peer, why };
    if (line === null) return { ...told, quote_id: null, list_price: null, price: null, expires_at: null, proof: null };
    const expiresAtMillis = this.clock.nowMillis() + PRICE_VALID_MILLIS;
    const ticket = {
      id: Buffer.from(this.randomBytes(ID_BYTES)).toString('base64url'),
      machineId: machineIdOf(request),
      sku,
      quantity,
      priceCents: Math.round(line.price * 100),
      expiresAtMillis,
    };
    const proof = await attestOrNull(
      { request, config: { sku, quantity }, listPrice: line.list_price, price: line.price },
      this.keys.notary,
    );
    return {
      ...told,
      quote_id: sealTicket(ticket, this.sealer),
      list_price: line.list_price,
      price: line.price,
      expires_at: new Date(expiresAtMillis).toISOString(),
      proof,
    };
  }

  /**
   * The operator of a buyer that proves who it is; null where it does not say. Held against the keys of the trust
   * anchor.
   * @throws OperationFault 400 for a proof that does not hold
   */
  private async peerOf(request: QuoteReq): Promise<PricePeer | null> {
    const proof = request.intent.buyer?.peer_proof ?? null;
    if (proof === null) return null;
    const check = {
      negotiation_id: priceNegotiation(machineIdOf(request)),
      counterparty: machineIdOf(request),
      role: 'buyer',
      require_level: 'self',
      keys: await this.trust.all('first-strike'),
      nowSeconds: Math.floor(this.clock.nowMillis() / 1000),
    } as const;
    const { operator_id, level } = await trusting(request, () => checkPeerProof(proof, check));
    return { operator_id, level };
  }

  /**
   * Settles a price, once; whoever settled it is answered again under the same Idempotency-Key.
   * @throws OperationFault 404 for what is no quote, 409 for one that has expired or was settled before
   */
  async settle(quoteId: string, idempotencyKey: string | null): Promise<PriceSettleResult> {
    const ticket = openTicket(quoteId, this.sealer);
    if (ticket === null) throw new OperationFault(404, 'no quote has this id');
    const settlement = await this.settled.settle(ticket, idempotencyKey === null ? null : hashText(idempotencyKey));
    if (settlement.outcome !== 'settled') {
      const { says, code } = REFUSED[settlement.outcome];
      throw new OperationFault(409, says, { code });
    }
    const { machineId, sku, quantity, priceCents } = ticket;
    return {
      machine_id: machineId,
      sku,
      quantity,
      price: priceCents / 100,
      settled_at: settlement.settledAt.toISOString(),
      advisory: true,
    };
  }
}

const machineIdOf = ({ machine_id }: QuoteReq): string => machine_id ?? DEMO_MACHINE.machine_id;

const answer = pureAnswer((request: QuoteReq): PriceAnswer => {
  const { buyer, ...intent } = request.intent;
  return quotePrice(machineOf(machineIdOf(request)), { ...intent, disclosure: buyer?.disclosure ?? null });
});
