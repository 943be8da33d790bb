import { readMessage, wordReply } from '@svc/language';
import { createRandom, type Random } from '@svc/numerics';
import { TEMPLATES } from '@svc/policy-compiler';
import type { Policy, StockRecord } from '@svc/policy-rules';
import { decideReply, standingOf, vocabularyOf, type ReplyDecision, type ReplyMemory } from '@svc/reply';
import type { AuditedOffer } from '../negotiations/audit.js';
import { chargesOn } from './judge-deals.js';
import { asksBack } from './judge-words.js';
import { judge, WRONGS, type Bid, type Course, type SeenReply, type Wrong } from './judge.js';
import { sayNext, type Meaning } from './meanings.js';
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

const MAX_TURNS = 12;
const SAMPLES = 12;

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
    const policy = policies[index % policies.length] as Policy;
    talkThrough(policy, createRandom(`${seed}/${index}`), report, index, watch);
    report.conversations += 1;
  }
  return report;
}

/** How many wrongs a run found. */
export const wrongCount = ({ wrongs }: ConversationReport): number =>
  Object.values(wrongs).reduce((sum, count) => sum + count, 0);

function talkThrough(policy: Policy, random: Random, report: ConversationReport, index: number, watch?: Watch): void {
  const binds = policy.inventory?.bind ?? [];
  const world = { confirmed: new Set<string>(), levels: binds.map(() => 1e9) };
  const course: Course = { policy, world, shown: [], bids: [], lastCalled: false, openWish: null };
  const stock: StockRecord[] = binds.map((bind) => ({ ...bind.match, status: 'available' }));
  let memory: ReplyMemory | null = null;
  let left = false;
  let counted: number | null = null;
  let knowsMiddle = false;
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const [first] = course.shown.at(-1) ?? [];
    const { meaning, text } = sayNext(
      {
        policy,
        price: first?.price ?? null,
        quantity: first?.quantity ?? policy.quantity?.min ?? 1,
        offers: course.shown.at(-1)?.length ?? 0,
        lastBid: course.bids.at(-1)?.price ?? null,
        knowsMiddle: knowsMiddle && course.shown.at(-1)?.length === 1,
        left,
        counted,
        charged: chargedOption(policy, course.shown.at(-1) ?? []),
      },
      random,
    );
    if (left && meaning.kind !== 'bluff') report.returns += 1;
    if (meaning.kind === 'bid' && meaning.said === 'middle') report.middles += 1;
    left = meaning.kind === 'bluff';
    counted = countAfter(meaning, counted);
    const reading = readMessage(text, vocabularyOf(policy), standingOf(policy, memory));
    const decision = decideReply({ policy, reading, memory, engine: null, flags: null, stock });
    if (!decision.ok) return note(report, ['crashed'], `#${index} ${decision.message}`);
    const reply = seenOf(decision);
    watch?.(`${text}   ${JSON.stringify(meaning)}`, `${reply.text}   (${decision.decided_by})`);
    noteBid(course, meaning, reply, decision);
    knowsMiddle = isPlainBid(policy, meaning, reply);
    note(
      report,
      judge(course, meaning, reply),
      `#${index} ${policy.name} | ${text} | ${JSON.stringify(meaning)} | ${reply.text}`,
    );
    report.replies += 1;
    if (decision.kind === 'deal') report.deals += 1;
    if (decision.kind === 'decline') report.declines += 1;
    if (decision.done) return;
    if (reply.offers.length > 0 && !leavesTable(course, reply)) course.shown.push([...reply.offers]);
    if (isHeard(meaning, reply)) noteWish(course, meaning);
    memory = JSON.parse(JSON.stringify(decision.memory)) as ReplyMemory;
  }
}

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

/** A wish stands open until the buyer bids without one, or does without the option that it names. */
function noteWish(course: Course, meaning: Meaning): void {
  if (meaning.kind === 'bid') course.openWish = meaning.wish ?? null;
  else if (meaning.kind === 'total' || meaning.kind === 'yes_at_other_price') course.openWish = null;
  else if (meaning.kind === 'do_without' && course.openWish !== null && namesOption(course, meaning))
    course.openWish = null;
}

/** Whether the open wish names an option of the policy by its label. */
function namesOption({ policy, openWish }: Course, { term, option }: { term: string; option: string }): boolean {
  const options = policy.terms?.find(({ id }) => id === term)?.options ?? [];
  const label = options.find(({ id }) => id === option)?.label ?? '';
  return label !== '' && (openWish ?? '').toLowerCase().includes(label.toLowerCase());
}

