import { createHmac } from 'node:crypto';

/** Bytes of a hash: 128 bits. */
const HASH_BYTES = 16;

/**
 * Hashes of what dealings are about, each under the key of telemetry and bound to the access key: the same thing of
 * another key has another hash. 22 characters of base64url.
 */
export class DealingHashes {
  constructor(
    private readonly secret: Uint8Array,
    private readonly keyId: string,
  ) {}

  /** Of the access key itself: who began a negotiation. */
  get owner(): string {
    return this.hash('owner');
  }

  /** Of the access key, as rows of dealings carry it. */
  get holder(): string {
    return this.hash('holder');
  }

  /** Of a thing, such as `vin:…`. */
  thing(thing: string): string {
    return this.hash('thing', thing);
  }

  negotiation(negotiationId: string): string {
    return this.hash('negotiation', negotiationId);
  }

  buyer(buyer: string): string {
    return this.hash('buyer', buyer);
  }

  /** Of a buyer with one policy. */
  history(policyKey: string, buyer: string): string {
    return this.hash('history', policyKey, buyer);
  }

  private hash(what: string, ...parts: readonly string[]): string {
    const text = JSON.stringify([what, this.keyId, ...parts]);
    const mac = createHmac('sha256', this.secret).update(`dealings ${text}`, 'utf8').digest();
    return mac.subarray(0, HASH_BYTES).toString('base64url');
  }
}
