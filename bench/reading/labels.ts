import { readReport } from '@svc/plain-words';
import type { SellerMark } from '@svc/policy-compiler';

/** Statements that somebody pointed at, as marks that a seller could make. */
export const labelsOf = (description: string, report: unknown): SellerMark[] =>
  readReport(description, report).statements.map(({ kind, quote: { start, end }, slots, marks }) => ({
    start,
    end,
    kind,
    ...Object.fromEntries(Object.entries(slots).map(([slot, at]) => [slot, { start: at.start, end: at.end }])),
    ...marks,
  }));
