import type { Recogniser } from '../recogniser.js';
import type { Statement } from '../statement.js';

/** "VIN 1HG…", "SKU AB-12", "only while item X is in stock". */
export const readStock: Recogniser = (clause) => {
  const tags = clause.left('s');
  const statements: Statement[] = [];
  for (const tag of tags) {
    const code = clause.code(tag);
    if (code) statements.push({ kind: 'stock', key: code.key, value: code.value, option: null, quote: clause.quote });
  }
  if (statements.length > 0) clause.take(...tags);
  return statements;
};
