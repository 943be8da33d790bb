/**
 * One negotiation from plain words to a receipt that is re-checked, by the service and in this process.
 *
 *   SVC_ACCESS_KEY=svc_… node negotiate.mjs
 */
import { answerOf, createClient, ServiceError } from '@svc/client';
import { verifyReceipt } from '@svc/receipts';

const baseUrl = process.env.SVC_BASE_URL ?? 'http://127.0.0.1:3000';
const service = createClient({ baseUrl, accessKey: process.env.SVC_ACCESS_KEY });

const offer =
  'Used road bike, asking $900, I would take $780. Below $820 ask me first. ' +
  'Another $30 off if they pick it up. I never ship.';
const buyer = [
  'Hi, would you take 700?',
  'Could you ship it to me?',
  'I could pay 750 and pick it up.',
  'Ok, 790 with pick-up.',
  'Deal.',
];
const say = (who, text) => console.log(`${who}:`.padEnd(9) + text.replaceAll('\n', `\n${' '.repeat(9)}`));

async function negotiate() {
  say('offer', offer);
  const { ok, policy, issues } = await answerOf(service.POST('/v1/policy/compile', { body: { description: offer } }));
  for (const { severity, message } of issues) if (severity === 'error') say('error', message);
  if (!ok) throw new Error('the offer has errors; change its words');

  let state = null;
  for (const message of buyer) {
    const answer = await answerOf(service.POST('/v1/reply', { body: { policy, message, state } }));
    say('buyer', message);
    say('seller', answer.reply);
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
  say(
    'receipt',
    `${receipt.id}: ${receipt.quantity} × ${receipt.price} ${receipt.currency}, ${JSON.stringify(receipt.terms)}`,
  );
  for (const { id, ok, message } of checked.checks) if (!ok) say(id, message);
  const held = checked.checks.filter(({ ok }) => ok).length;
  const verdict = ({ valid }) => (valid ? 'valid' : 'not valid');
  say('checks', `${held} of ${checked.checks.length} passed`);
  say('verdict', `${verdict(checked)}, says this program; ${verdict(asked)}, says the service`);
  if (!asked.valid || !checked.valid) process.exitCode = 1;
}

/** One sentence about what went wrong. */
function reasonOf(fault) {
  if (fault instanceof TypeError && fault.cause) return `${baseUrl} does not answer: ${fault.cause.message}`;
  if (!(fault instanceof ServiceError)) return fault.message;
  const wait = fault.retryAfterSeconds === null ? '' : `, try again in ${fault.retryAfterSeconds} s`;
  return `${fault.message} (request ${fault.requestId}${wait})`;
}

try {
  await verify(await negotiate());
} catch (refusal) {
  console.error(reasonOf(refusal));
  process.exitCode = 1;
}
