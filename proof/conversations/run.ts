import { readMessage, wordReply } from '@svc/language';
import { createRandom, type Random } from '@svc/numerics';
import { TEMPLATES } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';
import {
  decideReply,
  standingOf,
  vocabularyOf,
  type Circumstances,
  type ReplyDecision,
  type ReplyMemory,
} from '@svc/reply';
import type { AuditedOffer } from '../negotiations/audit.js';
import { dearer } from '../negotiations/edits.js';
import { variant } from '../negotiations/manners.js';
import { BEGINS_MILLIS, later } from '../negotiations/world.js';
import {
  hear,
  isHeard,
  moveOn,
  newCourse,
  noteBid,
  noteReply,
  tableOf,
  type Course,
  type SeenReply,
} from './course.js';
import { judge, WRONGS, type Wrong } from './judge.js';
import { sayNext, type Meaning, type Seen } from './meanings.js';
import { PLAIN_POLICIES } from './plain-policies.js';

/** What a run found. */
export interface ConversationReport {
  conversations: number;
  replies: number;
  deals: number;
  declines: number;
  /** Bids at the middle of both sides' last ones, and messages of buyers who had left. */
  middles: number;
  returns: number;
  wrongs: Record<Wrong, number>;
  /** The first few, in words. */
  samples: string[];
}

const MAX_TURNS = 14;
const SAMPLES = 12;
/** Two days and an hour: an offer that is good for two days is over. */
const PAUSE_MILLIS = 49 * 3_600_000;

/** Hears every message and its reply, in words. */
export type Watch = (message: string, reply: string) => void;

/**
 * Talks through seeded conversations, from the one numbered `from` on, with buyers who ask, bluff, name totals, change
 * quantity, refuse and return. Equal settings give equal reports.
 */
export function runConversations({
  count,
  seed,
  from = 0,
  watch,
}: {
  count: number;
  seed: number;
  from?: number;
  watch?: Watch;
}): ConversationReport {
  const policies = [...PLAIN_POLICIES, ...TEMPLATES.map((template) => template.policy)];
  const report: ConversationReport = {
    conversations: 0,
    replies: 0,
    deals: 0,
    declines: 0,
    middles: 0,
    returns: 0,
    wrongs: Object.fromEntries(WRONGS.map((wrong) => [wrong, 0])) as Record<Wrong, number>,
    samples: [],
  };
  for (let index = from; index < from + count; index += 1) {
    const random = createRandom(`${seed}/${index}`);
    talkThrough(variant(policies[index % policies.length] as Policy, index, random), random, report, index, watch);
    report.conversations += 1;
  }
  return report;
}

/** How many wrongs a run found. */
export const wrongCount = ({ wrongs }: ConversationReport): number =>
  Object.values(wrongs).reduce((sum, count) => sum + count, 0);

/** How often a policy is edited before a message, and how often two days pass. */
const EDITS = 0.03;
const PAUSES = 0.04;

function talkThrough(drawn: Policy, random: Random, report: ConversationReport, index: number, watch?: Watch): void {
  const course = newCourse(drawn, BEGINS_MILLIS + random.integer(86_400) * 1000);
  const buyer: Buyer = { left: false, counted: null, knowsMiddle: false };
  let memory: ReplyMemory | null = null;
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const { meaning, text } = sayNext(seenBy(course, buyer), random);
    const { policy } = course;
    if (buyer.left && meaning.kind !== 'bluff') report.returns += 1;
    if (meaning.kind === 'bid' && meaning.said === 'middle') report.middles += 1;
    const reading = readMessage(text, vocabularyOf(policy), standingOf(policy, memory));
    const decision = decideReply({ ...givenBy(course), reading, memory });
    if (!decision.ok) return note(report, ['crashed'], `#${index} ${decision.message}`);
    const reply = seenOf(decision);
    watch?.(`${text}   ${JSON.stringify(meaning)}`, `${reply.text}   (${decision.decided_by})`);
    noteBid(course, meaning, reply);
    hear(course, meaning);
    note(
      report,
      judge(course, meaning, reply),
      `#${index} ${policy.name} | ${text} | ${JSON.stringify(meaning)} | ${reply.text}`,
    );
    report.replies += 1;
    if (decision.kind === 'deal') report.deals += 1;
    if (decision.kind === 'decline') report.declines += 1;
    if (decision.done) return;
    noteReply(course, meaning, reply);
    buyer.left = meaning.kind === 'bluff';
    buyer.counted = countAfter(meaning, buyer.counted);
    buyer.knowsMiddle = isPlainBid(policy, meaning, reply);
    memory = JSON.parse(JSON.stringify(decision.memory)) as ReplyMemory;
    moveOn(
      course,
      random.chance(EDITS) ? dearer(policy, random) : policy,
      random.chance(PAUSES) ? course.nowMillis + PAUSE_MILLIS : later(course.nowMillis, random),
    );
  }
}

