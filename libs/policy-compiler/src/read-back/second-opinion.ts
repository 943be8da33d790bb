import type { PlacedStatement, PointedStatement } from '@svc/plain-words';

/** Kinds that move no money and set no bound: what they say is told, and not waited for. */
const TOLD: ReadonlySet<PointedStatement['kind']> = new Set([
  'name',
  'fact',
  'never',
  'handoff',
  'private',
  'manner',
  'stock',
  'nothing',
]);

/** Whether a policy waits for the seller's word on a statement that is only likely. */
export const movesMoney = ({ kind }: PointedStatement): boolean => !TOLD.has(kind);

/** What of a statement is money or a count: what two opinions must have in common. */
function core(said: PlacedStatement): unknown {
  switch (said.kind) {
    case 'list':
    case 'floor':
    case 'reserve':
      return [said.kind, said.price];
    case 'quantity':
      return [said.kind, said.min, said.max];
    case 'break':
      return [said.kind, said.from, said.figure];
    case 'trade':
    case 'grant':
    case 'floor_off':
    case 'free_discount':
      return [said.kind, said.figure];
    case 'charge':
      return [said.kind, said.figure, said.per, said.always ?? false, said.freeFrom];
    case 'gift':
      return [said.kind, said.cost, said.condition];
    default:
      return [said.kind];
  }
}

/** Whether another reading of the same words says the same: the same kind, figures and bounds. */
export const agrees = (said: PlacedStatement, opinion: readonly PlacedStatement[]): boolean =>
  opinion.some(
    (other) =>
      other.start < said.end && other.end > said.start && JSON.stringify(core(other)) === JSON.stringify(core(said)),
  );
