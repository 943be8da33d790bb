/**
 * Calls every function of libs/negotiation-math with lawful and hostile requests, and audits every answer and every
 * refusal with rules of its own: node proof/negotiation-calls.mjs --count 1000000 --seed 7 node
 * proof/negotiation-calls.mjs --count 20000 --seed 7 --break (breaks answers on purpose: must fail) Half of the
 * requests are lawful; a quarter have numbers that break ranges; a quarter have values of any kind, and go on where the
 * classes of the contract let them through. Ends with 1 where anything happened that must not.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../tools/load-source.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '7' },
    break: { type: 'boolean', default: false },
  },
});
const { runCalls, breachCount } = await loadSource(new URL('calls/run.ts', import.meta.url));
const started = performance.now();
const report = runCalls({ count: Number(values.count), seed: Number(values.seed), isBroken: values.break }, () =>
  performance.now(),
);
print(report, (performance.now() - started) / 1000);
process.exitCode = breachCount(report) > 0 ? 1 : 0;

function print({ calls, lawful, refusedByClass, refused, hostileAnswered, byFunction, breaches, samples }, seconds) {
  console.log(
    `seed ${values.seed}: ${calls} calls, ${seconds.toFixed(1)} s: ${Math.round(calls / seconds)} calls a second`,
  );
  console.log(
    `lawful and answered ${lawful}; hostile: refused by the classes ${refusedByClass}, refused by the ` +
      `function ${refused}, harmless and answered ${hostileAnswered}`,
  );
  for (const [name, row] of Object.entries(byFunction))
    console.log(
      `  ${name.padEnd(8)} ${String(row.calls).padStart(8)} calls, ` +
        `${(row.millis / Math.max(1, row.calls)).toFixed(3)} ms each, slowest ${row.slowestMillis.toFixed(1)} ` +
        `ms`,
    );
  for (const [breach, count] of Object.entries(breaches)) console.log(`  ${breach.padEnd(24)} ${count}`);
  for (const sample of samples) console.log(`  ${sample.slice(0, 900)}`);
}
