import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { readForm, type FormValue } from './read-form.js';
import { NO_TOKEN, placedToken, refusalOf } from './token-rules.js';
import { WebhookSender, type DeliveryOptions } from './webhook-sender.js';

/** Stands on every answer, so that nobody takes it for Stripe. */
export const STAND_IN_LABEL = 'This is a stand-in for Stripe. It is not Stripe, and no money moves.';

/** What the stand-in knows an object by. */
type Stored = Record<string, unknown> & { id: string; object: string };

/** What a stand-in is started with. */
export interface StandInOptions {
  /** 0 takes a free port. */
  readonly port?: number;
  /** Where events are delivered; null keeps them. */
  readonly webhookUrl?: string | null;
  readonly webhookSecret?: string;
  readonly delivery?: Partial<DeliveryOptions>;
}

/**
 * A stand-in for Stripe, small and stateful, for tests and local trial: checkout sessions, payment intents, granted
 * tokens, refunds, disputes, idempotency keys, signed webhooks that are repeated and out of order where asked for. A
 * payment with a token is held against the version of the API that it names. It takes no live key.
 */
export class StripeStandIn {
  readonly objects = new Map<string, Stored>();
  readonly sender: WebhookSender;
  /** Answers are lost, after the work is done, as often as this says. */
  loseAnswers = 0;
  private readonly answers = new Map<string, { asked: string; status: number; body: Stored }>();
  /** The idempotency keys whose first request has no answer yet. */
  readonly underWay = new Set<string>();
  private readonly server: Server;
  private count = 0;

