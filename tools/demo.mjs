/**
 * `npm run demo`: one whole negotiation in the terminal, against a real service on a free port with an empty data
 * folder.
 *
 * description → policy → buyer messages → replies → deal → receipt → verify → one changed byte → refused.
 * `--zh` plays it in Chinese. Exits 1 when any step is not what it should be.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { spawnService } from './serve.mjs';
import { freePort } from './free-port.mjs';
import { SCRIPTS } from './demo-scripts.mjs';

const { values } = readOptions();
const script = SCRIPTS[values.zh ? 'zh' : 'en'];
const colour = process.stdout.isTTY ? (code, text) => `\u001b[${code}m${text}\u001b[0m` : (code, text) => text;
const say = (mark, text) => process.stdout.write(`${mark} ${text}\n`);
const step = (number) => process.stdout.write(`\n${colour(1, `${number}  ${script.steps[number - 1]}`)}\n`);
/** What a check says; its sentences are English, so that in Chinese its name stands alone. */
const checked = ({ id, message }) => (values.zh ? id : `${id}: ${message}`);

function readOptions() {
  try {
    return parseArgs({ options: { zh: { type: 'boolean', default: false } } });
  } catch {
    process.stderr.write('npm run demo [-- --zh]: one negotiation in the terminal, with --zh in Chinese\n');
    process.exit(2);
  }
}

/** What a demo ends with, told already. */
class Told extends Error {}

function fail(why) {
  say(colour(31, '✗'), why);
  process.exitCode = 1;
  throw new Told(why);
}

ensureInstalled();
(await import('./build.mjs')).ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'svc-demo-'));
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const accessKey = `svc_${randomBytes(32).toString('base64url')}`;
const service = spawnService({
  stdio: 'ignore',
  env: {
    ...process.env,
    PORT: String(port),
    SVC_DATA_DIR: join(folder, 'data'),
    SVC_BOOTSTRAP_ACCESS_KEY: accessKey,
    DATABASE_URL: '',
  },
});

async function call(path, body, key) {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { 'x-svc-key': key } : {}) },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) fail(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

/** A busy machine takes minutes for what an idle one does in seconds. */
const READY_WITHIN_SECONDS = 180;

async function untilReady() {
  const end = Date.now() + READY_WITHIN_SECONDS * 1000;
  while (Date.now() < end) {
    if (
      await fetch(`${base}/ready`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  fail(`the service was not ready within ${READY_WITHIN_SECONDS} s: is the machine busy? Try again, or run npm start`);
}

try {
  await untilReady();
  step(1);
  say('  ', script.description);

  step(2);
  const compiled = await call('/v1/policy/compile', { description: script.description }, accessKey);
  for (const line of compiled.summary.split('\n')) say('  ', line);
  for (const issue of compiled.issues) say(colour(33, ' !'), issue.message);
  if (!compiled.ok) fail('the description did not compile');

  step(3);
  let state = null;
  let last = null;
  for (const [index, message] of script.messages.entries()) {
    say(colour(36, `  ${script.words.buyer} ${index + 1}/${script.messages.length}`), message);
    last = await call('/v1/reply', { policy: compiled.policy, message, state }, accessKey);
    state = last.state;
    const offer = last.offer
      ? `${last.kind}, ${last.offer.line}, ${script.words.decided} ${last.decided_by}`
      : `${last.kind}, ${script.words.decided} ${last.decided_by}`;
    say(colour(32, `  ${script.words.seller}   `), last.reply.replaceAll('\n', '\n            '));
    say('            ', colour(2, `[${offer}]`));
    if (last.done) break;
  }
  if (last.kind !== 'deal' || !last.receipt) fail(`expected a deal, got ${last.kind}`);

  step(4);
  say(
    '  ',
    `${script.words.receipt} ${last.receipt.id}: ${last.receipt.quantity} × ${last.receipt.price} ` +
      `${last.receipt.currency}, ${last.receipt.goods}; ${last.offer.line}`,
  );

  step(5);
  const verified = await call('/v1/receipt/verify', { receipt: last.receipt, policy: compiled.policy });
  for (const check of verified.checks) say(check.ok ? colour(32, '  ✓') : colour(31, '  ✗'), checked(check));
  if (!verified.valid) fail('a genuine receipt was refused');

  step(6);
  const text = JSON.stringify(last.receipt);
  const place = text.indexOf('"price":') + '"price":'.length;
  const digit = text[place];
  const tampered = JSON.parse(
    text.slice(0, place) + (digit === '9' ? '8' : String(Number(digit) + 1)) + text.slice(place + 1),
  );
  say('  ', `${script.words.price} ${last.receipt.price} → ${tampered.price}`);
  const refused = await call('/v1/receipt/verify', { receipt: tampered, policy: compiled.policy });
  for (const check of refused.checks.filter(({ ok }) => !ok)) say(colour(31, '  ✗'), checked(check));
  if (refused.valid) fail('a changed receipt was accepted');
  say(colour(32, '\n✓'), script.words.end);
} catch (fault) {
  if (!(fault instanceof Told)) throw fault;
} finally {
  service.kill('SIGTERM');
  await new Promise((resolve) => service.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
