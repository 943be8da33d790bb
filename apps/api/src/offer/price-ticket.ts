import type { StateSealer } from '@svc/node-runtime';

/** A price that can be settled, as the caller carries it: sealed, so that nobody can change or make one. */
export interface PriceTicket {
  /** Unique; what a settlement is recorded under. */
  id: string;
  machineId: string;
  sku: string;
  quantity: number;
  priceCents: number;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  expiresAtMillis: number;
}

/** What the seal is bound to: a sealed state of a negotiation is no ticket. */
const BOUND_TO = new TextEncoder().encode('svc-price/1 ticket');

/** No ticket is longer; what is longer is not opened. */
const MAX_CHARACTERS = 1_024;

/** The quote id of a ticket. */
export function sealTicket(ticket: PriceTicket, sealer: StateSealer): string {
  return sealer.seal(new TextEncoder().encode(JSON.stringify(ticket)), BOUND_TO);
}

/** The ticket of a quote id; null for what this service did not seal. */
export function openTicket(quoteId: string, sealer: StateSealer): PriceTicket | null {
  const bytes = quoteId.length > MAX_CHARACTERS ? null : sealer.open(quoteId, BOUND_TO);
  return bytes === null ? null : (JSON.parse(new TextDecoder().decode(bytes)) as PriceTicket);
}
