import { labelIn, quotedWish, type ReadingFacts, type SpokenNote } from '@svc/language';
import { chargesOf, fromMicros, packageListMicros, quantityBounds, type Offer } from '@svc/policy-rules';
import { namedQuantity } from './proposal.js';
import type { Turn } from './turn.js';

/** What the message asks that code can answer, and what of it stays open; each a sentence of the reply. */
export function notesOf(turn: Turn, offers: readonly Offer[]): SpokenNote[] {
  const { facts } = turn.reading;
  return [
    ...(facts.asks?.includes('automated') ? [{ kind: 'automated' as const }] : []),
    ...availability(turn, offers),
    ...(facts.other_currency === undefined ? [] : [{ kind: 'currency' as const }]),
    ...clippedQuantity(turn, offers),
    ...openCount(turn, offers),
    ...(facts.figure_aside ? [{ kind: 'figure_aside' as const }] : []),
    ...(turn.farAbove ? [{ kind: 'far_above' as const }] : []),
    ...openNotes(turn),
    ...wishNotes(turn),
  ];
}

/** What the buyer wants and no offer holds: named until they bid without it, and once more where the deal is made. */
export const wishNotes = ({ memory: { open_wish: words } }: Turn): SpokenNote[] =>
  words === undefined ? [] : [{ kind: 'not_included', words }];

/** "Still available?" is answered from stock where the policy is bound to it. */
function availability({ policy, judge, reading, proposal }: Turn, offers: readonly Offer[]): SpokenNote[] {
  if (!reading.facts.asks?.includes('available')) return [];
  if ((policy.inventory?.bind ?? []).length === 0) return offers.length > 0 ? [{ kind: 'on_offer' }] : [];
  const first = offers[0] ?? { ...proposal.order, price: policy.list_price };
  return judge.outOfStock(first) ? [] : [{ kind: 'available' }];
}

/** A count that was named and is not what is offered; of a message before where nothing was offered for it yet. */
function clippedQuantity(turn: Turn, offers: readonly Offer[]): SpokenNote[] {
  const { policy, judge, reading, proposal, standing, memory } = turn;
  const named = namedQuantity(reading.package) ?? (standing.length === 0 ? memory.quantity : null);
  if (named === null) return [];
  const { min, max } = quantityBounds(policy);
  if (named < min) return [{ kind: 'quantity_min', count: min }];
  if (named > max) return [{ kind: 'quantity_max', count: max }];
  const [first] = offers;
  const short = first !== undefined && first.quantity < proposal.order.quantity;
  const gone = judge.outOfStock({ ...proposal.order, price: policy.list_price });
  return short && gone ? [{ kind: 'quantity_there', count: first.quantity }] : [];
}

/**
 * A price for each, or a number of something else than is sold, and nobody has said how many, or a second number beside
 * the count: the reply says for how many it is.
 */
function openCount({ policy, reading, memory }: Turn, [first]: readonly Offer[]): SpokenNote[] {
  const { min, max } = quantityBounds(policy);
  const isNamed = namedQuantity(reading.package) !== null;
  const isOpen = reading.facts.count_open === true && (isNamed || memory.quantity === null) && max > min;
  return first && isOpen ? [{ kind: 'how_many', count: first.quantity }] : [];
}

/** Whether a reply names this wish in the buyer's own words. */
const isQuoted = (words: string, { wishes = [] }: ReadingFacts): boolean =>
  wishes.some((wish) => (words.includes(wish) || wish.includes(words)) && quotedWish(wish) !== '');

/** What nobody could answer, else the options that were asked about and can or cannot be had. */
function openNotes(turn: Turn): SpokenNote[] {
  const { facts } = turn.reading;
  const open = (facts.open_questions ?? []).filter((words) => !isQuoted(words, facts));
  if (open.length > 0) return [{ kind: openKind(turn, open) }];
  const named = [
    ...Object.entries(facts.asked_about ?? {}),
    ...Object.entries(facts.could_mean ?? {}).flatMap(([term, options]) => options.map((one) => [term, one] as const)),
  ];
  return named.flatMap(([term, option]) => optionNote(turn, term, option));
}

/**
 * How what stays open is told: as a wish, or as a question; as a part of the message where something else of it is
 * answered.
 */
function openKind({ reading: { package: named, facts } }: Turn, open: readonly string[]): SpokenNote['kind'] {
  if (open.every((words) => facts.unread?.includes(words))) return 'unread_beside';
  if (!open.some((words) => /[?？吗]/.test(words))) return 'open_wish';
  const answersMore =
    Object.keys(named).length > 0 || (facts.asked ?? facts.asks ?? facts.never ?? facts.asked_about) !== undefined;
  return answersMore ? 'open_beside' : 'open_question';
}

function optionNote({ policy, judge, proposal, standing, reading }: Turn, term: string, id: string): SpokenNote[] {
  const known = policy.terms?.find((one) => one.id === term)?.options.find((one) => one.id === id);
  if (known === undefined) return [];
  const option = labelIn(known, reading.facts.language).replace(/^“(.*)”$/, '$1');
  const order = { quantity: proposal.order.quantity, terms: { ...proposal.order.terms, [term]: id } };
  const [first] = standing;
  const isByPiece = reading.facts.by_piece?.includes(term);
  const isHeld = !isByPiece && (first ?? proposal.order).terms[term] === id;
  const price = fromMicros(packageListMicros(policy, order, judge.context));
  const charge = chargesOf(policy, { ...order, price }).find((one) => one.term === term);
  // Who asks for it as free is told what it costs, and not that it is in the offer.
  if (isHeld && (charge === undefined || reading.facts.question)) return [{ kind: 'option_included', option }];
  if (!isHeld && !judge.allows({ ...order, price })) return [{ kind: 'option_impossible', option }];
  return charge === undefined
    ? [{ kind: 'option_possible', option }]
    : [{ kind: isByPiece ? 'option_by_order' : 'option_charged', option, amount: charge.amount }];
}
