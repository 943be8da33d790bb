import { howLong, perPeriod, type MessageReading } from '@svc/language';
import { createRandom } from '@svc/numerics';
import { buildReceipt, PriceUnderList, verifyReceipt, verifyReceiptPublicly, type Receipt } from '@svc/receipts';
import { decideReply, type ReplyDecision, type ReplyMemory } from '@svc/reply';
import { checkOffer, type Policy } from '@svc/policy-rules';
import { newSigners } from '../../libs/receipts/src/testing/signed-deal.js';
import { drawDeal } from './draw-deal.js';
import { inCoins, sumsByHand } from './sums-by-hand.js';

/** What can be wrong with a deal. */
export const FAULTS = [
  'no deal',
  'a rule is broken',
  'the sum of a period is another',
  'the total is another',
  'the line does not say for how long',
  'the receipt says another time',
  'the receipt does not verify',
  'a sum of another time is signed',
] as const;
export type Fault = (typeof FAULTS)[number];

/** How many deals, from which seed; `once` signs the sum of one period as the total, to show that it is seen. */
export interface PeriodsSetting {
  count: number;
  seed: number;
  once?: boolean;
}

/** What was found. */
export interface PeriodsReport {
  deals: number;
  open: number;
  faults: Record<Fault, number>;
  /** The first few faults, with the number of the deal. */
  samples: string[];
}

type Signers = Awaited<ReturnType<typeof newSigners>>;

const NOON = Date.parse('2026-12-01T12:00:00Z');

/** Plays generated orders to a deal, signs it, and compares what is said and signed with sums worked out by hand. */
export async function runPeriods({ count, seed, once = false }: PeriodsSetting): Promise<PeriodsReport> {
  const keys = await newSigners();
  const faults = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  const report: PeriodsReport = { deals: 0, open: 0, faults, samples: [] };
  for (let index = 0; index < count; index += 1) {
    const { policy, reading } = drawDeal(createRandom(`${seed} periods ${index}`));
    const offered = reply(policy, reading, null);
    const sealed = reply(policy, saysYes(policy, {}), offered.memory);
    const found = sealed.deal === null ? (['no deal'] as Fault[]) : await faultsOf(policy, offered, sealed, keys, once);
    report.deals += sealed.deal === null ? 0 : 1;
    report.open += sealed.deal?.offer.periods === null ? 1 : 0;
    for (const fault of found) {
      faults[fault] += 1;
      if (report.samples.length < 12) report.samples.push(`#${index} ${fault}: ${offered.offer?.line ?? ''}`);
    }
  }
  return report;
}

function reply(policy: Policy, reading: MessageReading, memory: ReplyMemory | null): ReplyDecision {
  const moment = { policyHash: 'x'.repeat(43), engine: null, flags: null, stock: null, nowMillis: NOON };
  const decided = decideReply({ ...moment, policy, reading, memory });
  if (!decided.ok) throw new Error(decided.message);
  return decided;
}

const saysYes = ({ language }: Policy, facts: Partial<MessageReading['facts']>): MessageReading => ({
  intent: 'accept',
  package: {},
  refuses: {},
  facts: { language, ...facts },
  source: 'builtin',
});

async function faultsOf(
  policy: Policy,
  offered: ReplyDecision,
  { deal, offer }: ReplyDecision,
  keys: Signers,
  once: boolean,
): Promise<Fault[]> {
  if (deal === null || offer === null || policy.period === undefined) return ['no deal'];
  const { unit } = policy.period;
  const { language } = offered.speech;
  const right = sumsByHand(policy, deal.offer);
  const receipt = await sign(policy, deal.offer, keys);
  const signed = once && receipt.total_per_period !== undefined ? receipt.total_per_period : receipt.total;
  const is = (fault: Fault, broken: boolean): Fault[] => (broken ? [fault] : []);
  const sums = [offer.total_per_period, receipt.total_per_period].map((sum) => inCoins(policy.currency, sum));
  const totals = [offer.total, signed].map((sum) => inCoins(policy.currency, sum));
  const time = howLong(deal.offer.periods ?? null, unit, language);
  const verdicts = [
    await verifyReceipt({ receipt, policy, flags: null }, keys.published),
    await verifyReceiptPublicly(receipt, keys.published),
  ];
  return [
    ...is(
      'a rule is broken',
      checkOffer(policy, offer).some(({ ok }) => !ok),
    ),
    ...is(
      'the sum of a period is another',
      sums.some((sum) => sum !== right.period),
    ),
    ...is(
      'the total is another',
      totals.some((sum) => sum !== right.total),
    ),
    ...is(
      'the line does not say for how long',
      !offer.line.includes(time) || !offer.line.includes(perPeriod(unit, language)),
    ),
    ...is('the receipt says another time', receipt.period !== unit || receipt.periods !== deal.offer.periods),
    ...is(
      'the receipt does not verify',
      verdicts.some(({ valid }) => !valid),
    ),
    ...is('a sum of another time is signed', signsAnother(policy, offered)),
  ];
}

/** Whether a yes at what one period costs seals the whole time, or a yes at the whole sum one period. */
function signsAnother(policy: Policy, { offer, memory }: ReplyDecision): boolean {
  const { total, total_per_period: perPeriod } = offer ?? {};
  if (total === perPeriod || perPeriod === undefined) return false;
  const seals = (facts: Partial<MessageReading['facts']>): boolean =>
    reply(policy, saysYes(policy, facts), memory).kind === 'deal';
  return seals({ total: perPeriod, total_of: 'deal' }) || (total !== undefined && seals({ total, total_of: 'period' }));
}

async function sign(
  policy: Policy,
  { price, ...order }: NonNullable<ReplyDecision['deal']>['offer'],
  { signers }: Signers,
): Promise<Receipt> {
  const under = PriceUnderList.of(policy.list_price, price);
  if (!under.ok) throw new Error(under.code);
  const built = await buildReceipt(
    {
      negotiation_id: 'neg_1',
      issued_at: '2026-12-01T12:00:00Z',
      engine: 'bundle2',
      decided_by: 'rule:buyer_accepted',
      ...order,
      price: under.price,
      turns: 2,
      transcript_hash: 'x'.repeat(43),
    },
    { policy, flags: null, stock: null },
    signers,
  );
  if (!built.ok)
    throw new Error(
      built.lines
        .filter(({ ok }) => !ok)
        .map(({ message }) => message)
        .join('; '),
    );
  return built.receipt;
}
