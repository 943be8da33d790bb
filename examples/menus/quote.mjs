/**
 * Quotes a menu to each of its buyers and prints the reasons:
 *   node examples/menus/quote.mjs examples/menus/bakery.json
 */
import { readFileSync } from 'node:fs';
import { compileMenu, profileMenu, quoteOffer } from '@svc/offer-graph';

const { about, spec, state, opts, buyers } = JSON.parse(
  readFileSync(process.argv[2] ?? new URL('bakery.json', import.meta.url), 'utf8'),
);

console.log(`${about}\n${compileMenu(spec).valid_configurations} carts keep the menu's rules.`);
for (const { id, verdict, why } of profileMenu({ spec, state }).dims) console.log(`  ${id}: ${verdict}. ${why}`);

for (const { who, buyer } of buyers) {
  const { feasible, config, price, listv, save, why } = quoteOffer({ spec, buyer, state, opts });
  console.log(`\nFor ${who}:`);
  if (config === null) console.log('  no offer');
  else
    console.log(
      `  ${JSON.stringify(config)}\n  ` +
        `${price.toFixed(2)}${feasible ? ` instead of ${listv.toFixed(2)}, saves ${save.toFixed(2)}` : ' at list'}`,
    );
  console.log(`  ${why}`);
}
