import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isRecord, type CheckoutResult, type IssueKeyResponse } from '@svc/contracts';
import { call, keyRequest } from '../testing/agent-keys.js';
import { migratedDatabase, type FreshDatabase } from '../testing/fresh-database.js';
import { connectNew, type DoorClient } from '../testing/mcp-clients.js';
import { startService, type RunningService } from '../testing/service.js';
import { keptRows } from '../testing/shared-calls.js';
import { StripeStandIn } from '../testing/stripe-stand-in.js';

const WEBHOOK_SECRET = 'whsec_of_the_spec';
const HAGGLE = { category: 'supply', side: 'sell', walk_away: 70, target: 100, their_offers: [60], seed: 3 };
let database: FreshDatabase;
let service: RunningService;
let standIn: StripeStandIn;
let door: DoorClient;
beforeAll(async () => {
  database = await migratedDatabase();
  // A port is found first, so that the stand-in knows where to deliver.
  const probe = await StripeStandIn.start();
  const port = Number(new URL(probe.url).port);
  await probe.stop();
  standIn = await StripeStandIn.start({
    webhookUrl: `http://127.0.0.1:${port}/v1/billing/webhook`,
    webhookSecret: WEBHOOK_SECRET,
  });
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: standIn.url,
  };
  service = await startService({ database, port, env: { ...env, SVC_BASE_URL: `http://127.0.0.1:${port}` } });
  door = await connectNew({ url: service.url, door: 'pro' });
});
afterAll(async () => {
  await door.close();
  await service.stop();
  await standIn.stop();
  await database.remove();
});

/** What the agent can do: call a tool of its door. */
async function use(
  name: string,
  args: Record<string, unknown>,
): Promise<{ answer: Record<string, unknown>; text: string; id: unknown }> {
  const { raw } = door as unknown as { raw: { callTool(asked: object): Promise<unknown> } };
  const result = await raw.callTool({ name, arguments: args });
  const { content, structuredContent, _meta } = result as {
    content: { text: string }[];
    structuredContent?: Record<string, unknown>;
    _meta?: Record<string, unknown>;
  };
  const told = JSON.parse(content[0]?.text ?? 'null') as unknown;
  const answer = structuredContent ?? (isRecord(told) ? told : {});
  return { answer, text: content.map(({ text }) => text).join('\n'), id: _meta?.['recommendation_id'] };
}

/** What the page behind the link does where a person asks for a key and pays: both calls, and the payment itself. */
async function takeKeyAndPay(link: string): Promise<string> {
  const url = new URL(link);
  expect([url.origin, url.hash]).toEqual([service.url, '#/account']);
  const issued = await call<IssueKeyResponse>(url.origin, '/v1/keys', {
    body: keyRequest({ telemetry_consent: true }),
  });
  const key = issued.body.api_key;
  const body = { pack: 'small', success_url: link, cancel_url: link };
  const opened = await call<CheckoutResult>(url.origin, '/v1/billing/checkout_session', { key, body });
  expect(opened.body).toMatchObject({ ok: true });
  await standIn.pay((opened.body as { session_id: string }).session_id);
  await standIn.sender.settle();
  return key;
}

describe('an agent with nothing but the pro door, and a person who opens one link', () => {
  it('come to a key, a paid session, and an outcome that is reported', async () => {
    const keyless = await use('session_open', HAGGLE);
    expect(keyless.answer).toMatchObject({ status: 401 });
    const [link = ''] = /https?:\S+\/#\/account/.exec(keyless.text) ?? [];
    const api_key = await takeKeyAndPay(link);

    const shelf = await use('store_catalog', { api_key });
    expect(shelf.answer['balance']).toMatchObject({ starter_millicents: 50_000, funded_millicents: 1_000_000 });
    const { answer: opened } = await use('session_open', { ...HAGGLE, api_key });
    expect(opened).toMatchObject({ ok: true });
    const { session_id } = opened;
    const advised = await use('session_advise', { api_key, session_id, their_offers: [60, 66] });
    expect(advised.answer).toMatchObject({ ok: true });
    expect((await use('session_close', { api_key, session_id })).answer).toMatchObject({ ok: true });
    expect((await use('store_catalog', { api_key })).answer['balance']).toMatchObject({ total_millicents: 850_000 });

    const shared = { my_reservation: 0.3, opponent_offer_history: [0.2, 0.35], deadline_rounds: 5 };
    const consent = { share_outcome: true, vertical: 'freight_logistics' };
    const { id } = await use('gt_negotiation_sell_next_offer', { ...shared, ...consent, api_key });
    const outcome = { recommendation_id: id, deal_closed: true, api_key };
    expect((await use('gt_telemetry_report_outcome', outcome)).answer).toEqual({ accepted: true });
    expect(await keptRows(service.url, api_key)).toMatchObject([
      { recommendation_id: id, outcome: { deal_closed: true } },
    ]);
  });
});