  private constructor(options: StandInOptions) {
    this.sender = new WebhookSender(
      options.webhookUrl ?? null,
      options.webhookSecret ?? 'whsec_stand_in',
      options.delivery ?? {},
    );
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  /** Starts one on this machine. */
  static async start(options: StandInOptions = {}): Promise<StripeStandIn> {
    const standIn = new StripeStandIn(options);
    await new Promise<void>((done) => standIn.server.listen(options.port ?? 0, '127.0.0.1', done));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await this.sender.settle();
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** A person pays a checkout session; `later` completes it unpaid and pays it with a second event. */
  async pay(sessionId: string, later = false): Promise<void> {
    const session = this.objects.get(sessionId);
    if (session?.object !== 'checkout.session' || session['payment_status'] === 'paid') return;
    const { amount_total: amount, currency } = session;
    const { metadata = {} } = session['payment_intent_data'] as { metadata?: object };
    const intent = this.addIntent({ amount, currency, metadata });
    session['payment_intent'] = intent.body.id;
    Object.assign(session, { status: 'complete', payment_status: later ? 'unpaid' : 'paid' });
    await this.sender.send('payment_intent.succeeded', { ...intent.body });
    await this.sender.send('checkout.session.completed', { ...session });
    if (!later) return;
    Object.assign(session, { payment_status: 'paid' });
    await this.sender.send('checkout.session.async_payment_succeeded', { ...session });
  }

  /** So many cents of a payment are given back, more than once where it is called again. */
  async refund(paymentId: string, cents: number): Promise<Stored | null> {
    const charge = [...this.objects.values()].find(
      (one) => one.object === 'charge' && one['payment_intent'] === paymentId,
    );
    if (charge === undefined) return null;
    charge['amount_refunded'] = Math.min(Number(charge['amount_refunded']) + cents, Number(charge['amount']));
    charge['refunded'] = charge['amount_refunded'] === charge['amount'];
    await this.sender.send('charge.refunded', { ...charge });
    return charge;
  }

  /** The holder of the card disputes so many cents, which leave at once; the id of the dispute. */
  async dispute(paymentId: string, cents: number): Promise<string> {
    const members = { payment_intent: paymentId, amount: cents, currency: 'usd', status: 'needs_response' };
    const { body } = this.add({ id: this.nextId('du_test'), object: 'dispute', livemode: false, ...members });
    await this.sender.send('charge.dispute.created', { ...body });
    await this.sender.send('charge.dispute.funds_withdrawn', { ...body });
    return body.id;
  }

  /** The dispute is decided for the seller: the money comes back. */
  async winDispute(disputeId: string): Promise<void> {
    const dispute = this.objects.get(disputeId);
    if (dispute === undefined) return;
    dispute['status'] = 'won';
    await this.sender.send('charge.dispute.funds_reinstated', { ...dispute });
    await this.sender.send('charge.dispute.closed', { ...dispute });
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const form = readForm(
      request.method === 'GET' ? searchParams : new URLSearchParams(Buffer.concat(chunks).toString()),
    );
    const { status, body } = await this.repeatable(request, pathname, form);
    if (this.loseAnswers > 0 && request.method === 'POST') {
      this.loseAnswers -= 1;
      response.destroy();
      return;
    }
    const isPage = pathname.startsWith('/pay/');
    response.writeHead(status, {
      'content-type': isPage ? 'text/html' : 'application/json',
      'stand-in': STAND_IN_LABEL,
    });
    response.end(isPage ? `<!doctype html><title>Stand-in</title><p>${STAND_IN_LABEL}</p>` : JSON.stringify(body));
  }

  /** The same idempotency key and request get the same answer; the same key with another request is refused. */
  private async repeatable(request: IncomingMessage, path: string, form: FormValue) {
    const key = request.headers['idempotency-key'];
    const asked = `${request.method} ${path} ${JSON.stringify(form)}`;
    const before = typeof key === 'string' ? this.answers.get(key) : undefined;
    if (before !== undefined)
      return before.asked === asked ? before : refused(400, 'idempotency_error', 'another request had this key');
    if (typeof key !== 'string') return this.answer(request, path, form as Record<string, FormValue>);
    if (this.underWay.has(key)) return refused(409, 'invalid_request_error', 'under way', 'idempotency_key_in_use');
    this.underWay.add(key);
    const answer = { asked, ...(await this.answer(request, path, form as Record<string, FormValue>)) };
    this.underWay.delete(key);
    this.answers.set(key, answer);
    return answer;
  }

  private async answer({ method, headers }: IncomingMessage, path: string, form: Record<string, FormValue>) {
    if (method === 'GET' && path.startsWith('/pay/')) {
      await this.pay(path.slice('/pay/'.length));
      return { status: 200, body: { id: 'page', object: 'page' } };
    }
    if (!/^Bearer sk_test_/.test(headers.authorization ?? ''))
      return refused(401, 'invalid_request_error', 'the stand-in takes keys that begin with sk_test_');
    switch (path) {
      case '/v1/checkout/sessions':
        return this.openSession(form);
      case '/v1/payment_intents':
        return this.payIntent(form, String(headers['stripe-version']));
      case '/v1/test_helpers/shared_payment/granted_tokens':
        return this.grantToken(form);
      case '/v1/refunds':
        return this.openRefund(form);
      default:
        return refused(404, 'invalid_request_error', 'the stand-in does not know this');
    }
  }

  private openSession(form: Record<string, FormValue>) {
    const [line] = Object.values((form['line_items'] ?? {}) as Record<string, Record<string, FormValue>>);
    const price = (line?.['price_data'] ?? {}) as Record<string, string>;
    const id = this.nextId('cs_test');
    return this.add({
      id,
      object: 'checkout.session',
      livemode: false,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(price['unit_amount']) * Number(line?.['quantity']),
      currency: price['currency'],
      client_reference_id: form['client_reference_id'],
      metadata: form['metadata'] ?? {},
      payment_intent: null,
      payment_intent_data: form['payment_intent_data'] ?? {},
      success_url: form['success_url'],
      cancel_url: form['cancel_url'],
      url: `${this.url}/pay/${id}`,
    });
  }

  private async payIntent(form: Record<string, FormValue>, version: string) {
    const token = this.objects.get(placedToken(form, version) ?? '');
    const amount = Number(form['amount']);
    const refusal = refusalOf(form, version, token);
    if (refusal !== null || token === undefined) return refused(...(refusal ?? NO_TOKEN));
    token['deactivated_at'] = Math.floor(Date.now() / 1000);
    const intent = this.addIntent({ amount, currency: form['currency'], metadata: form['metadata'] ?? {} });
    intent.body['payment_method_types'] = Object.values(form['payment_method_types'] ?? {});
    await this.sender.send('payment_intent.succeeded', { ...intent.body });
    return intent;
  }

  private grantToken(form: Record<string, FormValue>) {
    const limits = (form['usage_limits'] ?? {}) as Record<string, string>;
    const { currency, max_amount, expires_at } = limits;
    return this.add({
      id: this.nextId('spt_test'),
      object: 'shared_payment.granted_token',
      livemode: false,
      usage_limits: { currency, max_amount: Number(max_amount), expires_at: Number(expires_at) },
      deactivated_at: null,
    });
  }

  private async openRefund(form: Record<string, FormValue>) {
    const payment = this.objects.get(String(form['payment_intent']));
    const amount = Number(form['amount'] ?? payment?.['amount']);
    const charge = payment === undefined ? null : await this.refund(payment.id, amount);
    if (charge === null) return refused(404, 'invalid_request_error', 'no such payment');
    const members = { payment_intent: charge['payment_intent'], charge: charge.id, amount, status: 'succeeded' };
    return this.add({ id: this.nextId('re_test'), object: 'refund', ...members });
  }

  /** A payment that succeeded, and its charge. */
  private addIntent({ amount, currency, metadata }: Record<'amount' | 'currency' | 'metadata', unknown>) {
    const id = this.nextId('pi_test');
    const paid = { livemode: false, amount, currency, metadata };
    const charge = { payment_intent: id, amount_refunded: 0, refunded: false };
    this.add({ id: this.nextId('ch_test'), object: 'charge', ...charge, ...paid });
    return this.add({ id, object: 'payment_intent', amount_received: amount, status: 'succeeded', ...paid });
  }

  private nextId(prefix: string): string {
    return `${prefix}_${(this.count += 1)}`;
  }

  private add(body: Stored): { status: number; body: Stored } {
    this.objects.set(body.id, body);
    return { status: 200, body };
  }
}

/** The real SDK, led to a stand-in. */
export function stripeOf(standIn: StripeStandIn): Stripe {
  const { hostname, port } = new URL(standIn.url);
  return new Stripe('sk_test_stand_in', { host: hostname, port, protocol: 'http', telemetry: false });
}

function refused(status: number, type: string, message: string, code?: string): { status: number; body: Stored } {
  return { status, body: { id: 'error', object: 'error', error: { type, message, ...(code && { code }) } } };
}
