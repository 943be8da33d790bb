import { describe, expect, it } from '@jest/globals';
import { OPERATIONS } from './operations.js';
import { flag, list, may, membersOf, must, number, object, of, orNull, text, word } from './testing/specified.js';

/** The document "Negotiation Policy and Reply Service", section 2: what it says of members, and nothing else. */
describe('the members that the specification of policies and replies names', () => {
  it('of a description to compile: the words of the offer', () => {
    expect(membersOf('CompileIn')).toMatchObject({ description: must(text()) });
  });

  it('of a policy to check: the policy', () => {
    expect(membersOf('CheckIn')).toMatchObject({ policy: { required: true } });
  });

  it('of what compile and check return: ok, policy, issues and summary', () => {
    for (const name of ['CompiledPolicyResult', 'PolicyResult'])
      expect(membersOf(name)).toMatchObject({
        ok: must(flag),
        policy: must(object),
        issues: must(list(of('PolicyIssue'))),
        summary: must(text()),
      });
  });

  it('of a message to reply to: policy and message, and what may be left out or null', () => {
    expect(membersOf('ReplyIn')).toMatchObject({
      policy: of('Policy'),
      message: must(text()),
      state: may(orNull(object)),
      engine: may(orNull(text())),
      flags: may(orNull(object)),
      stock: may(orNull({ type: 'array' })),
    });
  });

  it('of a reply: kind, words, offer, menu, reading, state, done and receipt', () => {
    expect(membersOf('ReplyResult')).toMatchObject({
      kind: must(word('offer', 'deal', 'handoff', 'decline')),
      reply: must(text()),
      reply_with_offer: must(text()),
      offer: must(of('ReplyOffer')),
      menu: may(list(of('MenuItem'))),
      decided_by: must(text()),
      reading: must(of('ReplyReading')),
      state: { required: true },
      done: must(flag),
      receipt: { required: false },
    });
  });

  it('of an offer: terms, line, price, net and whether it is inside the policy', () => {
    expect(membersOf('ReplyOffer')).toMatchObject({
      terms: must(object),
      line: must(text()),
      price: must(number()),
      net: must(number()),
      inside_policy: must(flag),
    });
  });

  it('of a choice in a menu: option, line and price', () => {
    expect(membersOf('MenuItem')).toMatchObject({ option: must(text()), line: must(text()), price: must(number()) });
  });

  it('of a reading: intent, package, refuses and facts', () => {
    expect(membersOf('ReplyReading')).toMatchObject({
      intent: must({ type: 'string' }),
      package: must(object),
      refuses: must(object),
      facts: must(object),
    });
  });

  it('of a receipt to verify: receipt and policy, and flags that may be left out', () => {
    expect(membersOf('VerifyIn')).toMatchObject({
      receipt: must(object),
      policy: { required: true },
      flags: may(orNull(object)),
    });
  });

  it('of a practice buyer: policy, history, a style that is persistent, and a budget', () => {
    expect(membersOf('PracticeIn')).toMatchObject({
      policy: must(of('Policy')),
      history: may({ type: 'array', item: 'PracticeTurn' }),
      style: may({ type: 'string' }, 'persistent'),
      budget: may(orNull(number())),
    });
    expect(membersOf('PracticeTurn')).toMatchObject({ role: must(word('customer', 'seller')), shown: must(text()) });
  });

  it('of a pilot request: name, business and e-mail, with the longest of each, and two texts more', () => {
    expect(membersOf('PilotIn')).toMatchObject({
      name: must(text(undefined, 120)),
      business: must(text(undefined, 200)),
      email: must(text(undefined, 200)),
      sells: may(text(undefined, 500), ''),
      note: may(text(undefined, 2000), ''),
    });
  });
});