/** Whether a message was a unit price of what the reply offers, and nothing else, and was heard. */
function isPlainBid(policy: Policy, meaning: Meaning, reply: SeenReply): boolean {
  const plain = meaning.kind === 'bid' && meaning.option === undefined && meaning.wish === undefined;
  const charged = (policy.terms ?? []).some((term) => term.options.some((option) => option.charge !== undefined));
  return plain && !charged && isHeard(meaning, reply);
}

/** Whether a bid was understood: not asked back, nor left to a person who is not told of it. */
function isHeard(meaning: Meaning, { kind, text, offers }: SeenReply): boolean {
  if (asksBack(text)) return false;
  return kind !== 'handoff' || ('price' in meaning && offers.some((offer) => offer.price === meaning.price));
}

/** Whether a hand-off only names the first of what lies on the table: all of it still does. */
function leavesTable({ shown }: Course, { kind, offers: [first] }: SeenReply): boolean {
  const table = shown.at(-1) ?? [];
  return kind === 'handoff' && table.some((one) => one.price === first?.price && one.quantity === first.quantity);
}

function note(report: ConversationReport, wrongs: readonly Wrong[], detail: string): void {
  for (const wrong of wrongs) {
    report.wrongs[wrong] += 1;
    if (report.samples.length < SAMPLES) report.samples.push(`${wrong}: ${detail}`);
  }
}

/**
 * What the buyer has bid by their own meaning; quantity and options that they left out are those that the seller
 * answers with.
 */
function noteBid(course: Course, meaning: Meaning, reply: SeenReply, { offer }: ReplyDecision): void {
  if (meaning.kind === 'do_without') course.bids = course.bids.map((bid) => bidWithout(course, bid, meaning));
  if (meaning.kind === 'request') course.bids = course.bids.map((bid) => bidWith(bid, meaning));
  if (!isHeard(meaning, reply)) return;
  if (meaning.kind !== 'bid' && meaning.kind !== 'total' && meaning.kind !== 'yes_at_other_price') return;
  const quantity = (meaning.kind === 'yes_at_other_price' ? undefined : meaning.quantity) ?? offer?.quantity ?? 1;
  const terms = {
    ...offer?.terms,
    ...(meaning.kind === 'bid' && meaning.term ? { [meaning.term]: meaning.option ?? '' } : {}),
  };
  const named = meaning.kind === 'total' ? meaning.total / meaning.quantity : meaning.price;
  const bid = { price: Math.floor(named * 1e4 + 1e-6) / 1e4, quantity, terms };
  // A total is all that is paid.
  const onTop = meaning.kind === 'total' ? chargesOn(course.policy, bid) : 0;
  course.bids.push({ ...bid, price: bid.price - onTop });
}

/**
 * A bid of one who has since done without a charged option: of a single one less what was to be paid on top for it. A
 * figure that is the very price of an offer with that option was meant beside what is paid on top.
 */
function bidWithout({ policy, shown }: Course, bid: Bid, { term, option }: { term: string; option: string }): Bid {
  if (bid.terms[term] !== option) return bid;
  const standard = policy.terms?.find(({ id }) => id === term)?.default ?? option;
  const without = { ...bid, terms: { ...bid.terms, [term]: standard }, whole: bid };
  const beside = shown.flat().some(({ price, terms }) => price === bid.price && terms[term] === option);
  if (bid.quantity > 1 || beside) return without;
  return { ...without, price: bid.price - chargesOn(policy, bid) + chargesOn(policy, without) };
}

/** A bid of one who asks again for the option that they did without: what they bid with it stands. */
const bidWith = (bid: Bid, { term, option }: { term: string; option: string }): Bid =>
  bid.whole?.terms[term] === option ? bid.whole : bid;

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

function offersIn({ speech, offer }: ReplyDecision): AuditedOffer[] {
  if (!offer) return [];
  const own = { price: offer.price, quantity: offer.quantity, terms: offer.terms, total: offer.total };
  const others = speech.menu.slice(1).map(({ price, quantity, total, terms }) => {
    const chosen = Object.fromEntries(terms.map((term) => [term.id, term.option]));
    return { price, quantity, total, terms: chosen };
  });
  return [own, ...others];
}
