/**
 * Alters genuine attestations, proofs, drafts with their signatures, and mandates in one place each, and holds them
 * against the verifiers:
 *   npm run proof:altered -- --count 10000 --seed 1
 * Ends with 1 where an altered one is taken, or a genuine one is refused by ours or by `jose`.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const { runAltered } = await loadSource(new URL('altered/run.ts', import.meta.url));
const { altered, faults } = await runAltered(Number(values.count), Number(values.seed));
const told = Object.entries(altered).map(([kind, count]) => `${kind} ${count}`);
console.log(`seed ${values.seed}: ${told.join(', ')}; ${faults.length} faults`);
for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