/** What a buyer keeps in mind between messages. */
interface Buyer {
  /** Whether their last message was a leave-taking. */
  left: boolean;
  /** The count that they named, as long as they have named no price. */
  counted: number | null;
  /** Whether both sides know the middle of their last figures. */
  knowsMiddle: boolean;
}

function seenBy(course: Course, { left, counted, knowsMiddle }: Buyer): Seen {
  const { policy, shown, bids } = course;
  const table = shown.at(-1) ?? [];
  return {
    policy,
    price: table[0]?.price ?? null,
    quantity: table[0]?.quantity ?? policy.quantity?.min ?? 1,
    live: tableOf(course).length > 0,
    offers: table.length,
    choices: course.menu.filter(({ untilMillis }) => untilMillis > course.nowMillis).length,
    lastBid: bids.at(-1)?.price ?? null,
    knowsMiddle: knowsMiddle && table.length === 1,
    left,
    counted,
    charged: chargedOption(policy, table),
  };
}

const givenBy = ({ policy, nowMillis }: Course): Omit<Circumstances, 'memory'> => ({
  policy,
  policyHash: JSON.stringify(policy),
  engine: null,
  flags: null,
  stock: (policy.inventory?.bind ?? []).map((bind) => ({ ...bind.match, status: 'available' })),
  nowMillis,
});

/** An option of the one offer on the table that costs something on top; null where there is none. */
function chargedOption(
  policy: Policy,
  [offer, ...more]: readonly AuditedOffer[],
): { term: string; option: string } | null {
  if (!offer || more.length > 0) return null;
  const charged = (policy.terms ?? []).flatMap((term) =>
    term.options
      .filter((option) => option.id !== term.default && option.charge && offer.terms[term.id] === option.id)
      .map((option) => ({ term: term.id, option: option.id })),
  );
  return charged[0] ?? null;
}

/** After a price a bare number may be a price. */
const NO_MORE_COUNTS = 0;

/** The count that the buyer has named, as long as they name no price. */
function countAfter(meaning: Meaning, before: number | null): number | null {
  if (['bid', 'total', 'yes_at_other_price'].includes(meaning.kind)) return NO_MORE_COUNTS;
  const names = meaning.kind === 'quantity' || meaning.kind === 'recount';
  return names && before !== NO_MORE_COUNTS ? meaning.quantity : before;
}

/** Whether a message was a unit price of what the reply offers, and nothing else, and was heard. */
function isPlainBid(policy: Policy, meaning: Meaning, reply: SeenReply): boolean {
  const plain = meaning.kind === 'bid' && meaning.option === undefined && meaning.wish === undefined;
  const charged = (policy.terms ?? []).some((term) => term.options.some((option) => option.charge !== undefined));
  return plain && !charged && isHeard(meaning, reply);
}

function note(report: ConversationReport, wrongs: readonly Wrong[], detail: string): void {
  for (const wrong of wrongs) {
    report.wrongs[wrong] += 1;
    if (report.samples.length < SAMPLES) report.samples.push(`${wrong}: ${detail}`);
  }
}

function seenOf(decision: ReplyDecision): SeenReply {
  const { speech, offer, menu, kind } = decision;
  const text = wordReply(speech);
  const lines = menu.length > 1 ? menu.map((item) => item.line) : offer ? [offer.line] : [];
  const said = lines.every((line) => text.includes(line));
  return {
    kind,
    text,
    textWithOffer: said ? text : [text, '', ...lines].join('\n'),
    lines,
    offers: offersIn(decision),
  };
}

/** What is paid in all, and each period where it is paid by time; what has no end is paid by the period. */
const sumsOf = ({ total, totalPerPeriod }: { total?: number; totalPerPeriod?: number }) => ({
  ...(total === undefined && totalPerPeriod === undefined ? {} : { total: total ?? totalPerPeriod }),
  ...(totalPerPeriod === undefined ? {} : { totalPerPeriod }),
});

function offersIn({ speech, offer }: ReplyDecision): AuditedOffer[] {
  if (!offer) return [];
  const { price, quantity, terms } = offer;
  const own = { price, quantity, terms, ...sumsOf({ ...offer, totalPerPeriod: offer.total_per_period }) };
  const others = speech.menu.slice(1).map((one) => ({
    price: one.price,
    quantity: one.quantity,
    terms: Object.fromEntries(one.terms.map((term) => [term.id, term.option])),
    ...sumsOf(one),
  }));
  return [own, ...others];
}
