import { Inject, Injectable } from '@nestjs/common';
import type { MachineResult, PriceQuoteResult, PriceSettleResult, QuoteReq } from '@svc/contracts';
import { DEMO_MACHINE, machineOf, quotePrice, showBoard, type PriceAnswer } from '@svc/offer-graph';
import { attestOrNull, OperationFault, pureAnswer } from '@svc/operations';
import { CLOCK, RANDOM_BYTES, type Clock, type RandomBytes } from '../platform/clock/clock.js';
import { STATE_SEALER } from '../platform/secrets/secrets.js';
import type { StateSealer } from '../platform/secrets/state-sealer.js';
import { SIGNING_KEYS, type SigningKeys } from '../platform/signing-keys/signing-keys.js';
import { openTicket, sealTicket } from './price-ticket.js';
import { PriceRepository } from './price.repository.js';

/** How long a price can be settled. */
export const PRICE_VALID_MILLIS = 600_000;

/** Bytes of an id that nobody guesses. */
const ID_BYTES = 16;

/** Prices of the demo machine, and their settlement. */
@Injectable()
export class PriceService {
  constructor(
    private readonly settled: PriceRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RANDOM_BYTES) private readonly randomBytes: RandomBytes,
    @Inject(STATE_SEALER) private readonly sealer: StateSealer,
    @Inject(SIGNING_KEYS) private readonly keys: SigningKeys,
  ) {}

  /** The board. */
  machine(): MachineResult {
    return showBoard(DEMO_MACHINE);
  }

  /** A price; nothing is kept of it but what its id carries. */
  async quote(request: QuoteReq): Promise<PriceQuoteResult> {
    const { sku, quantity = 1, buyer } = request.intent;
    if ((buyer?.peer_proof ?? null) !== null) throw new OperationFault(400, 'peer_proof is not taken yet: leave it out or send null');
    const { line, substitutes, why } = answer(request);
    if (line === null) return { quote_id: null, sku, quantity, list_price: null, price: null, expires_at: null, substitutes, proof: null, why };
    const expiresAtMillis = this.clock.nowMillis() + PRICE_VALID_MILLIS;
    const ticket = { id: Buffer.from(this.randomBytes(ID_BYTES)).toString('base64url'), machineId: request.machine_id ?? DEMO_MACHINE.machine_id, sku, quantity, priceCents: Math.round(line.price * 100), expiresAtMillis };
    const proof = await attestOrNull({ request, config: { sku, quantity }, listPrice: line.list_price, price: line.price }, this.keys.notary);
    return { quote_id: sealTicket(ticket, this.sealer), sku, quantity, list_price: line.list_price, price: line.price, expires_at: new Date(expiresAtMillis).toISOString(), substitutes, proof, why };
  }

  /**
   * Settles a price, once.
   * @throws OperationFault 404 for what is no quote, 409 for one that has expired or was settled before
   */
  async settle(quoteId: string): Promise<PriceSettleResult> {
    const ticket = openTicket(quoteId, this.sealer);
    if (ticket === null) throw new OperationFault(404, 'there is no quote of this id');
    const now = this.clock.nowMillis();
    if (now >= ticket.expiresAtMillis) throw new OperationFault(409, 'the quote has expired; ask for a new one');
    if (!(await this.settled.settle(ticket, new Date(now)))) throw new OperationFault(409, 'the quote was settled before');
    const { machineId, sku, quantity, priceCents } = ticket;
    return { machine_id: machineId, sku, quantity, price: priceCents / 100, settled_at: new Date(now).toISOString(), advisory: true };
  }
}

const answer = pureAnswer(({ machine_id = DEMO_MACHINE.machine_id, intent: { buyer, ...intent } }: QuoteReq): PriceAnswer => quotePrice(machineOf(machine_id), { ...intent, disclosure: buyer?.disclosure ?? null }));
