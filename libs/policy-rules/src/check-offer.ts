import type { Offer, OfferContext } from './offer.js';
import type { Policy } from './policy.js';
import { fromMicros, MAX_AMOUNT, MICROS, shareToMillionths, toMicros } from './money.js';
import { bindAvailable, bindsFor, describeBind } from './stock.js';
import { chargesOf, dealTotal, sameCharges, sumsExact } from './charges.js';
import { chosenOption, completeTerms, flagConfirmed } from './choices.js';
import { countsAllowed, requirementsMissing, wholeCounts } from './counts.js';
import { forbiddenOptions } from './forbidden-options.js';
import { isRecord } from './is-record.js';
import { line } from './line.js';
import { netTotalMicros, timesPaid } from './net.js';
import { packageListMicros } from './package-list.js';
import { isPeriods, periodsAllowed } from './periods.js';
import { POLICY_LIMITS } from './policy-limits.js';
import { signablePrice } from './signable-price.js';
import { unlockedMicros } from './unlocked.js';

/** The rules, in the order in which they are reported. */
export const RULES = [
  'price_at_most_list',
  'price_at_least_floor',
  'net_at_least_floor',
  'discount_unlocked',
  'options_exist',
  'option_allowed',
  'quantity_allowed',
  'nothing_never',
  'grants_confirmed',
  'in_stock',
  'rounded',
  'charges_exact',
  'periods_allowed',
  'counts_allowed',
  'requires_met',
] as const;
export type RuleId = (typeof RULES)[number];

/** One rule, and whether the offer keeps it. Messages are for the policy's owner: they may name the floor. */
export interface RuleLine {
  id: RuleId;
  ok: boolean;
  message: string;
}

/**
 * Judges an offer against a policy: one line a rule, always all of them, in a fixed order.
 *
 * Total: on a policy that fits `POLICY_SCHEMA` it never throws, whatever JSON the offer, the flags and the
 * stock are; what is no offer breaks the rules that it cannot keep. It is the only judge: it runs before
 * a reply leaves, before a receipt is signed, and when a receipt is verified.
 *
 * @example checkOffer(policy, { price: 39.2, quantity: 25, terms: { contract: 'two_years' } }).every((line) => line.ok)
 */
export function checkOffer(policy: Policy, offer: Offer, context: OfferContext = {}): RuleLine[] {
  const seen = readOffer(policy, offer, context);
  return [...priceLines(seen), ...packageLines(seen), ...amountLines(seen), ...orderLines(seen)];
}

/** An offer as the rules read it: what is no amount or no count of its kind is null, and `offer` has a neutral one. */
interface SeenOffer {
  readonly policy: Policy;
  readonly context: OfferContext;
  readonly given: Partial<Record<keyof Offer, unknown>>;
  readonly offer: Offer;
  readonly price: bigint | null;
  readonly quantity: number | null;
  /** The list of this package, micros. */
  readonly list: bigint;
}

function readOffer(policy: Policy, value: Offer, context: OfferContext): SeenOffer {
  const given: SeenOffer['given'] = isRecord(value) ? value : {};
  const quantity = isCount(given.quantity) ? given.quantity : null;
  const offer: Offer = {
    price: isAmount(given.price) ? given.price : 0,
    quantity: quantity ?? 1,
    terms: isRecord(given.terms) ? (given.terms as Offer['terms']) : {},
    ...(isPeriods(given.periods) && { periods: given.periods }),
    counts: wholeCounts(given.counts),
  };
  const price = isAmount(given.price) ? toMicros(given.price) : null;
  return { policy, context, given, offer, price, quantity, list: packageListMicros(policy, offer, context) };
}

/** A rule that is kept where it finds nothing to name. */
const noneOf = (id: RuleId, broken: readonly string[], rule: string): RuleLine =>
  line(id, broken.length === 0, rule, broken.join(', '));

/** What the price has to keep, by itself and with all that is given. */
function priceLines({ policy, context, offer, price, quantity, list }: SeenOffer): RuleLine[] {
  const unlocked = unlockedMicros(policy, offer, context);
  const floor = toMicros(policy.floor_price);
  return [
    line(
      'price_at_most_list',
      price !== null && price <= list,
      'the price is not above the list price of this package',
      String(fromMicros(list)),
    ),
    line('price_at_least_floor', price !== null && price >= floor, 'the price is not below the lowest price'),
    line(
      'net_at_least_floor',
      price !== null && quantity !== null && netTotalMicros(policy, offer) >= floor * timesPaid(policy, offer),
      'the net price is not below the lowest price',
    ),
    line(
      'discount_unlocked',
      price !== null && list - price <= unlocked,
      'the discount is covered by what is traded for it',
      `${fromMicros(unlocked)} a unit`,
    ),
  ];
}

