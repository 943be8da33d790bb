import { readMessage, wordReply, type MessageReading, type Speech, type SpokenOffer } from '@svc/language';
import type { Random } from '@svc/numerics';
import type { Policy } from '@svc/policy-rules';
import {
  decideBid,
  decideReply,
  standingOf,
  vocabularyOf,
  type Circumstances,
  type ReplyDecision,
  type ReplyInput,
  type ReplyResult,
} from '@svc/reply';
import { auditReply } from './audit-course.js';
import { stepOf, type AuditedOffer, type Breach } from './audit.js';
import { speak, type BuyerKind } from './buyers.js';
import { arrive, keyOf, movesPrices, NEW_COURSE, proceed, type Course, type Moment } from './course.js';
import { edited } from './edits.js';
import { strayNumbers } from './wording.js';
import { BEGINS_MILLIS, createWorld, flagRecord, later, passTime, stockRecords } from './world.js';

/** One negotiation as it went. */
export interface Played {
  outcome: 'deal' | 'decline' | 'handoff' | 'open';
  decisions: number;
  breaches: { breach: Breach; detail: string }[];
}

/** How a negotiation is played. */
export interface PlaySetting {
  policy: Policy;
  buyer: BuyerKind;
  engine: string | null;
  random: Random;
  check?: NonNullable<ReplyInput['check']>;
}

const MAX_TURNS = 14;
/** How often a policy is edited before a message, and how often the seller decides on a bid that waits. */
const EDITS = 0.1;
const DECIDES = 0.15;

/** Plays one negotiation, message by message as a caller would, and audits everything that leaves. */
export function playNegotiation(setting: PlaySetting): Played {
  const { buyer, random } = setting;
  const upheaval = buyer === 'hostile' ? 0.25 : 0.05;
  const played: Played = { outcome: 'open', decisions: 0, breaches: [] };
  let moment: Moment = {
    policy: setting.policy,
    world: createWorld(setting.policy, random),
    nowMillis: BEGINS_MILLIS + random.integer(86_400) * 1000,
  };
  let course = NEW_COURSE;
  const earlier: Course[] = [];
  for (let turn = 1; turn <= MAX_TURNS; turn += 1) {
    if (buyer === 'hostile' && earlier.length > 0 && random.chance(0.08)) course = random.pick(earlier);
    earlier.push(course);
    const answered = takeTurn(setting, course, moment, turn);
    played.decisions += 1;
    played.breaches.push(...answered.breaches);
    if (!answered.decision) return played;
    const { decision } = answered;
    if (decision.done) return { ...played, outcome: decision.kind === 'deal' ? 'deal' : 'decline' };
    if (decision.kind === 'handoff' && random.chance(0.5)) return { ...played, outcome: 'handoff' };
    course = answered.course;
    moment = {
      policy: random.chance(EDITS) ? edited(moment.policy, random) : moment.policy,
      world: passTime(moment.world, moment.policy, random, upheaval),
      nowMillis: later(moment.nowMillis, random),
    };
  }
  return played;
}

interface Answered {
  decision: ReplyDecision | null;
  course: Course;
  breaches: Played['breaches'];
}

/** One message and its reply; now and then the seller decides on a bid that waits instead. */
function takeTurn(setting: PlaySetting, course: Course, moment: Moment, turn: number): Answered {
  const { random } = setting;
  const waits = course.memory?.bid ?? null;
  if (course.memory && waits && random.chance(DECIDES)) {
    const decided = decideBid({
      ...givenBy(setting, moment),
      ...aDecision(waits.price, random),
      memory: course.memory,
    });
    // A counter that the policy does not allow, or a bid that is too old, is refused with a reason.
    if (decided.ok) return audited(setting, arrive(course, moment, true), moment, null, decided);
  }
  const { reading, result } = answer(setting, course, moment, turn);
  if (typeof result === 'string' || !result.ok)
    return crashed(course, typeof result === 'string' ? result : `${result.code}: ${result.message}`);
  const arrived = arrive(withBid(course, moment, reading), moment, reading === null || movesPrices(reading));
  return audited(setting, arrived, moment, reading, result);
}

const crashed = (course: Course, detail: string): Answered => ({
  decision: null,
  course,
  breaches: [{ breach: 'crashed', detail }],
});

/** What a person decides on a bid, with a price of their own where they counter. */
const aDecision = (bid: number, random: Random) => {
  const decision = random.pick(['accept', 'counter', 'decline'] as const);
  return { decision, by: 'Ann', price: decision === 'counter' ? Math.ceil(bid * 1.01) : null };
};

function givenBy(
  { engine, random, check }: PlaySetting,
  { policy, world, nowMillis }: Moment,
): Omit<Circumstances, 'memory'> {
  return {
    policy,
    policyHash: JSON.stringify(policy),
    engine,
    flags: flagRecord(world, policy, random),
    stock: stockRecords(world, policy, random),
    nowMillis,
    ...(check ? { check } : {}),
  };
}

