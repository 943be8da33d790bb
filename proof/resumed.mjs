/**
 * Goes on with talks that were interrupted: their policy was edited, or they were begun by an earlier state.
 *   npm run proof:resumed -- --count 500 --seed 7
 *   npm run proof:resumed -- --count 500 --seed 7 --before FOLDER   (also those that a checkout begins)
 * Ends with 1 where one is refused, where a yes to what was promised is no deal at its price, or where a promise has
 * become dearer.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: '7' },
    before: { type: 'string' },
  },
});
const { resumeEdited, resumeOlder, policiesOf } = await loadSource(new URL('resumed/run.ts', import.meta.url));
const trial = { count: Number(values.count), seed: values.seed };
tell('whose policy is edited', await resumeEdited(trial));
if (values.before !== undefined)
  tell('that an earlier state began', await resumeOlder(trial, await earlierState(values.before)));

/** The reply of a checkout, and the policies that it takes. */
async function earlierState(folder) {
  const load = (path) => loadSource(pathToFileURL(resolve(folder, path)));
  const { draftReply } = await load('libs/operations/src/index.ts');
  const { checkPolicy, TEMPLATES } = await load('libs/policy-compiler/src/index.ts');
  return {
    draft: draftReply,
    policies: policiesOf(TEMPLATES, (policy) => checkPolicy(policy, { salt: 'A'.repeat(22) }).ok),
  };
}

/** Prints what was tried, and fails where something was found. */
function tell(what, { tried, sealed, kinds, faults }) {
  console.log(
    `seed ${values.seed}: ${tried} talks ${what}: ${sealed} deals at what was promised, ${faults.length} faults`,
  );
  console.log(
    `  ${Object.entries(kinds)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ')}`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
