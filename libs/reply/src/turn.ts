import type { MessageReading } from '@svc/language';
import { fromMicros, POLICY_DEFAULTS, packageListMicros, priceStepMicros, type Policy } from '@svc/policy-rules';
import type { CurveRules } from './curve.js';
import { haveableOrder } from './haveable-order.js';
import type { Judge } from './lawful.js';
import { boundMemory, MEMORY_LIMITS, type PromisedOffer, type ReplyMemory, type StandingBid } from './memory.js';
import { figuresAfter, movesAfter, newBid, orderableBid } from './moves.js';
import { namedOptions, namedQuantity } from './named-order.js';
import { FAR_ABOVE } from './named-sum.js';
import { openWish } from './open-wish.js';
import { orderUnder, sameAsked, type Order } from './order.js';
import { isLive, joinPromises, promiseFor, underPolicy } from './promises.js';
import { readProposal, saidPrice, type Proposal } from './proposal.js';
import { identityOf } from './same-policy.js';

/** How many questions were left open, and by which messages, this one included. */
function questionsAfter(memory: ReplyMemory, reading: MessageReading): Partial<ReplyMemory> {
  const { turn, open_questions: before, question_turns: turns = [] } = memory;
  const open = (reading.facts.open_questions ?? []).length;
  if (open === 0) return {};
  return { open_questions: before + open, question_turns: [...turns, turn + 1].slice(-MEMORY_LIMITS.question_turns) };
}

/** What a message arrives with, beside the memory. */
export interface Arrival {
  policy: Policy;
  /** SHA-256 of the canonical policy, base64url. */
  policyHash: string;
  judge: Judge;
  /** The name under which the policy or the request asks for the bargain. */
  engine: string;
  reading: MessageReading;
  /** Whole seconds since 1970. */
  now: number;
  /** The caller takes back what was given before this second; 0 where nothing is. */
  revokedBefore: number;
  /** Whether the single thing that is sold is on hold for somebody else. */
  held: boolean;
  /** The highest bid that waits for the same thing in another conversation, a unit; 0 where none does. */
  outbidAt: number;
  /** The buyer's signature over the bid of this message; null where there is none. */
  signedBid: StandingBid['signed'] | null;
}

/** One buyer message in its place: what the rules of play look at. */
export interface Turn extends Arrival {
  /** The memory with this message counted and what it asks for noted. */
  memory: ReplyMemory;
  /** The place of the policy in the memory's list. */
  place: number;
  /** What was on the table when the message arrived and can still be had. */
  standing: PromisedOffer[];
  /** The options that were asked for and that no price of the package pays for, as `term=option`. */
  unpaid: string[];
  /** Those that no rule allows now, because their stock or a confirmation is missing. */
  impossible: string[];
  /** What was on the table and cannot be had any more. */
  gone: PromisedOffer[];
  proposal: Proposal;
  /** The unit price that this message plainly bids for the order; null where it bids none. */
  bid: number | null;
  /** Whether the figure named is so far above the price that it may be a slip: it is asked back, and never taken. */
  farAbove: boolean;
  /** What the message brings that was not there before. */
  fresh: Fresh;
  rules: CurveRules;
  maxRounds: number;
}

/** What is new in a message: a higher bid than any before, or another term, quantity, refusal or choice. */
export interface Fresh {
  better: boolean;
  /** Whether the figure as the buyer said it, a unit and charges included or not, is higher than every one before. */
  higher: boolean;
  other: boolean;
}

/** Counts the message and notes what the buyer bids, wants and will not have. */
export function openTurn(arrived: Arrival, before: ReplyMemory): Turn {
  const arrival = { ...arrived, reading: asMeant(arrived.reading, before) };
  const { policy, reading, judge } = arrival;
  const judged = underPolicy(before, { hash: arrival.policyHash, list: policy.list_price });
  const { now, revokedBefore } = arrival;
  const moment = { judge, now, revokedBefore, policy: judged.place, policies: judged.memory.policies };
  const kept = withLivePromises(judged.memory, (one) => isLive(one, moment));
  const standing = chosenFrom(kept, reading);
  const read = readProposal(policy, kept, standing, reading);
  const asked = withWishesBefore(policy, kept.unhad, read, reading);
  const { order, unpaid, impossible } = haveableOrder(judge, arrival.now * 1000, asked, read.asked);
  const proposal = { ...read, order };
  const farAbove = isFarAbove(arrival, proposal);
  const wants = wantsAfter(policy, reading, kept);
  const rules = curveRules(policy, kept.most_moves);
  const isPlain = reading.facts.unclear !== true && reading.facts.misspelled !== true && !farAbove;
  const bid = isPlain ? orderableBid(proposal, reading) : null;
  const { open_wish: wished, asked: _asked, ...rest } = kept;
  const open_wish = openWish(reading, proposal.price !== null && !farAbove, wished);
  const memory: ReplyMemory = {
    ...rest,
    of: identityOf(policy),
    turn: kept.turn + 1,
    quantity: namedQuantity(reading.package) ?? kept.quantity,
    ...wants,
    ...(Object.keys(read.asked).length > 0 && { asked: read.asked }),
    unhad: [...impossible, ...unpaid],
    moves: movesAfter(kept.moves, reading, newBid(policy, now, { bid, order }, kept)),
    ...figuresAfter(reading, proposal, kept, isPlain),
    ...questionsAfter(kept, reading),
    language: reading.facts.language,
  };
  if (open_wish !== undefined) memory.open_wish = open_wish;
  return {
    ...arrival,
    memory: boundMemory(memory),
    place: judged.place,
    standing,
    unpaid,
    impossible,
    gone: judged.memory.table.filter((one) => !kept.table.includes(one)),
    proposal,
    bid,
    farAbove,
    fresh: freshIn(reading, proposal, kept, wants),
    rules,
    maxRounds: policy.manner?.max_rounds ?? POLICY_DEFAULTS.maxRounds,
  };
}

