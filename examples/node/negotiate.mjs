/**
 * One negotiation from plain words to a receipt that is re-checked, by the service and in this process.
 *
 *   SVC_ACCESS_KEY=svc_… node negotiate.mjs
 */
import { answerOf, createClient, ServiceError } from '@svc/client';
import { verifyReceipt } from '@svc/receipts';

const baseUrl = process.env.SVC_BASE_URL ?? 'http://127.0.0.1:3000';
const service = createClient({ baseUrl, accessKey: process.env.SVC_ACCESS_KEY });

const offer = 'Used road bike, asking $900, not below $780. $60 off if they pay cash. The pedals are not included.';
const buyer = ['Hi! Would you take 800?', 'And if I pay cash?', 'Option A, deal.'];

async function negotiate() {
  const { ok, policy, issues, summary } = await answerOf(service.POST('/v1/policy/compile', { body: { description: offer } }));
  for (const { severity, message } of issues) console.log(`${severity}: ${message}`);
  if (!ok) throw new Error('the offer has errors; change its words');
  console.log(summary);

  let state = null;
  for (const message of buyer) {
    const answer = await answerOf(service.POST('/v1/reply', { body: { policy, message, state } }));
    console.log(`buyer:  ${message}\nseller: ${answer.reply}`);
    state = answer.state; // goes back, as it came, with the next message
    if (answer.receipt) return { policy, receipt: answer.receipt };
    if (answer.done) break;
  }
  throw new Error('no deal was reached');
}

async function verify({ policy, receipt }) {
  const asked = await answerOf(service.POST('/v1/receipt/verify', { body: { receipt, policy } }));
  const { keys } = await answerOf(service.GET('/.well-known/ucp'));
  const checked = await verifyReceipt({ receipt, policy, flags: null }, keys);
  for (const { id, ok, message } of checked.checks) console.log(ok ? '✓' : '✗', id, message);
  console.log(`receipt ${receipt.id}: the service says ${asked.valid}, this process says ${checked.valid}`);
  if (!asked.valid || !checked.valid) process.exitCode = 1;
}

try {
  await verify(await negotiate());
} catch (refusal) {
  if (!(refusal instanceof ServiceError)) throw refusal;
  console.error(`${refusal.message} (request ${refusal.requestId}${refusal.retryAfterSeconds === null ? '' : `, try again in ${refusal.retryAfterSeconds} s`})`);
  process.exitCode = 1;
}
