/** What a migration changes or removes of tables that an earlier version still uses beside the new one. */

const ADDS = /^(?:CREATE (?:TABLE|INDEX|(?:OR REPLACE )?(?:FUNCTION|(?:CONSTRAINT )?TRIGGER))|INSERT|UPDATE|DO)\b/;
const ADDS_COLUMN = /^ADD COLUMN (?!.*(?:\b(?:CHECK|UNIQUE|REFERENCES|PRIMARY)\b|NOT NULL(?!.* DEFAULT )))(?!.*STORED)/;
const TAKES = /\b(?:ALTER|DROP|DELETE|RENAME|TRUNCATE)\b/i;

/**
 * The clauses that do more than add. What is done to a table that the same migration made before is not counted, nor
 * an index that is made anew.
 * @example schemaBreaks('DROP TABLE "ask";') // ['DROP TABLE "ask"']
 */
export function schemaBreaks(sql) {
  const statements = statementsOf(sql);
  const indexes = new Set(statements.flatMap((text) => /^CREATE INDEX.*? ("\w+")/.exec(text)?.[1] ?? []));
  const made = new Set();
  return statements.flatMap((text) => {
    const [, created] = /^CREATE TABLE ("\w+")/.exec(text) ?? [];
    if (created !== undefined) made.add(created);
    if (ADDS.test(text)) return TAKES.test(/\$.*\$/.exec(text)?.[0] ?? '') ? [text] : [];
    const [, table] = /^(?:ALTER TABLE|CREATE UNIQUE INDEX .*? ON) ("\w+")/.exec(text) ?? [];
    const [, index] = /^DROP INDEX (?:CONCURRENTLY )?IF EXISTS ("\w+")$/.exec(text) ?? [];
    if (made.has(table) || indexes.has(index)) return [];
    const [, head, clauses] = /^(ALTER TABLE "\w+") (.*)$/.exec(text) ?? [];
    if (clauses === undefined) return [text];
    return clauses.split(/, ?/).flatMap((clause) => (ADDS_COLUMN.test(clause) ? [] : [`${head} ${clause}`]));
  });
}

/** On a line each, without comments, literals, brackets and the bodies of functions. */
function statementsOf(sql) {
  const outer = sql.replace(/'[^']*'|--.*$|\$\$[^]*?\$\$/gm, (found, at) => {
    if (!found.startsWith('$')) return found.startsWith('-') ? '' : "''";
    return /DO\s*$/.test(sql.slice(0, at)) ? `$ ${TAKES.exec(found)?.[0] ?? ''} $` : '';
  });
  return withoutBrackets(outer)
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter((statement) => statement !== '');
}

function withoutBrackets(text) {
  const outer = text.replace(/\s*\([^()]*\)/g, '');
  return outer === text ? text : withoutBrackets(outer);
}
