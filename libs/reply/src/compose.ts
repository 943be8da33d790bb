import { menuLabel, offerLine, type Speech, type SpokenOffer, type SpokenReason } from '@svc/language';
import { flagConfirmed, netPerUnit, POLICY_DEFAULTS, priceDecimals, type Offer } from '@svc/policy-rules';
import { boundMemory, type PromisedOffer, type ReplyKind, type ReplyMemory } from './memory.js';
import { leavesOrderOpen, notesOf } from './notes.js';
import { wishNotes } from './open-wish.js';
import { orderOf, sameOrder } from './order.js';
import { agreedPromise, joinPromises, stated, withEvidence } from './promises.js';
import { earlierPromise, mayBeOffered } from './quote.js';
import { trueReason } from './reasons.js';
import type { AgreedDeal, RepliedOffer, ReplyDecision } from './reply.js';
import { thingsOf } from './same-policy.js';
import { sellerSide } from './seller-side.js';
import { spokenOffer } from './spoken-offer.js';
import type { Turn } from './turn.js';

/** Reasons under which the reply asks for something else than a yes, or for nothing. */
const ASKS_SOMETHING_ELSE: ReadonlySet<SpokenReason> = new Set([
  'courtesy',
  'stays_open',
  'unclear',
  'ask_price',
  'did_you_mean',
]);

/** Reasons under which the reply tells something: a nod behind it may be one to that. */
const ANSWERS: ReadonlySet<SpokenReason> = new Set(['answering', 'never_given']);

/** Whether a reply puts its offer to the buyer, so that a mere nod answers it. */
const asksForYes = ({ reason }: Move, { facts }: Turn['reading']): boolean =>
  !ASKS_SOMETHING_ELSE.has(reason) &&
  !ANSWERS.has(reason) &&
  !(reason === 'offering' && (facts.open_questions?.length ?? 0) > 0);

/** A move before its last check. */
export interface Move {
  kind: ReplyKind;
  /** What is to lie on the table; more than one makes a menu. */
  offers: readonly Offer[];
  reason: SpokenReason;
  decidedBy: string;
  why: string;
  /** The memory to go on with, where the move has changed it. */
  memory?: ReplyMemory;
  unclear?: number;
  /** The handoff subject's text. */
  handoff?: string | null;
  /** The person who decided the offers, where one did. */
  by?: string;
  /** Whether a person takes over and is told where the talk stands. */
  summarised?: boolean;
}

/**
 * Turns a move into a reply. Here every offer passes the judge once more: one that fails never leaves. Null where
 * the move needs an offer and none is left.
 */
export function compose(turn: Turn, move: Move): ReplyDecision | null {
  const offers = move.offers.filter((offer) => mayBeOffered(turn, offer)).map((offer) => promiseOf(turn, move, offer));
  if ((move.kind === 'offer' || move.kind === 'deal') && offers.length === 0) return null;
  const speech = speechOf(turn, { ...move, reason: trueReason(move.reason, { turn, offers }) }, offers);
  const [first] = offers;
  const menu = speech.menu.map((one, index) => ({
    option: menuLabel(index, speech.language),
    line: offerLine(one, speech),
    price: one.price,
  }));
  const memory = memoryAfter(turn, move, offers);
  return {
    ok: true,
    kind: move.kind,
    offer: first && speech.offer ? repliedOffer(turn, first, speech.offer, speech) : null,
    menu,
    speech,
    decided_by: move.decidedBy,
    why: move.why,
    done: move.kind === 'deal' || move.kind === 'decline',
    deal: move.kind === 'deal' && first ? agreedDeal(turn, first, speech) : null,
    memory,
    seller: sellerSide({ ...turn, memory }, move.summarised === true),
  };
}

/** An offer as it is promised: one of an earlier policy as it was, any other until its time from now on. */
function promiseOf(turn: Turn, { by }: Move, offer: Offer): PromisedOffer {
  const earlier = earlierPromise(turn, offer);
  if (earlier) return earlier;
  const { policy, now, place, memory } = turn;
  const hours = policy.manner?.offer_valid_hours ?? POLICY_DEFAULTS.offerValidHours;
  const decided = by ?? memory.promised.find((one) => one.price === offer.price && sameOrder(one, offer))?.by;
  const flags = (policy.grants ?? []).flatMap(({ flag }) => (flagConfirmed(turn.judge.context, flag) ? [flag] : []));
  return {
    ...stated(policy, offer),
    given: now,
    until: now + hours * 3600,
    policy: place,
    ...(decided !== undefined && { by: decided }),
    ...(flags.length > 0 && { flags }),
  };
}

