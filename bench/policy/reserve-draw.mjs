/**
 * What the drawn reserve and the one that compile proposes tell of the lowest price to somebody who knows the list
 * price and the rule, as the error of the guess list − (list − reserve) / (1 − share) in shares of the range:
 *   node bench/policy/reserve-draw.mjs --seed 7 --count 20000
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loadSource } from '../../tools/load-source.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '7' }, count: { type: 'string', default: '20000' } },
});
const source = (path) => loadSource(new URL(`../../libs/${path}`, import.meta.url));
const { computedReserve, RESERVE_SHARES } = await source('policy-rules/src/reserve-price.ts');
const { roundFigure } = await source('policy-compiler/src/reserve/round-figure.ts');

/** A policy by its number: list prices from 50 to 20,050, floors of 60 to 97 % of them. */
function policyOf(index, objective) {
  const bytes = createHash('sha256').update(`${values.seed} ${index}`).digest();
  const draw = (at) => bytes.readUInt32BE(at) / 2 ** 32;
  const list_price = Math.round(50 + draw(0) * 20_000);
  const floor_price = Math.round(list_price * (0.6 + 0.37 * draw(4)));
  const salt = bytes.subarray(8, 24).toString('base64url');
  return { name: 'Bike', currency: 'USD', list_price, floor_price, salt, manner: { objective } };
}

for (const [objective, share] of Object.entries(RESERVE_SHARES)) {
  const errors = { drawn: 0, rounded: 0 };
  for (let index = 0; index < Number(values.count); index += 1) {
    const policy = policyOf(index, objective);
    const { list_price: list, floor_price: floor } = policy;
    const drawn = computedReserve(policy);
    for (const [name, reserve] of [
      ['drawn', drawn],
      ['rounded', roundFigure(drawn, policy)],
    ])
      errors[name] += Math.abs(list - (list - reserve) / (1 - share) - floor) / (list - floor);
  }
  const [drawn, rounded] = Object.values(errors).map((sum) => (sum / Number(values.count)).toFixed(3));
  console.log(`${objective.padEnd(8)} drawn ${drawn}  drawn, then rounded ${rounded}`);
}
