/** A policy for each row of a price list, in policies.json. */
import { readFileSync, writeFileSync } from 'node:fs';

const { SVC_BASE_URL = 'http://127.0.0.1:3000' } = process.env;
const [file = 'goods.csv'] = process.argv.slice(2);
const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
const policies = {};
for (const row of rows) {
  const [sku, name, unit, pack, smallest, largest, price, reserve, lowest, breaks] = row.split(',');
  const policy = {
    version: 'svc-policy/1',
    name,
    language: 'en',
    currency: 'EUR',
    list_price: Number(price),
    reserve_price: Number(reserve),
    floor_price: Number(lowest),
    quantity: {
      unit,
      step: Number(pack),
      min: Number(smallest),
      max: Number(largest),
      breaks: breaks
        .split(' ')
        .map((text) => text.split(':').map(Number))
        .map(([from, to_price]) => ({ from, gives: { to_price } })),
    },
  };
  const answer = await fetch(`${SVC_BASE_URL}/v1/policy/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ policy }),
  });
  const checked = await answer.json();
  policies[sku] = checked.policy; // with a salt, which it keeps
  const faults = checked.issues.filter(({ severity }) => severity === 'error');
  console.log(sku, checked.ok ? 'can be sold' : faults.map(({ message }) => message).join(' '));
}
writeFileSync('policies.json', JSON.stringify(policies));
