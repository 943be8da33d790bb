import { Inject, Injectable } from '@nestjs/common';
import {
  CHALLENGE_SECONDS,
  credentialFault,
  makeChallenge,
  priceTopUp,
  readCredential,
  sendsCredential,
  showChallenge,
  type PaymentChallenge,
} from '@svc/accounts';
import { createHmac } from 'node:crypto';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { ApiFault } from '../platform/errors/api-fault.js';
import { KEY_PEPPER } from '../platform/secrets/secrets.js';
import { TOKEN_METHOD_TYPES } from './card-processor.js';

/** The name of the payment method in challenges. */
export const PAYMENT_METHOD = 'stripe';
const INTENT = 'charge';
const PROBLEMS = 'https://paymentauth.org/problems';

type Problem =
  'payment-required' | 'payment-expired' | 'invalid-challenge' | 'verification-failed' | 'malformed-credential';

const TITLES: Readonly<Record<Problem, string>> = {
  'payment-required': 'a payment is required: answer the challenge with Authorization: Payment',
  'payment-expired': 'the challenge has expired; answer the new challenge',
  'invalid-challenge': 'the challenge is not from this service; answer the new challenge',
  'verification-failed': 'the credential belongs to another request; answer the new challenge',
  'malformed-credential': 'the credential cannot be read; answer the new challenge',
};

/** A request that can be paid for. */
export interface PayableRequest {
  readonly amountCents: number;
  /** The `Content-Digest` of its body, which a challenge binds. */
  readonly digest: string | undefined;
  readonly authorization: string | undefined;
}

/**
 * Payments by machines (HTTP authentication scheme `Payment`): a challenge says what to pay, a credential pays it.
 * Nothing is kept of a challenge: its id binds its members to this service, the secret being the same on all instances.
 */
@Injectable()
export class MachinePayments {
  private readonly secret: Uint8Array | string;
  private readonly realm: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(KEY_PEPPER) pepper: Uint8Array,
  ) {
    this.secret = config.secrets.mppSecret ?? createHmac('sha256', pepper).update('svc payment challenges, 1').digest();
    this.realm = new URL(config.baseUrl).host;
  }

  /**
   * The token by which a request pays: that of its body, else that of its credential.
   * @throws ApiFault 402 with a challenge, where there is neither, or the credential does not answer one of ours for
   * this amount
   */
  tokenOf(asked: PayableRequest, bodyToken: string | null): string {
    if (bodyToken !== null) return bodyToken;
    const challenge = this.challenge(asked);
    const { authorization } = asked;
    if (!sendsCredential(authorization)) throw required('payment-required', challenge);
    const credential = readCredential(authorization);
    const token = credential?.payload['spt'];
    if (credential === null || typeof token !== 'string' || token === '')
      throw required('malformed-credential', challenge);
    const fault = credentialFault(credential, challenge, this.clock.nowMillis(), (text) => this.mac(text));
    if (fault !== null) throw required(fault, challenge);
    return token;
  }

  /** The refusal of a credential whose payment failed: 402 with a new challenge. */
  failed(asked: PayableRequest, reason: string): ApiFault {
    return required('verification-failed', this.challenge(asked), reason);
  }

  private challenge({ amountCents, digest }: PayableRequest): PaymentChallenge {
    const { payerCents } = priceTopUp(amountCents);
    const request = {
      amount: String(payerCents),
      currency: 'usd',
      description: `Credit of ${amountCents} cents, fee included`,
      methodDetails: { networkId: this.config.stripe.networkId, paymentMethodTypes: [...TOKEN_METHOD_TYPES] },
    };
    const expires = new Date(this.clock.nowMillis() + CHALLENGE_SECONDS * 1000).toISOString();
    const members = { realm: this.realm, method: PAYMENT_METHOD, intent: INTENT, request, expires, digest };
    return makeChallenge(members, (text) => this.mac(text));
  }

  private mac(text: string): string {
    return createHmac('sha256', this.secret).update(text, 'utf8').digest('base64url');
  }
}

function required(problem: Problem, challenge: PaymentChallenge, detail = TITLES[problem]): ApiFault {
  const headers = {
    'WWW-Authenticate': showChallenge(challenge),
    'Cache-Control': 'no-store',
    'Content-Type': 'application/problem+json',
  };
  const members = { type: `${PROBLEMS}/${problem}`, title: TITLES[problem], status: 402 };
  return new ApiFault(402, detail, headers, { members });
}
