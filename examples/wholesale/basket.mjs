/** Messages of a buyer about goods of the list, one conversation each: basket.mjs SKU=MESSAGE … */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const { SVC_BASE_URL = 'http://127.0.0.1:3000', SVC_ACCESS_KEY = '' } = process.env;
const policies = JSON.parse(readFileSync('policies.json', 'utf8'));
const talks = existsSync('talks.json') ? JSON.parse(readFileSync('talks.json', 'utf8')) : {}; // use a database
let total = 0;
for (const [sku, message] of process.argv.slice(2).map((text) => text.split('='))) {
  const answer = await fetch(`${SVC_BASE_URL}/v1/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-svc-key': SVC_ACCESS_KEY },
    body: JSON.stringify({ policy: policies[sku], message, state: talks[sku] ?? null }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { reply, offer, state, receipt } = await answer.json();
  talks[sku] = state;
  total += offer.total;
  console.log(`${sku}: ${reply}`);
  if (receipt) appendFileSync('deals.jsonl', `${JSON.stringify(receipt)}\n`);
}
console.log(`The basket: €${total.toFixed(2)}`);
writeFileSync('talks.json', JSON.stringify(talks));