/** What the terms and the quantity have to keep. */
function packageLines({ policy, context, given, offer, price, quantity }: SeenOffer): RuleLine[] {
  const unknown = isRecord(given.terms) ? unknownChoices(policy, offer) : ['terms'];
  const tooCheap = price === null ? ['price'] : conditionalOptions(policy, offer, toMicros(policy.list_price) - price);
  const { min, max } = quantityBounds(policy);
  const step = policy.quantity?.step ?? 1;
  const missing = bindsFor(policy, completeTerms(policy, offer.terms)).filter(
    (bind) => !bindAvailable(bind, context.stock ?? [], offer.quantity),
  );
  return [
    noneOf('options_exist', unknown, 'every term and option is in the policy'),
    noneOf('option_allowed', tooCheap, 'every option is allowed at this price'),
    line(
      'quantity_allowed',
      quantity !== null && quantity >= min && quantity <= max && quantity % step === 0,
      'the quantity can be ordered',
      `${min} to ${max}${step > 1 ? `, a multiple of ${step}` : ''}`,
    ),
    noneOf('nothing_never', forbiddenOptions(policy, offer), 'nothing that is never given is offered'),
    noneOf(
      'grants_confirmed',
      unconfirmedOptions(policy, offer, context),
      'nothing is granted without a confirmed flag',
    ),
    noneOf('in_stock', missing.map(describeBind), 'everything bound to stock is available'),
  ];
}

/** What the figures have to keep as they are written. */
function amountLines({ policy, given, offer, price, quantity }: SeenOffer): RuleLine[] {
  const priced = price !== null && quantity !== null;
  return [
    line('rounded', signablePrice(policy, offer, offer.price) === given.price, 'the price or total is in price steps'),
    line(
      'charges_exact',
      priced &&
        (given.charges === undefined || sameCharges(given.charges, chargesOf(policy, offer))) &&
        sumsExact(policy, offer, given),
      'every charge and the total follow the policy',
      priced ? `in all ${dealTotal(policy, offer)}` : '',
    ),
  ];
}

/** What the order has to keep beside its quantity: its periods, its counts, and what one option needs of another. */
function orderLines({ policy, given, offer }: SeenOffer): RuleLine[] {
  const { unit, min = 1, max = POLICY_LIMITS.periods } = policy.period ?? {};
  return [
    line(
      'periods_allowed',
      (given.periods === undefined || isPeriods(given.periods)) && periodsAllowed(policy, offer),
      'the policy allows this duration',
      unit ? `${min} to ${max} ${unit}s` : 'nothing is priced per period',
    ),
    line('counts_allowed', countsAllowed(policy, offer, given.counts), 'counts are within their limits'),
    noneOf('requires_met', requirementsMissing(policy, offer), 'every option has what it requires'),
  ];
}

/** Whether an offer keeps every rule. */
export function offerAllowed(policy: Policy, offer: Offer, context: OfferContext = {}): boolean {
  return checkOffer(policy, offer, context).every((line) => line.ok);
}

/**
 * The quantities that can be ordered: one unit where the policy does not say.
 * @example quantityBounds({ quantity: { min: 10, max: 2000 } }) // { min: 10, max: 2000 }
 */
export function quantityBounds(policy: Policy): { min: number; max: number } {
  return { min: policy.quantity?.min ?? 1, max: policy.quantity?.max ?? 1 };
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= MAX_AMOUNT;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 1;

function unknownChoices(policy: Policy, offer: Offer): string[] {
  const unknown: string[] = [];
  for (const [termId, optionId] of Object.entries(offer.terms)) {
    if (!policy.terms?.some((term) => term.id === termId && term.options.some((option) => option.id === optionId)))
      unknown.push(typeof optionId === 'string' ? `${termId}=${optionId}` : termId);
  }
  return unknown;
}

function conditionalOptions(policy: Policy, offer: Offer, discount: bigint): string[] {
  const list = toMicros(policy.list_price);
  return (policy.terms ?? []).flatMap((term) => {
    const option = chosenOption(policy, offer, term.id);
    if (option?.requires_discount_at_most === undefined) return [];
    return discount * BigInt(MICROS) > list * shareToMillionths(option.requires_discount_at_most) ? [option.id] : [];
  });
}

function unconfirmedOptions(policy: Policy, offer: Offer, context: OfferContext): string[] {
  const grants = policy.grants ?? [];
  return Object.entries(completeTerms(policy, offer.terms)).flatMap(([term, option]) => {
    const naming = grants.filter((grant) =>
      grant.options?.some((named) => named.term === term && named.option === option),
    );
    return naming.length > 0 && !naming.some((grant) => flagConfirmed(context, grant.flag))
      ? [`${term}=${option}`]
      : [];
  });
}
