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
