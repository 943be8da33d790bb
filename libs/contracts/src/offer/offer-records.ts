import type { OperationRecord } from '../operation.js';
import { MenuSpec } from './menu-classes.js';
import { ProfileRequest, QuoteRequest } from './offer-classes.js';
import { CompiledMenuResult, MenuProfileResult, QuoteResult } from './offer-result-classes.js';
import { COMPILE_EXAMPLES, PROFILE_EXAMPLES, QUOTE_EXAMPLES } from './offer-examples.js';

/** The largest body: a menu at its limits with long labels, a buyer and a state have room in it. */
export const OFFER_MAX_BODY_BYTES = 131_072;

/**
 * What the operations of the offer graph have in common. Large menus with many dependencies can take long, so a worker
 * answers.
 */
const OFFER = {
  feature: 'offer',
  method: 'POST',
  access: 'open',
  cost: 'free',
  compute: 'heavy',
  stability: 'stable',
  signed: false,
  media: 'application/json',
  status: 200,
  bodyLimitBytes: OFFER_MAX_BODY_BYTES,
  errors: [400, 413, 415, 422, 429, 503],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
} as const;

/** POST /v1/offer/compile */
export const OFFER_COMPILE: OperationRecord = {
  ...OFFER,
  id: 'compileMenu',
  path: '/v1/offer/compile',
  summary: 'Check a menu and count its carts',
  description:
    'Checks a menu (dimensions with options, dependencies, costs) and counts its valid carts exactly, without ' +
    'listing them. A plain list of `items` is first compiled to dimensions, which are returned. Use it once ' +
    'before quoting, to see mistakes and where they are. Deterministic.',
  tools: [],
  input: MenuSpec,
  output: CompiledMenuResult,
  examples: COMPILE_EXAMPLES,
};

/** POST /v1/offer/profile */
export const OFFER_PROFILE: OperationRecord = {
  ...OFFER,
  id: 'profileMenu',
  path: '/v1/offer/profile',
  summary: 'Which dimensions of a menu are worth negotiating',
  description:
    'Says for each dimension of a menu whether it changes the seller’s cost (LEVER, with the spread in dollars ' +
    'and one reason) or not (FREE: the buyer can have its favourite). Use it before a negotiation, to know what ' +
    'to trade. Considers stock, expiry and expected demand. Deterministic.',
  tools: [{ name: 'offer_profile_menu', door: 'pro' }],
  input: ProfileRequest,
  output: MenuProfileResult,
  examples: PROFILE_EXAMPLES,
};

/** POST /v1/offer/quote */
export const OFFER_QUOTE: OperationRecord = {
  ...OFFER,
  id: 'quoteOffer',
  path: '/v1/offer/quote',
  summary: 'The best cart and price of a menu for one buyer, never above list price',
  description:
    'Finds the best cart and price for a buyer and a shop together: the Nash split of the surplus that the cart ' +
    'creates over the buyer’s best order at list price. Searches every valid cart, in whole cents, never above ' +
    'list price and never below cost. Considers stock, expiring goods, capacity, waiting, scarcity and setup ' +
    'costs. The search is exact; if its budget ends first, `optimal` is false and no cart’s gain exceeds ' +
    '`bound`. The quote is signed by the notary and can be verified offline. A recommendation: nothing is sold. ' +
    'Deterministic.',
  tools: [{ name: 'offer_quote', door: 'pro' }],
  input: QuoteRequest,
  output: QuoteResult,
  examples: QUOTE_EXAMPLES,
};
