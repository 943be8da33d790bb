import { readMessage, wordReply } from '@svc/language';
import { compilePolicy, TEMPLATES } from '@svc/policy-compiler';
import { chargesOf, dealTotal, type Policy } from '@svc/policy-rules';
import { decideReply, standingOf, vocabularyOf, type AgreedDeal, type ReplyMemory } from '@svc/reply';
import { SCENES } from './descriptions.js';
import { TEMPLATE_TALKS } from './template-talks.js';

const HEAD = `# Transcripts

Ten offers in plain words, compiled as they stand, with two conversations about each, then the templates that people
start from, with one each: every reply is what the built-in reader, engine and writer make of the message, without a
model. \`node tools/generate-transcripts.mjs\` writes this page.`;

/** The page: every offer with its conversations, and the terms of the receipt where one ends in a deal. */
export function transcripts(): string {
  const scenes = SCENES.map(({ title, description, conversations }) => {
    const { ok, policy, issues } = compilePolicy(description, { salt: 'A'.repeat(22) });
    if (!ok || policy === null) throw new Error(`${title}: ${JSON.stringify(issues)}`);
    const talks = conversations.map((messages, index) => `### ${title}, ${index + 1}\n\n${talk(policy, messages)}`);
    return [`## ${title}`, quoted(description), ...talks].join('\n\n');
  });
  const templates = TEMPLATES.flatMap(({ id, title, description, policy }) => {
    const messages = TEMPLATE_TALKS[id];
    return messages ? [[`## Template: ${title}`, quoted(description), talk(policy, messages)].join('\n\n')] : [];
  });
  return `${[HEAD, ...scenes, ...templates].join('\n\n')}\n`;
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${escaped(line)}`)
    .join('\n');
/** Marks of Markdown in what was said stand for themselves; a line stays a line. */
const escaped = (text: string): string => text.replace(/[*_`<>#[\]|~]/g, '\\$&');
const said = (who: string, text: string): string => `**${who}:** ${text.split('\n').map(escaped).join('  \n')}`;

/** When the first message of every conversation arrives, and how far apart they are. */
const BEGINS_MILLIS = Date.UTC(2027, 2, 1, 9);
const APART_MILLIS = 4 * 60_000;

function talk(policy: Policy, messages: readonly string[]): string {
  const zh = policy.language === 'zh';
  const lines: string[] = [];
  let memory: ReplyMemory | null = null;
  for (const [index, message] of messages.entries()) {
    const reading = readMessage(message, vocabularyOf(policy), standingOf(policy, memory));
    const moment = { policyHash: policy.name, nowMillis: BEGINS_MILLIS + index * APART_MILLIS };
    const decision = decideReply({ policy, ...moment, reading, memory, engine: null, flags: null, stock: null });
    if (!decision.ok) throw new Error(decision.message);
    lines.push(said(zh ? '买家' : 'Buyer', message), said(zh ? '卖家' : 'Seller', wordReply(decision.speech)));
    if (decision.deal) lines.push(receiptTerms(policy, decision.deal));
    if (decision.done) break;
    memory = decision.memory;
  }
  return lines.join('\n\n');
}

/** What the receipt of a deal says was agreed. */
function receiptTerms(policy: Policy, { offer }: AgreedDeal): string {
  const terms = {
    price: offer.price,
    currency: policy.currency,
    quantity: offer.quantity,
    labels: Object.fromEntries(
      (policy.terms ?? []).map((term) => [
        term.id,
        term.options.find(({ id }) => id === (offer.terms[term.id] ?? term.default))?.label ?? '',
      ]),
    ),
    charges: chargesOf(policy, offer),
    total: dealTotal(policy, offer),
  };
  return `Receipt: \`${JSON.stringify(terms)}\``;
}
