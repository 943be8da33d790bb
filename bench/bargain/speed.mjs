/**
 * Processor time of a reply in words, for one checkout; prints milliseconds a reply and a message's share of it:
 *   node bench/bargain/speed.mjs FOLDER
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSource } from '../../tools/load-source.mjs';

const TALKS = {
  en: ['Hi, is this still available?', 'Can you do better?', 'How about PRICE?', 'too expensive', 'Yes, deal.'],
  zh: ['你好，在吗？', '能便宜点吗？', '我出PRICE元', '太贵了', '最低多少？', '好的，成交'],
};
const WARM_UP = 30;
const ROUNDS = 60;

const folder = resolve(process.argv[2] ?? '.');
const load = (path) => loadSource(pathToFileURL(resolve(folder, path)));
const [reply, language, policies] = await Promise.all([
  load('libs/reply/src/index.ts'),
  load('libs/language/src/index.ts'),
  loadSource(new URL('policies.ts', import.meta.url)),
]);

for (let round = 0; round < WARM_UP; round += 1) playAll();
const started = process.cpuUsage();
let replies = 0;
for (let round = 0; round < ROUNDS; round += 1) replies += playAll();
const { user, system } = process.cpuUsage(started);
process.stdout.write(`${((user + system) / 1000 / replies).toFixed(4)}\n`);

/** One talk about each policy; how many replies it took. */
function playAll() {
  return policies.BARGAIN_POLICIES.reduce((count, policy) => count + playTalk(policy), 0);
}

function playTalk(policy) {
  const bid = Math.round(policy.floor_price * 0.98);
  let memory = null;
  let replies = 0;
  for (const words of TALKS[policy.language]) {
    const standing = reply.standingOf(policy, memory);
    const reading = language.readMessage(words.replace('PRICE', String(bid)), reply.vocabularyOf(policy), standing);
    const given = {
      policy,
      policyHash: 'x',
      reading,
      memory,
      engine: null,
      flags: null,
      stock: null,
      nowMillis: 1.8e12,
    };
    const decision = reply.decideReply(given);
    if (!decision.ok) break;
    language.wordReply(decision.speech);
    replies += 1;
    if (decision.done) break;
    memory = decision.memory;
  }
  return replies;
}
