import type { MessageReading } from '@svc/language';
import type { Policy } from '@svc/policy-rules';
import type { ReplyDecision, ReplyMemory } from '@svc/reply';
import { auditOffer, type AuditedOffer } from './audit.js';
import { reserveOf } from './reserve.js';
import type { World } from './world.js';

/** What holds when a message arrives. */
export interface Moment {
  policy: Policy;
  world: World;
  nowMillis: number;
}

/** An offer that was made, with what held when it was: it can be had until its time. */
export interface Made extends Moment {
  key: string;
  price: number;
  untilMillis: number;
  /** Whether a person, or a rule of the seller, approved it. */
  approved: boolean;
}

/** A negotiation as the auditor keeps it, with the state that was handed out: an older one can be played again. */
export interface Course {
  memory: ReplyMemory | null;
  /** The offers of the last reply, and of the last menu. */
  table: readonly AuditedOffer[];
  menu: readonly AuditedOffer[];
  /** What was made and can still be had, the newest last. */
  made: readonly Made[];
  /** The price of every order that was offered since anything came that may move one. */
  quoted: ReadonlyMap<string, number>;
  /** The figures of the buyer, with the time of each. */
  bids: readonly { price: number; atMillis: number }[];
  /** The moment of the last reply; null before the first. */
  last: Moment | null;
}

export const NEW_COURSE: Course = {
  memory: null,
  table: [],
  menu: [],
  made: [],
  quoted: new Map(),
  bids: [],
  last: null,
};

/** As many promises as a state keeps. */
const MOST_MADE = 16;
const HOUR_MILLIS = 3_600_000;
const VALID_HOURS = 48;

/**
 * An order without its price, as a key: its counts, its periods, every term that the offer names, and those of the
 * policy at their default.
 */
export function keyOf(policy: Policy, { quantity, periods, terms, counts = {} }: Omit<AuditedOffer, 'price'>): string {
  const defaults = Object.fromEntries((policy.terms ?? []).map((term) => [term.id, term.default]));
  return JSON.stringify([quantity, periods ?? null, Object.entries({ ...defaults, ...terms }).sort(), counts]);
}

/** The course when a message arrives: without what can be had no more, and with its prices open where they may move. */
export function arrive(course: Course, moment: Moment, moves: boolean): Course {
  const { last } = course;
  const isSame =
    last !== null &&
    last.policy === moment.policy &&
    sameFlags(last.world, moment.world) &&
    reserveOf(last.policy, last.nowMillis) === reserveOf(moment.policy, moment.nowMillis);
  const made = course.made.filter((one) => isLive(one, moment));
  // Where a promise has lapsed its order costs what the bargain says again.
  const promised = [...course.quoted].filter(([key]) => made.some((one) => one.key === key));
  return { ...course, made, quoted: new Map(isSame && !moves ? promised : []) };
}

/** Whether an offer that was made can still be had; one of this policy has to keep its rules with the flags of now. */
function isLive(one: Made, { policy, world, nowMillis }: Moment): boolean {
  if (Math.floor(one.untilMillis / 1000) <= Math.floor(nowMillis / 1000)) return false;
  const breaches = auditOffer(one.policy, { ...one.world, levels: world.levels }, offerOf(one));
  if (one.policy !== policy) return !breaches.includes('out_of_stock');
  return auditOffer(policy, world, offerOf(one)).length === 0;
}

/** An offer that was made, as it was. */
export function offerOf({ key, price }: Pick<Made, 'key' | 'price'>): AuditedOffer {
  const [quantity, periods, terms, counts] = JSON.parse(key) as [
    number,
    number | null,
    [string, string][],
    Record<string, number>,
  ];
  return { price, quantity, ...(periods === null ? {} : { periods }), terms: Object.fromEntries(terms), counts };
}

/** The promise that an offer repeats, where one was made at this very price. */
export const promiseOf = (course: Course, key: string, price: number): Made | undefined =>
  course.made.find((one) => one.key === key && one.price === price);

/** Whether a message can move a price: it names a figure, takes one back, or asks for less. */
export function movesPrices({ package: named, facts }: MessageReading): boolean {
  return (
    named.price !== undefined || facts.total !== undefined || facts.wants_discount === true || facts.takes_back === true
  );
}

/** The course after a reply and the offers that it made. */
export function proceed(
  course: Course,
  moment: Moment,
  { memory, kind, decided_by: rule }: ReplyDecision,
  offers: readonly AuditedOffer[],
  approved: boolean,
): Course {
  const hours = moment.policy.manner?.offer_valid_hours ?? VALID_HOURS;
  const untilMillis = moment.nowMillis + hours * HOUR_MILLIS;
  const made = new Map(course.made.map((one) => [one.key, one]));
  const quoted = new Map(course.quoted);
  // What is shown again is promised anew, also where a person takes over.
  for (const { price, ...order } of kind === 'offer' || kind === 'handoff' ? offers : []) {
    const key = keyOf(moment.policy, order);
    const before = promiseOf(course, key, price);
    // What an earlier policy or a person gave ends at its time; then the price is that of the bargain again.
    if (approved || before?.approved || (before && !isOfNow(before, moment))) quoted.delete(key);
    // A message that was not understood is answered with what lay there, at the price that it had.
    else if (kind === 'offer' && rule !== 'rule:unclear') quoted.set(key, price);
    if ((made.get(key)?.price ?? Infinity) < price) continue;
    made.delete(key);
    const isOlder = before !== undefined && before.policy !== moment.policy;
    made.set(key, isOlder ? before : { ...moment, key, price, untilMillis, approved: approved || !!before?.approved });
  }
  return {
    memory: JSON.parse(JSON.stringify(memory)) as ReplyMemory,
    table: offers,
    menu: kind === 'offer' && offers.length > 1 ? offers : course.menu,
    made: [...made.values()].slice(-MOST_MADE),
    quoted,
    bids: course.bids,
    last: moment,
  };
}

const isOfNow = (one: Made, { policy, world }: Moment): boolean => one.policy === policy && sameFlags(one.world, world);

const sameFlags = (one: World, other: World): boolean =>
  [...one.confirmed].sort().join(' ') === [...other.confirmed].sort().join(' ');
