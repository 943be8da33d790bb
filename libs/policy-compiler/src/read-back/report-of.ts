import type { PointedStatement } from '@svc/plain-words';

/**
 * Statements as the tool `report_statements` takes them: what a caller sends back with its answers, so that nobody is
 * asked to point twice.
 */
export const reportOf = (statements: readonly PointedStatement[]): Record<string, unknown>[] =>
  statements.map(({ kind, quote, slots, marks }) => ({
    kind,
    quote: quote.quote,
    ...Object.fromEntries(Object.entries(slots).map(([slot, place]) => [slot, place.quote])),
    ...marks,
  }));
