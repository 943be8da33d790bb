/** Times checkPolicy and compilePolicy on the templates. Run after a build: `node bench/policy/check-policy.mjs`. */
import { checkPolicy, compilePolicy, TEMPLATES } from '@svc/policy-compiler';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const ROUNDS = 5000;

function microsEach(rounds, run) {
  for (let warm = 0; warm < rounds / 5; warm += 1) run();
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) run();
  return ((performance.now() - started) * 1000) / rounds;
}

for (const { id, policy, description } of TEMPLATES) {
  console.log(
    `${id}: check ${microsEach(ROUNDS, () => checkPolicy(policy, { salt: SALT })).toFixed(1)} µs, compile ` +
      `${microsEach(200, () => compilePolicy(description, { salt: SALT })).toFixed(0)} µs`,
  );
}