function agreedDeal(turn: Turn, promise: PromisedOffer, { language }: Speech): AgreedDeal {
  const { policy, memory, engine, place } = turn;
  const promised = promise.policy === place ? null : agreedPromise(promise, memory);
  const bind = [...(policy.inventory?.bind ?? []), ...(promised?.binds ?? [])];
  return {
    offer: { price: promise.price, ...orderOf(promise) },
    promised,
    approved_by: promise.by ?? null,
    language,
    engine,
    turns: memory.turn,
    things: [...new Set(thingsOf({ ...policy, inventory: { bind } }))],
  };
}

function repliedOffer(turn: Turn, promise: PromisedOffer, spoken: SpokenOffer, speech: Speech): RepliedOffer {
  const { price, charges, total, total_per_period: perPeriod, until } = promise;
  const { terms, ...ordered } = orderOf(promise);
  const { period } = turn.policy;
  return {
    terms: { ...terms },
    line: offerLine(spoken, speech),
    price,
    ...ordered,
    ...(period && ordered.periods !== undefined && { period: period.unit }),
    charges,
    ...(perPeriod !== undefined && { total_per_period: perPeriod }),
    ...(total !== undefined && { total }),
    valid_until: new Date(until * 1000).toISOString(),
    net: netPerUnit(turn.policy, promise),
    inside_policy: mayBeOffered(turn, promise),
  };
}

function memoryAfter(turn: Turn, move: Move, offers: readonly PromisedOffer[]): ReplyMemory {
  const { memory: current, reading, proposal, policy, place } = turn;
  const inDoubt = move.kind === 'offer' && leavesOrderOpen(turn);
  const { told: _told, meant: _meant, ...memory } = move.memory ?? current;
  const isOffered = move.kind === 'offer';
  const told = isOffered ? toldOption(reading, offers) : null;
  const after = boundMemory({
    ...memory,
    table: [...offers],
    menu: isOffered && offers.length > 1 ? [...offers] : memory.menu,
    promised: isOffered ? joinPromises(memory.promised, offers) : memory.promised,
    done: move.kind === 'deal',
    unclear: move.unclear ?? (inDoubt ? 1 : 0),
    last_kind: move.kind,
    awaits_yes: !inDoubt && asksForYes(move, reading),
    ...(told === null ? {} : { told }),
    ...(move.reason === 'did_you_mean' && proposal.price !== null ? { meant: proposal.price } : {}),
  });
  return withEvidence(after, policy, place);
}

/** The one option that a reply tells of and that none of its offers holds, as `term=option`; null where none is. */
function toldOption({ facts }: Turn['reading'], offers: readonly Offer[]): string | null {
  const [only, ...more] = Object.entries(facts.asked_about ?? {});
  if (only === undefined || more.length > 0 || facts.could_mean !== undefined) return null;
  const [term, option] = only;
  return offers.some(({ terms }) => terms[term] === option) ? null : `${term}=${option}`;
}

function speechOf(turn: Turn, move: Move, offers: readonly PromisedOffer[]): Speech {
  const { policy, reading, memory } = turn;
  const { facts } = reading;
  const spoken = offers.map((offer) => spokenOffer(turn, offer));
  return {
    kind: move.kind,
    language: facts.language,
    currency: policy.currency,
    priceDecimals: priceDecimals(policy),
    unit: policy.quantity?.unit ?? null,
    ...(policy.period && { period: policy.period.unit }),
    subject: policy.name,
    reason: move.reason,
    offer: spoken[0] ?? null,
    menu: move.kind === 'offer' && spoken.length > 1 ? spoken : [],
    answers: (policy.facts ?? []).filter((fact) => facts.asked?.includes(fact.id)).map((fact) => fact.answer),
    refusals: (policy.never ?? []).filter((never) => facts.never?.includes(never.id)).map((never) => never.text),
    notes: move.kind === 'deal' ? wishNotes(turn) : notesOf(turn, offers),
    handoff: move.handoff ?? null,
    ...(move.reason === 'did_you_mean' && turn.proposal.price !== null ? { figure: turn.proposal.price } : {}),
    tone: policy.manner?.tone ?? 'friendly',
    turn: memory.turn,
    signOff: policy.manner?.sign_off ?? null,
  };
}
