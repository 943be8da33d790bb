import type { Language } from './language.js';
import { readClause } from './recognisers/read-clause.js';
import type { PlacedStatement, Statement } from './statement.js';
import { clausesOf } from './text/clauses.js';
import { placeStatements } from './text/place-statements.js';
import type { Range } from './text/range.js';
import { sentenceRanges } from './text/split-clauses.js';
import type { TaggedText } from './text/tagged-text.js';

/** The one pass: sentences, their clauses, and at last what only the whole can tell. */
export function readSentences(tagged: TaggedText, language: Language): PlacedStatement[] {
  const statements: Statement[] = [];
  const origins = new Map<string, Range>();
  const sentences = language.begin(tagged);
  for (const sentence of sentenceRanges(tagged.text).flatMap((range) => language.parts(tagged.text, range))) {
    const at = statements.length;
    const whole = sentences.read(sentence, statements);
    statements.push(...whole.statements);
    const inSentence = [...whole.remarked];
    let previous: readonly Statement[] = [];
    for (const clause of whole.left.flatMap((range) => clausesOf(tagged, range))) {
      if (clause.quote === '') continue;
      const read = readClause(clause, { statements, previous, sentence: inSentence, all: statements });
      statements.push(...read);
      inSentence.push(...read);
      previous = read;
    }
    for (const { quote } of statements.slice(at)) if (!origins.has(quote)) origins.set(quote, sentence);
  }
  sentences.end(statements);
  return placeStatements(tagged, language.settle(statements), origins);
}
