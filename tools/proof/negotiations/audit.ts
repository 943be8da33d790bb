import type { Policy, PolicyOption, Unlock } from '@svc/policy-rules';
import { exact, ONE } from './decimal.js';
import type { World } from './world.js';

/** What must never happen, each counted on its own. */
export const BREACHES = [
  'price_above_list', 'price_below_floor', 'net_below_floor', 'discount_not_unlocked', 'unknown_option', 'condition_broken', 'quantity_out_of_range',
  'out_of_stock', 'unbacked_grant', 'never_given', 'not_rounded', 'said_inside_but_is_not', 'signed_what_was_not_sent', 'price_went_up', 'menu_not_equal', 'wording_names_another_price', 'crashed',
] as const;
export type Breach = (typeof BREACHES)[number];

/** What is audited: an offer as it left. */
export interface AuditedOffer {
  price: number;
  quantity: number;
  terms: Readonly<Record<string, string>>;
}

/**
 * The rules of a policy, worked out a second time and in another way than the product does it: whole 10^−12 of a
 * currency unit, multiplied out so that nothing is divided, and stock and flags from the world, not from records.
 */
export function auditOffer(policy: Policy, world: World, offer: AuditedOffer): Breach[] {
  const price = exact(offer.price);
  const [list, floor] = [exact(policy.list_price), exact(policy.floor_price)];
  if (price === null || list === null || floor === null || !Number.isSafeInteger(offer.quantity)) return ['not_rounded'];
  const breaches: Breach[] = [];
  if (price > list) breaches.push('price_above_list');
  if (price < floor) breaches.push('price_below_floor');
  if (offer.quantity < (policy.quantity?.min ?? 1) || offer.quantity > (policy.quantity?.max ?? 1)) breaches.push('quantity_out_of_range');
  const chosen = chosenOptions(policy, offer);
  if (chosen === null) return [...breaches, 'unknown_option'];
  if (netOf(chosen, price, offer.quantity) < floor * BigInt(offer.quantity)) breaches.push('net_below_floor');
  if (list - price > unlockedOf(policy, world, chosen, list, offer.quantity)) breaches.push('discount_not_unlocked');
  if (chosen.some(({ option }) => option.requires_discount_at_most !== undefined && (list - price) * ONE > list * (exact(option.requires_discount_at_most) ?? 0n))) breaches.push('condition_broken');
  if (chosen.some(({ term, option }) => isUnbacked(policy, world, term, option.id))) breaches.push('unbacked_grant');
  if (chosen.some(({ term, option }) => isNever(policy, term, option))) breaches.push('never_given');
  if (!inStock(policy, world, chosen, offer.quantity)) breaches.push('out_of_stock');
  if (!hasPolicyDecimals(policy, offer.price)) breaches.push('not_rounded');
  return breaches;
}

interface Chosen {
  term: string;
  option: PolicyOption;
}

/** The chosen option of every term; null where the offer names something else. */
function chosenOptions(policy: Policy, offer: AuditedOffer): Chosen[] | null {
  const terms = policy.terms ?? [];
  if (Object.keys(offer.terms).some((id) => !terms.some((term) => term.id === id))) return null;
  const chosen = terms.map((term) => ({ term: term.id, option: term.options.find((option) => option.id === (offer.terms[term.id] ?? term.default)) }));
  return chosen.every((one): one is Chosen => one.option !== undefined) ? chosen : null;
}

function netOf(chosen: readonly Chosen[], price: bigint, quantity: number): bigint {
  const units = BigInt(quantity);
  return chosen.reduce((net, { option }) => net + (exact(option.worth ?? 0) ?? 0n) * (option.worth_per === 'deal' ? 1n : units), price * units);
}

/** The discount that the policy's words allow: the free one or the greatest single trade, and all that stack on top. */
function unlockedOf(policy: Policy, world: World, chosen: readonly Chosen[], list: bigint, quantity: number): bigint {
  const free = policy.free_discount === undefined ? list - (exact(policy.floor_price) ?? 0n) : (exact(policy.free_discount) ?? 0n);
  const reached = (policy.quantity?.breaks ?? []).filter((one) => quantity >= one.from).sort((a, b) => b.from - a.from).slice(0, 1);
  const granted = (policy.grants ?? []).filter((grant) => world.confirmed.has(grant.flag));
  const sources = [...chosen.map(({ option }) => option), ...reached, ...granted];
  const worth = (unlock: Unlock | undefined): bigint => {
    if (!unlock) return 0n;
    if ('share' in unlock) return (list * (exact(unlock.share) ?? 0n)) / ONE;
    if ('amount' in unlock) return exact(unlock.amount) ?? 0n;
    return list - (exact(unlock.to_price) ?? list);
  };
  const stacking = sources.filter((source) => source.stacks === true).reduce((sum, source) => sum + worth(source.unlocks), 0n);
  return sources.filter((source) => source.stacks !== true).reduce((most, source) => (worth(source.unlocks) > most ? worth(source.unlocks) : most), free) + stacking;
}

function isUnbacked(policy: Policy, world: World, term: string, option: string): boolean {
  const grants = (policy.grants ?? []).filter((grant) => grant.options?.some((named) => named.term === term && named.option === option));
  return grants.length > 0 && grants.every((grant) => !world.confirmed.has(grant.flag));
}

function isNever(policy: Policy, term: string, option: PolicyOption): boolean {
  const isDefault = policy.terms?.some((one) => one.id === term && one.default === option.id);
  return !isDefault && (policy.never ?? []).some((never) => [never.id, ...never.words].some((word) => [option.id, option.label.toLowerCase()].includes(word.toLowerCase())));
}

function inStock(policy: Policy, world: World, chosen: readonly Chosen[], quantity: number): boolean {
  return (policy.inventory?.bind ?? []).every((bind, index) => {
    const concerned = !bind.option || chosen.some(({ term, option }) => term === bind.option?.term && option.id === bind.option.option);
    return !concerned || (world.levels[index] as number) >= quantity;
  });
}

const TWO_DECIMALS = new Set(['USD', 'EUR', 'CNY', 'GBP']);

function hasPolicyDecimals(policy: Policy, price: number): boolean {
  const decimals = policy.price_decimals ?? (TWO_DECIMALS.has(policy.currency) ? 2 : 0);
  const [, fraction = ''] = String(price).split('.');
  return !String(price).includes('e') && fraction.length <= decimals;
}

/** Whether the offers of a menu bring the seller the same, to one price step a unit. */
export function menuIsEqual(policy: Policy, offers: readonly AuditedOffer[]): boolean {
  const step = 10n ** BigInt(12 - (policy.price_decimals ?? (TWO_DECIMALS.has(policy.currency) ? 2 : 0)));
  const perUnit = offers.map((offer) => {
    const chosen = chosenOptions(policy, offer);
    return chosen ? netOf(chosen, exact(offer.price) ?? 0n, offer.quantity) / BigInt(offer.quantity) : -1n;
  });
  const [low, high] = [perUnit.reduce((a, b) => (a < b ? a : b)), perUnit.reduce((a, b) => (a > b ? a : b))];
  return high - low <= step;
}
