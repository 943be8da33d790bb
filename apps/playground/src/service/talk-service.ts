import type { components } from '@svc/client';
import { baseUrl } from './base-url.js';

type Schemas = components['schemas'];
/** What a buyer may know before they have said anything. */
export type SealedOffer = Schemas['SealedOffer'];
export type BuyersReply = Schemas['BuyersReply'];

/** A call that was refused, with its code. */
export class TalkFault extends Error {
  constructor(
    readonly code: string | null,
    detail: string,
  ) {
    super(detail);
  }
}

/** What a link sells. */
export const readSealed = (sealed: string): Promise<SealedOffer> =>
  post<SealedOffer>('/v1/policy/sealed', { sealed_policy: sealed });

/** The answer to a message of the buyer. */
export const replyToBuyer = (sealed: string, message: string, state: object | null): Promise<BuyersReply> =>
  post<BuyersReply>('/v1/reply', { sealed_policy: sealed, message, state });

/** The keys under which receipts hold, as text. */
export async function publishedKeys(): Promise<string> {
  const response = await fetch(`${baseUrl()}/.well-known/ucp`);
  return response.text();
}

/** No client and no key: the page of a buyer is small, and has none. */
async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${baseUrl()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer & { readonly code?: string; readonly detail?: unknown };
  if (response.ok) return answer;
  throw new TalkFault(answer.code ?? null, typeof answer.detail === 'string' ? answer.detail : '');
}
