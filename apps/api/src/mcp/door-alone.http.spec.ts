import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { issueKey } from '../testing/agent-keys.js';
import { connectNew, connectOld, type DoorClient } from '../testing/mcp-clients.js';
import { startService, type RunningService } from '../testing/service.js';
import { keptRows } from '../testing/shared-calls.js';

/** As the SDKs give it, before the testing client takes out what most specs look at. */
interface RawResult {
  readonly isError?: boolean;
  readonly content: { readonly text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  readonly _meta?: Record<string, unknown>;
}

let service: RunningService;
let key: string;
beforeAll(async () => {
  service = await startService({ env: { SVC_RATE_KEY_ISSUE_PER_HOUR: '100000' } });
  key = (await issueKey(service.url, { telemetry_consent: true })).api_key;
});
afterAll(() => service.stop());

describe.each([
  ['2026-07-28', connectNew],
  ['2025-11-25', connectOld],
] as const)('an agent of protocol %s that has nothing but the pro door', (_, connect) => {
  let door: DoorClient;
  beforeAll(async () => {
    door = await connect({ url: service.url, door: 'pro' });
  });
  afterAll(() => door.close());
  const call = async (name: string, args: Record<string, unknown>): Promise<RawResult> =>
    (await (door.raw as unknown as { callTool(call: object): Promise<unknown> }).callTool({
      name,
      arguments: args,
    })) as RawResult;

  it('is told where a person adds money, and where a program does, once its wallet is too empty', async () => {
    const session = { category: 'resale', side: 'buy', walk_away: 900, target: 700, api_key: key };
    const { structuredContent, content } = await call('session_open', session);
    expect(structuredContent).toMatchObject({ ok: false, charged: false, code: 'insufficient_funds' });
    expect(content[1]?.text).toMatch(/A person adds money .+\/#\/account; a program .+ POST .+\/v1\/mpp\/topup\./);
    const catalog = await call('store_catalog', {});
    expect(catalog.structuredContent?.['admission']).toMatch(/\/#\/account.+\/v1\/mpp\/topup/);
  });

  it('shares a call with the key as an argument, and reports its outcome under the id that it was given', async () => {
    const shared = { my_reservation: 0.3, opponent_offer_history: [0.2, 0.35], deadline_rounds: 5, api_key: key };
    const consent = { share_outcome: true, vertical: 'freight_logistics' };
    const answer = await call('gt_negotiation_sell_next_offer', { ...shared, ...consent });
    const id = answer._meta?.['recommendation_id'];
    expect((await keptRows(service.url, key)).map(({ recommendation_id }) => recommendation_id)).toContain(id);
    const report = await call('gt_telemetry_report_outcome', {
      recommendation_id: id,
      deal_closed: true,
      api_key: key,
    });
    expect(report.structuredContent).toEqual({ accepted: true });
    const alone = await call('gt_negotiation_sell_next_offer', shared);
    expect([alone._meta?.['recommendation_id'], alone.structuredContent]).toEqual([
      undefined,
      answer.structuredContent,
    ]);
  });

  it('parks as much as the tool sells, and is told over the protocol what is more', async () => {
    const save = (bytes: number) =>
      call('memory_save', { blob_b64: randomBytes(bytes).toString('base64'), api_key: key });
    const { structuredContent } = await save(1_048_576);
    expect(structuredContent).toMatchObject({ ok: true });
    const loaded = await call('memory_load', { ticket: structuredContent?.['ticket'], api_key: key });
    expect(String(loaded.structuredContent?.['blob_b64']).length).toBe(1_398_104);
    expect((await save(1_100_000)).structuredContent).toMatchObject({ ok: false, code: 'too_large' });
  });

  it.each(['store_catalog', 'gt_negotiation_trust_anchor_public_key'])(
    'is refused an argument that %s does not know, by its name',
    async (name) => {
      const { isError, content } = await call(name, { colour: 'red' });
      expect(isError).toBe(true);
      expect(JSON.parse(content[0]!.text)).toMatchObject({
        status: 422,
        detail: [{ loc: ['body', 'colour'], type: 'extra_forbidden' }],
      });
    },
  );
});
