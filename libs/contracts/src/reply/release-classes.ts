import { Amount, Flag, Nested, Text } from '../fields.js';

/** The most characters of the code of a thing. */
export const CODE_MAX_CHARACTERS = 128;

const code = (of: string): PropertyDecorator =>
  Text({ description: `The thing’s ${of}.`, min: 1, max: CODE_MAX_CHARACTERS, optional: true });

/** A thing by one of its codes, as the policy’s inventory binds it. */
export class StockMatch {
  @code('id')
  id?: string;

  @code('VIN')
  vin?: string;

  @code('SKU')
  sku?: string;

  @code('GTIN')
  gtin?: string;
}

/** What releasing a held thing takes. */
export class ReleaseIn {
  @Nested(() => StockMatch, { name: 'StockMatch', description: 'The held thing, by exactly one of its codes.' })
  match!: StockMatch;
}

/** Who is next in line for a thing. */
export class NextInLine {
  @Text({ description: 'The negotiation of the next buyer; its next reply offers the thing at this price.' })
  negotiation_id!: string;

  @Amount({ description: 'The unit price that the next buyer agreed to or bid, in currency units.' })
  price!: number;

  @Text({ description: 'Until when the next buyer’s bid waits: ISO 8601 in UTC.' })
  expires_at!: string;
}

/** A thing that is free again. */
export class ReleaseResult {
  @Flag({ description: 'Always true: if nothing was held, the answer is 404.' })
  released!: true;

  @Nested(() => NextInLine, {
    name: 'NextInLine',
    description:
      'The buyer who first agreed to buy the thing while it was held, otherwise the highest waiting bid; omitted ' +
      'if there is neither.',
    optional: true,
  })
  next?: NextInLine;
}
