/**
 * Processor time of a reply in words, for one checkout; prints as JSON the milliseconds for reading a
 * message and for deciding and wording the reply:
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

/** Processor time in milliseconds: of reading messages, and of deciding and wording replies. */
const spent = { reading: 0, deciding: 0 };
let replies = 0;
for (let round = 0; round < WARM_UP; round += 1) playAll();
Object.assign(spent, { reading: 0, deciding: 0 });
replies = 0;
for (let round = 0; round < ROUNDS; round += 1) playAll();
process.stdout.write(`${JSON.stringify([spent.reading / replies, spent.deciding / replies])}\n`);

/** One talk about each policy. */
function playAll() {
  for (const policy of policies.BARGAIN_POLICIES) playTalk(policy);
}

/** What a call gives, its processor time added to a part. */
function timed(part, call) {
  const started = process.cpuUsage();
  const result = call();
  const { user, system } = process.cpuUsage(started);
  spent[part] += (user + system) / 1000;
  return result;
}

function playTalk(policy) {
  const bid = Math.round(policy.floor_price * 0.98);
  let memory = null;
  for (const words of TALKS[policy.language]) {
    const message = words.replace('PRICE', String(bid));
    const reading = timed('reading', () =>
      language.readMessage(message, reply.vocabularyOf(policy), reply.standingOf(policy, memory)),
    );
    const given = { policy, policyHash: 'x', reading, memory, engine: null, flags: null, stock: null };
    const decision = timed('deciding', () => {
      const made = reply.decideReply({ ...given, nowMillis: 1.8e12 });
      if (made.ok) language.wordReply(made.speech);
      return made;
    });
    if (!decision.ok) return;
    replies += 1;
    if (decision.done) return;
    memory = decision.memory;
  }
}
