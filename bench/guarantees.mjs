/**
 * Three of the guarantees of docs/guarantees.md:
 *   npm run bench:guarantees -- --seed 65001 --domains 20
 * What a side gains on the engine that can work out every answer of it, in games of three turns a side on domains of 8
 * and 9 packages; what it is worth to show several packages of equal own worth before a last offer; and how often the
 * recommendation goes down where the BATNA or the rounds that are left go up.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '65001' },
    domains: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
  },
});
const load = (name) => loadSource(new URL(`./negotiation/guarantees/${name}.ts`, import.meta.url));
const [{ responseTable }, { menuTable }, { monotoneTable }] = await Promise.all(
  ['best-response', 'menu-value', 'monotone'].map(load),
);
const [seed, domains, rounds] = [values.seed, values.domains, values.rounds].map(Number);

console.log(
  `seed ${seed}, ${domains} domains, ${rounds} turns a side\n\n| Against the engine | It has | The engine has |`,
);
console.log('|---|---|---|');
for (const { name, responder, player } of responseTable({ seed, domains, rounds }))
  console.log(`| ${name} | ${responder.toFixed(3)} | ${player.toFixed(3)} |`);
console.log('\n| Packages shown | Worth of the choice |\n|---|---|');
for (const { size, value, error } of menuTable({ seed, domains }))
  console.log(`| ${size} | ${value.toFixed(4)} ±${error.toFixed(4)} |`);

console.log(
  '\n| Raised | Pairs | A lower offer | What stands taken instead | Greatest step down |\n|---|---|---|---|---|',
);
for (const { raised, pairs, lowerOffer, tookInstead, greatest } of monotoneTable({ seed, count: 50 * domains }))
  console.log(`| ${[raised, pairs, lowerOffer, tookInstead, greatest.toFixed(3)].join(' | ')} |`);
