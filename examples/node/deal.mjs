/** A deal in three calls: its receipt in receipt.json, and with the policy in evidence.json. */
import { writeFileSync } from 'node:fs';

const { SVC_BASE_URL = 'http://127.0.0.1:3000', SVC_ACCESS_KEY = '' } = process.env;

const post = async (path, body) => {
  const answer = await fetch(SVC_BASE_URL + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-svc-key': SVC_ACCESS_KEY },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

const { policy } = await post('/v1/policy/compile', {
  description: 'Desk lamp, asking $50, not below $45. $4 off for cash.',
});
const { state } = await post('/v1/reply', { policy, message: 'I would pay $46 in cash.', state: null });
const { receipt } = await post('/v1/reply', { policy, message: 'Ok, deal.', state });
writeFileSync('receipt.json', JSON.stringify(receipt));
writeFileSync('evidence.json', JSON.stringify({ receipt, policy, flags: null }));
console.log(JSON.stringify(receipt));
