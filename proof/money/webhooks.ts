import { createRandom } from '@svc/numerics';
import { postSigned } from '../../apps/api/src/testing/webhook-sender.js';
import { tryAgain } from '../try-again.js';

/** A run of deliveries. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
  readonly walletId: string;
  /**
   * Deliveries in all: one in ten is the first of a paid event, one in ten forged, stale or of the future; the rest are
   * duplicates.
   */
  readonly deliveries: number;
  readonly seed: number;
  /** Deliveries that are on their way at once. */
  readonly atOnce: number;
}

/** What a run came to. */
export interface WebhookReport {
  readonly paidEvents: number;
  /** What the paid events fund together, in millicents. */
  readonly fundedMillicents: number;
  /** Statuses by what was sent. */
  readonly statuses: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface Delivery {
  readonly kind: 'good' | 'forged' | 'stale' | 'future' | 'unpaid';
  readonly body: string;
}

const FUNDED_CENTS = 200;
const PAYER_CENTS = 240;

/** Sends a shuffled mix of good deliveries, duplicates of them, and bad ones. */
export async function sendMix(target: WebhookTarget): Promise<WebhookReport> {
  const random = createRandom(target.seed);
  const paidEvents = Math.max(1, Math.floor(target.deliveries / 10));
  const bodies = Array.from({ length: paidEvents }, (_, index) => bodyOf(`good_${index}`, target.walletId, 'paid'));
  const mix: Delivery[] = bodies.map((body) => ({ kind: 'good', body }));
  const bad = ['forged', 'stale', 'future', 'unpaid'] as const;
  for (let index = 0; mix.length < target.deliveries; index += 1) {
    const kind = index % 9 === 8 ? (bad[Math.floor(index / 9) % bad.length] ?? 'forged') : 'good';
    const status = kind === 'unpaid' ? 'unpaid' : 'paid';
    const body =
      kind === 'good' ? bodies[random.integer(paidEvents)] : bodyOf(`${kind}_${index}`, target.walletId, status);
    mix.push({ kind, body: body ?? '' });
  }
  for (let last = mix.length - 1; last > 0; last -= 1) {
    const other = random.integer(last + 1);
    [mix[last], mix[other]] = [mix[other]!, mix[last]!];
  }
  const statuses: Record<string, Record<string, number>> = {};
  const next = async (): Promise<void> => {
    for (let delivery = mix.pop(); delivery !== undefined; delivery = mix.pop()) {
      const { status } = await tryAgain(async () => ({ status: await deliver(delivery, target) }));
      const counted = (statuses[delivery.kind] ??= {});
      counted[status] = (counted[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: target.atOnce }, next));
  return { paidEvents, fundedMillicents: paidEvents * FUNDED_CENTS * 1000, statuses };
}

function deliver({ kind, body }: Delivery, { url, secret }: WebhookTarget): Promise<number> {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const sentSeconds = { good: 0, unpaid: 0, forged: 0, stale: -400, future: 400 }[kind] + nowSeconds;
  return postSigned(url, body, kind === 'forged' ? `${secret} not` : secret, sentSeconds);
}

function bodyOf(id: string, walletId: string, payment_status: 'paid' | 'unpaid'): string {
  const metadata = { svc_wallet: walletId, svc_funded_cents: String(FUNDED_CENTS) };
  const object = { id: `cs_${id}`, currency: 'usd', payment_status, amount_total: PAYER_CENTS, metadata };
  return JSON.stringify({ id: `evt_${id}`, object: 'event', type: 'checkout.session.completed', data: { object } });
}