describe('the operations of both documents', () => {
  const accessOf = Object.fromEntries(OPERATIONS.map(({ method, path, access }) => [`${method} ${path}`, access]));

  it('of policies and replies stand at their paths, three of them behind a key', () => {
    expect(accessOf).toMatchObject({
      'GET /v1/policy/templates': 'open',
      'POST /v1/policy/compile': 'svc_key',
      'POST /v1/policy/check': 'open',
      'POST /v1/reply': 'svc_key',
      'POST /v1/receipt/verify': 'open',
      'POST /v1/practice/buyer': 'svc_key',
      'POST /v1/pilot/request': 'open',
    });
  });

  it('of discovery stand at their paths, without a key', () => {
    for (const path of [
      '/.well-known/mcp/server-card.json',
      '/llms.txt',
      '/llms-full.txt',
      '/PRICING.md',
      '/health',
      '/openapi.json',
      '/docs',
      '/v1/catalog',
      '/.well-known/agents.json',
      '/.well-known/agent-card.json',
      '/.well-known/ucp',
    ])
      expect([path, accessOf[`GET ${path}`]]).toEqual([path, 'open']);
  });

  it('of negotiation, auctions and mechanisms stand at their paths, without a key', () => {
    for (const call of [
      'POST /v1/negotiate/turn',
      'POST /v1/negotiation/sell/next_offer',
      'POST /v1/negotiation/buy/next_offer',
      'POST /v1/negotiation/detect_anchor_attack',
      'POST /v1/negotiation/declare_first_strike',
      'POST /v1/negotiation/reveal_first_strike',
      'GET /v1/keys/trust_anchor',
      'POST /v1/a2a/open_session',
      'POST /v1/auction/bidder/optimal_bid',
      'POST /v1/auction/seller/optimal_reserve',
      'POST /v1/auction/seller/format_recommendation',
      'POST /v1/auction/simulate',
      'POST /v1/mechanism/gale_shapley',
      'POST /v1/mechanism/optimal_auction_design',
      'POST /v1/mechanism/posted_price_optimal',
    ])
      expect([call, accessOf[call]]).toEqual([call, 'open']);
  });

  it('of keys, telemetry, wallet, store and advice stand at their paths, with a key where one pays or is named', () => {
    expect(accessOf).toMatchObject({
      'POST /v1/keys': 'open',
      'DELETE /v1/telemetry/delete': 'gt_key',
      'GET /v1/telemetry/export': 'gt_key',
      'POST /v1/telemetry/report_outcome': 'gt_key',
      'POST /v1/billing/checkout_session': 'gt_key',
      'GET /v1/mpp/manifest': 'open',
      'POST /v1/mpp/topup': 'gt_key',
      'POST /v1/store/park': 'gt_key',
      'GET /v1/store/parcel/{ticket}': 'gt_key',
      'GET /v1/store/catalog': 'open',
      'GET /v1/store/notary_pubkey': 'open',
      'POST /v1/store/request': 'open',
      'GET /v1/store/request/{id}': 'open',
      'GET /v1/store/requests': 'open',
      'GET /v1/store/observatory': 'open',
      'GET /v1/store/my_requests': 'gt_key',
      'POST /v1/advice/session': 'gt_key',
      'POST /v1/advice/move': 'gt_key',
    });
  });

  it('are below /v1/, but for documents, pages and probes', () => {
    const outside = OPERATIONS.filter(({ path }) => !path.startsWith('/v1/'));
    expect(outside.filter(({ input, method }) => input !== null || method !== 'GET')).toEqual([]);
    expect([...new Set(outside.map(({ feature }) => feature))].toSorted()).toEqual([
      'arena',
      'discovery',
      'infrastructure',
      'ucp',
      'wallet',
    ]);
  });

  it('have a way for what the documents name without a path', () => {
    for (const call of [
      'POST /v1/negotiate/bundle',
      'POST /v1/advice/bundle',
      'POST /v1/advice/close',
      'POST /v1/offer/compile',
      'POST /v1/offer/profile',
      'POST /v1/offer/quote',
      'POST /v1/dispute/negotiate',
      'POST /v1/a2a/next_offer',
      'POST /v1/a2a/settle',
      'POST /v1/registry/register_operator',
      'POST /v1/registry/request_domain_challenge',
      'POST /v1/registry/verify_domain',
      'POST /v1/keys/rotate',
      'POST /v1/helper/ask',
      'POST /v1/helper/outcome',
      'POST /v1/rent/check',
      'POST /v1/memory/save',
      'GET /v1/memory/load/{ticket}',
    ])
      expect(accessOf).toHaveProperty([call]);
  });
});
