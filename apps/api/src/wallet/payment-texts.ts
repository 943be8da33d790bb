import { PACK_CENTS, TOP_UP_CENTS } from '@svc/accounts';
import { MPP_TOP_UP, type MppManifest } from '@svc/contracts';

/** How machines pay here. @param available whether payments are taken at the moment */
export function manifestOf(available: boolean): MppManifest {
  return {
    available,
    endpoint: `${MPP_TOP_UP.method} ${MPP_TOP_UP.path}`,
    methods: [{ method: 'stripe', intent: 'charge', credential: 'shared payment token (spt_…)', currency: 'usd' }],
    crypto: 'declined',
    fee: { percent: 5, fixed_cents: 30, rule: 'amount × 1.05 + 30 cents, rounded half up to a cent' },
    amount_cents: { ...TOP_UP_CENTS },
    packs: { ...PACK_CENTS },
    flow: [
      'Send {api_key, amount_cents} without a token, the key in the body or as X-API-Key (Authorization is for the ' +
        'payment): the answer is 402 with WWW-Authenticate: Payment, which names the amount to pay.',
      'Get a shared payment token for that amount.',
      'Send the same body again with Authorization: Payment and base64url of {challenge, payload: {spt}}; or ' +
        'with payment_token in the body, without a challenge.',
      'If a payment fails, the answer is 402 again, with a new challenge. Otherwise the answer is 200 with the ' +
        'header Payment-Receipt, and the wallet is funded. Repeating the call pays only once.',
    ],
  };
}

const page = (title: string, text: string): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" ' +
  `content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>\n`;

/** Where a payer comes who has paid. */
export const PAID_PAGE = page(
  'Paid',
  'The wallet is funded as soon as the card processor confirms the payment. You can close this page.',
);

/** Where a payer comes who has not. */
export const CANCEL_PAGE = page('Cancelled', 'Nothing was paid. You can close this page.');
