/**
 * Asks for `/health` over and over in a process of its own, and times a fixed loop beside it, until its input ends;
 * then tells both, in milliseconds.
 */
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [url] = process.argv.slice(2);
const EVERY_MILLIS = 20;
const LOOP_STEPS = 2_000_000;

let ended = false;
process.stdin.on('end', () => (ended = true)).resume();

function health() {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(`${url}/health`, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });
}

function referenceLoop() {
  const started = performance.now();
  let sum = 0;
  for (let step = 0; step < LOOP_STEPS; step += 1) sum += step % 7;
  return sum < 0 ? 0 : performance.now() - started;
}

function summary(millis) {
  const sorted = [...millis].sort((one, other) => one - other);
  return {
    count: sorted.length,
    p50: sorted[sorted.length >> 1],
    p99: sorted[Math.floor(sorted.length * 0.99)],
    max: sorted.at(-1),
  };
}

const [answers, loops] = [[], []];
let failed = 0;
while (!ended) {
  await health().then(
    (millis) => answers.push(millis),
    () => (failed += 1),
  );
  loops.push(referenceLoop());
  await pause(EVERY_MILLIS);
}
process.stdout.write(JSON.stringify({ health: summary(answers), loop: summary(loops), failed }));