/** A plain yes to "do you mean 700?" is a bid of 700, and none to the offer that stands. */
function asMeant(reading: MessageReading, { meant }: ReplyMemory): MessageReading {
  const isPlainYes = reading.intent === 'accept' && Object.keys(reading.package).length === 0;
  if (meant === undefined || !isPlainYes || reading.facts.choice !== undefined) return reading;
  return { ...reading, intent: 'offer', package: { price: meant } };
}

/** What is left of the promises: those that can still be had. */
function withLivePromises(memory: ReplyMemory, live: (one: PromisedOffer) => boolean): ReplyMemory {
  const table = memory.table.filter(live);
  const promised = joinPromises(memory.promised, memory.table).filter(live);
  return { ...memory, table, menu: memory.menu.filter(live), promised };
}

/**
 * The offers that a message can choose from: the table, or the last menu where it picks one that is not there. One of
 * the menu whose order was promised for less since costs that.
 */
function chosenFrom({ table, menu, promised }: ReplyMemory, { facts: { choice } }: MessageReading): PromisedOffer[] {
  if (choice === undefined || table.length > 1 || menu.length < 2) return table;
  return menu.map((one) => promiseFor([one, ...promised], one) ?? one);
}

/** The order with what was asked for before and could not be had: it may be had now. */
function withWishesBefore(
  policy: Policy,
  unhad: readonly string[],
  { order, said, asked }: Proposal,
  { facts, refuses, intent }: MessageReading,
): Order {
  if (facts.choice !== undefined || intent === 'accept') return order;
  const refused = namedOptions(policy, refuses);
  const wished = unhad
    .map((entry) => entry.split('=') as [string, string])
    .filter(([term]) => !said.includes(term) && refused[term] === undefined);
  return orderUnder(policy, { ...order, ...asked, terms: { ...order.terms, ...Object.fromEntries(wished) } });
}

/** How the price of this policy moves; after `mostMoves` moves it moves no further. */
export function curveRules(policy: Policy, mostMoves?: number): CurveRules {
  const { counters = POLICY_DEFAULTS.counters, max_rounds = POLICY_DEFAULTS.maxRounds } = policy.manner ?? {};
  const reached = counters.slice(0, Math.min(max_rounds, mostMoves ?? max_rounds));
  return { counters: reached.length > 0 ? reached : [0], step: fromMicros(priceStepMicros(policy)) };
}

/** What the buyer has asked for and refused, after this message. */
function wantsAfter(
  policy: Policy,
  reading: MessageReading,
  before: ReplyMemory,
): Pick<ReplyMemory, 'wanted' | 'unwanted'> {
  const named = namedOptions(policy, reading.package);
  const refused = Object.entries(namedOptions(policy, reading.refuses)).map(([term, option]) => `${term}=${option}`);
  const otherwise = Object.entries(reading.facts.paid_otherwise ?? {}).flatMap(([term, options]) =>
    options.map((option) => `${term}=${option}`),
  );
  const out = [...refused, ...otherwise];
  const asked = Object.entries(named).map(([term, option]) => `${term}=${option}`);
  const wanted = Object.entries({ ...namedOptions(policy, before.wanted), ...named }).filter(
    ([term, option]) => !out.includes(`${term}=${option}`),
  );
  return {
    wanted: Object.fromEntries(wanted),
    unwanted: [...new Set([...before.unwanted.filter((entry) => !asked.includes(entry)), ...out])],
  };
}

function isFarAbove({ policy, judge }: Pick<Turn, 'policy' | 'judge'>, { price, order }: Proposal): boolean {
  return price !== null && price > FAR_ABOVE * fromMicros(packageListMicros(policy, order, judge.context));
}

function freshIn(
  { package: said, facts, refuses }: MessageReading,
  proposal: Proposal,
  before: ReplyMemory,
  { wanted, unwanted }: Pick<ReplyMemory, 'wanted' | 'unwanted'>,
): Fresh {
  const quantity = namedQuantity(said);
  const higher = (saidPrice({ package: said, facts }, proposal) ?? 0) > before.best_said;
  const best = Math.max(...before.moves.map((move) => move.bid ?? 0), 0);
  const raised = proposal.price !== null && proposal.price > best;
  return {
    better: raised && (higher || facts.charges_apart === true),
    higher,
    other:
      facts.choice !== undefined ||
      (quantity !== null && quantity !== before.quantity) ||
      !sameAsked(proposal.asked, before.asked) ||
      Object.entries(wanted).some(([term, option]) => before.wanted[term] !== option) ||
      (Object.keys(refuses).length > 0 && unwanted.some((entry) => !before.unwanted.includes(entry))),
  };
}

/** Whether the message speaks of the deal: it proposes, refuses, takes a figure back, or asks for less. */
export function isBargaining({ reading, proposal }: Turn): boolean {
  const { intent, facts, refuses } = reading;
  return (
    intent === 'offer' ||
    intent === 'reject' ||
    facts.wants_discount === true ||
    facts.complains === true ||
    facts.takes_back === true ||
    proposal.said.length > 0 ||
    proposal.price !== null ||
    Object.keys(refuses).length > 0
  );
}
