import { readNumbers } from '@svc/language';
import type { ReadBackLine } from '@svc/policy-compiler';
import type { Meant } from './meant.js';

/** Whether words hold a figure, as it is written. */
const holds = (quote: string, value: number): boolean =>
  readNumbers(quote).some((one) => Math.abs(Math.abs(one.value) - value) < 1e-6);

/** How many figures of the truth that the description writes stand in a line of their role. */
export function rolesRight(
  lines: readonly ReadBackLine[],
  meant: readonly Meant[],
): { figures: number; figuresRight: number } {
  const figures = meant.flatMap(({ kind, written }) => written.map((value) => ({ kind, value })));
  const right = figures.filter(({ kind, value }) =>
    lines.some((line) => line.kind === kind && holds(line.quote, value)),
  );
  return { figures: figures.length, figuresRight: right.length };
}
