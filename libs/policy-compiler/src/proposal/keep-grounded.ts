import type { Policy } from '@svc/policy-rules';
import type { PolicyDraft } from '../issue.js';

/** Sections that name each other's options: one is never replaced without the rest. */
const LINKED = ['terms', 'grants', 'inventory'] as const;

/** Members that hold only for one list price and one lowest price. */
const OF_THE_RANGE = ['list_price', 'floor_price', 'free_discount', 'reserve_price', 'reserve_dates'] as const;

/**
 * A proposal in which each section that holds an invented number is the compiler's own, or absent where it has none.
 */
export function keepGrounded(proposal: Policy, own: Policy | PolicyDraft, invented: readonly string[]): PolicyDraft {
  const sections = new Set(invented.map((path) => path.split('/')[1] ?? ''));
  if (LINKED.some((section) => sections.has(section))) for (const section of LINKED) sections.add(section);
  if (sections.has('list_price') || sections.has('floor_price'))
    for (const section of OF_THE_RANGE) sections.add(section);
  const kept: Record<string, unknown> = { ...proposal };
  for (const section of sections) {
    const value = (own as Readonly<Record<string, unknown>>)[section];
    if (value === undefined) delete kept[section];
    else kept[section] = value;
  }
  return kept;
}
