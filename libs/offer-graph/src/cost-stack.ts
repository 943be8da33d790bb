import type { CostKind } from './menu-spec.js';
import { toMicros } from './money.js';
import { OfferGraphError } from './offer-graph-error.js';
import { requireDollars, type Path } from './require-fields.js';
import { COST_KINDS, MAX_COST_ENTRIES } from './limits.js';

/**
 * What shapes the cost of a cart beside the unit costs of its options. `const` and `salvage_on_expiry` name what always
 * holds: a unit costs its unit cost, or its salvage where it is perishable and expiring.
 */
export interface CostStack {
  /** Whether units that others would have bought at list cost that list price. */
  readonly scarcity: boolean;
  /** Micros: `setup` once a cart, and `marginal` a unit in place of the sum of its options; null: that sum. */
  readonly batch: { readonly setup: number; readonly marginal: number | null } | null;
}

const PARAMETERS: Readonly<Record<CostKind, readonly string[]>> = {
  const: [],
  salvage_on_expiry: [],
  scarcity_shadow: [],
  batch_economies: ['setup', 'marginal'],
};

/**
 * Reads a cost stack: names, or `{kind, ...parameters}`.
 * @throws OfferGraphError for an unknown or repeated kind, or a parameter that the kind has not
 * @example readCostStack(['scarcity_shadow'], ['cost']).scarcity // true
 */
export function readCostStack(entries: readonly (string | Record<string, unknown>)[], path: Path): CostStack {
  if (!Array.isArray(entries) || entries.length > MAX_COST_ENTRIES)
    throw new OfferGraphError('cost_count', path, `There should be at most ${MAX_COST_ENTRIES} entries`);
  const stack = new Map<CostKind, Record<string, unknown>>();
  for (const [index, entry] of entries.entries()) {
    const here = [...path, index];
    const members: Record<string, unknown> = typeof entry === 'string' ? { kind: entry } : entry;
    if (members === null || typeof members !== 'object' || Array.isArray(members))
      throw new OfferGraphError('cost_unknown', here, 'Input should be the name of a kind, or an object with a kind');
    const kind = COST_KINDS.find((known) => known === members['kind']);
    if (kind === undefined)
      throw new OfferGraphError(
        'cost_unknown',
        typeof entry === 'string' ? here : [...here, 'kind'],
        `The kind should be one of ${COST_KINDS.join(', ')}`,
      );
    if (stack.has(kind)) throw new OfferGraphError('cost_repeated', here, 'Each kind should be named once');
    const stray = Object.keys(members).find((name) => name !== 'kind' && !PARAMETERS[kind].includes(name));
    if (stray !== undefined)
      throw new OfferGraphError('cost_parameter', [...here, stray], `The kind ${kind} has no such parameter`);
    for (const name of PARAMETERS[kind])
      requireDollars((members[name] ?? undefined) as number | undefined, [...here, name]);
    stack.set(kind, members);
  }
  const batch = stack.get('batch_economies');
  const money = (value: unknown): number | null => (typeof value === 'number' ? toMicros(value) : null);
  return {
    scarcity: stack.has('scarcity_shadow'),
    batch: batch === undefined ? null : { setup: money(batch['setup']) ?? 0, marginal: money(batch['marginal']) },
  };
}
