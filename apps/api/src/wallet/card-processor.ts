import type { PaymentEvent, TopUpPrice } from '@svc/accounts';

/** Nest token of the {@link CardProcessor}; null where no payments are taken. */
export const CARD_PROCESSOR = Symbol('CARD_PROCESSOR');

/** What a token may pay with, as its challenge promises. Nothing of it leads the payer to another page. */
export const TOKEN_METHOD_TYPES = ['card'] as const;

/** Money for a wallet that a card is asked for. */
export interface PaymentRequest {
  readonly walletId: string;
  readonly price: TopUpPrice;
  /** Makes a repeated request one payment. */
  readonly idempotencyKey: string;
}

/** What became of a payment with a token. */
export type TokenPayment =
  | { readonly state: 'paid'; readonly paymentId: string }
  /** `open`: it may still be paid. */
  | { readonly state: 'refused' | 'open'; readonly reason: string };

/** What takes card payments. Where it cannot be reached, or answers with a fault of its own, it throws. */
export interface CardProcessor {
  /** A page on which a person pays. */
  openCheckout(
    request: PaymentRequest & { successUrl: string; cancelUrl: string },
  ): Promise<{ sessionId: string; url: string }>;
  /** Pays with a shared payment token, without a person. */
  payWithToken(request: PaymentRequest & { token: string }): Promise<TokenPayment>;
  /** The event in a webhook; null where its signature or its time is not right, it is no event, or none is taken. */
  readEvent(body: Buffer, signature: string, nowMillis: number): PaymentEvent | null;
}
