import { createHmac, randomUUID } from 'node:crypto';

/** How events are delivered. */
export interface DeliveryOptions {
  /** How often each event is sent. */
  readonly copies: number;
  /** How often a delivery is tried that is not answered with 2xx. */
  readonly tries: number;
  /** Whether events wait until `settle`, and are then sent in another order than they were made. */
  readonly disorder: boolean;
}

const USUAL: DeliveryOptions = { copies: 1, tries: 3, disorder: false };

/** Sends events as Stripe does: signed, again where they were not taken, and in any order. */
export class WebhookSender {
  /** Every event that was made, as it is sent. */
  readonly events: string[] = [];
  private readonly options: DeliveryOptions;
  private waiting: string[] = [];

  constructor(
    private readonly url: string | null,
    private readonly secret: string,
    options: Partial<DeliveryOptions>,
  ) {
    this.options = { ...USUAL, ...options };
  }

  /** Makes an event of an object and delivers it, now or with the others. */
  async send(type: string, object: object): Promise<void> {
    const id = `evt_${randomUUID().replaceAll('-', '')}`;
    const created = Math.floor(Date.now() / 1000);
    const event = JSON.stringify({ id, object: 'event', livemode: false, created, type, data: { object } });
    this.events.push(event);
    const copies = Array.from({ length: this.options.copies }, () => event);
    if (this.options.disorder) this.waiting.push(...copies);
    else for (const copy of copies) await this.deliver(copy);
  }

  /** Delivers what waits, last first. */
  async settle(): Promise<void> {
    const waiting = this.waiting.reverse();
    this.waiting = [];
    for (const event of waiting) await this.deliver(event);
  }

  private async deliver(event: string): Promise<void> {
    for (let tried = 0; this.url !== null && tried < this.options.tries; tried += 1) {
      const status = await postSigned(this.url, event, this.secret).catch(() => 0);
      if (status >= 200 && status < 300) return;
    }
  }
}

/** The header that signs a delivery of this time. */
export function signatureOf(body: string, secret: string, sentSeconds: number): string {
  return `t=${sentSeconds},v1=${createHmac('sha256', secret).update(`${sentSeconds}.${body}`).digest('hex')}`;
}

/** Posts a signed delivery; the status of its answer. */
export async function postSigned(
  url: string,
  body: string,
  secret: string,
  sentSeconds = Math.floor(Date.now() / 1000),
): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret, sentSeconds) };
  const response = await fetch(url, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}
