import type { MessageReading } from '@svc/language';
import { completeTerms, fromMicros, priceStepMicros, quantityBounds, toMicros, type Offer, type Policy } from '@svc/policy-rules';
import type { ReplyMemory } from './memory.js';

/** What the buyer's message says about the deal, completed from what was said before. */
export interface Proposal {
  /** The deal that the buyer speaks of; price null where none was named. */
  order: Omit<Offer, 'price'>;
  price: number | null;
  /** Ids of the terms that this message names; `quantity` among them where it names a count. */
  said: string[];
  /** The count that was asked for, where it is not one that can be ordered. */
  quantityOutOfRange: number | null;
}

/** Completes a reading: what this message says, else what it points at on the table, else what was asked for before, else the default. */
export function readProposal(policy: Policy, memory: ReplyMemory, standing: readonly Offer[], reading: MessageReading): Proposal {
  const { package: named, facts } = reading;
  const options = namedOptions(policy, named);
  const chosen = facts.choice !== undefined ? standing[facts.choice - 1] : standing.length === 1 ? standing[0] : undefined;
  const pointedAt = chosen && standing.length > 1 && onlyDescribes(reading, options, chosen) ? undefined : chosen;
  const terms = { ...completeTerms(policy, {}), ...(pointedAt?.terms ?? memory.wanted), ...options };
  const asked = namedQuantity(named);
  const { min, max } = quantityBounds(policy);
  const wanted = asked ?? pointedAt?.quantity ?? memory.quantity ?? min;
  const quantity = Math.min(max, Math.max(min, wanted));
  const said = [...Object.keys(options), ...(asked === null ? [] : ['quantity'])];
  return { order: { quantity, terms }, price: namedPrice(policy, named, facts.total, quantity), said, quantityOutOfRange: wanted === quantity ? null : wanted };
}

/** Whether terms alone led to an offer of a menu ("what about two years?"): they are asked for, and not what else that offer holds. */
function onlyDescribes({ intent, package: named, facts }: MessageReading, options: Record<string, string>, chosen: Offer): boolean {
  const priced = named.price !== undefined || facts.total !== undefined;
  const terms = Object.entries(options);
  return intent === 'offer' && !priced && terms.length > 0 && terms.every(([term, option]) => chosen.terms[term] === option);
}

/** The options that a package or a refusal names and that the policy has. */
export function namedOptions(policy: Policy, named: Readonly<Record<string, string | number>>): Record<string, string> {
  const options: Record<string, string> = {};
  for (const term of policy.terms ?? []) {
    const value = Object.hasOwn(named, term.id) ? named[term.id] : undefined;
    if (typeof value === 'string' && term.options.some((option) => option.id === value)) options[term.id] = value;
  }
  return options;
}

/** A whole count of at least one; anything else is no count. */
export function namedQuantity(named: Readonly<Record<string, string | number>>): number | null {
  const value = Object.hasOwn(named, 'quantity') ? named.quantity : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : null;
}

/** The unit price that was named, or that a total comes to, rounded down to the price step: nobody pays more than they said. */
function namedPrice(policy: Policy, named: Readonly<Record<string, string | number>>, total: number | undefined, quantity: number): number | null {
  const price = Object.hasOwn(named, 'price') ? named.price : undefined;
  const amount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 1e9;
  const step = priceStepMicros(policy);
  if (amount(price)) return fromMicros((toMicros(price) / step) * step);
  if (amount(total)) return fromMicros((toMicros(total) / BigInt(quantity) / step) * step);
  return null;
}
