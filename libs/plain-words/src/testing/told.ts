import { readDescription } from '../read-description.js';
import { saidAbout, type Statement, type StatementOf } from '../statement.js';

/** The statements of one kind that are read from a description, without their words and places. */
export const told = <Kind extends Statement['kind']>(
  kind: Kind,
  description: string,
): Omit<StatementOf<Kind>, 'quote' | 'kind'>[] =>
  saidAbout(readDescription(description).statements, kind).map((said) => {
    const {
      quote: _quote,
      start: _start,
      end: _end,
      kind: _kind,
      ...rest
    } = said as unknown as Record<string, unknown>;
    return rest as unknown as Omit<StatementOf<Kind>, 'quote' | 'kind'>;
  });
