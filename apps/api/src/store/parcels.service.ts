import { Inject, Injectable } from '@nestjs/common';
import { notCharged, PARCEL_MAX_BYTES, parcelSeconds, parkPrice, type Uncharged } from '@svc/accounts';
import { inputFaultAt, STORE_PARK, type ParcelResult, type ParkIn, type ParkResult } from '@svc/contracts';
import { OperationFault } from '@svc/operations';
import { createHash } from 'node:crypto';
import { RANDOM_BYTES, type RandomBytes } from '../platform/clock/clock.js';
import { PaidCalls, type PaidCall, type Sale } from '../wallet/paid-calls.repository.js';
import { ParcelsRepository } from './parcels.repository.js';

/** Bytes of a ticket that nobody guesses. */
const TICKET_BYTES = 24;

/** Parks parcels and hands them back. */
@Injectable()
export class ParcelsService {
  constructor(
    private readonly calls: PaidCalls,
    private readonly parcels: ParcelsRepository,
    @Inject(RANDOM_BYTES) private readonly randomBytes: RandomBytes,
  ) {}

  /** Parks the bytes, for what their size and time cost. @throws OperationFault 422 for what is no base64 */
  async park(input: ParkIn, call: Omit<PaidCall, 'record' | 'input'>): Promise<ParkResult | Uncharged> {
    const bytes = readBase64(input);
    if (bytes.length > PARCEL_MAX_BYTES)
      return notCharged('too_large', `a parcel has at most ${PARCEL_MAX_BYTES} bytes; this one has ${bytes.length}`);
    return this.calls.make({ ...call, record: STORE_PARK, input }, async ({ transaction, keyId, nowMillis }) => {
      const seconds = parcelSeconds(input.ttl_seconds);
      const parcel = {
        keyId,
        ticket: `tkt_${Buffer.from(this.randomBytes(TICKET_BYTES)).toString('base64url')}`,
        bytes,
        contentHash: createHash('sha256').update(bytes).digest('hex'),
        expiresAt: new Date(nowMillis + seconds * 1000),
      };
      const sale: Sale<ParkResult> = {
        slot: 'park',
        priceMillicents: parkPrice(bytes.length, seconds),
        contentHash: parcel.contentHash,
        deliver: () => this.parcels.add(transaction, parcel),
        holds: () => this.parcels.holds(transaction, parcel),
        answer: (receipt) => ({
          ok: true,
          ticket: parcel.ticket,
          expires_at: parcel.expiresAt.toISOString(),
          receipt,
        }),
      };
      return sale;
    });
  }

  /** Hands a parcel back. @throws OperationFault 404 for a ticket that is unknown, expired or somebody else's, alike */
  async load(keyId: string, ticket: string): Promise<ParcelResult> {
    const parcel = await this.parcels.find(keyId, ticket);
    if (parcel === null) throw new OperationFault(404, 'no parcel has this ticket');
    return {
      ok: true,
      blob_b64: Buffer.from(parcel.bytes).toString('base64'),
      content_hash: parcel.contentHash,
      expires_at: parcel.expiresAt.toISOString(),
    };
  }
}

/** The bytes of a text that is base64 in its one spelling: the usual alphabet, padded, without blanks. */
function readBase64({ blob_b64: text, ...rest }: ParkIn): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0 || bytes.toString('base64') !== text) {
    const told = 'Input should be base64 of at least one byte, padded, without blanks';
    throw new OperationFault(422, [inputFaultAt({ ...rest, blob_b64: text }, ['blob_b64'], told, 'base64')]);
  }
  return new Uint8Array(bytes);
}
