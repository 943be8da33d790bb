import type { TelemetryDeleteResult, TelemetryExportResult, TelemetryRecordOut } from '@svc/contracts';
import { call } from './agent-keys.js';

/** What a call says so that it is kept. */
export const SHARED = { share_outcome: true, vertical: 'freight_logistics' };

/** The header that names what was kept, in lower case. */
export const RECOMMENDATION_HEADER = 'x-gt-recommendation-id';

/** Asks for the next offer of a seller, a call that can be shared; `id` is the name of the record, if one was kept. */
export async function askOffer(url: string, key: string | null, members: object = SHARED, headers = {}) {
  const opponent_offer_history = Array.from({ length: 20 }, (_, index) => 0.1 + index / 100);
  const body = { my_reservation: 0.337, opponent_offer_history, deadline_rounds: 5, ...members };
  const sent = await call(url, '/v1/negotiation/sell/next_offer', { body, headers, ...(key !== null && { key }) });
  return { ...sent, id: sent.headers.get(RECOMMENDATION_HEADER) };
}

/** What is kept of a key. */
export async function keptRows(url: string, key: string): Promise<readonly TelemetryRecordOut[]> {
  return (await call<TelemetryExportResult>(url, '/v1/telemetry/export', { key })).body.rows;
}

/** Has everything removed that is kept of a key. @returns how many records that were */
export async function eraseRows(url: string, key: string): Promise<number> {
  const response = await fetch(`${url}/v1/telemetry/delete`, { method: 'DELETE', headers: { 'x-api-key': key } });
  return ((await response.json()) as TelemetryDeleteResult).rows_deleted;
}