function answer(
  setting: PlaySetting,
  { memory, table }: Course,
  moment: Moment,
  turn: number,
): { reading: MessageReading | null; result: ReplyResult | string } {
  const { policy } = moment;
  const said = speak(setting.buyer, { policy, offers: table, turn, random: setting.random });
  const given = givenBy(setting, moment);
  try {
    const reading =
      'reading' in said ? said.reading : readMessage(said.text, vocabularyOf(policy), standingOf(policy, memory));
    return { reading, result: decideReply({ ...given, reading, memory }) };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { reading: null, result: `${JSON.stringify(said)} ${reason}` };
  }
}

/** The course with the figure of a message. */
function withBid(course: Course, { nowMillis }: Moment, reading: MessageReading | null): Course {
  const price = reading?.package.price;
  return typeof price === 'number' ? { ...course, bids: [...course.bids, { price, atMillis: nowMillis }] } : course;
}

function audited(
  setting: PlaySetting,
  course: Course,
  moment: Moment,
  reading: MessageReading | null,
  decision: ReplyDecision,
): Answered {
  const offers = offersOf(decision);
  const approved = reading === null || isApprovedByRule(course, moment, decision);
  const found = auditReply(course, moment, { decision, offers, reading, approved });
  const text = wordingOf(decision);
  const { figure } = decision.speech;
  const known = [...offers, ...(figure === undefined ? [] : [{ price: figure, quantity: 1, terms: {} }])];
  // What the buyer said of a time is said back to them, to ask what it is.
  const asked = reading?.facts.time_open?.words;
  const own = asked === undefined ? text : text.replaceAll(asked, ' ');
  const stray = strayNumbers(policiesOf(course, moment), known, own, decision.seller.standing_bid?.expires_at);
  if (isWordedOtherwise(moment, decision)) found.push({ breach: 'wording_names_another_deal', about: text });
  if (stray.length > 0) found.push({ breach: 'wording_names_another_price', about: { stray, text } });
  return {
    decision,
    course: proceed(course, moment, decision, offers, approved),
    breaches: found.map(({ breach, about }) => ({
      breach,
      detail: `${moment.policy.name} ${setting.buyer} ${decision.decided_by} ${JSON.stringify(about)}`,
    })),
  };
}

/** Whether a rule of the seller approves what is offered: it was bid long enough ago, at what the rule asks or more. */
function isApprovedByRule({ bids }: Course, { policy, nowMillis }: Moment, { offer }: ReplyDecision): boolean {
  const { approve } = policy.manner ?? {};
  if (approve === undefined || offer === null || offer.price < approve.from) return false;
  const waited = (approve.after_hours ?? 24) * 3_600_000;
  // A bid stands at the price step that it reaches.
  const step = Number(stepOf(policy)) / 1e12;
  const isBid = (price: number): boolean => price >= offer.price && price - offer.price < step;
  return bids.some(({ price, atMillis }) => isBid(price) && nowMillis - atMillis >= waited - 1000);
}

/** The policies whose texts may stand in a reply: that of now, and those of the promises that can still be had. */
const policiesOf = ({ made }: Course, { policy }: Moment): Policy[] => [policy, ...made.map((one) => one.policy)];

/** Every offer that a reply shows, the one on the table and those of its menu, with all that was promised in it. */
function offersOf({ speech, memory }: ReplyDecision): AuditedOffer[] {
  return spokenIn(speech).map((one, index) => ({
    price: one.price,
    quantity: one.quantity,
    ...(one.total === undefined ? {} : { total: one.total }),
    ...(one.periods === undefined ? {} : { periods: one.periods }),
    ...(one.totalPerPeriod === undefined ? {} : { totalPerPeriod: one.totalPerPeriod }),
    extras: chargesIn(one),
    terms: memory.table[index]?.terms ?? {},
    counts: memory.table[index]?.counts ?? {},
  }));
}

const spokenIn = ({ menu, offer }: Speech): readonly SpokenOffer[] => (menu.length > 1 ? menu : offer ? [offer] : []);

/** Whether an offer is worded otherwise than it is promised: an option that is not said is the usual one. */
function isWordedOtherwise({ policy }: Moment, { speech, memory }: ReplyDecision): boolean {
  return spokenIn(speech).some(({ quantity, terms }, index) => {
    const said = Object.fromEntries(terms.map((term) => [term.id, term.option]));
    const promised = memory.table[index];
    return promised === undefined || keyOf(policy, { ...promised, quantity, terms: said }) !== keyOf(policy, promised);
  });
}

const chargesIn = (offer: SpokenOffer): number[] => offer.terms.flatMap(({ charge }) => charge ?? []);

function wordingOf(decision: ReplyDecision): string {
  return [wordReply(decision.speech), decision.offer?.line ?? '', ...decision.menu.map((item) => item.line)].join('\n');
}
