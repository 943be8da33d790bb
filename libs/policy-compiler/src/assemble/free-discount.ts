import type { Statement, StatementOf, TradeStatement } from '../read/statement.js';
import { saidAbout } from '../read/statement.js';
import type { Assembly } from './draft.js';
import { note, quoteBoth } from './draft.js';
import { minus, offAmount, unlockOf } from './money-steps.js';

type Conditional = TradeStatement | StatementOf<'break'> | StatementOf<'grant'>;

/**
 * What is given for nothing: as said; else nothing where discounts are traded; else, where every trade is
 * "so much more", what is left between list and lowest price without them.
 */
export function assembleFreeDiscount(assembly: Assembly, statements: readonly Statement[]): void {
  const { draft } = assembly;
  const { list_price: list, floor_price: floor } = draft;
  if (list === undefined || floor === undefined || floor > list) return;
  const said = [...saidAbout(statements, 'free_discount'), ...(floorIsSaid(statements) ? saidAbout(statements, 'floor_off') : [])];
  const [first, ...others] = said;
  if (first) {
    draft.free_discount = offAmount(list, first.figure);
    assembly.quotes.set('/free_discount', first.quote);
    const other = others.find((statement) => offAmount(list, statement.figure) !== draft.free_discount);
    if (other) note(assembly, 'contradiction', '/free_discount', `Two discounts for nothing are named: ${draft.free_discount} and ${offAmount(list, other.figure)}.`, 'Keep one of them.', quoteBoth(assembly.description, first.quote, other.quote));
    return;
  }
  const conditional = statements.filter((statement): statement is Conditional => ['trade', 'break', 'grant'].includes(statement.kind) && 'figure' in statement && statement.figure !== null);
  if (conditional.length === 0 || floor === list) return;
  draft.free_discount = conditional.every((statement) => statement.extra) ? leftOver(assembly, conditional, list, floor) : 0;
}

function floorIsSaid(statements: readonly Statement[]): boolean {
  return statements.some((statement) => statement.kind === 'floor');
}

function leftOver(assembly: Assembly, conditional: readonly Conditional[], list: number, floor: number): number {
  const traded = conditional.reduce((sum, statement) => sum + (statement.figure ? offAmount(list, unlockOf(statement.figure, floor)) : 0), 0);
  const free = Math.max(0, minus(minus(list, floor), traded));
  const [first] = conditional;
  note(assembly, 'trade_below_floor_unclear', '/free_discount', `Is the extra discount meant to go below the lowest price ${floor}? It is taken not to be: ${free} is given for nothing, the rest only in trade.`,
    'If it may go below, name the lower price as the lowest.', first?.quote ?? null);
  return free;
}
