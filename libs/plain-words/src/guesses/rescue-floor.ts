import { ELSE, LIMIT, SELLERS_IF } from './phrases/rescue-floor.js';
import type { ReadClause } from '../recogniser.js';
import type { Statement, StatementOf } from '../statement.js';

function candidates({ clause, read }: ReadClause, list: number): string[] {
  const text = clause.tagged.text.slice(clause.from, clause.to);
  if (!LIMIT.test(text) || ELSE.test(text.replace(SELLERS_IF, ' '))) return [];
  if (
    read.some(
      (said) =>
        said.kind !== 'list' &&
        said.kind !== 'not_understood' &&
        said.kind !== 'name' &&
        said.kind !== 'never' &&
        said.kind !== 'manner' &&
        said.kind !== 'fact',
    )
  )
    return [];
  return [...text.matchAll(/<[mn]\d+>/g)]
    .map(([tag]) => tag)
    .filter((tag) => clause.value(tag) < list && clause.value(tag) * 2 >= list);
}

/**
 * The list price where no reader found it: the one figure above the lowest price, and not far above, that nothing
 * explains.
 */
export function rescueList(clauses: readonly ReadClause[], statements: Statement[]): Statement[] {
  const floor = statements.find((said) => said.kind === 'floor');
  if (
    floor?.kind !== 'floor' ||
    statements.some(
      (said) => said.kind === 'list' || (said.kind === 'break' && said.upTo !== undefined && 'to_price' in said.figure),
    )
  )
    return statements;
  const unread = clauses.filter(({ read }) =>
    read.every(({ kind }) => kind === 'not_understood' || kind === 'name' || kind === 'fact'),
  );
  const found = unread
    .flatMap(({ clause, read }) =>
      [...clause.tagged.text.slice(clause.from, clause.to).matchAll(/<[mny]\d+>/g)].map(([tag]) => ({
        clause,
        read,
        price: clause.value(tag),
      })),
    )
    .filter(({ clause, price }) => price > floor.price && price <= floor.price * 3 && !ELSE.test(clause.text));
  const [first] = found;
  if (!first || found.some(({ price }) => price !== first.price)) return statements;
  return [
    ...statements.filter((said) => !first.read.includes(said) || said.kind === 'name'),
    { kind: 'list', price: first.price, strength: 'weak', unit: null, quote: first.clause.quote },
  ];
}

/**
 * The lowest price where no reader found it: the one price between half of the list price and the list price
 * that stands beside a word of limit or of willingness, and for which nothing is asked.
 */
export function rescueFloor(clauses: readonly ReadClause[], statements: Statement[]): Statement[] {
  const lists = statements.filter((said): said is StatementOf<'list'> => said.kind === 'list');
  if (
    lists.length === 0 ||
    statements.some(({ kind }) => kind === 'floor' || kind === 'fixed_price' || kind === 'floor_off')
  )
    return statements;
  const list = Math.max(...lists.map(({ price }) => price));
  const found = clauses.flatMap((one) =>
    candidates(one, list).map((tag) => ({ ...one, price: one.clause.value(tag) })),
  );
  const [first] = found;
  if (!first || found.some(({ price }) => price !== first.price)) return statements;
  const { quote } = first.clause;
  const kept = statements.filter(
    (said) =>
      !(
        first.read.includes(said) &&
        (said.kind === 'not_understood' || (said.kind === 'list' && said.price === first.price))
      ),
  );
  return [...kept, { kind: 'floor', price: first.price, strength: 'strong', unit: null, quote }];
}
