import { labelIn, menuLabel, offerLine, type Speech, type SpokenOffer, type SpokenReason } from '@svc/language';
import { chargesOf, dealTotal, netPerUnit, priceDecimals, type Offer, type Policy } from '@svc/policy-rules';
import { dealKey, encodeDeal } from './deal-code.js';
import { boundMemory, type ReplyKind, type ReplyMemory } from './memory.js';
import { notesOf, wishNotes } from './notes.js';
import { trueReason } from './reasons.js';
import type { RepliedOffer, ReplyDecision } from './reply.js';
import type { Turn } from './turn.js';

/** Reasons under which the reply asks for something else than a yes, or for nothing. */
const ASKS_SOMETHING_ELSE: ReadonlySet<SpokenReason> = new Set(['courtesy', 'stays_open', 'unclear', 'ask_price']);

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
  /** Whether it is one of the policy's `max_rounds` moves. */
  countsAsRound?: boolean;
  unclear?: number;
  /** The handoff subject's text. */
  handoff?: string | null;
}

/**
 * Turns a move into a reply. Here every offer passes the judge once more: one that fails never leaves. Null where
 * the move needs an offer and none is left.
 */
export function compose(turn: Turn, move: Move): ReplyDecision | null {
  const offers = move.offers.filter((offer) => turn.judge.allows(stated(turn.policy, offer)));
  if ((move.kind === 'offer' || move.kind === 'deal') && offers.length === 0) return null;
  const speech = speechOf(turn, { ...move, reason: trueReason(move.reason, { turn, offers }) }, offers);
  const [first] = offers;
  const spoken = [...(speech.offer ? [speech.offer] : []), ...speech.menu.slice(1)];
  const replied = first && speech.offer ? repliedOffer(turn, first, speech.offer, speech) : null;
  const menu = speech.menu.map((one, index) => ({
    option: menuLabel(index, speech.language),
    line: offerLine(one, speech),
    price: one.price,
  }));
  const done = move.kind === 'deal' || move.kind === 'decline';
  const deal =
    move.kind === 'deal' && first
      ? { offer: first, language: speech.language, engine: turn.engine.name, turns: turn.memory.turn }
      : null;
  return {
    ok: true,
    kind: move.kind,
    offer: replied,
    menu: spoken.length > 1 ? menu : [],
    speech,
    decided_by: move.decidedBy,
    why: move.why,
    done,
    deal,
    memory: memoryAfter(turn, move, offers, done),
  };
}

/** An offer with its charges and its total, as it leaves: so that the judge sees what the buyer will see. */
const stated = (policy: Policy, offer: Offer): Offer => ({
  ...offer,
  charges: chargesOf(policy, offer),
  total: dealTotal(policy, offer),
});

function repliedOffer({ policy, judge }: Turn, offer: Offer, spoken: SpokenOffer, speech: Speech): RepliedOffer {
  return {
    terms: { ...offer.terms },
    line: offerLine(spoken, speech),
    price: offer.price,
    quantity: offer.quantity,
    charges: chargesOf(policy, offer),
    total: dealTotal(policy, offer),
    net: netPerUnit(policy, offer),
    inside_policy: judge.allows(stated(policy, offer)),
  };
}

function memoryAfter(
  { policy, memory: current, reading }: Turn,
  move: Move,
  offers: readonly Offer[],
  done: boolean,
): ReplyMemory {
  const { told: _, ...memory } = move.memory ?? current;
  const told = move.kind === 'offer' ? toldOption(reading, offers) : null;
  const offered = { ...memory.offered };
  if (move.kind === 'offer') {
    for (const offer of offers) {
      const key = dealKey(policy, offer);
      delete offered[key];
      offered[key] = offer.price;
    }
  }
  const codes = offers.map((offer) => encodeDeal(policy, offer));
  const history =
    move.countsAsRound && codes.length > 0
      ? [...memory.history, { t: memory.turn, a: 'offered' as const, d: codes }]
      : memory.history;
  return boundMemory({
    ...memory,
    offered,
    history,
    done,
    unclear: move.unclear ?? 0,
    last_kind: move.kind,
    awaits_yes: asksForYes(move, reading),
    round: memory.round + (move.countsAsRound ? 1 : 0),
    standing: codes,
    ...(told === null ? {} : { told }),
  });
}

/** The one option that a reply tells of and that none of its offers holds, as `term=option`; null where none is. */
function toldOption({ facts }: Turn['reading'], offers: readonly Offer[]): string | null {
  const [only, ...more] = Object.entries(facts.asked_about ?? {});
  if (only === undefined || more.length > 0 || facts.could_mean !== undefined) return null;
  const [term, option] = only;
  return offers.some(({ terms }) => terms[term] === option) ? null : `${term}=${option}`;
}

function speechOf(turn: Turn, move: Move, offers: readonly Offer[]): Speech {
  const { policy, reading, memory } = turn;
  const raised = new Set([...Object.keys(memory.wanted)]);
  const { facts } = reading;
  const spoken = offers.map((offer) => spokenOffer(policy, offer, raised, facts.language));
  return {
    kind: move.kind,
    language: facts.language,
    currency: policy.currency,
    priceDecimals: priceDecimals(policy),
    unit: policy.quantity?.unit ?? null,
    subject: policy.name,
    reason: move.reason,
    offer: spoken[0] ?? null,
    menu: move.kind === 'offer' && spoken.length > 1 ? spoken : [],
    answers: (policy.facts ?? []).filter((fact) => facts.asked?.includes(fact.id)).map((fact) => fact.answer),
    refusals: (policy.never ?? []).filter((never) => facts.never?.includes(never.id)).map((never) => never.text),
    notes: move.kind === 'offer' ? notesOf(turn, offers) : move.kind === 'deal' ? wishNotes(turn) : [],
    handoff: move.handoff ?? null,
    tone: policy.manner?.tone ?? 'friendly',
    turn: memory.turn,
    signOff: policy.manner?.sign_off ?? null,
  };
}

/**
 * The offer as it is worded: the terms that are not at their default, those that the buyer has raised, and all that
 * cost something.
 */
function spokenOffer(
  policy: Policy,
  offer: Offer,
  raised: ReadonlySet<string>,
  language: Speech['language'],
): SpokenOffer {
  const charged = new Map(chargesOf(policy, offer).map((charge) => [charge.term, charge.amount]));
  const shown = (policy.terms ?? []).flatMap((term) => {
    const option = term.options.find((one) => one.id === (offer.terms[term.id] ?? term.default));
    const charge = charged.get(term.id);
    if (!option || (option.id === term.default && !raised.has(term.id) && charge === undefined)) return [];
    return [
      {
        id: term.id,
        label: labelIn(term, language),
        option: option.id,
        optionLabel: labelIn(option, language),
        ...(charge === undefined ? {} : { charge }),
        ...(option.id === term.default ? { standard: true } : {}),
      },
    ];
  });
  return { price: offer.price, quantity: offer.quantity, total: dealTotal(policy, offer), terms: shown };
}
